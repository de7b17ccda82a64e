import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Profile } from '@settlesg/contract'
import { exampleProfile, withPay } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formerMailboxesByKey } from '../accounts/former-mailboxes.ts'
import { fingerprintsByKey, renewFingerprints } from '../cases/fingerprints.ts'
import { spendCreditOnEstimate } from '../cases/service.ts'
import { brokenInvariants } from '../credits/invariants.ts'
import { give } from '../credits/testing/give.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { secretsFrom, WrongSecretKeyError } from '../platform/secrets/secrets.ts'
import { removeExpired } from '../retention.ts'
import { ensureKnownKeys, forgetUnusedKeys, resealAll } from '../secret-key/service.ts'
import { migrations, type Tables } from '../tables.ts'
import { runCommand } from '../testing/run-file.ts'
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts'
import { createDataFolder, onPostgres } from '../testing/test-database.ts'

const [older, newer] = ['first-key-K7nB2vXq9TzR4mWc8LpYdGh3', 'later-key-Q5sJf6Zr1HtVa0NbEx8MuPkC']

describe('a new SECRET_KEY before the old one', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  /** As if the server were started again with these keys: everything that has the secrets asks this object for them. */
  const restartWith = (newest: string, ...others: string[]) => {
    Object.assign(test.secrets, secretsFrom(newest, ...others))
    return ensureKnownKeys(test)
  }
  beforeEach(async () => {
    for (const table of ['app_user', 'secret_key', 'mail', 'former_mailbox'] as const)
      await test.db.deleteFrom(table).execute()
    await restartWith(older)
  })

  const assess = (token: string, profile: Profile = exampleProfile) =>
    test.request('POST', '/credit/user-consume-credits', { token, body: { profile } })
  const withEstimate = async () => {
    const person = await test.newUser()
    const answer = (await assess(person.token)).json()
    expect(answer).toMatchObject({ charged: true, balance: { credits: 0 } })
    return { ...person, assessment: String(answer.assessment_id) }
  }
  const shown = ({ assessment, token }: { assessment: string; token: string }) =>
    test.request('GET', `/assessments/${assessment}`, { token })
  const remove = ({ assessment, token }: { assessment: string; token: string }) =>
    test.request('DELETE', `/assessments/${assessment}`, { token })
  const rotate = async () => ({
    sealed: await resealAll(test),
    digests: await renewFingerprints(test),
    needs: await forgetUnusedKeys(test, await fingerprintsByKey(test), await formerMailboxesByKey(test)),
  })

  it('a new SECRET_KEY before the old one keeps sessions, stored data and what was paid', async () => {
    const [keeps, deleted] = [await withEstimate(), await withEstimate()]
    await remove(deleted)
    const before = (await shown(keeps)).json()

    await restartWith(newer, older)
    expect((await shown(keeps)).json()).toEqual(before)
    for (const { token, assessment } of [keeps, deleted]) {
      const again = await assess(token)
      expect(again.statusCode).toBe(200)
      expect(again.json()).toMatchObject({ assessment_id: assessment, charged: false })
    }
    expect((await test.db.selectFrom('assessment').select('id').execute()).length).toBe(2)
    expect(await brokenInvariants(test.db)).toEqual([])
  })

  it('a new SECRET_KEY can stand alone once everything is encrypted with it', async () => {
    const person = await withEstimate()
    const corrected = withPay(9000)
    await test.request('POST', `/assessments/${person.assessment}/answers`, {
      token: person.token,
      body: { profile: corrected },
    })
    const outcome = { assessment_id: person.assessment, outcome: 'waiting', applied: '2026-03', consent: true }
    await test.request('POST', '/users/me/outcome', { token: person.token, body: outcome })
    await test.request('POST', `/password-recovery/${person.email}`)
    await give(test, person.id, 1, 'supercredit')
    const body = { assessment_id: person.assessment }
    await test.request('POST', '/credit/user-consume-supercredits', { token: person.token, body })
    const analysis = (await test.request('POST', '/model/analyze/', { token: person.token, body })).json()
    const report = await test.request('POST', '/users/generate-pr-report', {
      token: person.token,
      body: { ...body, language: 'en', label: 'Ours' },
    })
    const before = (await shown(person)).json()

    await restartWith(newer, older)
    expect(await rotate()).toEqual({
      // The waiting mail's address; answers, result and summary of two versions; the analysis; the report's file and
      // name; the outcome.
      sealed: 11,
      digests: 2,
      needs: [{ id: secretsFrom(older).keyId, sealed: 0, digests: 0 }],
    })
    await restartWith(newer)
    await test.deliver()
    expect(test.mailbox.to(person.email)[0]?.subject).toMatch(/password/i)
    const token = await test.logIn(person.email)
    expect((await shown({ ...person, token })).json()).toEqual(before)
    const former = await test.request('GET', `/assessments/${person.assessment}/versions/1`, { token })
    expect(former.json().profile).toMatchObject(exampleProfile)
    expect((await test.request('POST', '/model/analyze/', { token, body })).json()).toEqual(analysis)
    const file = await test.request('GET', `/reports/${report.headers['x-report-sha256']}`, { token })
    expect(file.rawPayload.equals(report.rawPayload)).toBe(true)
    const [listed] = (await test.request('GET', '/reports', { token })).json().data
    expect(listed).toMatchObject({ label: 'Ours' })
    for (const profile of [exampleProfile, corrected])
      expect((await assess(token, profile)).json()).toMatchObject({ assessment_id: person.assessment, charged: false })
    expect(await rotate()).toEqual({ sealed: 0, digests: 0, needs: [] })
  })

  it('an old SECRET_KEY stays needed while a deleted assessment has its digest under it', async () => {
    const person = await withEstimate()
    await remove(person)
    await restartWith(newer, older)
    const need = { id: secretsFrom(older).keyId, sealed: 0, digests: 1 }
    expect(await rotate()).toEqual({ sealed: expect.any(Number), digests: 0, needs: [need] })
    await expect(restartWith(newer)).rejects.toThrow(WrongSecretKeyError)

    await restartWith(newer, older)
    expect((await assess(person.token)).json()).toMatchObject({ charged: false, assessment_id: person.assessment })
    expect((await rotate()).needs).toEqual([{ ...need, digests: 0 }])
    await restartWith(newer)
    expect((await assess(await test.logIn(person.email))).json()).toMatchObject({ charged: false })
  })

  it('an old SECRET_KEY stays needed for a year for mailboxes of deleted accounts', async () => {
    const { email, token } = await test.newUser('moved.on@example.sg')
    await test.request('DELETE', '/users/me', { token, body: { password: testPassword } })
    await restartWith(newer, older)
    const need = { id: secretsFrom(older).keyId, sealed: 0, digests: 1 }
    expect((await rotate()).needs).toEqual([need])
    await expect(restartWith(newer)).rejects.toThrow(WrongSecretKeyError)
    await restartWith(newer, older)
    const again = await test.newUser(email.replace('@', '+again@'))
    const { balance } = (await test.request('GET', '/credit/user-credit-records', { token: again.token })).json()
    expect(balance).toEqual({ credits: 0, supercredits: 0 })
    test.clock.pass(365 * 86_400)
    await removeExpired(test)
    expect((await rotate()).needs).toEqual([{ ...need, digests: 0 }])
    await restartWith(newer)
  })

  it('rotating SECRET_KEY re-encrypts every column that holds something encrypted', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema() and data_type = 'bytea' order by 1`.execute(test.db)
    // What is not encrypted is a digest; whatever else is kept in bytes has to say by its name what it is.
    const digests = [
      'assessment_fingerprint.fingerprint',
      'counted.bucket',
      'former_mailbox.digest',
      'issued_report.sha256',
      'mailed_token.hash',
      'pending_sign_up.browser_key',
      'pending_sign_up.host_bucket',
      'pending_sign_up.network_bucket',
      'report.sha256',
      'sign_up_link.browser_key',
      'sign_up_link.hash',
    ]
    expect(
      rows.map(({ name }) => name).filter((name) => !name.endsWith('_encrypted') && !digests.includes(name)),
    ).toEqual([])
  })

  // The embedded database runs one transaction after the other.
  it.runIf(onPostgres)('processes with SECRET_KEYs in either order charge the same answers once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await test.newUser()
      await give(test, id, 3)
      const spend = (secrets: typeof test.secrets) => spendCreditOnEstimate({ ...test, secrets }, id, exampleProfile)
      const orders = [secretsFrom(newer, older), secretsFrom(older, newer)]
      const results = await Promise.all([...orders, ...orders].map(spend))
      expect(results.filter(({ charged }) => charged)).toHaveLength(1)
      expect(new Set(results.map(({ assessment_id }) => assessment_id)).size).toBe(1)
    }
  })
})

it('npm run rotate-keys says what it did and which keys may go', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'settlesg-rotate-'))
  const run = (env: Record<string, string>) => runCommand(['rotate-keys'], { DATA_DIR: dataDir, ...env })
  const [first, second] = [secretsFrom(older), secretsFrom(newer)]
  await createDataFolder(dataDir)
  const database: Database<Tables> = await openDatabase({ databaseUrl: null, dataDir }, migrations)
  await ensureKnownKeys({ ...database, secrets: first })
  await database.close()
  expect(await run({ SECRET_KEY: `${newer},${older}` })).toEqual({
    code: 0,
    output: `0 values and 0 digests are now of key ${second.keyId}\nkey ${first.keyId} is not needed any more: take it out of SECRET_KEY when the sessions that it signed have ended\n`,
  })
  rmSync(dataDir, { recursive: true })
})
