import { randomUUID } from 'node:crypto'
import { withPay } from '@settlesg/model/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { brokenInvariants } from '../credits/invariants.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { dumpDatabase, hitsIn } from '../testing/dump.ts'
import { startTestApp, type TestPerson, testPassword } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import { verifyTogether } from '../testing/verify-together.ts'

let person: TestPerson
const t = beforeTests(() => startTestApp())
beforeEach(async () => {
  person = await t.newUser()
})

const remove = (body: unknown = { password: testPassword }) =>
  t.request('DELETE', '/users/me', { token: person.token, body })
const assess = (monthly_pay = 9000) =>
  t.request('POST', '/credit/user-consume-credits', {
    token: person.token,
    body: { profile: withPay(monthly_pay) },
  })

/** Leaves a trace of the person wherever there is room for one. */
async function leaveTraces() {
  const { token, email } = person
  const { assessment_id } = (await assess()).json()
  const changes = { full_name: 'Tan Mei Ling', language: 'zh', email: `new-${email}`, current_password: testPassword }
  await t.request('PATCH', '/users/me', { token, body: changes })
  await t.request('PATCH', `/assessments/${assessment_id}`, { token, body: { label: 'After my promotion' } })
  const outcome = { assessment_id, outcome: 'waiting', applied: '2026-03', consent: true }
  await t.request('POST', '/users/me/outcome', { token, body: outcome })
  await t.request('POST', `/password-recovery/${email}`)
  await t.logIn(email)
}
/** Tables with rows that name the person by their id. */
async function readRows(userId: string): Promise<Record<string, number>> {
  const named = { session: 0, mailed_token: 0, assessment: 0, outcome: 0, mail: 0 }
  for (const table of Object.keys(named) as (keyof typeof named)[])
    named[table] = (await t.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).length
  const bySignUp = await t.db.selectFrom('mail').select('id').where('sign_up_id', '=', userId).execute()
  return { ...named, mail: named.mail + bySignUp.length }
}

