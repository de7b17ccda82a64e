import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closedPort } from '../testing/closed-port.ts'
import { hasRedis, startRedis } from '../testing/redis-server.ts'
import { SmallServer } from '../testing/small-server.ts'

let servers: SmallServer[] = []
afterEach(async () => {
  for (const { app } of servers) await app.close()
  servers = []
})

const digest = (text: string) => createHmac('sha256', 'a key').update(text).digest('base64url')
/** As patient as a busy machine needs it, where Redis is to be heard. */
async function startProcess(port: number, patience: { patienceMs?: number } = { patienceMs: 20_000 }) {
  const server = new SmallServer()
  await server.start({
    rateLimits: true,
    digest,
    redis: { url: `redis://default:hush@127.0.0.1:${port}`, ...patience },
  })
  servers.push(server)
  return server
}

const address = '10.1.2.3'
const call = async ({ app }: SmallServer, remoteAddress = address) =>
  (await app.inject({ url: '/api/v1/nothing', remoteAddress })).statusCode
/** In turn: many at a time would make a busy machine slow to hear Redis. */
async function calls(server: SmallServer, times: number): Promise<number[]> {
  const statuses = new Set<number>()
  for (let each = 0; each < times; each += 1) statuses.add(await call(server))
  return [...statuses]
}
/** What the log says of Redis, in order. */
const said = ({ lines }: SmallServer) => lines.map((line) => JSON.parse(line)).filter(({ msg }) => /Redis/.test(msg))
const [away, back] = [expect.stringMatching(/^Redis is away/), expect.stringMatching(/^Redis is back/)]

describe.runIf(hasRedis)('limits of calls in Redis', () => {
  let port: number
  let redis: Awaited<ReturnType<typeof startRedis>>
  beforeEach(async () => {
    port = await closedPort()
    redis = await startRedis(port)
  })
  afterEach(() => redis.kill())

  it('two processes with one Redis let 300 calls a minute through together, exactly', async () => {
    const [one, other] = [await startProcess(port), await startProcess(port)]
    const statuses = []
    for (let turn = 0; turn < 200; turn += 1) statuses.push(...(await Promise.all([call(one), call(other)])))
    expect(statuses.filter((status) => status === 404)).toHaveLength(300)
    expect(statuses.filter((status) => status === 429)).toHaveLength(100)
    const refused = await other.app.inject({ url: '/api/v1/nothing', remoteAddress: address })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await call(one, '10.1.2.4')).toBe(404)
  })

  it('two processes with one Redis count each limit of a person apart from the others, and together', async () => {
    const [one, other] = [await startProcess(port), await startProcess(port)]
    const statuses = []
    for (const server of [one, other, one]) statuses.push((await server.read()).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    expect((await one.write({ email: 'a@x.sg', count: 1 })).statusCode).toBe(200)
  })

  it('Redis is told neither addresses nor accounts', async () => {
    const server = await startProcess(port)
    await call(server)
    await server.read()
    await server.write({ email: 'a@x.sg', count: 1 })
    const keys = await redis.keys()
    expect(keys.length).toBeGreaterThan(3)
    for (const key of keys) expect(key).toMatch(/^settlesg:calls:[\w-]{43}$/)
  })

  it('a process whose Redis dies limits calls by itself, says so once, and counts together once it is back', async () => {
    const [one, other] = [await startProcess(port), await startProcess(port)]
    expect(await calls(one, 299)).toEqual([404])
    await redis.kill()
    expect(await calls(one, 300)).toEqual([404])
    expect(await calls(one, 2)).toEqual([429])
    expect(said(one)).toMatchObject([{ level: 40, msg: away }])
    // Which nobody has asked meanwhile: it notices when it connects again.
    await vi.waitFor(() => expect(said(other)).toMatchObject([{ msg: away }]), 10_000)

    redis = await startRedis(port)
    // Its own count is full; the common one begins anew.
    await vi.waitFor(async () => expect(await call(one)).toBe(404), 10_000)
    expect(said(one)).toMatchObject([
      { level: 40, msg: away },
      { level: 30, msg: back },
    ])
    await vi.waitFor(async () => {
      await call(other)
      expect(said(other).at(-1)).toMatchObject({ msg: back })
    }, 10_000)
    await calls(other, 299)
    expect([await call(one), await call(other)]).toEqual([429, 429])
  })

  it('a Redis that refuses what it is asked is as good as none', async () => {
    const server = await startProcess(port)
    await redis.forbidScripts()
    expect(await calls(server, 300)).toEqual([404])
    expect(await call(server)).toBe(429)
    expect(said(server)).toMatchObject([{ msg: away, fault: 'NOPERM' }])
  })

  it('a Redis that stops answering holds no call up', async () => {
    const server = await startProcess(port, {})
    redis.freeze()
    expect(await calls(server, 300)).toEqual([404])
    expect(await call(server)).toBe(429)
    expect(said(server)).toMatchObject([{ msg: away, fault: 'no answer' }])
  })
})

it('a process whose Redis is away at its start limits calls by itself, and its log has no password', async () => {
  const server = await startProcess(await closedPort())
  expect(await calls(server, 300)).toEqual([404])
  expect(await calls(server, 10)).toEqual([429])
  expect(said(server)).toMatchObject([{ msg: away, fault: 'ECONNREFUSED' }])
  expect(server.lines.join()).not.toContain('hush')
})

it('a Redis that takes connections and never answers holds no call up', async () => {
  const sockets: Socket[] = []
  const mute = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  try {
    const server = await startProcess((mute.address() as AddressInfo).port, {})
    expect(await calls(server, 300)).toEqual([404])
    expect(await call(server)).toBe(429)
    expect(said(server)).toMatchObject([{ msg: away, fault: 'no answer' }])
  } finally {
    for (const socket of sockets) socket.destroy()
    mute.close()
  }
})
