import { createServer, type Server } from 'node:http'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { secretsFrom } from '../platform/secrets.ts'
import type { Tables } from '../tables.ts'
import { TestClock } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { type Sandbox, startSandbox } from './service.ts'
import { sdkOf, twoPacks } from './testing/client.ts'
import { sendOverHttp } from './webhooks.ts'

const key = 'a key for tests that is long enough'

/** What arrived at the endpoint, and what it answers. */
interface Received {
  payload: string
  signature: string
  event: Stripe.Event
}
let received: Received[]
let answers: number[]
let server: Server
let url: string

let database: Database<Tables>
let clock: TestClock
let sandbox: Sandbox
let stripe: Stripe

beforeAll(async () => {
  database = await openTestDatabase()
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const payload = Buffer.concat(chunks).toString()
      received.push({ payload, signature: String(request.headers['stripe-signature']), event: JSON.parse(payload) })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${portOf(server)}/webhook`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await database.close()
})
beforeEach(async () => {
  received = []
  answers = []
  clock = new TestClock()
  sandbox = await start(clock)
  stripe = sdkOf(sandbox)
})
afterEach(async () => {
  await sandbox.close()
  await database.db.deleteFrom('sandbox_delivery').execute()
})

function portOf(listening: Server): number {
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return address.port
}
const start = (at: Clock, secrets = secretsFrom(key)) =>
  startSandbox(
    { ...database, clock: at, secrets, settings: { publicUrl: 'http://localhost:3000' } },
    { onError: (error) => console.error(error), send: sendOverHttp(url) },
  )
const typesOf = (all: Received[]) => all.map(({ event }) => event.type)
/** A payment that was promised and then arrived: two events. */
async function twoEvents(): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(twoPacks())
  await sandbox.complete(id, 'async_paid')
  return id
}
/** Nothing is sent at a known moment, and on a busy machine it may be late. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 })
const inOrder = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']

describe('webhooks of the sandbox', () => {
  it('a webhook is signed so that the official SDK takes it, and says its version and its object', async () => {
    const id = await twoEvents()
    await sandbox.deliver()
    expect(typesOf(received)).toEqual(inOrder)
    for (const { payload, signature } of received) {
      const event = Stripe.webhooks.constructEvent(
        payload,
        signature,
        sandbox.webhookSecret,
        300,
        undefined,
        clock.now().getTime(),
      )
      expect(event).toMatchObject({
        object: 'event',
        api_version: Stripe.API_VERSION,
        livemode: false,
        data: { object: { id } },
      })
      expect(await stripe.events.retrieve(event.id)).toMatchObject({ type: event.type })
    }
  })

  it('a webhook that was changed on its way, or signed with another secret, is refused by the official SDK', async () => {
    await twoEvents()
    await sandbox.deliver()
    const [{ payload, signature } = { payload: '', signature: '' }] = received
    const check = (text: string, secret: string) => () =>
      Stripe.webhooks.constructEvent(text, signature, secret, 300, undefined, clock.now().getTime())
    expect(check(payload.replace('1800', '1801'), sandbox.webhookSecret)).toThrow('signature')
    expect(check(payload, 'whsec_other')).toThrow('signature')
  })

  it('while SECRET_KEY is rotated a webhook carries a signature of each key', async () => {
    await sandbox.close()
    const old = sandbox.webhookSecret
    sandbox = await start(clock, secretsFrom('another key for tests, also long enough', key))
    stripe = sdkOf(sandbox)
    await twoEvents()
    await sandbox.deliver()
    expect(sandbox.webhookSecret).not.toBe(old)
    for (const secret of [old, sandbox.webhookSecret])
      expect(() =>
        Stripe.webhooks.constructEvent(
          received[0]?.payload ?? '',
          received[0]?.signature ?? '',
          secret,
          300,
          undefined,
          clock.now().getTime(),
        ),
      ).not.toThrow()
  })

  it('a webhook that is not answered with 2xx is sent again later, with the same event and a new signature', async () => {
    await twoEvents()
    answers = [500, 302]
    expect((await sandbox.deliver()).map(({ status }) => status)).toEqual([500, 302])
    clock.pass(60)
    expect((await sandbox.deliver()).map(({ status }) => status)).toEqual([200, 200])
    expect(await sandbox.deliver()).toEqual([])
    const [first, , again] = received
    expect(again?.event.id).toBe(first?.event.id)
    expect(again?.payload).toBe(first?.payload)
    expect(again?.signature).not.toBe(first?.signature)
  })

  it('a webhook that nobody answers waits for its next try', async () => {
    await twoEvents()
    await sandbox.close()
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const nobody = `http://127.0.0.1:${portOf(closed)}/`
    await new Promise((resolve) => closed.close(resolve))
    const parts = { ...database, clock, secrets: secretsFrom(key), settings: { publicUrl: 'http://localhost:3000' } }
    const alone = await startSandbox(parts, { onError: (error) => console.error(error), send: sendOverHttp(nobody) })
    expect((await alone.deliver()).map(({ status }) => status)).toEqual([null, null])
    await alone.close()
    sandbox = await start(clock)
    expect((await sandbox.deliver()).map(({ status }) => status)).toEqual([200, 200])
  })

  it('webhooks that a stop left over are sent by the next start, and those to come at once', async () => {
    await twoEvents()
    await sandbox.close()
    sandbox = await start(clock)
    stripe = sdkOf(sandbox)
    sandbox.sendTo(url)
    await eventually(() => expect(typesOf(received)).toEqual(inOrder))
    await twoEvents()
    await eventually(() => expect(typesOf(received)).toEqual([...inOrder, ...inOrder]))
  })

  it('a webhook is tried again only when its time has come, and in the end given up', async () => {
    await twoEvents()
    answers = Array.from({ length: 100 }, () => 500)
    sandbox.sendTo(url)
    await eventually(() => expect(received).toHaveLength(2))
    const dueIn = async () => {
      const rows = await database.db.selectFrom('sandbox_delivery').select(['due_at', 'status', 'attempts']).execute()
      return rows.map(({ due_at, status, attempts }) => [status, attempts, due_at.getTime() - clock.now().getTime()])
    }
    await eventually(async () =>
      expect(await dueIn()).toEqual([
        ['waiting', 1, 2000],
        ['waiting', 1, 2000],
      ]),
    )
    await sandbox.close()
    for (let tries = 1; tries < 12; tries += 1) await sandbox.deliver()
    expect((await dueIn()).map(([status, attempts]) => [status, attempts])).toEqual([
      ['failed', 12],
      ['failed', 12],
    ])
    expect(await sandbox.deliver()).toEqual([])
  })

  it('webhooks are held back, sent newest first, and sent twice, when that is asked for', async () => {
    sandbox.sendTo(url)
    sandbox.hold()
    await twoEvents()
    expect((await sandbox.overview()).waiting).toBe(2)
    expect(received).toEqual([])
    await sandbox.release({ newestFirst: true })
    expect(typesOf(received)).toEqual(inOrder.toReversed())
    await Promise.all([
      sandbox.deliverEvent(received[0]?.event.id ?? ''),
      sandbox.deliverEvent(received[0]?.event.id ?? ''),
    ])
    expect(new Set([received[0], received[2], received[3]].map((each) => each?.event.id)).size).toBe(1)
    expect(await sandbox.deliverEvent('evt_none')).toBeNull()
  })

  it('two processes on one database send each webhook once', async () => {
    const other = await start(clock)
    for (let n = 0; n < 10; n += 1) await twoEvents()
    for (const each of [sandbox, other]) each.sendTo(url)
    await eventually(() => expect(received.length).toBeGreaterThanOrEqual(20))
    await other.close()
    await sandbox.close()
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(20)
    expect(received).toHaveLength(20)
  })

  it('two processes with one SECRET_KEY have the same keys, and one with another has others', async () => {
    const [same, different] = [
      await start(clock),
      await start(clock, secretsFrom('quite another key that is long enough')),
    ]
    const keysOf = ({ secretKey, webhookSecret }: Sandbox) => [secretKey, webhookSecret]
    expect(keysOf(same)).toEqual(keysOf(sandbox))
    for (const each of keysOf(different)) expect(keysOf(sandbox)).not.toContain(each)
    expect(sandbox).toMatchObject({
      secretKey: expect.stringMatching(/^sk_test_[0-9a-f]{64}$/),
      webhookSecret: expect.stringMatching(/^whsec_[0-9a-f]{64}$/),
    })
    await same.close()
    await different.close()
  })
})
