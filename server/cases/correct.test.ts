import { randomUUID } from 'node:crypto'
import {
  type AssessmentVersion,
  copyAnswers,
  daySeconds as day,
  mostCorrections,
  type Profile,
} from '@settlesg/contract'
import { modelVersion, modelVersions } from '@settlesg/model'
import { exampleProfile, withPay } from '@settlesg/model/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { give } from '../credits/testing/give.ts'
import { removeExpired } from '../retention.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp, type TestPerson } from '../testing/test-app.ts'
import { asOfModel } from './testing/as-of-model.ts'

let person: TestPerson
let id: string
const test = beforeTests(() => startTestApp())
beforeEach(async () => {
  person = await test.newUser()
  id = (await consume(exampleProfile)).assessment_id
})

const post = async (path: string, body: object) =>
  (await test.request('POST', path, { token: person.token, body })).json()
const consume = (profile: Profile) => post('/credit/user-consume-credits', { profile })
const unlock = (body: object) => post('/credit/user-consume-supercredits', body)
const analyze = () => post('/model/analyze/', { assessment_id: id })
const correct = (profile: unknown, of = id, token = person.token) =>
  test.request('POST', `/assessments/${of}/answers`, { token, body: { profile } })
const read = (path: string) => test.request('GET', path, { token: person.token })
const shown = async (of = id) => (await read(`/assessments/${of}`)).json()
const version = async (number: number): Promise<AssessmentVersion> =>
  (await read(`/assessments/${id}/versions/${number}`)).json()
