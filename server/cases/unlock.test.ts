import { randomUUID } from 'node:crypto'
import type { Profile } from '@settlesg/contract'
import { modelVersion, modelVersions } from '@settlesg/model'
import { exampleProfile, withPay } from '@settlesg/model/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../credits/invariants.ts'
import { move } from '../credits/queries.ts'
import { give as giveUnits } from '../credits/testing/give.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { dumpDatabase, hitsIn } from '../testing/dump.ts'
import { startTestApp, type TestPerson } from '../testing/test-app.ts'
import { eraseOldAssessments, loadAnalysis } from './service.ts'
import { asOfModel } from './testing/as-of-model.ts'

const parentProfile: Profile = {
  ...exampleProfile,
  route: { ...exampleProfile.route, pass: 'ltvp', links: ['parent_of_citizen'] },
}

let person: TestPerson
const test = beforeTests(() => startTestApp())
afterAll(async () => expect(await brokenInvariants(test.db)).toEqual([]))
beforeEach(async () => {
  person = await test.newUser()
})

const post =
  (path: string) =>
  (body: unknown, { token } = person) =>
    test.request('POST', path, { token, body })
const unlock = post('/credit/user-consume-supercredits')
const consume = post('/credit/user-consume-credits')
const analyze = post('/model/analyze/')
const predict = post('/model/predict/')
const get = async (path: string) => (await test.request('GET', path, { token: person.token })).json()
const remove = (id: string) => test.request('DELETE', `/assessments/${id}`, { token: person.token })
const give = (amount = 1) => giveUnits(test, person.id, amount, 'supercredit')
const analyses = () => test.db.selectFrom('analysis').selectAll().execute()
const supercredits = async () => (await get('/users/me')).supercredits

async function unlocked(profile: Profile = exampleProfile): Promise<string> {
  await give()
  return (await unlock({ profile })).json().assessment_id
}

const [olderModel = ''] = modelVersions
/** Of a release after this one, as far as this one can know. */
const newerModel = 'outcomes-9.00000000'

