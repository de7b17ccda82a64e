import { mostCorrections, type Profile } from '@settlesg/contract'
import { exampleProfile, withPay } from '@settlesg/model/testing'
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../credits/invariants.ts'
import { give } from '../credits/testing/give.ts'
import { type Secrets, secretsFrom } from '../platform/secrets/secrets.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { endedOrWaiting } from '../testing/ended-or-waiting.ts'
import { startTestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import { loadAnalysis } from './analysis.ts'
import { correctAnswers } from './correct.ts'
import { spendCreditOnEstimate } from './service.ts'
import { unlock } from './unlock.ts'

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

/** After the statement of this number, counted from 0, goes on only when something else has ended or waits for a lock. */
const afterStatement = (spoil: Spoil, number: number, other: () => Promise<unknown>): KyselyPlugin => {
  let count = 0
  return {
    transformQuery: ({ node }) => spoil(node),
    async transformResult({ result }) {
      count += 1
      if (count === number + 1) await endedOrWaiting(test.db, other())
      return result
    },
  }
}

const test = beforeTests(() => startTestApp())

/** A person with an estimate that was charged, and one more credit. */
async function somebody() {
  const { id, token } = await test.newUser()
  await give(test, id, 1)
  const assessment = (await spendCreditOnEstimate(test, id, exampleProfile)).assessment_id
  /** Corrects with locks spoiled, and with something else after a statement of the transaction. */
  const send = (
    profile: Profile,
    [spoil, number, other]: [Spoil, number, () => Promise<unknown>],
    secrets = test.secrets,
  ) =>
    correctAnswers(
      {
        ...test,
        secrets,
        transaction: (work) => test.transaction((tx) => work(tx.withPlugin(afterStatement(spoil, number, other)))),
      },
      id,
      assessment,
      profile,
    )
  const correct = (spoil: Spoil, number: number, other: () => Promise<unknown>, secrets = test.secrets) =>
    send(withPay(9000), [spoil, number, other], secrets)
  const undo = (...how: [Spoil, number, () => Promise<unknown>]) => send(exampleProfile, how)
  const request = (method: 'GET' | 'DELETE') => test.request(method, `/assessments/${assessment}`, { token })
  return { id, assessment, correct, undo, request }
}

/** The statements of a correction: holds storing where there are several keys; holds the row; makes the version. */
const rowIsHeld = 0
const answersAreClaimed = ({ keyIds }: Pick<Secrets, 'keyIds'>) => (keyIds.length > 1 ? 6 : 5)

/** Corrections from two tabs at once each make a version and count. */
async function checkTwoTabs(spoil: Spoil) {
  const { id, assessment, correct, request } = await somebody()
  const others: Promise<unknown>[] = []
  await correct(spoil, rowIsHeld, () => {
    const other = correctAnswers(test, id, assessment, withPay(9001))
    others.push(other)
    return other
  })
  await Promise.all(others)
  const { versions, corrections, profile } = (await request('GET')).json()
  expect(versions.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1])
  expect(corrections.left).toBe(mostCorrections - 2)
  expect(profile.work.monthly_pay).toBe(9001)
}

/** Two tabs that undo the same correction at once get one count back. */
async function checkTwoUndos(spoil: Spoil) {
  const { id, assessment, correct, undo, request } = await somebody()
  await correct(asItIs, rowIsHeld, async () => {})
  const others: Promise<unknown>[] = []
  await undo(spoil, rowIsHeld, () => {
    const other = correctAnswers(test, id, assessment, exampleProfile)
    others.push(other)
    return other
  })
  await Promise.all(others)
  const { versions, corrections } = (await request('GET')).json()
  expect(versions.map(({ cause }: { cause: string }) => cause)).toEqual(['undo', 'correction', 'estimate'])
  expect(corrections.left).toBe(mostCorrections)
}

/** A deletion that comes in the middle of a correction leaves nothing of any version. */
async function checkDeletion(spoil: Spoil) {
  const { correct, request, assessment } = await somebody()
  const deletions: ReturnType<typeof request>[] = []
  await correct(spoil, rowIsHeld, async () => {
    deletions.push(request('DELETE'))
    await Promise.all(deletions)
  })
  expect((await Promise.all(deletions)).map(({ statusCode }) => statusCode)).toEqual([200])
  const versions = test.db.selectFrom('assessment_version').select('id').where('assessment_id', '=', assessment)
  expect(await versions.execute()).toEqual([])
  const row = test.db.selectFrom('assessment').select('answers_encrypted').where('id', '=', assessment)
  expect(await row.execute()).toEqual([{ answers_encrypted: null }])
}

