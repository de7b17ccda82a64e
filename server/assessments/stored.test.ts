import { answersSchema, Outlook, Profile } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { exampleProfile } from '@settlesg/model/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { outlookSchema } from './older-outlook.ts'
import { outlookIn, profileIn, storedOutlook, storedProfile } from './stored.ts'
// What the first version stored, and the text that it took the digest of, as that version wrote them.
import first from './stored-schema-1.json' with { type: 'json' }

const names = ['work_pass', 'spouse_of_citizen', 'application_pending'] as const

describe('what is stored', () => {
  it('answers and results are read as they were stored, and carry the number of their schema', () => {
    const outlook = predict(exampleProfile)
    expect(profileIn(storedProfile(exampleProfile))).toEqual(exampleProfile)
    expect(outlookIn(storedOutlook(outlook))).toEqual(outlook)
    expect(JSON.parse(storedProfile(exampleProfile)).schema).toBe(answersSchema)
    expect(JSON.parse(storedOutlook(outlook)).schema).toBe(outlookSchema)
  })

  it.each(names)('the answers %s that the first version stored are read as a profile of today', (name) => {
    const profile = profileIn(JSON.stringify(first[name].profile))
    expect(Profile.parse(profile)).toEqual(profile)
  })

  it('months away, relatives and a pending application of the first version are read in the words of today', () => {
    const read = (name: (typeof names)[number]) => profileIn(JSON.stringify(first[name].profile))
    expect(read('work_pass').residence.away_5y).toBe('over_12')
    expect(read('work_pass').family.relatives_here).toBe(2)
    expect(read('spouse_of_citizen').residence.away_5y).toBe('none')
    expect(read('spouse_of_citizen').family.relatives_here).toBe(1)
    expect(read('application_pending').history).toEqual({ pending: true })
  })

  it.each(names)('the result %s of the first version says what it said, of the version that said it', (name) => {
    const stored = first[name].outlook
    const read = outlookIn(JSON.stringify(stored))
    expect(Outlook.parse(read)).toEqual(read)
    for (const field of ['model_version', 'route', 'routes', 'no_estimate_reason', 'sources'] as const)
      expect(read[field]).toEqual(stored[field])
    expect(read.estimate).toEqual(
      stored.estimate && { ...stored.estimate, base: { ...stored.estimate.base, first_time: null } },
    )
    expect(read.reasons.map(({ direction_basis }) => direction_basis)).toEqual(stored.reasons.map(({ basis }) => basis))
    for (const reason of read.reasons) expect(reason).toMatchObject({ size_basis: 'judgement', answer: null })
    expect(read).toMatchObject({ width: null, open_questions: [], other_routes: [], not_weighed: [] })
    expect(read.waiting).toEqual({ ...stored.waiting, reported: null })
  })

  it.each([profileIn, outlookIn])('what a later version stored is refused, not misread', (read) => {
    expect(() => read(JSON.stringify({ schema: 3, content: {} }))).toThrow(/schema 3/)
  })
})

describe('an assessment that the first version stored', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  /** A person with this assessment, as the first version stored it. */
  async function personWith(name: (typeof names)[number]) {
    const { profile, outlook, canonical } = first[name]
    const person = await test.newUser()
    const { id } = await test.db
      .insertInto('assessment')
      .values({
        user_id: person.id,
        answers_encrypted: test.secrets.encrypt(JSON.stringify(profile)),
        outlook_encrypted: test.secrets.encrypt(JSON.stringify(outlook)),
        summary_encrypted: null,
        has_estimate: outlook.estimate !== null,
        label_encrypted: null,
        label: null,
        created_at: test.clock.now(),
        assessed_at: test.clock.now(),
        charged_at: outlook.estimate && test.clock.now(),
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const fingerprint = test.secrets.fingerprint(canonical)
    const ofFirstSchema = { fingerprint, fingerprint_key_id: test.secrets.keyId, answers_schema: 1 }
    await test.db
      .insertInto('assessment_fingerprint')
      .values({ ...ofFirstSchema, user_id: person.id, assessment_id: id })
      .execute()
    return { id, outlook, token: person.token, today: profileIn(JSON.stringify(profile)) }
  }
  const consume = async (token: string, profile: Profile) =>
    (await test.request('POST', '/credit/user-consume-credits', { token, body: { profile } })).json()

  it.each(names)('the assessment %s of the first version is shown over HTTP with its own figures', async (name) => {
    const { id, token, outlook, today } = await personWith(name)
    const shown = (await test.request('GET', `/assessments/${id}`, { token })).json()
    expect(shown.profile).toEqual(today)
    expect(shown.prediction).toMatchObject({ model_version: outlook.model_version, width: null })
    expect([shown.low, shown.high]).toEqual([outlook.estimate?.low ?? null, outlook.estimate?.high ?? null])
  })

  it.each(['work_pass', 'spouse_of_citizen'] as const)(
    'the same answers as %s of the first version, in the words of today, lead to it and cost nothing',
    async (name) => {
      const { id, token, today } = await personWith(name)
      const found = { assessment_id: id, charged: false, balance: { credits: 1 } }
      expect(await consume(token, today)).toMatchObject(found)
      const gates = { ...today.history, pending: false, former_pr: 'no' as const }
      expect(await consume(token, { ...today, history: gates })).toMatchObject(found)
      const route = { ...today.route, route: null }
      expect(await consume(token, { ...today, route })).toMatchObject(found)
    },
  )

  it('the same answers cost nothing although the assessment of the first version was deleted', async () => {
    const { id, token, today } = await personWith('work_pass')
    await test.request('DELETE', `/assessments/${id}`, { token })
    expect(await consume(token, today)).toMatchObject({ assessment_id: id, charged: false, balance: { credits: 1 } })
    const shown = (await test.request('GET', `/assessments/${id}`, { token })).json()
    expect(shown.profile.residence.away_5y).toBe('over_12')
    expect(await consume(token, today)).toMatchObject({ assessment_id: id, charged: false })
  })

  it('an assessment of the first version is corrected like any other, and its answers in the words of today still lead to it', async () => {
    const { id, token, today, outlook } = await personWith('work_pass')
    const profile = { ...today, family: { ...today.family, relatives_here: 0 as const } }
    const answer = await test.request('POST', `/assessments/${id}/answers`, { token, body: { profile } })
    expect(answer.statusCode).toBe(200)
    const { versions } = (await test.request('GET', `/assessments/${id}`, { token })).json()
    expect(versions).toMatchObject([
      { cause: 'correction', changed: ['family.relatives_here'] },
      { cause: 'model' },
      { cause: 'estimate', model_version: outlook.model_version, low: outlook.estimate?.low },
    ])
    const first = (await test.request('GET', `/assessments/${id}/versions/1`, { token })).json()
    expect(first.profile).toEqual(today)
    for (const same of [today, profile])
      expect(await consume(token, same)).toMatchObject({ assessment_id: id, charged: false })
  })

  it('other answers than those of the first version are another assessment', async () => {
    const { id, token, today } = await personWith('work_pass')
    const other = { ...today, residence: { ...today.residence, away_5y: '4_12' as const } }
    const made = await consume(token, other)
    expect(made).toMatchObject({ charged: true, balance: { credits: 0 } })
    expect(made.assessment_id).not.toBe(id)
  })

  it('answers that the first version could not hold are another assessment', async () => {
    const { id, token, today } = await personWith('spouse_of_citizen')
    const made = await consume(token, { ...today, work: { work_status: 'caring_for_family' } })
    expect(made).toMatchObject({ charged: true })
    expect(made.assessment_id).not.toBe(id)
  })
})