describe('POST /credit/user-consume-supercredits', () => {
  it('consuming a supercredit unlocks an assessment and stores its analysis', async () => {
    await give(2)
    const { assessment_id } = (await consume({ profile: exampleProfile })).json()
    expect(await get(`/assessments/${assessment_id}`)).toMatchObject({ is_unlocked: false })
    const answer = await unlock({ assessment_id })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ assessment_id, charged: true, balance: { credits: 0, supercredits: 1 } })
    expect((await get('/assessments')).data).toMatchObject([{ id: assessment_id, is_unlocked: true }])
    expect((await get('/credit/user-credit-records')).data[0]).toMatchObject({
      unit: 'supercredit',
      delta: -1,
      balance_after: 1,
      reason: 'analysis',
      assessment_id,
    })
    const analysis = (await analyze({ assessment_id })).json()
    const { sources, ...prediction } = (await predict({ assessment_id })).json()
    expect(analysis).toMatchObject(prediction)
    expect(analysis.sources).toEqual(expect.arrayContaining(sources))
    expect(analysis.timeline).toHaveLength(3)
    for (const part of ['factors', 'what_ifs', 'documents', 'plan']) expect(analysis[part].length).toBeGreaterThan(2)
  })

  it('consuming a supercredit for fresh answers includes their estimate without a credit', async () => {
    await give()
    const answer = (await unlock({ profile: exampleProfile })).json()
    expect(answer).toMatchObject({ charged: true, balance: { credits: 1, supercredits: 0 } })
    const { assessment_id } = answer
    expect((await predict({ assessment_id })).json()).toMatchObject({ assessment_id, estimate: { per: 100 } })
    expect((await consume({ profile: exampleProfile })).json()).toMatchObject({ assessment_id, charged: false })
    const other = await test.newUser()
    const { assessment_id: paid } = (await consume({ profile: exampleProfile }, other)).json()
    const [own, others] = [
      (await predict({ assessment_id })).json(),
      (await predict({ assessment_id: paid }, other)).json(),
    ]
    expect(own).toEqual({ ...others, assessment_id })
  })

  it('consuming a supercredit charges once: by the same id, by the same answers', async () => {
    const assessment_id = await unlocked()
    for (const subject of [{ assessment_id }, { profile: exampleProfile }])
      expect((await unlock(subject)).json()).toEqual({
        assessment_id,
        charged: false,
        balance: { credits: 1, supercredits: 0 },
      })
  })

  it('consuming a supercredit is 402 with an empty wallet, and writes nothing', async () => {
    const { assessment_id } = (await consume({ profile: exampleProfile })).json()
    for (const subject of [{ assessment_id }, { profile: withPay(9999) }]) {
      const answer = await unlock(subject)
      expect(answer.statusCode).toBe(402)
      expect(answer.json()).toEqual({ detail: 'Not enough supercredits', code: 'not_enough_supercredits' })
    }
    expect((await get('/assessments')).count).toBe(1)
  })

  it('consuming a supercredit is 404 for an unknown, a deleted or another’s assessment', async () => {
    const assessment_id = await unlocked()
    const gone = await unlocked(withPay(5000))
    await remove(gone)
    const other = await test.newUser()
    for (const answer of [
      await unlock({ assessment_id: randomUUID() }),
      await unlock({ assessment_id: gone }),
      await unlock({ assessment_id }, other),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: 'Assessment not found', code: 'assessment_not_found' })
    }
  })

  it('consuming a supercredit is 409 where there is no estimate, and stores nothing', async () => {
    await give()
    const { assessment_id } = (await consume({ profile: parentProfile })).json()
    const convicted = { ...exampleProfile, history: { conviction: 'yes' as const } }
    for (const subject of [{ assessment_id }, { profile: parentProfile }, { profile: convicted }]) {
      const answer = await unlock(subject)
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toEqual({ detail: 'There is nothing to analyse', code: 'nothing_to_analyse' })
    }
    expect(await supercredits()).toBe(1)
    expect((await get('/assessments')).count).toBe(1)
  })

  it('consuming a supercredit is 422 with both, neither or impossible answers', async () => {
    const both = { profile: exampleProfile, assessment_id: randomUUID() }
    for (const body of [{}, both, { assessment_id: 'x' }, { assessment_id: null }])
      expect((await unlock(body)).statusCode).toBe(422)
    const answer = await unlock({ profile: { ...exampleProfile, you: { birth_month: '2031-01' } } })
    expect(answer.json().detail[0].loc).toEqual(['body', 'profile', 'you', 'birth_month'])
  })
})