/** An unlocking and a correction, whichever holds the row first, leave the analysis of the corrected answers. */
async function checkUnlocking(spoil: Spoil, first: 'correction' | 'unlocking') {
  const { id, assessment, correct, request } = await somebody()
  await give(test, id, 1, 'supercredit')
  const others: Promise<unknown>[] = []
  const start = (other: Promise<unknown>) => {
    others.push(other)
    return other
  }
  const subject = { assessment_id: assessment }
  if (first === 'correction') await correct(spoil, rowIsHeld, () => start(unlock(test, id, subject)))
  else {
    const meanwhile = afterStatement(spoil, rowIsHeld, () => start(correctAnswers(test, id, assessment, withPay(9000))))
    await unlock(
      { ...test, transaction: (work) => test.transaction((tx) => work(tx.withPlugin(meanwhile))) },
      id,
      subject,
    )
  }
  await Promise.all(others)
  expect(await loadAnalysis(test, assessment)).toMatchObject({
    estimate: (await request('GET')).json().prediction.estimate,
  })
}

const [older, newer] = ['first-key-K7nB2vXq9TzR4mWc8LpYdGh3', 'later-key-Q5sJf6Zr1HtVa0NbEx8MuPkC']
/** One process with the keys in one order, and one with them in the other. */
const twoKeys = [secretsFrom(newer, older), secretsFrom(older, newer)] as const
const oneKey = [secretsFrom(older), secretsFrom(older)] as const

/** The same answers, corrected to and paid for at once, lead to one assessment without a charge. */
async function checkFreshAnswers(spoil: Spoil, [ours, theirs]: typeof twoKeys) {
  // What is stored was sealed by the key of the tests.
  const { encrypt, decrypt } = test.secrets
  const { id, correct, assessment } = await somebody()
  const spent: ReturnType<typeof spendCreditOnEstimate>[] = []
  const consume = async () => {
    spent.push(spendCreditOnEstimate({ ...test, secrets: { ...theirs, encrypt, decrypt } }, id, withPay(9000)))
    await Promise.all(spent)
  }
  await correct(spoil, answersAreClaimed(ours), consume, { ...ours, encrypt, decrypt })
  expect(await Promise.all(spent)).toMatchObject([{ charged: false, assessment_id: assessment }])
  expect(await brokenInvariants(test.db)).toEqual([])
}

describe.runIf(onPostgres)('corrections that race', () => {
  it('corrections from two tabs at once each make a version and count', () => checkTwoTabs(asItIs))
  it('undoing one correction from two tabs at once gives one count back', () => checkTwoUndos(asItIs))
  it('a deletion in the middle of a correction leaves nothing of any version', () => checkDeletion(asItIs))
  it.each(['correction', 'unlocking'] as const)(
    'the analysis is of the corrected answers where the %s comes first',
    (first) => checkUnlocking(asItIs, first),
  )
  it('correcting to answers while paying for them leads to one assessment, uncharged', () =>
    checkFreshAnswers(asItIs, oneKey))
  it('correcting while paying leads to one assessment with keys in either order', () =>
    checkFreshAnswers(asItIs, twoKeys))

  it.each([
    ['two tabs', 'the row is not held', /duplicate key/, () => checkTwoTabs(withoutRowLock)],
    ['two undos', 'the row is not held', /duplicate key/, () => checkTwoUndos(withoutRowLock)],
    ['deletion', 'the row is not held', /check constraint/, () => checkDeletion(withoutRowLock)],
    ['unlocking', 'the row is not held', /to match object/, () => checkUnlocking(withoutRowLock, 'unlocking')],
    ['fresh answers', 'storing is not held', /to match object/, () => checkFreshAnswers(withoutAdvisoryLock, twoKeys)],
  ])('the check of %s sees that %s', async (_, __, how, check) => {
    await expect(check()).rejects.toThrow(how)
  })
})
