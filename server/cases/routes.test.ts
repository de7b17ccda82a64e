import { randomUUID } from 'node:crypto'
import type { Profile } from '@settlesg/contract'
import { exampleProfile, profileArbitrary, spouseProfile, withPay } from '@settlesg/model/testing'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { brokenInvariants } from '../credits/invariants.ts'
import { give } from '../credits/testing/give.ts'
import { secretsFrom } from '../platform/secrets/secrets.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp, type TestPerson } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'

const parentProfile: Profile = {
  ...exampleProfile,
  route: { ...exampleProfile.route, pass: 'ltvp', links: ['parent_of_citizen'] },
}
const workPermitProfile: Profile = { ...exampleProfile, route: { ...exampleProfile.route, pass: 'work_permit' } }

let person: TestPerson
const test = beforeTests(() => startTestApp())
beforeEach(async () => {
  person = await test.newUser()
})

const consume = (profile: unknown, { token } = person) =>
  test.request('POST', '/credit/user-consume-credits', { token, body: { profile } })
const predict = (body: unknown, { token } = person) => test.request('POST', '/model/predict/', { token, body })
const get = (path: string, { token } = person) => test.request('GET', path, { token })
const stored = () => test.db.selectFrom('assessment').selectAll().where('user_id', '=', person.id).execute()

