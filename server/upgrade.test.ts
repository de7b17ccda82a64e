import type { VersionSummary } from '@settlesg/contract'
import { isOlderModel } from '@settlesg/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenBooks } from './commands/check-books.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { type Migration, missing, statements } from './platform/migrate.ts'
import { ensureKnownKeys } from './secret-key/service.ts'
import { migrations } from './tables.ts'
import { makeReleaseDump, migrationDigest, releaseDumps, releasedMigrations } from './testing/release-dump.ts'
import { restoreDump } from './testing/restore-dump.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

// `npm run release:dump` makes the dump of this version anew, and then tests it.
if (process.env.RELEASE_DUMP === 'on') await makeReleaseDump()

/** The released migrations that are others now, or gone, and new ones that would run before them. */
async function changedMigrations(released: Record<string, string>, ours: Record<string, Migration>): Promise<string[]> {
  const now = await Promise.all(
    Object.entries(ours).map(async ([name, migration]) => [name, await migrationDigest(migration)] as const),
  )
  const digests: Record<string, string> = Object.fromEntries(now)
  const last = Object.keys(released).sort().at(-1) ?? ''
  return [
    ...Object.keys(released).filter((name) => digests[name] !== released[name]),
    ...Object.keys(ours).filter((name) => name < last && !Object.hasOwn(released, name)),
  ]
}

describe.each(releaseDumps())('the database of %s', (dump) => {
  let restored: Awaited<ReturnType<typeof restoreDump>>
  let database: Database
  let site: TestApp
  beforeAll(async () => {
    restored = await restoreDump(dump)
    database = await openDatabase(restored, migrations)
    site = await startTestApp({}, { shared: database })
  })
  afterAll(async () => {
    await site.close()
    await database.close()
    await restored.remove()
  })
  const read = async (path: string, token: string) => (await site.request('GET', path, { token })).json()

  it('this version starts on the database of a release, and its books are right', async () => {
    expect(await missing(database.db, migrations)).toEqual([])
    await ensureKnownKeys({ ...database, secrets: site.secrets })
    expect(await brokenBooks(database.db)).toEqual([])
  })

  it('an assessment of a release is served whole, with its versions, name and outcome', async () => {
    const token = await site.logIn('ann@example.sg')
    const { data } = await read('/assessments', token)
    expect(data).toMatchObject([{ label: 'after the wedding', is_unlocked: true, low: expect.any(Number) }])
    const [{ id }] = data
    const { profile, versions, outcome } = await read(`/assessments/${id}`, token)
    expect(isOlderModel(versions[0].model_version)).toBe(false)
    const released = versions.filter(({ cause }: VersionSummary) => cause !== 'model')
    expect(released).toMatchObject([{ cause: 'correction', changed: ['work.monthly_pay'] }, { cause: 'estimate' }])
    expect(outcome).toMatchObject({ outcome: 'approved', applied: '2026-03', decided: '2026-10' })
    const first = await read(`/assessments/${id}/versions/1`, token)
    const analysis = await site.request('POST', '/model/analyze/', { token, body: { assessment_id: id } })
    expect([profile.work.monthly_pay, first.number, analysis.statusCode]).toEqual([9_000, 1, 200])
    for (const same of [profile, first.profile]) {
      const body = { profile: same }
      const consumed = await site.request('POST', '/credit/user-consume-credits', { token, body })
      expect(consumed.json()).toMatchObject({ assessment_id: id, charged: false })
    }
  })

  it('reports, purchases and records of a release are served as they were', async () => {
    const token = await site.logIn('ann@example.sg')
    const { data } = await read('/reports', token)
    const file = await site.request('GET', `/reports/${data[0].sha256}`, { token })
    expect(file.body).toBe('%PDF-1.7 of a release')
    expect((await read(`/reports/verify/${data[0].sha256}`, token)).issued).toBe(true)
    expect((await read('/payment/purchases', token)).count).toBe(2)
    expect((await read('/credit/user-credit-records', token)).data.length).toBeGreaterThan(2)
    const ben = await site.logIn('ben@example.sg')
    expect((await read('/payment/purchases', ben)).data).toMatchObject([{ refunded_cents: 900 }])
    expect((await read('/assessments', ben)).count).toBe(0)
  })

  it('a sign-up that a release left unconfirmed gets its mail and becomes an account', async () => {
    await site.deliver()
    const token = site.latestToken('cy@example.sg')
    expect((await site.request('GET', `/users/signup/confirm?token=${token}`)).statusCode).toBe(200)
    expect((await read('/users/me', await site.logIn('cy@example.sg'))).email).toBe('cy@example.sg')
  })

  it('a released migration never changes, and none is added before it', async () => {
    const released = releasedMigrations(dump)
    expect(Object.keys(released).length).toBeGreaterThan(5)
    expect(await changedMigrations(released, migrations)).toEqual([])
    const { '101_credits': _, ...without } = migrations
    expect(await changedMigrations(released, without)).toEqual(['101_credits'])
    const another = { ...migrations, '101_credits': statements('select 1') }
    expect(await changedMigrations(released, another)).toEqual(['101_credits'])
    const between = { ...migrations, '101_more': statements('select 1') }
    expect(await changedMigrations(released, between)).toEqual(['101_more'])
  })
})