const remove = () => test.request('DELETE', `/assessments/${id}`, { token: person.token })
const withHome = (home: 'owned' | 'room', profile: Profile = exampleProfile): Profile => ({
  ...profile,
  roots: { home },
})
/** Some days later; who is signed in is so again. */
async function pass(days: number): Promise<void> {
  test.clock.pass(days * day)
  person.token = await test.logIn(person.email)
}
const row = () => test.db.selectFrom('assessment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const formerRows = () => test.db.selectFrom('assessment_version').selectAll().where('assessment_id', '=', id).execute()
const digests = () =>
  test.db.selectFrom('assessment_fingerprint').selectAll().where('user_id', '=', person.id).execute()
const setCorrections = (corrections: number) =>
  test.db.updateTable('assessment').set({ corrections }).where('id', '=', id).execute()

const [olderModel = ''] = modelVersions
/** Of a release after this one, as far as this one can know. */
const newerModel = 'outcomes-9.00000000'

describe('POST /assessments/{id}/answers', () => {
  it('correcting answers gives their estimate, shown from then on, without a charge', async () => {
    test.clock.pass(60)
    const answer = await correct(withPay(20_000))
    expect(answer.statusCode).toBe(200)
    const prediction = answer.json()
    expect(prediction).toMatchObject({ assessment_id: id, assessed_at: test.clock.now().toISOString() })

    const whole = await shown()
    expect(whole).toMatchObject({ low: prediction.estimate.low, profile: withPay(20_000), prediction })
    expect(whole.versions).toMatchObject([
      { number: 2, cause: 'correction', changed: ['work.monthly_pay'], high: prediction.estimate.high },
      { number: 1, cause: 'estimate', changed: [], model_version: modelVersion },
    ])
    expect(whole.corrections.left).toBe(mostCorrections - 1)
    expect(await version(1)).toMatchObject({ profile: exampleProfile, ...whole.versions[1] })
    expect((await read('/users/me')).json().credits).toBe(0)
    expect((await read('/assessments')).json()).toMatchObject({ count: 1, data: [{ low: whole.low }] })
  })

  it('correcting to unchanged answers counts nothing and keeps the month unless sent', async () => {
    const { apply_month: _, ...route } = exampleProfile.route
    await pass(20)
    expect((await correct({ ...exampleProfile, route, you: { ...exampleProfile.you, sex: null } })).json()).toEqual(
      (await shown()).prediction,
    )
    expect(await shown()).toMatchObject({ versions: [{ number: 1 }], corrections: { left: mostCorrections } })
    expect((await correct({ ...withPay(9000), route })).json().apply_month).toBe('2026-11')
    expect((await correct({ ...withPay(9000), route: { ...route, apply_month: '2027-03' } })).json()).toMatchObject({
      apply_month: '2027-03',
    })
    expect((await shown()).versions.map(({ changed }: AssessmentVersion) => changed)).toEqual([
      ['route.apply_month'],
      ['work.monthly_pay'],
      [],
    ])
  })

  it('correcting back to the version before keeps what was ticked since, and counts neither way', async () => {
    await correct(withPay(9000))
    await correct(withHome('owned', withPay(9000)))
    const { profile, versions } = await shown()
    const undone = copyAnswers(profile, (await version(1)).profile, versions[0].changed)
    expect((await correct(undone)).json().estimate).toEqual((await version(1)).prediction.estimate)
    expect(await shown()).toMatchObject({
      profile: withHome('owned'),
      corrections: { left: mostCorrections },
      versions: [{ number: 3, cause: 'undo', changed: ['work.monthly_pay'] }, { number: 2 }, { number: 1 }],
    })
  })

  it('correcting answers for advice is allowed at any time and makes no version', async () => {
    const { versions, prediction } = await shown()
    await setCorrections(mostCorrections)
    await pass(60)
    for (const home of ['owned', 'room'] as const) expect((await correct(withHome(home))).statusCode).toBe(200)
    expect(await shown()).toMatchObject({ profile: withHome('room'), versions, prediction, corrections: { left: 0 } })
    expect(await formerRows()).toEqual([])
    // The answers that were charged, and those of now.
    expect(await digests()).toHaveLength(2)
    for (const profile of [exampleProfile, withHome('room')])
      expect(await consume(profile)).toMatchObject({ assessment_id: id, charged: false })
  })

  it('correcting may leave no estimate, and can be undone', async () => {
    const convicted = { ...exampleProfile, history: { ...exampleProfile.history, conviction: 'yes' } }
    expect((await correct(convicted)).json()).toMatchObject({ estimate: null, no_estimate_reason: 'conviction' })
    expect((await correct(exampleProfile)).json().estimate).not.toBeNull()
  })

  it('correcting is 402 for a free assessment, 404 for an unknown one', async () => {
    const free = (await consume({ ...exampleProfile, route: { ...exampleProfile.route, pass: 'work_permit' } }))
      .assessment_id
    const locked = await correct(exampleProfile, free)
    expect(locked.statusCode).toBe(402)
    expect(locked.json().code).toBe('locked')
    expect((await shown(free)).corrections).toBeNull()

    const other = await test.newUser()
    expect((await correct(withPay(9000), id, other.token)).statusCode).toBe(404)
    expect((await correct(withPay(9000), randomUUID())).statusCode).toBe(404)
    await remove()
    expect((await correct(withPay(9000))).json().code).toBe('assessment_not_found')
  })

  it('correcting is 409 another_person for another month of birth or other ties', async () => {
    const strangers = [
      { ...exampleProfile, you: { birth_month: '1993-06' } },
      { ...exampleProfile, route: { ...exampleProfile.route, links: ['parent_of_citizen'] } },
    ]
    for (const stranger of strangers) {
      const answer = await correct(stranger)
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toEqual({ code: 'another_person', detail: 'Another person needs a new estimate' })
    }
    expect((await shown()).versions).toHaveLength(1)
  })

  it('correcting is 409 closed after 30 days from the charge, and allowed until then', async () => {
    expect((await shown()).corrections.until).toBe(new Date(test.clock.now().getTime() + 30 * day * 1000).toISOString())
    await pass(30 - 1 / day)
    expect((await correct(withPay(9000))).statusCode).toBe(200)
    test.clock.pass(1)
    const late = await correct(withPay(9001))
    expect(late.statusCode).toBe(409)
    expect(late.json().code).toBe('closed')
    expect((await correct(withPay(9000))).statusCode).toBe(200)
  })

  it('correcting is allowed the fiftieth time and 409 too_many_versions the next', async () => {
    await setCorrections(mostCorrections - 1)
    expect((await correct(withPay(9000))).statusCode).toBe(200)
    const answer = await correct(withPay(9001))
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('too_many_versions')
    expect(await shown()).toMatchObject({ profile: withPay(9000), corrections: { left: 0 } })
  })

  it('correcting to impossible answers is 422, names the field and writes nothing', async () => {
    for (const [profile, ...loc] of [
      [{ ...exampleProfile, work: { work_status: 'employee' } }, 'work', 'monthly_pay'],
      [{ ...exampleProfile, work: { ...exampleProfile.work, employer_since: '2031-01' } }, 'work', 'employer_since'],
      [{ ...exampleProfile, work: { ...exampleProfile.work, wage: 1 } }, 'work', 'wage'],
    ] as const) {
      const answer = await correct(profile)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail[0].loc).toEqual(['body', 'profile', ...loc])
    }
    expect((await shown()).versions).toHaveLength(1)
  })
})

describe('GET /assessments/{id}/versions/{number}', () => {
  it('reading a version is 404 for a missing one and 422 for what is no number', async () => {
    expect(await version(1)).toMatchObject({ number: 1, prediction: (await shown()).prediction })
    expect((await read(`/assessments/${id}/versions/2`)).json().code).toBe('version_not_found')
    expect((await read(`/assessments/${randomUUID()}/versions/1`)).json().code).toBe('assessment_not_found')
    for (const number of ['0', '-1', 'x', '99999999'])
      expect((await read(`/assessments/${id}/versions/${number}`)).statusCode).toBe(422)
  })
})

