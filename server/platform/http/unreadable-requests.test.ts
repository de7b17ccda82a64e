import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { patience, SmallServer } from '../testing/small-server.ts'

const server = SmallServer.forEachTest()
const live = 'GET /health/live HTTP/1.1\r\n'

/** The raw answer to what is sent, on a connection that is then closed. */
async function answerTo(text: string) {
  const { socket, read, closed } = await server.connect()
  socket.write(text)
  await closed
  return read()
}

function expectRefusal(answer: string, { status, ...body }: { status: number; detail: string; code: string }) {
  const [head = '', text = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toMatch(/^content-type: application\/json; charset=utf-8\r?$/im)
  expect(head).toMatch(/^cache-control: no-store\r?$/im)
  expect(JSON.parse(text)).toEqual(body)
}

describe('what is no request that a route could answer', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an unknown version', 'GET / HTTP/9.1\r\nHost: x\r\n\r\n'],
    ['an address that is none', 'GET http://[quokka HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ])('%s is answered with 400 in the shape of any failure, and nothing of it is logged', async (_, text) => {
    expectRefusal(await answerTo(text), { status: 400, detail: 'Bad Request', code: 'bad_request' })
    expect(server.lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ status: 400, msg: 'unreadable request' }),
    )
    expect(server.lines.join('')).not.toMatch(/hello|quokka|FOO/)
  })

  it.each([
    ['headers', `${live}Host: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['an address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ])('%s without end is answered with 431', async (_, text) => {
    const detail = 'The request headers are too large'
    expectRefusal(await answerTo(text), { status: 431, detail, code: 'headers_too_large' })
  })

  it('a request that does not come to an end in time is answered with 408', async () => {
    const { socket, read, closed } = await server.connect()
    const accepted = once(server.app.server, 'connection')
    socket.write(live)
    const [connection] = await accepted
    // As Node says after half a minute.
    server.app.server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), connection)
    await closed
    const detail = 'The request took too long to arrive'
    expectRefusal(read(), { status: 408, detail, code: 'request_timeout' })
  })

  it('a server ends requests that take 30 s to arrive, and connections on which nothing moves for a minute', () => {
    expect(server.app.server).toMatchObject({ requestTimeout: 30_000, timeout: 60_000 })
  })

  it('a request that was begun before the server closes is answered', async () => {
    const { socket, read, closed } = await server.connect()
    const accepted = once(server.app.server, 'connection')
    socket.write(`${live}Host: x\r\n`)
    const [connection] = await accepted
    await vi.waitFor(() => expect(connection.bytesRead).toBeGreaterThan(0), patience)
    const closing = server.app.close()
    await vi.waitFor(() => expect(server.app.server.listening).toBe(false), patience)
    socket.write('\r\n')
    await closed
    await closing
    expect(read()).toMatch(/^HTTP\/1.1 200[\s\S]*^connection: close\r?$/im)
  })
})
