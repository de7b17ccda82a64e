import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { brokenInvariants } from '../credits/invariants.ts'
import { balanceOf } from '../credits/service.ts'
import { long } from '../testing/long.ts'
import { withDatabase } from '../testing/snapshot.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import type { WebhookProcessSettings } from './testing/webhook-process.ts'
import { eventText } from './testing/webhooks.ts'

const patienceMs = long(300_000, 1_800_000)

/* Real processes on one PostgreSQL, each with an SDK and a sandbox of its own. */

describe.runIf(onPostgres)('several processes that take webhooks', () => {
  let test: TestApp
  let databaseUrl: string
  beforeAll(async () => {
    test = await startTestApp()
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.db)
    const snapshot = inject('snapshot')
    if (snapshot.kind !== 'server') throw new Error('These tests need a server')
    databaseUrl = withDatabase(snapshot.url, rows[0]?.name ?? '')
  })
  afterAll(() => test.close())

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
      const argument = JSON.stringify({ databaseUrl, secretKey, ...settings })
      const child = spawn(process.execPath, [file, argument], { stdio: ['ignore', 'inherit', 'inherit'] })
      child.once('exit', (code, signal) =>
        signal === 'SIGKILL' || code === 0 ? resolve(code === 0) : reject(new Error(`It ended with ${code ?? signal}`)),
      )
    })

  it(
    'a process that is killed before any statement of the webhook leaves nothing half done, and the event grants once when it comes again (F-10)',
    async () => {
      const { id, token } = await test.newUser()
      const kills = long(3, 120)
      const places = 24
      for (let round = 0; round < kills; round += 1) {
        const event = await pay(token)
        const killAt = kills > places ? round % places : (round * places) / kills
        const before = (await balanceOf(test.db, id)).credits
        const isDone = await run({ events: [event], times: 1, killAt })
        const { credits } = await balanceOf(test.db, id)
        expect(credits === before || credits === before + 3).toBe(true)
        if (isDone) expect(credits).toBe(before + 3)
        await test.sandbox.deliver()
        expect(await balanceOf(test.db, id)).toEqual({ credits: before + 3, supercredits: 0 })
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
    expect((await balanceOf(test.db, id)).credits).toBe(1 + 3 * events.length)
    const kept = await test.db
      .selectFrom('payment_event')
      .select('id')
      .where('type', '=', 'checkout.session.completed')
      .execute()
    expect(kept.length).toBeGreaterThanOrEqual(events.length)
    expect(await brokenInvariants(test.db)).toEqual([])
  })
})