describe('DELETE /users/me', () => {
  it('deleting an account leaves nothing of the person but a ledger that names an id', async () => {
    await leaveTraces()
    const before = await dumpDatabase(t.db)
    for (const text of [person.email, 'Tan Mei Ling']) expect(hitsIn(before, text)).toBeGreaterThan(0)
    expect(await readRows(person.id)).toMatchObject({ session: 2, assessment: 1, outcome: 1, mail: 2 })

    const mails = await t.db.selectFrom('mail').select('id').where('user_id', '=', person.id).execute()

    const answer = await remove()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'Account deleted' })
    const ids = mails.map(({ id }) => id)
    expect(await t.db.selectFrom('mail').select('id').where('id', 'in', ids).execute()).toEqual([])

    const after = await dumpDatabase(t.db)
    for (const text of [person.email, 'Tan Mei Ling', 'After my promotion']) expect(hitsIn(after, text)).toBe(0)
    expect(await readRows(person.id)).toEqual({ session: 0, mailed_token: 0, assessment: 0, outcome: 0, mail: 0 })
    const wallet = await t.db.selectFrom('ledger_account').select('balance').where('owner_id', '=', person.id).execute()
    expect(wallet).toEqual([{ balance: 0 }])
    expect(await brokenInvariants(t.db)).toEqual([])
  })

  it('after a deletion tokens and password work no more, and the address is free again', async () => {
    await remove()
    const late = await t.request('GET', '/users/me', { token: person.token })
    expect([late.statusCode, late.json().detail]).toEqual([404, 'User not found'])
    const logIn = await t.request('POST', '/login/access-token', {
      form: { username: person.email, password: testPassword },
    })
    expect(logIn.json().detail).toBe('Incorrect email or password')
    await t.deliver()
    const again = await t.newUser(person.email)
    expect(again.id).not.toBe(person.id)
    const { count } = (await t.request('GET', '/assessments', { token: again.token })).json()
    expect(count).toBe(0)
  })

  it('one mail in the account’s language confirms its deletion; waiting mails are not sent', async () => {
    await t.request('PATCH', '/users/me', { token: person.token, body: { language: 'zh' } })
    await t.request('PATCH', '/users/me', {
      token: person.token,
      body: { email: `new-${person.email}`, current_password: testPassword },
    })
    const mailsBefore = t.mailbox.mails.length
    await remove()
    await t.deliver()
    const sent = t.mailbox.mails.slice(mailsBefore)
    expect(sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: person.email, subject: '您的 SettleSG 账户已删除' },
    ])
    expect(hitsIn(await dumpDatabase(t.db), person.email)).toBe(0)
  })

  it('purchases of a deleted account stay without the person; open payment pages are closed', async () => {
    const { token } = person
    const open = async (quantity: number) =>
      (await t.request('POST', '/payment/create-checkout-session_1', { token, body: { quantity } })).json()
    const paid = await open(1)
    await t.sandbox.complete(paid.session_id, 'paid')
    const body = { checkout_session_id: paid.session_id }
    expect((await t.request('POST', '/credit/create-creditrecord', { body })).json()).toEqual({ status: 'credited' })
    const left = await open(2)
    expect((await t.sandbox.checkout(left.session_id))?.session.status).toBe('open')

    expect((await remove()).statusCode).toBe(200)
    const kept = await t.db.selectFrom('purchase').select('id').where('user_id', '=', person.id).execute()
    expect(kept.map(({ id }) => id).sort()).toEqual([paid.purchase_id, left.purchase_id].sort())
    expect(hitsIn(await dumpDatabase(t.db), person.email)).toBe(0)
    expect((await t.sandbox.checkout(left.session_id))?.session.status).toBe('expired')
    expect(await brokenInvariants(t.db)).toEqual([])
  })

  it('a wrong password is answered with 400, and nothing is deleted', async () => {
    await leaveTraces()
    const before = await readRows(person.id)
    const answer = await remove({ password: 'not my password' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ detail: 'Incorrect password', code: 'wrong_password' })
    expect(await readRows(person.id)).toEqual(before)
    expect((await t.request('GET', '/users/me', { token: person.token })).statusCode).toBe(200)
  })

  it.each([
    ['no body', undefined, ['body'], 'missing'],
    ['no password', {}, ['body', 'password'], 'missing'],
    ['a number', { password: 7 }, ['body', 'password'], 'string_type'],
    ['a long password', { password: 'x'.repeat(513) }, ['body', 'password'], 'string_too_long'],
    ['another field', { password: testPassword, user_id: randomUUID() }, ['body', 'user_id'], 'extra_forbidden'],
  ])('deleting an account with %s is answered with 422, and nothing is deleted', async (_what, body, loc, type) => {
    const answer = await t.request('DELETE', '/users/me', { token: person.token, body })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ type, loc }])
    expect((await t.request('GET', '/users/me', { token: person.token })).statusCode).toBe(200)
  })

  it('deleting an account works once, and for no other account', async () => {
    const other = await t.newUser()
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).statusCode).toBe(404)
    expect((await t.request('GET', '/users/me', { token: other.token })).statusCode).toBe(200)
  })

  it('a failure half-way through deleting an account leaves all of it', async () => {
    await leaveTraces()
    const before = await readRows(person.id)
    const enqueue = t.jobs.enqueue
    t.jobs.enqueue = async () => {
      throw new Error('the job queue is away')
    }
    expect((await remove()).statusCode).toBe(500)
    t.jobs.enqueue = enqueue
    expect(await readRows(person.id)).toEqual(before)
  })

  it.runIf(onPostgres)(
    'calls that race the deletion of their account leave nothing behind and are never 500',
    async () => {
      for (let round = 0; round < long(5, 50); round += 1) {
        person = await t.newUser()
        const { token } = person
        // The three calls with the password: the change ends the session that the deletion needs.
        const restore = verifyTogether(t.passwordHasher, 3)
        const answers = await Promise.all([
          assess(9000 + round),
          t.request('PATCH', '/users/me', { token, body: { full_name: 'Still here' } }),
          remove(),
          t.request('POST', '/login/access-token', { form: { username: person.email, password: testPassword } }),
          t.request('PATCH', '/users/me/password', {
            token,
            body: { current_password: testPassword, new_password: 'another quiet harbour' },
          }),
          assess(10_000 + round),
        ])
        restore()
        expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
        if (answers[2]?.statusCode === 200)
          expect(await readRows(person.id)).toEqual({ session: 0, mailed_token: 0, assessment: 0, outcome: 0, mail: 0 })
        else expect(answers[2]?.json().code).toBe('wrong_password')
      }
      expect(await brokenInvariants(t.db)).toEqual([])
    },
  )
})