describe('POST /credit/user-consume-credits', () => {
  it('consuming a credit makes the estimate and charges one credit for it', async () => {
    const answer = await consume(exampleProfile)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      assessment_id: expect.any(String),
      charged: true,
      balance: { credits: 0, supercredits: 0 },
    })
    const { data } = (await get('/credit/user-credit-records')).json()
    expect(data).toMatchObject([
      { unit: 'credit', delta: -1, balance_after: 0, reason: 'estimate', assessment_id: answer.json().assessment_id },
      { unit: 'credit', delta: 1, balance_after: 1, reason: 'trial' },
    ])
  })

  it('consuming a credit never charges the same answers twice, in any order of keys', async () => {
    const first = (await consume(exampleProfile)).json()
    const { route, you, ...rest } = exampleProfile
    const withNulls = {
      ...exampleProfile,
      you: { ...you, sex: null },
      work: { ...rest.work, longest_gap_months_5y: null },
    }
    for (const same of [exampleProfile, { ...rest, you, route }, withNulls])
      expect((await consume(same)).json()).toEqual({ ...first, charged: false })
    expect(await stored()).toHaveLength(1)
  })

  it('consuming a credit takes an absent month of application as this month', async () => {
    const { apply_month: _, ...route } = exampleProfile.route
    const now = { ...exampleProfile, route }
    await give(test, person.id, 1)
    const first = (await consume(now)).json()
    expect((await consume({ ...now, route: { ...route, apply_month: '2026-11' } })).json()).toMatchObject({
      assessment_id: first.assessment_id,
      charged: false,
    })
    test.clock.pass(-30 * 86_400)
    try {
      expect((await consume(now, { ...person, token: await test.logIn(person.email) })).json()).toMatchObject({
        charged: true,
      })
    } finally {
      test.clock.pass(30 * 86_400)
    }
  })

  it('consuming a credit charges nothing and needs none where there is no estimate', async () => {
    await consume(exampleProfile)
    for (const profile of [parentProfile, workPermitProfile]) {
      const answer = await consume(profile)
      expect(answer.json()).toMatchObject({ charged: false, balance: { credits: 0 } })
    }
  })

  it('consuming a credit fills in the first open route by rule; naming it is no new question', async () => {
    const spouse: Profile = {
      ...exampleProfile,
      route: { ...exampleProfile.route, links: ['spouse_of_citizen'], route: null },
      family: { marital_status: 'married' },
    }
    const { assessment_id } = (await consume(spouse)).json()
    const stored = (await test.request('GET', `/assessments/${assessment_id}`, { token: person.token })).json()
    expect(stored.profile.route.route).toBe('spouse_of_citizen')
    expect(stored.prediction).toMatchObject({ route: 'spouse_of_citizen', other_routes: [{ route: 'pts' }] })
    const named: Profile = { ...spouse, route: { ...spouse.route, route: 'spouse_of_citizen' } }
    expect((await consume(named)).json()).toMatchObject({ assessment_id, charged: false })
  })

  it('POST /credit/user-consume-credits answers 402 with an empty wallet, and writes nothing', async () => {
    await consume(exampleProfile)
    const answer = await consume(withPay(9999))
    expect(answer.statusCode).toBe(402)
    expect(answer.json()).toEqual({ detail: 'Not enough credits', code: 'not_enough_credits' })
    expect(await stored()).toHaveLength(1)
  })

  it.each<[string, (profile: Profile) => unknown, unknown]>([
    ['a month in the future', (p) => ({ ...p, you: { birth_month: '2031-01' } }), ['you', 'birth_month']],
    ['an age over 100', (p) => ({ ...p, you: { birth_month: '1901-01' } }), ['you', 'birth_month']],
    ['no arrival from someone who lives here', (p) => ({ ...p, residence: {} }), ['residence', 'in_singapore_since']],
    [
      'an arrival before birth',
      (p) => ({ ...p, residence: { in_singapore_since: '1950-01' } }),
      ['residence', 'in_singapore_since'],
    ],
    ['no pay from someone who works', (p) => ({ ...p, work: { work_status: 'employee' } }), ['work', 'monthly_pay']],
    [
      'a spouse here and single',
      (p) => ({ ...p, route: { ...p.route, links: ['spouse_of_citizen'] }, family: { marital_status: 'single' } }),
      ['family', 'marital_status'],
    ],
    ['an NRIC', (p) => ({ ...p, you: { ...p.you, nric: 'S1234567D' } }), ['you', 'nric']],
    ['a nationality', (p) => ({ ...p, you: { ...p.you, nationality: 'x' } }), ['you', 'nationality']],
    ['a negative pay', (p) => ({ ...p, work: { ...p.work, monthly_pay: -1 } }), ['work', 'monthly_pay']],
    ['a pay as text', (p) => ({ ...p, work: { ...p.work, monthly_pay: '9000' } }), ['work', 'monthly_pay']],
    [
      '11 children',
      (p) => ({ ...p, family: { ...p.family, children: Array(11).fill({ birth_month: '2020-01', status: 'pr' }) } }),
      ['family', 'children'],
    ],
    ['601 characters of plan', (p) => ({ ...p, roots: { plan: 'x'.repeat(601) } }), ['roots', 'plan']],
  ])('consuming a credit is 422 for %s, names the field and charges nothing', async (_, change, loc) => {
    const answer = await consume(change(exampleProfile))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail.map((problem: { loc: unknown }) => problem.loc)).toContainEqual([
      'body',
      'profile',
      ...(loc as string[]),
    ])
    expect(await stored()).toHaveLength(0)
    expect((await get('/users/me')).json().credits).toBe(1)
  })

  it('answers are stored encrypted: nothing of them stands in the database or the log', async () => {
    const plan = 'to open a noodle stall in Bedok'
    await consume({ ...withPay(87_654), roots: { plan } })
    const [row] = await stored()
    const bytes = Buffer.concat([row?.answers_encrypted ?? Buffer.alloc(0), row?.outlook_encrypted ?? Buffer.alloc(0)])
    expect(bytes.length).toBeGreaterThan(100)
    for (const fact of [plan, '87654', exampleProfile.you.birth_month]) expect(bytes.includes(fact)).toBe(false)
    expect(test.logLines.join()).not.toContain('noodle')
  })

  it(`${onPostgres ? 200 : 20} concurrent calls with the same answers are charged once (F-04)`, async () => {
    await give(test, person.id, 5)
    const answers = await Promise.all(Array.from({ length: onPostgres ? 200 : 20 }, () => consume(exampleProfile)))
    const bodies = answers.map((answer) => answer.json())
    expect(answers.map((answer) => answer.statusCode).filter((status) => status !== 200)).toEqual([])
    expect(bodies.filter((body) => body.charged)).toHaveLength(1)
    expect(new Set(bodies.map((body) => body.assessment_id)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect((await get('/users/me')).json().credits).toBe(5)
  })

  it('exactly as many racing estimates are charged as there are credits (F-01)', async () => {
    const [credits, calls] = onPostgres ? [100, 1000] : [10, 40]
    for (let round = 0; round < long(1, 5); round += 1) {
      person = await test.newUser()
      await give(test, person.id, credits - 1)
      const answers = await Promise.all(Array.from({ length: calls }, (_, index) => consume(withPay(3000 + index))))
      const ofStatus = Map.groupBy(answers, ({ statusCode }) => statusCode)
      const counts = Object.fromEntries([...ofStatus].map(([status, { length }]) => [status, length]))
      expect(counts).toEqual({ 200: credits, 402: calls - credits })
      expect(await stored()).toHaveLength(credits)
    }
    expect(await brokenInvariants(test.db)).toEqual([])
  })

  it('every valid profile gets a result or a reason, and exactly estimates are charged', async () => {
    await give(test, person.id, 1000)
    await fc.assert(
      fc.asyncProperty(profileArbitrary, async (profile) => {
        // Another day for each: answers without an estimate are limited a day.
        await test.db
          .updateTable('assessment')
          .set({ created_at: new Date(0) })
          .where('user_id', '=', person.id)
          .execute()
        const answer = await consume(profile)
        if (answer.statusCode === 422) {
          expect(answer.json().detail).toMatchObject([{ type: 'missing', loc: ['body', 'profile', 'route', 'route'] }])
          return
        }
        expect(answer.statusCode).toBe(200)
        const { assessment_id, charged } = answer.json()
        const prediction = (await predict({ assessment_id })).json()
        expect(charged).toBe(prediction.estimate !== null)
        expect(prediction.estimate === null).toBe(prediction.no_estimate_reason !== null)
      }),
      { numRuns: long(30, 500) },
    )
  })

  it('POST /credit/user-consume-credits never fails, whatever the body (F-15)', async () => {
    const before = (await stored()).length
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(0, -1, 1.5, '1', 2 ** 63, [], {}, null),
      fc.record({ profile: fc.oneof(fc.jsonValue(), fc.record({ route: fc.jsonValue(), you: fc.jsonValue() })) }),
    )
    await fc.assert(
      fc.asyncProperty(odd, async (body) => {
        const answer = await test.request('POST', '/credit/user-consume-credits', {
          token: person.token,
          body: JSON.stringify(body),
        })
        expect(answer.statusCode).toBe(422)
      }),
      { numRuns: long(200, 10_000) },
    )
    expect(await stored()).toHaveLength(before)
  })
})

