import { randomUUID } from 'node:crypto'
import type { Profile } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { secretsFrom, WrongSecretKeyError } from '../platform/secrets/secrets.ts'
import { removeExpired } from '../retention.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp, type TestPerson } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import { exportOutcomes } from './service.ts'

let person: TestPerson
/** The person's assessment. */
let id: string
const test = beforeTests(() => startTestApp())
beforeEach(async () => {
  person = await test.newUser()
  id = await assess(exampleProfile)
})

const assess = async (profile: Profile, { token } = person): Promise<string> =>
  (await test.request('POST', '/credit/user-consume-credits', { token, body: { profile } })).json().assessment_id
const report = (body: unknown, { token } = person) => test.request('POST', '/users/me/outcome', { token, body })
const withdraw = (assessment: string, { token } = person) =>
  test.request('DELETE', `/users/me/outcome/${assessment}`, { token })
const remove = (assessment: string) => test.request('DELETE', `/assessments/${assessment}`, { token: person.token })
const waiting = () => ({ assessment_id: id, outcome: 'waiting', applied: '2026-03', consent: true })
const approved = () => ({ ...waiting(), outcome: 'approved', decided: '2026-10' })
const shown = async (assessment = id) =>
  (await test.request('GET', `/assessments/${assessment}`, { token: person.token })).json().outcome
const rows = () => test.db.selectFrom('outcome').selectAll().where('user_id', '=', person.id).execute()
const written = async () => (await exportOutcomes(test)).csv

