import { mostCorrections, type Profile } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../credits/invariants.ts'
import { move } from '../credits/queries.ts'
import { secretsFrom } from '../platform/secrets.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import { correctAnswers } from './correct.ts'
import { spendCreditOnEstimate } from './service.ts'

/*
 * Corrections against each other, against deletion, and against the same answers that are paid for as fresh ones. Each
 * check passes as it is and fails for its mutant, which leaves the lock out. Only a server tells: PGlite runs one
 * transaction after the other.
 */

type Spoil = (node: RootOperationNode) => RootOperationNode
const asItIs: Spoil = (node) => node
const withoutRowLock: Spoil = (node) => (node.kind === 'SelectQueryNode' ? { ...node, endModifiers: [] } : node)
const isAdvisoryLock = (node: RootOperationNode) =>
  node.kind === 'RawNode' && node.sqlFragments.join().includes('pg_advisory_xact_lock')
const withoutAdvisoryLock: Spoil = (node) => (isAdvisoryLock(node) ? sql`select 1`.toOperationNode() : node)

/** Does something else after each statement; for at most a moment, since it may have to wait for the transaction. */
const betweenStatements = (spoil: Spoil, others: (() => Promise<unknown>)[]): KyselyPlugin => ({
  transformQuery: ({ node }) => spoil(node),
  async transformResult({ result }) {
    await Promise.race([others.shift()?.(), new Promise((resolve) => setTimeout(resolve, 200))])
    return result
  },
})

const withPay = (monthly_pay: number): Profile => ({ ...exampleProfile, work: { ...exampleProfile.work, monthly_pay } })
const nothing = async () => {}

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

/** A person with an estimate that was charged, and one more credit. */
async function somebody() {
  const { id, token } = await test.newUser()
  const gift = { userId: id, unit: 'credit', contraAccount: 'promo', delta: 1, reason: 'trial' } as const
  await test.transaction((tx) => move(tx, { ...gift, subjectId: crypto.randomUUID() }))
  const assessment = (await spendCreditOnEstimate(test, id, exampleProfile)).assessment_id
  /** Corrects with the locks spoiled, and with something else after each statement of the transaction. */
  const correct = (pay: number, spoil: Spoil, others: (() => Promise<unknown>)[] = [], secrets = test.secrets) =>
    correctAnswers(
      {
        ...test,
        secrets,
        transaction: (work) => test.transaction((tx) => work(tx.withPlugin(betweenStatements(spoil, others)))),
      },
      id,
      assessment,
      withPay(pay),
    )
  const shown = async () => (await test.request('GET', `/assessments/${assessment}`, { token })).json()
  const remove = () => test.request('DELETE', `/assessments/${assessment}`, { token })
  return { id, token, assessment, correct, shown, remove }
}

/** Corrections from many tabs at once each make a version and count. */
async function checkManyTabs(spoil: Spoil) {
  const { correct, shown } = await somebody()
  const pays = [9000, 9001, 9002, 9003, 9004, 9005]
  const answers = await Promise.all(pays.map((pay) => correct(pay, spoil, [nothing, nothing])))
  expect(new Set(answers.map(({ estimate }) => estimate === null))).toEqual(new Set([false]))
  const { versions, corrections, profile } = await shown()
  expect(versions.map(({ number }: { number: number }) => number)).toEqual([7, 6, 5, 4, 3, 2, 1])
  expect(corrections.left).toBe(mostCorrections - pays.length)
  expect(pays).toContain(profile.work.monthly_pay)
}

/** A deletion that comes in the middle of a correction leaves nothing of any version. */
async function checkDeletion(spoil: Spoil) {
  const { correct, remove, assessment } = await somebody()
  const deletions: ReturnType<typeof remove>[] = []
  const deleteIt = () => {
    const deletion = remove()
    deletions.push(deletion)
    return deletion
  }
  // The first statement looks for answers of the first schema, the second holds the row.
  await correct(9000, spoil, [nothing, deleteIt])
  expect((await Promise.all(deletions)).map(({ statusCode }) => statusCode)).toEqual([200])
  const kept = test.db.selectFrom('assessment_version').select('id').where('assessment_id', '=', assessment)
  expect(await kept.execute()).toEqual([])
  const row = test.db.selectFrom('assessment').select('answers_encrypted').where('id', '=', assessment)
  expect(await row.execute()).toEqual([{ answers_encrypted: null }])
}

const [older, newer] = ['first-key-K7nB2vXq9TzR4mWc8LpYdGh3', 'later-key-Q5sJf6Zr1HtVa0NbEx8MuPkC']

/** The same answers, corrected to and paid for at once by processes with the keys in another order, lead to one assessment. */
async function checkFreshAnswers(spoil: Spoil, keys: { ours: string[]; theirs: string[] }) {
  const { id, correct } = await somebody()
  const [ours, theirs] = [keys.ours, keys.theirs].map(([newest = '', ...others]) => secretsFrom(newest, ...others))
  // What is stored was sealed by the key of the tests, which every process has.
  const has = (secrets = test.secrets) => ({ ...secrets, decrypt: test.secrets.decrypt, encrypt: test.secrets.encrypt })
  const spent: Promise<{ charged: boolean }>[] = []
  const consume = () => {
    const spending = spendCreditOnEstimate({ ...test, secrets: has(theirs) }, id, withPay(9000))
    spent.push(spending)
    return spending
  }
  // After it was seen that nobody has these answers yet, and after that they are ours: whoever looks must wait.
  await correct(9000, spoil, [nothing, nothing, nothing, nothing, nothing, consume], has(ours))
  await Promise.all(spent)
  const digests = [ours, theirs].flatMap((secrets) => secrets?.fingerprints('').map(({ keyId }) => keyId) ?? [])
  expect(digests.length).toBeGreaterThan(0)
  expect(await Promise.all(spent)).toMatchObject([{ charged: false }])
  expect(await brokenInvariants(test.db)).toEqual([])
}

describe.runIf(onPostgres)('corrections that race', () => {
  it('corrections from many tabs at once each make a version and count', () => checkManyTabs(asItIs))
  it('a deletion in the middle of a correction leaves nothing of any version', () => checkDeletion(asItIs))
  it('answers that are corrected to and paid for at once lead to one assessment, without a charge', () =>
    checkFreshAnswers(asItIs, { ours: [older], theirs: [older] }))
  it('answers that are corrected to and paid for at once lead to one assessment, though processes have the keys in either order', () =>
    checkFreshAnswers(asItIs, { ours: [newer, older], theirs: [older, newer] }))

  it('the check of many tabs sees that the row is not held', async () => {
    await expect(checkManyTabs(withoutRowLock)).rejects.toThrow()
  })
  it('the check of deletion sees that the row is not held', async () => {
    await expect(checkDeletion(withoutRowLock)).rejects.toThrow()
  })
  it('the check of fresh answers sees that storing is not held, where there are several keys', async () => {
    await expect(
      checkFreshAnswers(withoutAdvisoryLock, { ours: [newer, older], theirs: [older, newer] }),
    ).rejects.toThrow()
  })
})
