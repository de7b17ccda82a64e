import { mostCorrections, type Profile, type VersionSummary } from '@settlesg/contract'
import { exampleProfile, withPay } from '@settlesg/model/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp } from '../testing/test-app.ts'

let token: string
let id: string
const test = beforeTests(() => startTestApp())
beforeEach(async () => {
  const person = await test.newUser()
  token = person.token
  const body = { profile: exampleProfile }
  id = (await test.request('POST', '/credit/user-consume-credits', { token, body })).json().assessment_id
})

const correct = (profile: Profile) => test.request('POST', `/assessments/${id}/answers`, { token, body: { profile } })
const shown = async () => (await test.request('GET', `/assessments/${id}`, { token })).json()
const left = async (): Promise<number> => (await shown()).corrections.left
const causes = async () => (await shown()).versions.map(({ cause }: VersionSummary) => cause)
const setRow = (values: { corrections?: number; version?: number }) =>
  test.db.updateTable('assessment').set(values).where('id', '=', id).execute()
const minute = 60

describe('undoing a correction', () => {
  it.each([
    ['after 9:59 minutes counts neither the correction nor itself', 10 * minute - 1, 'undo', 0],
    ['after 10:00 minutes counts like any change', 10 * minute, 'correction', 2],
  ])('undoing a correction %s', async (_, seconds, cause, counted) => {
    await correct(withPay(9000))
    expect(await left()).toBe(mostCorrections - 1)
    test.clock.pass(seconds)
    expect((await correct(exampleProfile)).statusCode).toBe(200)
    expect(await causes()).toEqual([cause, 'correction', 'estimate'])
    expect(await left()).toBe(mostCorrections - counted)
  })

  it('undoing gives back one count, however often the same two answers alternate', async () => {
    await correct(withPay(9500))
    for (let round = 0; round < 3; round++) {
      await correct(withPay(9000))
      expect(await left()).toBe(mostCorrections - 2)
      await correct(withPay(9500))
      expect(await left()).toBe(mostCorrections - 1)
      // What was undone is not undone once more: this goes two versions back.
      await correct(withPay(9500))
      expect(await left()).toBe(mostCorrections - 1)
    }
    await correct(exampleProfile)
    expect((await causes())[0]).toBe('correction')
    expect(await left()).toBe(mostCorrections - 2)
  })

  it('answering otherwise than the version before is no undoing', async () => {
    await correct(withPay(9000))
    await correct({ ...exampleProfile, education: { ...exampleProfile.education, highest: 'master' } })
    expect(await causes()).toEqual(['correction', 'correction', 'estimate'])
    expect(await left()).toBe(mostCorrections - 2)
  })

  it('the fiftieth change can be undone in time, and then another one be made', async () => {
    await setRow({ corrections: mostCorrections - 1 })
    await correct(withPay(9000))
    expect((await correct(withPay(9001))).json().code).toBe('too_many_versions')
    expect((await correct(exampleProfile)).statusCode).toBe(200)
    expect(await left()).toBe(1)
    expect((await correct(withPay(9001))).statusCode).toBe(200)
  })

  it('undoing counts once an assessment has 150 versions, so that their number has an end', async () => {
    await setRow({ version: 150 })
    await correct(withPay(9000))
    await correct(exampleProfile)
    expect((await causes()).slice(0, 2)).toEqual(['correction', 'correction'])
    expect(await left()).toBe(mostCorrections - 2)
  })
})