describe('POST /users/me/outcome', () => {
  it('POST /users/me/outcome answers 200: keeps the report, and the assessment shows it', async () => {
    expect(await shown()).toBeNull()
    const answer = await report(approved())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'Outcome kept' })
    expect(await shown()).toEqual({
      outcome: 'approved',
      applied: '2026-03',
      decided: '2026-10',
      reported_at: test.clock.now().toISOString(),
    })
    expect(await rows()).toMatchObject([{ assessment_id: id, consented_at: test.clock.now() }])
  })

  it('POST /users/me/outcome replaces an earlier report, with its own time of consent', async () => {
    await report(waiting())
    expect(await shown()).toMatchObject({ outcome: 'waiting', applied: '2026-03', decided: null })
    test.clock.pass(3600)
    await report({ ...approved(), outcome: 'rejected', applied: null })
    expect(await shown()).toMatchObject({ outcome: 'rejected', applied: null, decided: '2026-10' })
    expect(await rows()).toMatchObject([{ consented_at: test.clock.now() }])
  })

  it('POST /users/me/outcome answers 200: concurrent reports for one assessment leave one row', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => report(index % 2 ? waiting() : approved())),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(await rows()).toHaveLength(1)
  })

  it('POST /users/me/outcome is 404 for an unknown, a deleted or another’s assessment', async () => {
    await report(waiting())
    const before = await rows()
    const other = await test.newUser()
    for (const [assessment_id, caller] of [
      [randomUUID(), person],
      [id, other],
    ] as const) {
      const answer = await report({ ...approved(), assessment_id }, caller)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: 'Assessment not found', code: 'assessment_not_found' })
      expect((await withdraw(assessment_id, caller)).statusCode).toBe(404)
    }
    expect(await rows()).toEqual(before)
    await remove(id)
    expect((await report(approved())).statusCode).toBe(404)
    expect((await withdraw(id)).statusCode).toBe(404)
  })

  it.each<[string, object, string, unknown]>([
    ['no consent', { consent: false }, 'consent', 'Value error, An outcome is kept only with consent'],
    ['consent left out', { consent: undefined }, 'consent', 'Field required'],
    ['consent as text', { consent: 'true' }, 'consent', 'Input should be a valid boolean'],
    ['another outcome', { outcome: 'guaranteed' }, 'outcome', expect.stringContaining("'withdrawn'")],
    ['no month of decision', { decided: null }, 'decided', 'Field required'],
    ['withdrawn without a month', { outcome: 'withdrawn', decided: null }, 'decided', 'Field required'],
    [
      'a decision while it waits',
      { outcome: 'waiting' },
      'decided',
      'Value error, An application that is still waiting has no month of decision',
    ],
    [
      'an application before birth',
      { applied: '1993-04' },
      'applied',
      'Value error, This month must not be before the month of birth',
    ],
    [
      'a decision before birth',
      { applied: null, decided: '1993-04' },
      'decided',
      'Value error, This month must not be before the month of birth',
    ],
    [
      'an application next month',
      { applied: '2026-12' },
      'applied',
      'Value error, This month must not be in the future',
    ],
    ['a decision next month', { decided: '2026-12' }, 'decided', 'Value error, This month must not be in the future'],
    [
      'a decision before the application',
      { decided: '2026-02' },
      'decided',
      'Value error, The month of the decision must not be before the month of the application',
    ],
    ['a month that is none', { applied: '2026-13' }, 'applied', expect.stringMatching('^String should match pattern')],
    ['no id', { assessment_id: '1' }, 'assessment_id', 'Input should be a valid UUID'],
    ['a name', { full_name: 'Mei Tan' }, 'full_name', 'Extra inputs are not permitted'],
  ])('POST /users/me/outcome answers 422: %s, naming the field, and nothing is kept', async (_, change, field, msg) => {
    const answer = await report({ ...approved(), ...change })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ loc: ['body', field], msg }])
    expect(await rows()).toEqual([])
  })

  it('POST /users/me/outcome never fails and keeps nothing, whatever the body', async () => {
    const fields = ['assessment_id', 'outcome', 'applied', 'decided', 'consent', '__proto__', 'constructor']
    const odd = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(
          fc.constantFrom(...fields),
          fc.oneof(fc.jsonValue(), fc.constantFrom("' or 1=1 --", 'a\0b', '2026-02-30')),
        )
        .map(([field, value]) => ({ ...approved(), consent: false, [field]: value === true ? 'true' : value })),
    )
    await fc.assert(
      fc.asyncProperty(odd, async (body) => {
        expect((await report(JSON.stringify(body))).statusCode).toBe(422)
      }),
      { numRuns: long(100, 3000) },
    )
    expect(await rows()).toEqual([])
  })

  it('POST /users/me/outcome answers 429 after 30 a minute', async () => {
    const limited = await startTestApp({ RATE_LIMITS: 'on' })
    try {
      const { token } = await limited.newUser()
      const tries = await Promise.all(
        Array.from({ length: 31 }, () => limited.request('POST', '/users/me/outcome', { token, body: {} })),
      )
      expect(tries.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1)
    } finally {
      await limited.close()
    }
  })

  it('an outcome is stored encrypted: neither it nor its month is in the database or the log', async () => {
    await report(approved())
    const [row] = await rows()
    const bytes = Buffer.from(row?.report_encrypted ?? [])
    expect(bytes.length).toBeGreaterThan(50)
    for (const fact of ['approved', '2026-03', '2026-10']) {
      expect(bytes.includes(fact)).toBe(false)
      expect(test.logLines.join()).not.toContain(fact)
    }
  })
})

describe('DELETE /users/me/outcome/{assessment_id}', () => {
  it('DELETE /users/me/outcome/{assessment_id} deletes the report only, however often', async () => {
    const other = await test.newUser()
    const foreign = await assess(exampleProfile, other)
    await report({ ...approved(), assessment_id: foreign }, other)
    await report(approved())
    for (const _ of [1, 2]) {
      const answer = await withdraw(id)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ message: 'Outcome taken back' })
      expect(await rows()).toEqual([])
    }
    expect(await shown()).toBeNull()
    expect(await test.db.selectFrom('outcome').selectAll().where('user_id', '=', other.id).execute()).toHaveLength(1)
  })

  it('DELETE /users/me/outcome/{assessment_id} answers 422 for what is no id', async () => {
    for (const target of ['1', "' or 1=1", '%00']) expect((await withdraw(encodeURI(target))).statusCode).toBe(422)
  })
})