describe('a corrected assessment', () => {
  it('answers of any version lead to the corrected assessment and their own prediction', async () => {
    const predicted = (profile: Profile) => post('/model/predict/', { profile })
    await correct(withPay(20_000))
    for (const profile of [exampleProfile, withPay(20_000)])
      expect(await consume(profile)).toMatchObject({ assessment_id: id, charged: false })
    expect(await predicted(exampleProfile)).toEqual((await version(1)).prediction)
    expect(await predicted(withPay(20_000))).toEqual((await shown()).prediction)
  })

  it('a corrected assessment leaves answers to the assessment that had them first', async () => {
    await give(test, person.id, 1)
    const second = (await consume(withPay(9000))).assessment_id
    await correct(exampleProfile, second)
    await correct(withPay(9000))
    expect(await consume(exampleProfile)).toMatchObject({ assessment_id: id, charged: false })
    expect(await consume(withPay(9000))).toMatchObject({ assessment_id: second, charged: false })
  })

  it('a deleted corrected assessment returns by any version, in its days and with its count', async () => {
    await correct(withPay(9000))
    await correct(withPay(9001))
    const { corrections } = await shown()
    for (const profile of [withPay(9000), exampleProfile]) {
      await pass(1)
      await remove()
      expect(await formerRows()).toEqual([])
      expect(await row()).toMatchObject({ answers_encrypted: null, summary_encrypted: null })
      expect(await consume(profile)).toMatchObject({ assessment_id: id, charged: false })
      expect(await shown()).toMatchObject({ profile, corrections, versions: [{ number: 3, cause: 'estimate' }] })
    }
    expect((await correct(withPay(9002))).statusCode).toBe(200)
    await pass(28)
    expect((await correct(withPay(9003))).json().code).toBe('closed')
    expect((await shown()).versions.map(({ number }: AssessmentVersion) => number)).toEqual([4, 3])
  })

  it('correcting a result of an older model first makes an uncounted version of today’s', async () => {
    await asOfModel(test, id, olderModel)
    await correct(withPay(9000))
    expect(await shown()).toMatchObject({
      corrections: { left: mostCorrections - 1 },
      versions: [
        { number: 3, model_version: modelVersion, cause: 'correction', changed: ['work.monthly_pay'] },
        { number: 2, model_version: modelVersion, cause: 'model', changed: [] },
        { number: 1, model_version: olderModel, cause: 'estimate' },
      ],
    })
    expect((await version(2)).profile).toMatchObject(exampleProfile)
  })

  it('an older process keeps a newer model’s result and adds its own of the corrected answers', async () => {
    await give(test, person.id, 1, 'supercredit')
    await unlock({ assessment_id: id })
    await asOfModel(test, id, newerModel)
    const newer = await shown()
    // For advice only, which makes no version by itself: neither is the newer result replaced by it.
    expect((await correct(withHome('owned'))).json()).toMatchObject({ model_version: modelVersion })
    await correct(withPay(9000))
    expect((await shown()).versions).toMatchObject([
      { number: 3, model_version: modelVersion, cause: 'correction' },
      { number: 2, model_version: modelVersion, cause: 'model' },
      { number: 1, model_version: newerModel, cause: 'estimate' },
    ])
    expect((await version(1)).prediction).toEqual(newer.prediction)
    expect((await analyze()).estimate).toEqual((await shown()).prediction.estimate)
  })

  it('a corrected unlocked assessment has its analysis remade, and returns unlocked', async () => {
    await give(test, person.id, 1, 'supercredit')
    expect(await unlock({ assessment_id: id })).toMatchObject({ charged: true })
    const before = await analyze()

    const prediction = (await correct(withPay(20_000))).json()
    const after = await analyze()
    expect(after.estimate).toEqual(prediction.estimate)
    expect(after.estimate).not.toEqual(before.estimate)
    await correct(withHome('owned', withPay(20_000)))
    expect((await analyze()).what_ifs).not.toEqual(after.what_ifs)

    await remove()
    expect(await consume(exampleProfile)).toMatchObject({ assessment_id: id, charged: false })
    expect((await analyze()).estimate).toEqual(before.estimate)
    expect(await shown()).toMatchObject({ is_unlocked: true, corrections: { left: mostCorrections - 1 } })
  })

  it('an assessment that was unlocked with fresh answers can be corrected', async () => {
    await give(test, person.id, 1, 'supercredit')
    const fresh = (await unlock({ profile: withPay(9500) })).assessment_id
    expect((await correct(withPay(9600), fresh)).statusCode).toBe(200)
    expect((await shown(fresh)).corrections).toMatchObject({ left: mostCorrections - 1 })
  })

  it('a corrected assessment keeps nothing readable of any version in the database or the log', async () => {
    const plan = 'to open a noodle stall in Bedok'
    await correct({ ...withPay(87_654), roots: { plan } })
    await correct(withPay(9000))
    const kept = [await row(), ...(await formerRows())].flatMap((one) => Object.values(one))
    const bytes = Buffer.concat(kept.filter((value) => value instanceof Uint8Array))
    expect(bytes.length).toBeGreaterThan(1000)
    for (const fact of [plan, '87654', 'monthly_pay']) expect(bytes.includes(fact)).toBe(false)
    expect(test.logLines.join()).not.toContain('noodle')
  })

  it('a corrected assessment goes with all its versions when its 24 months are over', async () => {
    await correct(withPay(9000))
    test.clock.pass(740 * day)
    await removeExpired(test)
    expect(await formerRows()).toEqual([])
    expect(await row()).toMatchObject({ answers_encrypted: null, deleted_at: expect.any(Date) })
  })
})
