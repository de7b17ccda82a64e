import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleProfile } from '@settlesg/model/testing'
import { startPaymentSandbox } from '@settlesg/payment-sandbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { brokenInvariants } from '../credits/invariants.ts'
import { loadBalance } from '../credits/service.ts'
import { withDatabase } from '../testing/snapshot.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import { webhookPath } from './sandbox.ts'
import type { WebhookProcessSettings } from './testing/webhook-process.ts'
import { eventText } from './testing/webhooks.ts'

const patienceMs = long(300_000, 1_800_000)

/* Real processes on one PostgreSQL, with one store of the payment sandbox. */

describe.runIf(onPostgres)('several processes that take webhooks', () => {
  let test: TestApp
  let databaseUrl: string
  let dataDir: string
  const sandboxFolder = () => join(dataDir, 'payment-sandbox')
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'settlesg-processes-'))
    test = await startTestApp({}, { sandboxFolder: sandboxFolder() })
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.db)
    const snapshot = inject('snapshot')
    if (snapshot.kind !== 'server') throw new Error('These tests need a server')
    databaseUrl = withDatabase(snapshot.url, rows[0]?.name ?? '')
  })
  afterAll(async () => {
    await test.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const pay = async (token: string) => {
    const answer = await test.request('POST', '/payment/create-checkout-session_1', { token, body: { quantity: 1 } })
    const { session_id } = answer.json()
    await test.sandbox.complete(session_id, 'paid')
    return eventText({ type: 'checkout.session.completed', object: { id: session_id } })
  }
  /** Runs one process to its end: true if it came to the end by itself. */
  const run = (settings: Pick<WebhookProcessSettings, 'events' | 'times' | 'killAt'>) =>
    new Promise<boolean>((resolve, reject) => {
      const file = join(import.meta.dirname, 'testing', 'webhook-process.ts')
      const secretKey = 'a key for tests that is long enough'
      const argument = JSON.stringify({ databaseUrl, secretKey, dataDir, ...settings })
      const child = spawn(process.execPath, [file, argument], { stdio: ['ignore', 'inherit', 'inherit'] })
      child.once('exit', (code, signal) =>
        signal === 'SIGKILL' || code === 0 ? resolve(code === 0) : reject(new Error(`It ended with ${code ?? signal}`)),
      )
    })

  /** Sends what waits from a sandbox that was just started, as one does whose process was killed. */
  const deliverAfterRestart = async () => {
    const restarted = await startPaymentSandbox({
      folder: sandboxFolder(),
      publicUrl: test.settings.publicUrl,
      seller: 'Shop',
      hasOperatorPage: false,
      onError: (error) => console.error(error),
      now: test.clock.now,
      send: async ({ payload, headers }) =>
        (await test.app.inject({ method: 'POST', url: webhookPath, headers, payload })).statusCode,
    })
    expect((await restarted.deliver()).map(({ status }) => status)).toEqual([200])
    await restarted.close()
  }

  it(
    'a process killed at any statement of the webhook grants once on the next try (F-10)',
    async () => {
      const { id, token } = await test.newUser()
      const kills = long(3, 120)
      const places = 24
      for (let round = 0; round < kills; round += 1) {
        const event = await pay(token)
        const killAt = kills > places ? round % places : (round * places) / kills
        const before = (await loadBalance(test.db, id)).credits
        const isDone = await run({ events: [event], times: 1, killAt })
        const { credits } = await loadBalance(test.db, id)
        expect(credits === before || credits === before + 3).toBe(true)
        if (isDone) expect(credits).toBe(before + 3)
        await deliverAfterRestart()
        expect(await loadBalance(test.db, id)).toEqual({ credits: before + 3, supercredits: 0 })
      }
      expect(await brokenInvariants(test.db)).toEqual([])
    },
    patienceMs,
  )

  it(
    'a process killed at any statement of the webhook opens the case on the next try (F-31)',
    async () => {
      const kills = long(
        [12, 20, 28],
        Array.from({ length: 120 }, (_, place) => place % 40),
      )
      for (const killAt of kills) {
        const { id, token } = await test.newUser()
        const { assessment_id } = (
          await test.request('POST', '/credit/user-consume-credits', { token, body: { profile: exampleProfile } })
        ).json()
        const body = { quantity: 1, open_assessment_id: assessment_id }
        const opened = await test.request('POST', '/payment/create-checkout-session_2', { token, body })
        const { session_id, purchase_id } = opened.json()
        await test.sandbox.complete(session_id, 'paid')
        const event = eventText({ type: 'checkout.session.completed', object: { id: session_id } })
        await run({ events: [event], times: 1, killAt })
        expect((await loadBalance(test.db, id)).supercredits).toBe(0)
        expect(await brokenInvariants(test.db)).toEqual([])
        await deliverAfterRestart()
        const purchase = (await test.request('GET', `/payment/purchases/${purchase_id}`, { token })).json()
        expect(purchase.opens).toEqual({ assessment_id, outcome: 'opened' })
        expect((await loadBalance(test.db, id)).supercredits).toBe(0)
      }
      expect(await brokenInvariants(test.db)).toEqual([])
    },
    patienceMs,
  )

  it('the same events in four processes at once grant once each (F-21)', async () => {
    const { id, token } = await test.newUser()
    const events: string[] = []
    for (let payment = 0; payment < long(2, 20); payment += 1) events.push(await pay(token))
    const processes = Array.from({ length: long(2, 4) }, () => run({ events, times: long(3, 5), killAt: null }))
    expect(await Promise.all(processes)).toEqual(processes.map(() => true))
    expect((await loadBalance(test.db, id)).credits).toBe(1 + 3 * events.length)
    const kept = await test.db
      .selectFrom('payment_event')
      .select('id')
      .where('type', '=', 'checkout.session.completed')
      .execute()
    expect(kept.length).toBeGreaterThanOrEqual(events.length)
    expect(await brokenInvariants(test.db)).toEqual([])
  })
})