describe('POST /model/analyze/', () => {
  it('POST /model/analyze/ gives the stored analysis every time, by id and by answers', async () => {
    const assessment_id = await unlocked()
    const first = await analyze({ assessment_id })
    expect(first.statusCode).toBe(200)
    test.clock.pass(3600)
    expect((await analyze({ profile: exampleProfile })).json()).toEqual(first.json())
    expect(first.json()).toMatchObject({ assessment_id, model_version: modelVersion, compared: null })
  })

  it('POST /model/analyze/ with a what-if gives before and after, and stores nothing', async () => {
    const assessment_id = await unlocked()
    const before = (await analyze({ assessment_id })).json()
    const rows = await analyses()
    const changes = { work: { monthly_pay: 15_000 }, education: { awarded_in_singapore: true } }
    const answer = (await analyze({ assessment_id, changes })).json()
    const { low, mid, high } = before.estimate
    expect(answer.compared.before).toEqual({ low, mid, high })
    expect(answer.compared.difference.effect).toBe('up')
    expect(answer.compared.after.mid).toBe(answer.estimate.mid)
    expect((await predict({ assessment_id, changes })).json().estimate).toEqual(answer.estimate)
    expect(await analyses()).toEqual(rows)
    expect((await analyze({ assessment_id })).json()).toEqual(before)
    expect((await get('/assessments')).count).toBe(1)
  })

  it('POST /model/analyze/ answers a what-if that closes every route with the reason', async () => {
    const assessment_id = await unlocked()
    const answer = (await analyze({ assessment_id, changes: { route: { pass: 'work_permit' } } })).json()
    expect(answer).toMatchObject({
      estimate: null,
      no_estimate_reason: 'no_open_route',
      what_ifs: [],
      compared: { after: null, difference: null },
    })
  })

  it('an impossible what-if is 422 and names the place, for an analysis and a prediction', async () => {
    const assessment_id = await unlocked()
    const refused: [object, ...string[]][] = [
      [{}],
      // Four answers at once.
      [{ roots: { home: 'owned', plan: 'x' }, work: { monthly_pay: 1, occupation: '1' } }],
      [{ you: { birth_month: '1990-01' } }, 'you', 'birth_month'],
      [{ work: { charm: 5 } }, 'work', 'charm'],
      [{ work: { monthly_pay: '9000' } }, 'work', 'monthly_pay'],
      [{ route: { apply_month: '2026-10' } }, 'route', 'apply_month'],
      [JSON.parse('{"work":{"__proto__":{"monthly_pay":5}}}')],
    ]
    for (const [changes, ...place] of refused)
      for (const call of [analyze, predict]) {
        const answer = await call({ assessment_id, changes })
        expect(answer.statusCode).toBe(422)
        if (place.length > 0) expect(answer.json().detail[0].loc).toEqual(['body', 'changes', ...place])
      }
  })

  it('POST /model/analyze/ is 402 for what was not unlocked, by id, answers or what-if', async () => {
    const { assessment_id } = (await consume({ profile: exampleProfile })).json()
    const changes = { work: { monthly_pay: 9000 } }
    const bodies = [{ assessment_id }, { profile: exampleProfile }, { profile: withPay(1) }, { profile: parentProfile }]
    for (const body of bodies)
      for (const answer of [
        await analyze(body),
        await analyze({ ...body, changes }),
        await predict({ ...body, changes }),
      ]) {
        expect(answer.statusCode).toBe(402)
        expect(answer.json()).toEqual({ detail: 'This assessment has not been unlocked', code: 'locked' })
      }
  })

  it('POST /model/analyze/ is 404 for an unknown or another’s assessment', async () => {
    const assessment_id = await unlocked()
    const other = await test.newUser()
    expect((await analyze({ assessment_id: randomUUID() })).statusCode).toBe(404)
    expect((await analyze({ assessment_id }, other)).statusCode).toBe(404)
  })

  it('POST /model/analyze/ takes 120 what-ifs a minute, and 30 calls without one', async () => {
    const limited = await startTestApp({ RATE_LIMITS: 'on' }, { shared: test.database })
    // It takes no token of the future.
    limited.clock.pass((test.clock.now().getTime() - limited.clock.now().getTime()) / 1000)
    const ask = (body: object) =>
      limited.request('POST', '/model/analyze/', {
        token: person.token,
        body: { assessment_id: randomUUID(), ...body },
      })
    const statuses = async (count: number, body: object) => {
      const answers = await Promise.all(Array.from({ length: count }, () => ask(body)))
      return answers.filter(({ statusCode }) => statusCode === 404).length
    }
    expect(await statuses(40, {})).toBe(30)
    expect(await statuses(100, { changes: { roots: { plan: 'x' } } })).toBe(80)
    await limited.close()
  })
})

