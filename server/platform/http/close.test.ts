import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { patience, SmallServer } from '../testing/small-server.ts'
import { closeHttp } from './close.ts'

const server = SmallServer.forEachTest()
const request = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n'
const headOf = (path: string, length: string) =>
  `POST /api/v1/${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`

async function connectMany(count: number) {
  const connections: Awaited<ReturnType<typeof server.connect>>[] = []
  for (let n = 0; n < count; n += 1) connections.push(await server.connect())
  const answers = () =>
    new Set(
      connections.map(
        ({ read }) =>
          read()
            .match(/HTTP\/1.1 \d+/g)
            ?.join() ?? 'none',
      ),
    )
  const sendAll = () => {
    for (const { socket } of connections) socket.write(request)
  }
  const close = async () => {
    server.isStopping = true
    await closeHttp(server.app)
    await Promise.all(connections.map(({ closed }) => closed))
  }
  return { connections, answers, sendAll, close }
}

describe('a server that closes', () => {
  it.each([
    ['on new connections', false],
    ['on connections that were kept', true],
  ])('the server answers what is on its way %s when it closes, and resets none of it', async (_, isKept) => {
    const { connections, answers, sendAll, close } = await connectMany(30)
    if (isKept) {
      sendAll()
      await vi.waitFor(() => expect(answers()).toEqual(new Set(['HTTP/1.1 200'])), patience)
    } else await Promise.all(connections.map(({ socket }) => socket.connecting && once(socket, 'connect')))
    sendAll()
    await close()
    expect(answers()).toEqual(new Set([isKept ? 'HTTP/1.1 200,HTTP/1.1 200' : 'HTTP/1.1 200']))
  })

  it('a closing server answers everybody who waits, also where that takes seconds', async () => {
    // As a statement of the embedded database does.
    server.app.server.on('connection', () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 15))
    const { answers, sendAll, close } = await connectMany(100)
    sendAll()
    await once(server.app.server, 'connection')
    await close()
    expect(answers()).toEqual(new Set(['HTTP/1.1 200']))
  })

  it('the server closes although somebody is still sending, once their time is over', async () => {
    const { socket, closed } = await server.connect()
    const hasArrived = once(server.app.server, 'request')
    socket.write(`${headOf('notes/', 'Content-Length: 100')}{`)
    await hasArrived
    await closeHttp(server.app, { patienceMs: 100 })
    await closed
  })
})

describe('bodies on a connection', () => {
  it.each([
    ['of known length', 'Content-Length: 200000', ''],
    ['in chunks', 'Transfer-Encoding: chunked', `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}`],
  ])('the server tells a client that is still sending that its body, %s, is too large', async (_, length, first) => {
    const { socket, read, closed } = await server.connect()
    socket.write(`${headOf('notes/', length)}${first}`)
    await closed
    expect(read()).toMatch(/^HTTP\/1.1 413/)
  })

  it('the server refuses a request that smuggles a second length', async () => {
    const { socket, read, closed } = await server.connect()
    socket.write(`${headOf('touch', 'Content-Length: 3\r\nTransfer-Encoding: chunked')}0\r\n\r\n`)
    await closed
    expect(read()).toMatch(/^HTTP\/1.1 400/)
  })
})