describe('POST /model/predict/', () => {
  it('POST /model/predict/ answers 200: the stored estimate, by its id or by the same answers', async () => {
    const { assessment_id } = (await consume(exampleProfile)).json()
    const byId = await predict({ assessment_id })
    expect(byId.statusCode).toBe(200)
    expect(byId.json()).toMatchObject({ assessment_id, route: 'pts', apply_month: '2026-11', estimate: { per: 100 } })
    expect((await predict({ profile: exampleProfile })).json()).toEqual(byId.json())
  })

  it('POST /model/predict/ assesses answers without an estimate for free, with the reason', async () => {
    const answer = await predict({ profile: parentProfile })
    expect(answer.json()).toMatchObject({
      estimate: null,
      no_estimate_reason: 'no_published_rate',
      route: 'aged_parent',
    })
    expect((await predict({ assessment_id: answer.json().assessment_id })).json()).toEqual(answer.json())
  })

  it('POST /model/predict/ is 402 for an unpaid estimate, and what-ifs without an unlock', async () => {
    const unpaid = await predict({ profile: exampleProfile })
    expect(unpaid.statusCode).toBe(402)
    expect(unpaid.json()).toEqual({ detail: 'This assessment has not been unlocked', code: 'locked' })
    expect(await stored()).toHaveLength(0)
    const { assessment_id } = (await consume(exampleProfile)).json()
    expect((await predict({ assessment_id, changes: { work: { monthly_pay: 1 } } })).statusCode).toBe(402)
  })

  it('POST /model/predict/ answers 404: an unknown assessment, and another person’s', async () => {
    const { assessment_id } = (await consume(exampleProfile)).json()
    const other = await test.newUser()
    for (const answer of [await predict({ assessment_id: randomUUID() }), await predict({ assessment_id }, other)]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: 'Assessment not found', code: 'assessment_not_found' })
    }
  })

  it('POST /model/predict/ answers 422: both, neither, or no id at all', async () => {
    for (const body of [
      {},
      { profile: exampleProfile, assessment_id: randomUUID() },
      { assessment_id: '1' },
      { assessment_id: null },
    ])
      expect((await predict(body)).statusCode).toBe(422)
  })
})