describe('an unlocked assessment', () => {
  it('a deleted unlocked assessment loses its analysis and returns with it, uncharged', async () => {
    for (const comeBack of [consume, unlock]) {
      const assessment_id = await unlocked(withPay(7000))
      const before = (await analyze({ assessment_id })).json()
      await remove(assessment_id)
      expect((await analyses()).filter((row) => row.assessment_id === assessment_id)).toEqual([])
      expect(await brokenInvariants(test.db)).toEqual([])
      const left = await supercredits()
      expect((await comeBack({ profile: withPay(7000) })).json()).toMatchObject({ assessment_id, charged: false })
      expect(await supercredits()).toBe(left)
      expect((await analyze({ assessment_id })).json()).toEqual(before)
    }
  })

  it('an unlocked assessment whose time runs out loses its analysis with its answers', async () => {
    const assessment_id = await unlocked()
    await test.db
      .updateTable('assessment')
      .set({ created_at: new Date(0) })
      .where('id', '=', assessment_id)
      .execute()
    await eraseOldAssessments(test)
    expect((await analyses()).filter((row) => row.assessment_id === assessment_id)).toEqual([])
  })

  it('a result of an older model is renewed by unlocking, so both say the same', async () => {
    const { assessment_id } = (await consume({ profile: exampleProfile })).json()
    await asOfModel(test, assessment_id, olderModel)
    await give()
    await unlock({ assessment_id })
    expect(await loadAnalysis(test, assessment_id)).toMatchObject({ model_version: modelVersion })
    const { versions } = await get(`/assessments/${assessment_id}`)
    expect(versions).toMatchObject([{ cause: 'model', model_version: modelVersion }, { model_version: olderModel }])
  })

  it('what a newer model stored stays, while an older process answers what-ifs by its own', async () => {
    const assessment_id = await unlocked({ ...exampleProfile, you: { birth_month: '1987-11' } })
    await asOfModel(test, assessment_id, newerModel)
    const before = await get(`/assessments/${assessment_id}`)
    for (const monthly_pay of [9000, 9100]) {
      const changes = { work: { monthly_pay } }
      expect((await predict({ assessment_id, changes })).json()).toMatchObject({ model_version: modelVersion })
      expect((await analyze({ assessment_id, changes })).json()).toMatchObject({ model_version: modelVersion })
    }
    expect((await analyze({ assessment_id })).json()).toMatchObject({ model_version: newerModel, plan: [] })
    expect(await get(`/assessments/${assessment_id}`)).toEqual(before)
  })

  it('an unlocked assessment is exported with its analysis, which is stored encrypted', async () => {
    const plan = 'to open a noodle stall in Bedok'
    const assessment_id = await unlocked({ ...exampleProfile, roots: { plan } })
    const { assessments } = await get('/users/me/export')
    expect(assessments[0].analysis).toEqual((await analyze({ assessment_id })).json())
    await consume({ profile: withPay(6000) })
    expect((await get('/users/me/export')).assessments.map((one: { analysis: unknown }) => one.analysis)).toContain(
      null,
    )
    const dump = await dumpDatabase(test.db)
    for (const secret of [plan, 'what_ifs']) expect(hitsIn(dump, secret)).toBe(0)
  })

  it('an account that is deleted takes its analyses along, and the books stay right', async () => {
    const assessment_id = await unlocked()
    await test.db.deleteFrom('app_user').where('id', '=', person.id).execute()
    expect((await analyses()).filter((row) => row.assessment_id === assessment_id)).toEqual([])
    expect(await brokenInvariants(test.db)).toEqual([])
  })
})

describe('the invariants of the ledger', () => {
  it('the invariants find an unlock without analysis, the reverse, and one paid in credits', async () => {
    const assessment_id = await unlocked()
    const rows = await analyses()
    const kept = rows.find((row) => row.assessment_id === assessment_id)
    await test.db.deleteFrom('analysis').where('assessment_id', '=', assessment_id).execute()
    expect(await brokenInvariants(test.db)).toEqual(['I-12 an assessment is unlocked without its analysis'])
    const locked = (await consume({ profile: withPay(6000) })).json().assessment_id
    if (!kept) throw new Error('The analysis was not stored')
    const row = test.db.insertInto('analysis')
    await row.values([kept, { ...kept, assessment_id: locked }]).execute()
    expect(await brokenInvariants(test.db)).toEqual([
      'I-12 an analysis is stored of what was not unlocked, or was deleted',
    ])
    await test.db.deleteFrom('analysis').where('assessment_id', '=', locked).execute()
    const undo = new Error('undone')
    const paidInCredits = test.transaction(async (tx) => {
      const movement = {
        userId: person.id,
        unit: 'credit',
        contraAccount: 'promo',
        delta: 1,
        reason: 'analysis',
      } as const
      await move(tx, { ...movement, subjectId: randomUUID() })
      expect(await brokenInvariants(tx)).toEqual([
        'I-12 an analysis was charged without its assessment',
        'I-14 an estimate or an analysis was paid for in the wrong unit',
      ])
      throw undo
    })
    await expect(paidInCredits).rejects.toBe(undo)
  })
})
