import { AccountExport } from '@settlesg/contract'
import { withPay } from '@settlesg/model/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { give } from '../credits/testing/give.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp, type TestPerson, testPassword } from '../testing/test-app.ts'

let person: TestPerson
const t = beforeTests(() => startTestApp())
beforeEach(async () => {
  person = await t.newUser()
})

const download = ({ token } = person) => t.request('GET', '/users/me/export', { token })
const assess = async (monthly_pay: number): Promise<string> => {
  const profile = withPay(monthly_pay)
  const { token } = person
  return (await t.request('POST', '/credit/user-consume-credits', { token, body: { profile } })).json().assessment_id
}

describe('GET /users/me/export', () => {
  it('the export holds everything that is kept about the person, as a file to download', async () => {
    const { token, email } = person
    await give(t, person.id, 1)
    const kept = await assess(9100)
    const deleted = await assess(9200)
    await t.request('PATCH', `/assessments/${kept}`, { token, body: { label: '升职以后 “now”' } })
    await t.request('POST', '/users/me/outcome', {
      token,
      body: { assessment_id: kept, outcome: 'waiting', applied: '2026-03', consent: true },
    })
    const { profile } = (await t.request('GET', `/assessments/${kept}`, { token })).json()
    const corrected = { ...profile, work: { ...profile.work, monthly_pay: 9150 } }
    await t.request('POST', `/assessments/${kept}/answers`, { token, body: { profile: corrected } })
    const former = (await t.request('GET', `/assessments/${kept}/versions/1`, { token })).json()
    await t.request('DELETE', `/assessments/${deleted}`, { token })
    await t.request('PATCH', '/users/me', { token, body: { email: `new-${email}`, current_password: testPassword } })
    await t.logIn(email)
    await t.request('POST', '/payment/create-checkout-session_1', { token, body: { quantity: 2 } })

    const answer = await download()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="settlesg-my-data.json"')
    expect(answer.headers['cache-control']).toBe('no-store')

    const me = (await t.request('GET', '/users/me', { token })).json()
    const { outcome, ...assessment } = (await t.request('GET', `/assessments/${kept}`, { token })).json()
    const now = t.clock.now().toISOString()
    expect(answer.json()).toEqual({
      exported_at: now,
      account: { ...me, new_email: `new-${email}` },
      sessions: (await t.request('GET', '/sessions', { token })).json().data,
      security_events: expect.arrayContaining([{ at: now, event: 'signed_in', source: '127.0.0.0/24' }]),
      operator_actions: [],
      mails: expect.arrayContaining([
        { kind: 'confirm_new_address', status: 'queued', created_at: now, finished_at: null },
      ]),
      credit_records: (await t.request('GET', '/credit/user-credit-records', { token })).json().data,
      purchases: (await t.request('GET', '/payment/purchases', { token })).json().data,
      reports: (await t.request('GET', '/reports', { token })).json().data,
      deleted_assessments: [{ id: deleted, created_at: now, deleted_at: now }],
      assessments: [{ ...assessment, former_versions: [former], outcome, analysis: null }],
    })
    expect(answer.json().purchases).toHaveLength(1)
    expect(outcome).toMatchObject({ outcome: 'waiting' })
    expect([assessment, former].map((version) => version.profile.work.monthly_pay)).toEqual([9150, 9100])
  })

  it('the export keeps to its contract, and names nothing else', async () => {
    await assess(9000)
    const exported = (await download()).json()
    expect(AccountExport.parse(exported)).toEqual(exported)
  })

  it('the export of an account that holds nothing yet is whole JSON, too', async () => {
    expect((await download()).json()).toMatchObject({ assessments: [], deleted_assessments: [] })
  })

  it('the export holds every one of many assessments, once', async () => {
    // The others are copies: what the model says of each is not what is looked at.
    const first = await assess(8000)
    const { id: _, ...row } = await t.db
      .selectFrom('assessment')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: 44 }, () => row)
    const others = await t.db.insertInto('assessment').values(copies).returning('id').execute()
    const made = [first, ...others.map(({ id }) => id)]
    const { assessments } = (await download()).json() as AccountExport
    expect(assessments.map(({ id }) => id).sort()).toEqual(made.sort())
  })

  it('the export holds nothing of anybody else', async () => {
    await assess(987_651)
    const other = await t.newUser()
    const { body } = await download(other)
    for (const text of [person.id, person.email, '987651']) expect(body).not.toContain(text)
  })
})
