import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Profile } from '@settlesg/contract'
import { modelVersions } from '@settlesg/model'
import { withPay } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { brokenInvariants } from '../credits/invariants.ts'
import { loadBalance } from '../credits/service.ts'
import { give } from '../credits/testing/give.ts'
import { withDatabase } from '../testing/snapshot.ts'
import { startTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import { asOfModel } from './testing/as-of-model.ts'
import type { UnlockProcessSettings } from './testing/unlock-process.ts'

const patienceMs = long(300_000, 3_600_000)

/** More statements than any of them sends, so that some processes come to their end. */
const places = 14

describe.runIf(onPostgres)('a process that is killed while it unlocks', () => {
  let test: TestApp
  let databaseUrl: string
  let person: TestPerson
  let pay = 3000
  const anotherProfile = () => {
    pay += 1
    return withPay(pay)
  }
  beforeAll(async () => {
    test = await startTestApp()
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.db)
    const snapshot = inject('snapshot')
    if (snapshot.kind !== 'server') throw new Error('These tests need a server')
    databaseUrl = withDatabase(snapshot.url, rows[0]?.name ?? '')
    person = await test.newUser()
    await give(test, person.id, 1000, 'supercredit')
  })
  afterAll(() => test.close())

  const ask = async (path: string, body: object) =>
    (await test.request('POST', path, { token: person.token, body })).json()
  const readStored = async (profile: Profile) =>
    (await ask('/credit/user-consume-supercredits', { profile })).assessment_id as string
  /** Runs one process to its end: true if it came to the end by itself. */
  const run = (settings: Pick<UnlockProcessSettings, 'work' | 'killAt' | 'inPieces'>) =>
    new Promise<boolean>((resolve, reject) => {
      const file = join(import.meta.dirname, 'testing', 'unlock-process.ts')
      const fixed = { databaseUrl, userId: person.id, now: test.clock.now().toISOString() }
      const argument = JSON.stringify({ ...fixed, secretKey: 'a key for tests that is long enough', ...settings })
      const child = spawn(process.execPath, [file, argument], { stdio: ['ignore', 'inherit', 'inherit'] })
      child.once('exit', (code, signal) =>
        signal === 'SIGKILL' || code === 0 ? resolve(code === 0) : reject(new Error(`It ended with ${code ?? signal}`)),
      )
    })
  type Place = UnlockProcessSettings['killAt']
  /**
   * Where to kill: at these places, within the transaction, or in the long run twenty times at each and before the commit.
   */
  const kills = (usual: Place[]): Place[] => {
    const everywhere: Place[] = [...Array.from({ length: places }, (_, place) => place), 'commit']
    return long(usual, Array.from({ length: 20 }, () => everywhere).flat())
  }

  it(
    'a killed process leaves an assessment unlocked exactly if its analysis is stored (F-16)',
    async () => {
      for (const killAt of kills([2, 3, 4, 'commit'])) {
        const profile = anotherProfile()
        const before = (await loadBalance(test.db, person.id)).supercredits
        const isDone = await run({ work: { kind: 'unlock', subject: { profile } }, killAt })
        const { supercredits } = await loadBalance(test.db, person.id)
        expect(supercredits).toBe(isDone ? before - 1 : supercredits === before ? before : before - 1)
        expect(await brokenInvariants(test.db)).toEqual([])
        const { assessment_id } = await ask('/credit/user-consume-supercredits', { profile })
        expect(await ask('/model/analyze/', { assessment_id })).toMatchObject({ assessment_id })
        expect((await loadBalance(test.db, person.id)).supercredits).toBe(before - 1)
      }
    },
    patienceMs,
  )

  it(
    'a process killed during a return or a remake leaves analysis and unlock together (F-16)',
    async () => {
      for (const killAt of kills([4])) {
        const profile = anotherProfile()
        const id = await readStored(profile)
        await test.request('DELETE', `/assessments/${id}`, { token: person.token })
        await run({ work: { kind: 'return', profile }, killAt })
        expect(await brokenInvariants(test.db)).toEqual([])

        await readStored(profile)
        await asOfModel(test, id, modelVersions[0] ?? '')
        await run({ work: { kind: 'what_if', subject: { assessment_id: id } }, killAt })
        expect(await brokenInvariants(test.db)).toEqual([])
        expect(await ask('/model/analyze/', { assessment_id: id })).toMatchObject({ assessment_id: id })
      }
    },
    patienceMs,
  )

  // Last: it spoils the books of this database. What is unlocked is stored already: the assessment refers to a row that
  // is written after it, which the database allows within one transaction only.
  it(
    'the same test finds an unlocking whose statements are not one transaction',
    async () => {
      await give(test, person.id, 9)
      for (let killAt = 8; killAt >= 0; killAt -= 1) {
        const { assessment_id } = await ask('/credit/user-consume-credits', { profile: anotherProfile() })
        const isDone = await run({
          work: { kind: 'unlock', subject: { assessment_id } },
          killAt,
          inPieces: true,
        })
        const broken = await brokenInvariants(test.db)
        if (isDone) expect(broken).toEqual([])
        if (broken.length > 0) return
      }
      expect.unreachable('no place was found')
    },
    patienceMs,
  )
})
