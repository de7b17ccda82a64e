import type { Outlook, Profile } from '@settlesg/contract'
import { modelVersion, modelVersions } from '@settlesg/model'
import { exampleProfile } from '@settlesg/model/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../credits/invariants.ts'
import { give } from '../credits/testing/give.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp, type TestPerson } from '../testing/test-app.ts'
import { ownAssessment, renewed } from './look-up.ts'
import { loadAnalysis } from './service.ts'
import { analysisAsOfModel, asOfModel } from './testing/as-of-model.ts'

const workPermitProfile: Profile = { ...exampleProfile, route: { ...exampleProfile.route, pass: 'work_permit' } }
const [olderModel = ''] = modelVersions

let person: TestPerson
const test = beforeTests(() => startTestApp())
afterAll(async () => expect(await brokenInvariants(test.db)).toEqual([]))
beforeEach(async () => {
  person = await test.newUser()
})

const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  test.request(method, path, { token: person.token, ...(body && { body }) })
const post = async (path: string, body: object) => (await send('POST', path, body)).json()
const get = async (path: string) => (await send('GET', path)).json()
const consume = async (profile: Profile = exampleProfile): Promise<string> =>
  (await post('/credit/user-consume-credits', { profile })).assessment_id
const shown = (id: string) => get(`/assessments/${id}`)
const predict = (body: object) => post('/model/predict/', body)
const analyze = (body: object) => post('/model/analyze/', body)
const balance = async () => {
  const { credits, supercredits } = await get('/users/me')
  return { credits, supercredits }
}

/** An assessment as an older model had made it, five of a hundred lower. */
async function ofOlderModel(profile: Profile = exampleProfile): Promise<{ id: string; before: Outlook['estimate'] }> {
  const id = await consume(profile)
  const { estimate } = (await shown(id)).prediction
  const before = estimate && { ...estimate, low: estimate.low - 5, high: estimate.high - 5 }
  await asOfModel(test, id, olderModel, { estimate: before })
  return { id, before }
}

async function unlockedByOlderModel(): Promise<string> {
  await give(test, person.id, 1, 'supercredit')
  const id = await consume()
  await post('/credit/user-consume-supercredits', { assessment_id: id })
  await asOfModel(test, id, olderModel)
  return id
}

describe('a result of an older model', () => {
  const reads = {
    'the assessment itself': async (id: string) => (await shown(id)).prediction.estimate,
    'its prediction by id': async (id: string) => (await predict({ assessment_id: id })).estimate,
    'its prediction by its answers': async () => (await predict({ profile: exampleProfile })).estimate,
    'the list of assessments': async () => (await get('/assessments')).data[0],
  }
  it.each(Object.entries(reads))('reading %s renews it for free, as a version that counts nothing', async (_, read) => {
    const { id } = await ofOlderModel()
    test.clock.pass(60)
    const wallet = await balance()
    const { low, high } = await read(id)

    const { versions, corrections, prediction } = await shown(id)
    expect(versions).toMatchObject([
      { number: 2, cause: 'model', changed: [], model_version: modelVersion, low, high },
      { number: 1, cause: 'estimate', model_version: olderModel, low: low - 5, high: high - 5 },
    ])
    expect(prediction.assessed_at).toBe(test.clock.now().toISOString())
    expect(corrections.left).toBe(50)
    expect(await balance()).toEqual(wallet)
    await read(id)
    expect((await shown(id)).versions).toHaveLength(2)
  })

  it('a renewed result keeps what the older model said as a former version', async () => {
    const { id, before } = await ofOlderModel()
    expect((await shown(id)).prediction.estimate).not.toEqual(before)
    const { prediction, profile } = await get(`/assessments/${id}/versions/1`)
    expect(prediction.estimate).toEqual(before)
    expect(profile).toMatchObject(exampleProfile)
  })

  it('a result without an estimate is renewed as well', async () => {
    const { id } = await ofOlderModel(workPermitProfile)
    expect(await predict({ profile: workPermitProfile })).toMatchObject({ model_version: modelVersion, estimate: null })
    expect((await shown(id)).versions).toMatchObject([{ cause: 'model' }, { model_version: olderModel }])
  })

  it('an unlocked result is renewed with its analysis, so that both say the same', async () => {
    for (const read of [
      (id: string) => analyze({ assessment_id: id }),
      () => analyze({ profile: exampleProfile }),
      (id: string) => analyze({ assessment_id: id, changes: { work: { monthly_pay: 9000 } } }),
      (id: string) => predict({ assessment_id: id, changes: { work: { monthly_pay: 9000 } } }),
      (id: string) => predict({ assessment_id: id }),
    ]) {
      const id = await unlockedByOlderModel()
      const wallet = await balance()
      expect(await read(id)).toMatchObject({ model_version: modelVersion })
      const analysis = await loadAnalysis(test, id)
      expect(analysis).toMatchObject({ model_version: modelVersion, plan: expect.arrayContaining([expect.anything()]) })
      const { prediction, versions } = await shown(id)
      expect(prediction.estimate).toEqual(analysis?.estimate)
      expect(versions).toMatchObject([{ number: 2, cause: 'model' }, { number: 1 }])
      expect(await balance()).toEqual(wallet)
      person = await test.newUser()
    }
  })

  it('an analysis by an older process of a renewed result is made anew without another version', async () => {
    const id = await unlockedByOlderModel()
    await shown(id)
    await analysisAsOfModel(test, id, olderModel)
    expect(await analyze({ assessment_id: id })).toMatchObject({ model_version: modelVersion })
    expect((await shown(id)).versions).toHaveLength(2)
  })

  it('many readers at once of a result of an older model make one version', async () => {
    const id = await unlockedByOlderModel()
    const row = await ownAssessment(test, person.id, id)
    const rows = await Promise.all(Array.from({ length: 20 }, () => renewed(test, person.id, row)))
    for (const { version } of rows) expect(version).toBe(2)
    expect((await shown(id)).versions).toMatchObject([{ number: 2 }, { number: 1 }])
  })

  it('a result that is deleted while it is read is shown as it was, and stays deleted', async () => {
    const { id } = await ofOlderModel()
    const row = await ownAssessment(test, person.id, id)
    await send('DELETE', `/assessments/${id}`)
    expect(await renewed(test, person.id, row)).toBe(row)
    expect((await send('GET', `/assessments/${id}`)).statusCode).toBe(404)
  })
})