describe('a report goes', () => {
  it('a report goes with its assessment, and does not come back with it', async () => {
    await report(approved())
    await remove(id)
    expect(await rows()).toEqual([])
    expect(await assess(exampleProfile)).toBe(id)
    expect(await shown()).toBeNull()
  })

  it('a report goes with its assessment after 24 months', async () => {
    await report(approved())
    const days = 735
    test.clock.pass(days * 86_400)
    try {
      await removeExpired(test)
      expect(await rows()).toEqual([])
    } finally {
      test.clock.pass(-days * 86_400)
    }
  })

  it('a report goes with the account', async () => {
    await report(approved())
    await test.db.deleteFrom('app_user').where('id', '=', person.id).execute()
    expect(await test.db.selectFrom('outcome').selectAll().where('assessment_id', '=', id).execute()).toEqual([])
  })

  // The embedded database runs one transaction after the other.
  it.runIf(onPostgres)(
    'a report goes also when the assessment is deleted at the very moment of the report',
    async () => {
      for (let round = 0; round < long(20, 200); round += 1) {
        await Promise.all([report(approved()), remove(id), report(waiting())])
        expect(await rows()).toEqual([])
        await assess(exampleProfile)
      }
    },
  )
})

describe('the export', () => {
  beforeEach(() => test.db.deleteFrom('outcome').execute())

  it('the export has outcomes and weighed answers, and nothing that identifies a person', async () => {
    await report(approved())
    const plan = 'Reach me, "Mei", at\r\nmei@example.sg'
    const other = await test.newUser()
    const foreign = await assess({ ...exampleProfile, roots: { plan } }, other)
    await test.request('PATCH', `/assessments/${foreign}`, { token: other.token, body: { label: 'My own try' } })
    await report({ ...waiting(), assessment_id: foreign }, other)

    const csv = await written()
    const lines = csv.trimEnd().split('\n')
    expect(lines[0]).toBe('outcome,applied,decided,profile')
    expect(
      lines
        .slice(1)
        .map((line) => line.split(',').slice(0, 3).join())
        .toSorted(),
    ).toEqual(['approved,2026-03,2026-10', 'waiting,2026-03,'])
    expect(csv).toContain('""monthly_pay"":8200')
    for (const secret of [
      person.id,
      person.email,
      id,
      other.id,
      other.email,
      foreign,
      'Mei',
      'mei@',
      'My own try',
      'plan',
    ])
      expect(csv).not.toContain(secret)
  })

  it('the export does not hold what was taken back, or replaced, or deleted with its assessment', async () => {
    await report(waiting())
    await report(approved())
    expect((await written()).match(/^(approved|waiting)/gm)).toEqual(['approved'])
    await withdraw(id)
    expect(await written()).toBe('outcome,applied,decided,profile\n')
    await report(approved())
    await remove(id)
    expect(await written()).toBe('outcome,applied,decided,profile\n')
  })

  it('the export leaves out who answered yes to a conviction, and says how many', async () => {
    await report({ ...approved(), assessment_id: await assess({ ...exampleProfile, history: { conviction: 'yes' } }) })
    await report({
      ...approved(),
      assessment_id: await assess({ ...exampleProfile, history: { previous: 'pending' } }),
    })
    expect(await exportOutcomes(test)).toMatchObject({
      csv: expect.stringMatching(/^[^\n]+\napproved[^\n]+""previous"":""pending""[^\n]+\n$/),
      written: 1,
      leftOut: 1,
    })
  })

  it('the export is refused with another SECRET_KEY than the answers were stored with', async () => {
    await report(approved())
    const secrets = secretsFrom('the key of another server, long enough')
    await expect(exportOutcomes({ ...test, secrets })).rejects.toThrow(WrongSecretKeyError)
  })

  it('the export says by its order nothing about the time', async () => {
    await test.db.deleteFrom('outcome').execute()
    for (let month = 1; month <= 9; month += 1) {
      const one = await test.newUser()
      const assessment_id = await assess(exampleProfile, one)
      await report({ ...waiting(), assessment_id, applied: `2026-0${month}` }, one)
    }
    const orders = new Set<string>()
    for (let round = 0; round < 5; round += 1)
      orders.add([...(await written()).matchAll(/^waiting,([\d-]+)/gm)].map(([, month]) => month).join())
    // Five times the same of 362,880 orders does not happen by chance.
    expect(orders.size).toBeGreaterThan(1)
  })
})
