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

describe('what is no request that a route could answer', () => {
  it.each([
    ['no HTTP', 400, 'quokka\r\n\r\n'],
    ['an address that is none', 400, 'GET http://[quokka HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['headers without end', 431, `${live}Host: x\r\nX: quokka${'a'.repeat(20_000)}\r\n\r\n`],
  ])('%s is answered with %i, and nothing of it is logged or said', async (_, status, text) => {
    const answer = await answerTo(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer + server.lines.join('')).not.toContain('quokka')
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
