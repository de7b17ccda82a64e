import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { endUnfinishedBodies } from './stuck-connections.ts'

let app: FastifyInstance
let client: Socket
let trickle: NodeJS.Timeout
afterEach(async () => {
  clearInterval(trickle)
  client.destroy()
  await app.close()
})

/** Begins a body of 1,000 bytes at a call that is refused before it is read; resolves with what was answered. */
async function beginRefused(patienceMs: number): Promise<string> {
  app = Fastify()
  endUnfinishedBodies(app, patienceMs)
  app.addHook('onRequest', async (_request, reply) => reply.status(401).send('no'))
  app.post('/', async () => 'never')
  await app.listen({ port: 0, host: '127.0.0.1' })
  client = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\nx')
  const [first] = await once(client, 'data')
  return String(first)
}

describe('a body that goes on after its answer', () => {
  it('a connection whose body trickles on after a 401 is closed', async () => {
    expect(await beginRefused(50)).toMatch(/^HTTP\/1.1 401/)
    trickle = setInterval(() => client.write('x'), 10)
    // Not by `once`, which rejects: a byte that is on its way while the connection ends fails, as it should.
    await new Promise((closed) => client.once('close', closed))
  })

  it('a connection whose body comes to its end after a 401 is used for the next call', async () => {
    expect(await beginRefused(60_000)).not.toMatch(/^connection: close/im)
    client.write('x'.repeat(999))
    client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n')
    const [next] = await once(client, 'data')
    expect(String(next)).toMatch(/^HTTP\/1.1 401/)
  })
})
