import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endSlowReaders } from './stuck-connections.ts'

const readers = 20
const kib = 1024
const answerBytes = 256 * kib

describe('connections that never read', () => {
  let app: FastifyInstance
  let folder: string
  let clients: Socket[]
  let closed: number
  let handled: number
  let mostHeld: number

  const start = async (stalledAfterMs: number) => {
    app = Fastify()
    endSlowReaders(app, stalledAfterMs)
    const sockets = new Set<Socket>()
    const answers = new Set<ServerResponse>()
    const held = () => [...sockets, ...answers].reduce((sum, stream) => sum + stream.writableLength, 0)
    app.server.on('connection', (socket) => {
      sockets.add(socket)
      socket.once('close', () => {
        sockets.delete(socket)
        closed += 1
      })
    })
    app.server.on('request', (_request, response: ServerResponse) => {
      handled += 1
      answers.add(response)
      response.once('close', () => answers.delete(response))
      mostHeld = Math.max(mostHeld, held())
    })
    // A text of its own for each answer, as the API makes them.
    app.get('/text', async () => {
      mostHeld = Math.max(mostHeld, held())
      return 'x'.repeat(answerBytes)
    })
    // More than the kernel takes for a connection that is not read.
    const large = Buffer.alloc(16 * kib * kib)
    app.get('/large', async () => large)
    // Not begun when a connection that takes nothing would be ended, nor when it would be for the second time.
    app.get('/slow', async (_request, { raw }) => {
      for (let times = 0; times < 2; times += 1) await once(raw, 'timeout')
      return 'at last'
    })
    await app.register(fastifyStatic, { root: folder, prefix: '/files/' })
    await app.listen({ port: 0, host: '127.0.0.1' })
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settlesg-files-'))
    clients = []
    closed = 0
    handled = 0
    mostHeld = 0
  })
  afterEach(async () => {
    for (const client of clients) client.destroy()
    await app.close()
    rmSync(folder, { recursive: true })
  })

  /** Connects and asks so many times without ever reading; resolves when the server has ended the connection. */
  async function askWithoutReading(path: string, times: number): Promise<void> {
    const { port } = app.server.address() as AddressInfo
    const client = connect(port, '127.0.0.1')
    clients.push(client)
    client.pause()
    client.on('error', () => {})
    await once(client, 'connect')
    client.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times))
  }
  const allClosed = () => expect.poll(() => closed, { timeout: 60_000, interval: 20 }).toBe(clients.length)

  it('connections that send hundreds of requests ahead are ended with eight answers held', async () => {
    await start(600_000)
    await Promise.all(Array.from({ length: readers }, () => askWithoutReading('/text', 200)))
    await allClosed()
    expect(handled).toBeGreaterThan(readers * 8)
    expect(mostHeld).toBeLessThanOrEqual(readers * 8 * (answerBytes + kib))
  })

  it('connections of slow readers are ended when nothing was taken for a while', async () => {
    await start(300)
    await Promise.all(Array.from({ length: readers }, () => askWithoutReading('/large', 1)))
    await allClosed()
    expect(closed).toBe(readers)
  })

  it('slow readers make the server read no more of a file than a little ahead', async () => {
    writeFileSync(join(folder, 'large.bin'), Buffer.alloc(32 * kib * kib))
    await start(300)
    let held = 0
    app.server.on('request', (_request, response: ServerResponse) => {
      // When nothing was taken for a while no more is read either; looked at before the connection is ended for it.
      response.prependListener('timeout', () => {
        held = Math.max(held, response.writableLength)
      })
    })
    await Promise.all(Array.from({ length: 5 }, () => askWithoutReading('/files/large.bin', 1)))
    await allClosed()
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThanOrEqual(kib * kib)
  })

  it('slow readers do not matter to others who wait for a long answer', async () => {
    await start(50)
    const { port } = app.server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/slow`)
    expect(await answer.text()).toBe('at last')
  })
})
