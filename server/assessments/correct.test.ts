import { type Profile } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let person: Awaited<ReturnType<TestApp['newUser']>>
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  person = await test.newUser()
})

const consume = async (profile: Profile) =>
  (await test.request('POST', '/credit/user-consume-credits', { token: person.token, body: { profile } })).json()
const correct = (id: string, profile: unknown, token = person.token) =>
  test.request('POST', `/assessments/${id}/answers`, { token, body: { profile } })
const get = async (id: string) => (await test.request('GET', `/assessments/${id}`, { token: person.token })).json()
const withPay = (pay: number): Profile => ({ ...exampleProfile, work: { ...exampleProfile.work, monthly_pay: pay } })

describe('POST /assessments/{id}/answers', () => {
  it('works', async () => {
    const { assessment_id: id } = await consume(exampleProfile)
    const answer = await correct(id, withPay(12_345))
    expect(answer.statusCode).toBe(200)
    console.log((await get(id)).versions, (await get(id)).corrections)
  })
})
