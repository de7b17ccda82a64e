import { addDays, type DatedProfile, type DocumentLine, routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { exampleProfile, profileArbitrary } from '../../testing/profiles.ts'
import { readQuestion } from '../rules/question.ts'
import { documents } from './documents.ts'
import { type CaseToday, type NextStep, nextStep } from './next-step.ts'

const today = '2026-11-23'
const stepOf = (profile: DatedProfile, more: Partial<CaseToday> = {}) =>
  nextStep({ profile, route: readQuestion(profile).route, today, ...more })
const ticked = (papers: readonly DocumentLine[], isTicked: (paper: DocumentLine) => boolean) =>
  papers.map((paper) => (isTicked(paper) ? { ...paper, state: 'have' as const } : paper))
const papersOf = (profile: DatedProfile) => documents(profile, readQuestion(profile).route).documents
const briefly = (step: NextStep | null) => step && `${step.kind} ${step.id}`

describe('today’s step', () => {
  it('whoever the person and the day, no step is due before today or begins before it', () => {
    const ahead = fc.integer({ min: -400, max: 400 })
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds, null), ahead, (profile, route, days) => {
        const now = addDays(`${profile.route.apply_month}-01`, days)
        const step = nextStep({ profile, route, today: now })
        if (step?.kind === 'do') expect(step.due >= now).toBe(true)
        if (step?.kind === 'not_yet') expect([step.from > now, step.due >= step.from]).toEqual([true, true])
      }),
    )
  })

  it('a permit that may still keep the status comes before pass and outcome', () => {
    const lapsed = person({
      work: { work_status: 'not_working', monthly_pay: null },
      history: { former_pr: 'lapsed', re_entry_permit_expires: '2026-09' },
    })
    const first = { kind: 'advice', id: 'apply_for_permit', due: '2027-02-28', month: '2026-09', place: null }
    expect(stepOf(lapsed)).toEqual(first)
    for (const outcome of ['waiting', 'rejected', 'withdrawn'] as const)
      expect(stepOf(lapsed, { outcome: { outcome, applied: null } })).toEqual(first)
    expect(briefly(stepOf(lapsed, { outcome: { outcome: 'approved', applied: null } }))).toBe('outcome approved')
  })

  it('a pass that ends before the application is renewed first', () => {
    expect(stepOf(person({ residence: { pass_expires: '2026-10' } }))).toMatchObject({
      kind: 'do',
      id: 'renew_pass',
      month: '2026-10',
      place: 'plan',
    })
  })

  it('what must be put right is settled before papers, what may well be right holds nobody up', () => {
    const differing = (consistent: 'known_differences' | 'not_sure') => person({ history: { consistent } })
    expect(briefly(stepOf(differing('known_differences')))).toBe('do settle_differences')
    expect(briefly(stepOf(differing('not_sure')))).toBe('do family_papers')
  })

  it('who was refused waits for a change, or says what it is', () => {
    const refused = (changed: 'nothing' | 'longer_stay' | 'job' | 'not_sure') =>
      briefly(stepOf(person({ history: { previous: 'rejected_once', last_decision: '2026-01', changed: [changed] } })))
    expect(refused('nothing')).toBe('refused nothing_changed')
    expect(refused('longer_stay')).toBe('refused only_longer_stay')
    expect(refused('not_sure')).toBe('refused not_known')
    expect(refused('job')).toBe('do family_papers')
  })

  it('a pass that may be over with the work comes first, also while an application waits', () => {
    const jobless = person({ work: { work_status: 'not_working', monthly_pay: null, employer_since: null } })
    expect(briefly(stepOf(jobless))).toBe('advice check_pass')
    expect(briefly(stepOf(person({ history: { pending: true } }, jobless)))).toBe('advice check_pass')
    expect(stepOf(jobless, { outcome: { outcome: 'waiting', applied: '2026-10' } })).toMatchObject({ id: 'check_pass' })
    expect(stepOf(jobless, { outcome: { outcome: 'approved', applied: null } })).toMatchObject({ id: 'approved' })
    expect(briefly(stepOf(person({ route: { pass: 'dependant_pass' } }, jobless)))).not.toBe('advice check_pass')
  })

  it('what became of the application comes before everything else', () => {
    const after = (outcome: 'approved' | 'rejected' | 'waiting', applied: string | null) =>
      stepOf(exampleProfile, { outcome: { outcome, applied } })
    expect(after('approved', null)).toMatchObject({ kind: 'outcome', id: 'approved', place: 'outcome' })
    expect(after('rejected', '2026-10')).toMatchObject({ id: 'rejected', month: null, place: 'again' })
    expect(after('waiting', '2026-10')).toMatchObject({ id: 'waiting', month: '2027-04' })
    expect(after('waiting', null)).toMatchObject({ id: 'waiting', month: null })
  })

  it('without an estimate it is the first step of the advice, with the birthday that closes it', () => {
    const child = person({
      route: { pass: 'ltvp', links: ['child_of_citizen_or_pr'] },
      you: { birth_month: '2008-03' },
      work: { work_status: 'student' },
    })
    expect(stepOf(child)).toEqual({ kind: 'advice', id: 'apply_in_time', due: '2029-02-28', place: 'papers' })
  })
})

describe('today’s step as papers are ticked', () => {
  it('ticking what a step is about leads to the next one of the plan, and at last to the form', () => {
    const without = (...left: DocumentLine['id'][]) =>
      briefly(stepOf(exampleProfile, { papers: ticked(papersOf(exampleProfile), ({ id }) => !left.includes(id)) }))
    expect(without('passport', 'transcripts', 'photo')).toBe('do family_papers')
    expect(without('transcripts', 'translations', 'photo')).toBe('do certificates')
    expect(without('translations', 'photo')).toBe('do translations')
    expect(without('photo', 'payslips')).toBe('do photos')
    expect(without()).toBe('do fill_in_form')
  })

  it('with a later day nothing is due until the first paper would still be fresh', () => {
    const papers = ticked(papersOf(exampleProfile), () => true)
    expect(stepOf(exampleProfile, { papers, submission: '2027-06-01' })).toMatchObject({
      kind: 'not_yet',
      id: 'photos',
      from: '2027-05-04',
    })
  })

  it('on the day of submission it is to submit, unless a paper is missing', () => {
    const all = ticked(papersOf(exampleProfile), () => true)
    expect(briefly(stepOf(exampleProfile, { papers: all, submission: today }))).toBe('do submit')
    const lacking = ticked(papersOf(exampleProfile), ({ id }) => id !== 'employer_letter')
    expect(briefly(stepOf(exampleProfile, { papers: lacking, submission: today }))).toBe('do employer_papers')
  })

  it('a letter in hand is asked for again where it would be too old on the day', () => {
    const papers = ticked(papersOf(exampleProfile), () => true)
    const at = (submission: string) => stepOf(exampleProfile, { papers, submission })
    expect(at(addDays(today, 23))).toMatchObject({ kind: 'not_yet', id: 'fill_in_form' })
    expect(at(addDays(today, 24))).toMatchObject({ kind: 'not_yet', id: 'employer_papers' })
  })
})