describe('GET /credit/user-credit-records', () => {
  it('GET /credit/user-credit-records answers 200: newest first, in pages, with the balance', async () => {
    await give(test, person.id, 3)
    await consume(exampleProfile)
    const all = (await get('/credit/user-credit-records')).json()
    expect(all).toMatchObject({ count: 3, balance: { credits: 3, supercredits: 0 } })
    expect(all.data.map((record: { delta: number }) => record.delta)).toEqual([-1, 3, 1])
    const page = (await get('/credit/user-credit-records?skip=1&limit=1')).json()
    expect(page.data).toEqual([all.data[1]])
    expect(page.count).toBe(3)
  })

  it('GET /credit/user-credit-records answers 422 for pages that cannot be', async () => {
    for (const query of ['skip=-1', 'limit=0', 'limit=201', 'skip=x'])
      expect((await get(`/credit/user-credit-records?${query}`)).statusCode).toBe(422)
  })
})

describe('the stored assessments', () => {
  const id = async (profile: Profile = exampleProfile) => String((await consume(profile)).json().assessment_id)
  const label = (assessment: string, body: unknown, { token } = person) =>
    test.request('PATCH', `/assessments/${assessment}`, { token, body })
  const remove = (assessment: string, { token } = person) =>
    test.request('DELETE', `/assessments/${assessment}`, { token })

  it('GET /assessments answers 200: newest first, in pages, only one’s own', async () => {
    const first = await id()
    test.clock.pass(60)
    const second = await id(parentProfile)
    const list = (await get('/assessments')).json()
    expect(list.count).toBe(2)
    expect(list.data).toMatchObject([
      { id: second, route: 'aged_parent', low: null, high: null, no_estimate_reason: 'no_published_rate' },
      { id: first, route: 'pts', no_estimate_reason: null, label: null, apply_month: '2026-11' },
    ])
    expect((await get('/assessments?limit=1&skip=1')).json().data).toEqual([list.data[1]])
    expect((await get('/assessments', await test.newUser())).json()).toEqual({ data: [], count: 0 })
  })

  it('GET /assessments/{id} answers 200: the answers and the estimate', async () => {
    const assessment = await id(spouseProfile)
    const answer = (await get(`/assessments/${assessment}`)).json()
    expect(answer).toMatchObject({
      id: assessment,
      route: 'spouse_of_citizen',
      profile: { family: { marital_status: 'married' } },
    })
    expect(answer.prediction).toEqual((await predict({ assessment_id: assessment })).json())
  })

  it('PATCH /assessments/{id} names the assessment, and removes the name again', async () => {
    const assessment = await id()
    expect((await label(assessment, { label: '明年再申请' })).json()).toMatchObject({
      id: assessment,
      label: '明年再申请',
    })
    expect((await get('/assessments')).json().data[0].label).toBe('明年再申请')
    expect((await label(assessment, { label: null })).json().label).toBeNull()
  })

  it('the name of an assessment is stored encrypted, and goes when the assessment is deleted', async () => {
    const name = 'after the wedding in Bedok'
    const named = await id()
    await label(named, { label: name })
    const [row] = await stored()
    expect(row?.label_encrypted?.length).toBeGreaterThan(name.length)
    expect(Buffer.from(row?.label_encrypted ?? []).includes(name)).toBe(false)
    expect((await get(`/assessments/${named}`)).json().label).toBe(name)
    await remove(named)
    expect(await stored()).toMatchObject([{ label_encrypted: null }])
  })

  it('assessments of a deleted account leave the books right: I-12 is about present ones', async () => {
    const assessment = await id()
    expect(await brokenInvariants(test.db)).toEqual([])
    await test.db.deleteFrom('app_user').where('id', '=', person.id).execute()
    expect(await brokenInvariants(test.db)).toEqual([])
    person = await test.newUser()
    const other = await id()
    expect(other).not.toBe(assessment)
    await test.db.deleteFrom('assessment').where('id', '=', other).execute()
    expect(await brokenInvariants(test.db)).toEqual(['I-12 an estimate was charged without its assessment'])
    await test.db.deleteFrom('app_user').where('id', '=', person.id).execute()
  })

  it('DELETE /assessments/{id} blanks the answers, and the same ones return without a charge', async () => {
    const assessment = await id()
    expect((await remove(assessment)).statusCode).toBe(200)
    expect(await stored()).toMatchObject([
      { answers_encrypted: null, outlook_encrypted: null, summary_encrypted: null },
    ])
    expect((await get('/assessments')).json()).toEqual({ data: [], count: 0 })
    expect((await consume(exampleProfile)).json()).toEqual({
      assessment_id: assessment,
      charged: false,
      balance: { credits: 0, supercredits: 0 },
    })
    expect((await get(`/assessments/${assessment}`)).statusCode).toBe(200)
  })

  it('an assessment written under another SECRET_KEY is a 500 with its reason in the log', async () => {
    const assessment = await id()
    const elsewhere = secretsFrom('the key of another server, long enough')
    await test.db
      .updateTable('assessment')
      .set({ outlook_encrypted: elsewhere.encrypt('{}'), summary_encrypted: elsewhere.encrypt('{}') })
      .where('id', '=', assessment)
      .execute()
    test.logLines.length = 0
    for (const path of ['/assessments', `/assessments/${assessment}`]) expect((await get(path)).statusCode).toBe(500)
    expect(test.logLines.filter((line) => line.includes('"fault":"WrongSecretKeyError"'))).toHaveLength(2)
  })

  it('calls of one assessment are 404 for an unknown, deleted or another’s one', async () => {
    const assessment = await id()
    const other = await test.newUser()
    const deleted = await id(parentProfile)
    await remove(deleted)
    for (const [target, caller] of [
      [assessment, other],
      [randomUUID(), person],
      [deleted, person],
    ] as const) {
      expect((await get(`/assessments/${target}`, caller)).statusCode).toBe(404)
      expect((await label(target, { label: 'x' }, caller)).statusCode).toBe(404)
      expect((await remove(target, caller)).statusCode).toBe(404)
    }
    for (const target of ['1', '..%2f..', "' or 1=1", '%00']) {
      const path = encodeURI(target)
      expect((await get(`/assessments/${path}`)).statusCode).toBe(422)
      expect((await label(path, { label: 'x' })).statusCode).toBe(422)
      expect((await remove(path)).statusCode).toBe(422)
    }
    expect((await get(`/assessments/${assessment}`)).statusCode).toBe(200)
  })

  it('PATCH /assessments/{id} is 422 for a name of 61 characters, another type, or none', async () => {
    const assessment = await id()
    for (const body of [{ label: 'x'.repeat(61) }, { label: 1 }, {}, { label: 'x', is_premium: true }])
      expect((await label(assessment, body)).statusCode).toBe(422)
  })
})
