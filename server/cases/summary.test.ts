import type { Profile } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp, type TestPerson } from '../testing/test-app.ts'

const workPermitProfile: Profile = { ...exampleProfile, route: { ...exampleProfile.route, pass: 'work_permit' } }

let person: TestPerson
const test = beforeTests(() => startTestApp())
beforeEach(async () => {
  person = await test.newUser()
  for (const profile of [exampleProfile, workPermitProfile]) {
    const body = { profile }
    await test.request('POST', '/credit/user-consume-credits', { token: person.token, body })
    test.clock.pass(60)
  }
})

const list = async () => (await test.request('GET', '/assessments', { token: person.token })).json().data
const rows = () => test.db.selectFrom('assessment').selectAll().where('user_id', '=', person.id).execute()

describe('the list of assessments', () => {
  it('the list of assessments opens small texts alone, never answers or outlook', async () => {
    const decrypt = vi.spyOn(test.secrets, 'decrypt')
    const lines = await list()
    expect(lines).toMatchObject([{ no_estimate_reason: 'no_open_route' }, { low: expect.any(Number) }])
    const opened = decrypt.mock.results.map(({ value }) => JSON.parse(value))
    decrypt.mockRestore()
    for (const summary of opened)
      expect(Object.keys(summary).sort()).toEqual([
        ...['apply_month', 'high', 'low', 'no_estimate_reason', 'route', 'version'],
      ])
  })

  it('the list of assessments shows nothing readable to who has the database only', async () => {
    for (const { summary_encrypted } of await rows())
      expect(Buffer.from(summary_encrypted ?? '').toString('latin1')).not.toContain('apply_month')
  })
})

it('deleting an assessment deletes its summary, and the database insists on it', async () => {
  const [{ id } = { id: '' }] = await list()
  await test.request('DELETE', `/assessments/${id}`, { token: person.token })
  const deleted = (await rows()).find((row) => row.id === id)
  expect(deleted).toMatchObject({ summary_encrypted: null, outlook_encrypted: null, deleted_at: expect.any(Date) })
  const keep = test.db
    .updateTable('assessment')
    .set({ summary_encrypted: Buffer.from('kept') })
    .where('id', '=', id)
  await expect(keep.execute()).rejects.toThrow('assessment_content')
})
