import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestSandbox, type TestSandbox, twoPacks } from './testing/client.ts'
import { sendOverHttp } from './webhooks.ts'

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

let sandbox: TestSandbox
let folder: string

beforeAll(async () => {
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
  url = `http://127.0.0.1:${readPort(server)}/webhook`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(async () => {
  received = []
  answers = []
  folder = mkdtempSync(join(tmpdir(), 'settlesg-webhooks-'))
  sandbox = await start()
})
afterEach(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

function readPort(listening: Server): number {
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return address.port
}
const start = (to = url) => startTestSandbox({ folder, send: sendOverHttp(to) })
const listTypes = (all: Received[]) => all.map(({ event }) => event.type)
/** A payment that was promised and then arrived: two events. */
async function twoEvents(): Promise<string> {
  const { id } = await sandbox.stripe.checkout.sessions.create(twoPacks())
  sandbox.complete(id, 'async_paid')
  return id
}
/** Nothing is sent at a known moment, and on a busy machine it may be late. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 })
const inOrder = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']

describe('webhooks of the sandbox', () => {
  it('a webhook is signed so that the official SDK takes it, with version and object', async () => {
    const id = await twoEvents()
    await sandbox.deliver()
    expect(listTypes(received)).toEqual(inOrder)
    for (const { payload, signature } of received) {
      const event = Stripe.webhooks.constructEvent(
        payload,
        signature,
        sandbox.webhookSecret,
        300,
        undefined,
        sandbox.now().getTime(),
      )
      expect(event).toMatchObject({
        object: 'event',
        api_version: Stripe.API_VERSION,
        livemode: false,
        data: { object: { id } },
      })
      expect(await sandbox.stripe.events.retrieve(event.id)).toMatchObject({ type: event.type })
    }
  })

  it('a webhook not answered with 2xx is sent again later with a new signature', async () => {
    await twoEvents()
    answers = [500, 302]
    expect((await sandbox.deliver()).map(({ status }) => status)).toEqual([500, 302])
    sandbox.pass(60)
    expect((await sandbox.deliver()).map(({ status }) => status)).toEqual([200, 200])
    expect(await sandbox.deliver()).toEqual([])
    const [first, , again] = received
    expect(again?.event.id).toBe(first?.event.id)
    expect(again?.payload).toBe(first?.payload)
    expect(again?.signature).not.toBe(first?.signature)
  })

  it('webhooks that a stop left over are sent by the next start, and those to come at once', async () => {
    await twoEvents()
    await sandbox.close()
    sandbox = await start()
    sandbox.sendTo(url)
    await eventually(() => expect(listTypes(received)).toEqual(inOrder))
    await twoEvents()
    await eventually(() => expect(listTypes(received)).toEqual([...inOrder, ...inOrder]))
  })

  it('a webhook is tried again only when its time has come, and in the end given up', async () => {
    await twoEvents()
    answers = Array.from({ length: 100 }, () => 500)
    sandbox.sendTo(url)
    await eventually(() => expect(received).toHaveLength(2))
    const ids = received.map(({ event }) => event.id)
    const deliveries = () => ids.map((id) => sandbox.store.delivery(id))
    const dueAt = sandbox.now().getTime() + 2000
    const waiting = { status: 'waiting', attempts: 1, dueAt }
    await eventually(() => expect(deliveries()).toEqual([waiting, waiting]))
    for (let tries = 1; tries < 12; tries += 1) await sandbox.deliver()
    const failed = expect.objectContaining({ status: 'failed', attempts: 12 })
    expect(deliveries()).toEqual([failed, failed])
    expect(await sandbox.deliver()).toEqual([])
  })

  it('webhooks are held back, sent newest first, and sent twice, on request', async () => {
    sandbox.sendTo(url)
    sandbox.hold()
    await twoEvents()
    expect(sandbox.overview().waiting).toBe(2)
    expect(received).toEqual([])
    await sandbox.release({ newestFirst: true })
    expect(listTypes(received)).toEqual(inOrder.toReversed())
    await Promise.all([
      sandbox.deliverEvent(received[0]?.event.id ?? ''),
      sandbox.deliverEvent(received[0]?.event.id ?? ''),
    ])
    expect(new Set([received[0], received[2], received[3]].map((each) => each?.event.id)).size).toBe(1)
    expect(await sandbox.deliverEvent('evt_none')).toBeNull()
  })

  it('two processes with one folder have one store and one key, and send each webhook once', async () => {
    const other = await start()
    expect([other.secretKey, other.webhookSecret]).toEqual([sandbox.secretKey, sandbox.webhookSecret])
    for (let n = 0; n < 10; n += 1) await twoEvents()
    for (const each of [sandbox, other]) each.sendTo(url)
    await eventually(() => expect(received.length).toBeGreaterThanOrEqual(20))
    await other.close()
    await sandbox.close()
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(20)
    expect(received).toHaveLength(20)
    sandbox = await start()
  })

  it('a sandbox makes keys of its own, each another', async () => {
    const other = await startTestSandbox()
    expect(sandbox).toMatchObject({
      secretKey: expect.stringMatching(/^sk_test_[0-9a-f]{64}$/),
      webhookSecret: expect.stringMatching(/^whsec_[0-9a-f]{64}$/),
    })
    expect([sandbox.secretKey, sandbox.webhookSecret]).not.toContain(other.secretKey)
    expect(other.webhookSecret).not.toBe(sandbox.webhookSecret)
    await other.close()
  })
})
