import { type DatedProfile, documentIds, type RouteId } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { type Changes, forEveryone } from '../../testing/for-everyone.ts'
import { spouseProfile } from '../../testing/profiles.ts'
import { advise } from './advise.ts'
import { employersAsked, isToCome, ownersIn } from './plan.ts'

const steps = (profile: DatedProfile, route: RouteId = 'pts') => advise(profile, route).plan
const ids = (profile: DatedProfile, route?: RouteId) => steps(profile, route).map(({ id }) => id)
const because = (id: string, profile: DatedProfile, route?: RouteId) =>
  steps(profile, route).flatMap((step) => (step.id === id ? step.because.map((one) => one.id) : []))
const lastSteps = ['photos', 'employer_papers', 'fill_in_form', 'submit', 'after_submission']

describe('the plan, for every valid profile and route', () => {
  it('the plan has steps in their order, each with a reason, once', () => {
    forEveryone((profile, route) => {
      const plan = steps(profile, route)
      const days = plan.map(({ from_day }) => from_day)
      expect(days).toEqual(days.toSorted((one, other) => one - other))
      for (const { because } of plan) {
        expect(because).not.toEqual([])
        expect(new Set(because.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(because.length)
      }
    })
  })

  it('the plan keeps papers that expire fresh until the last day of the form, and names all that are to come', () => {
    forEveryone((profile, route) => {
      const { plan, documents, document_notes } = advise(profile, route)
      for (const paper of documents) {
        const step = plan.find(({ because }) => because.some(({ id }) => id === paper.id))
        if (isToCome(paper)) expect([paper.id, step]).not.toEqual([paper.id, undefined])
        if (paper.valid_for_days !== null && step)
          expect(document_notes.form.submit_days - step.from_day).toBeLessThanOrEqual(paper.valid_for_days)
      }
    })
  })

  it('the whole plan takes 90 days, without a day on which nothing is to be done', () => {
    const days = steps(person({ history: { consistent: 'known_differences' } })).flatMap(({ from_day, to_day }) =>
      Array.from({ length: to_day - from_day + 1 }, (_, day) => from_day + day),
    )
    expect([new Set(days).size, Math.min(...days), Math.max(...days)]).toEqual([90, -83, 6])
  })
})

describe('the steps of a plan', () => {
  const allInHand = Object.fromEntries(documentIds.map((id) => [id, 'have' as const]))
  it.each<[of: string, changes: Changes, steps: string[]]>([
    ['an employee', {}, ['family_papers', 'certificates', 'translations', ...lastSteps]],
    ['whose papers are in hand is what must be fresh', { history: { documents: allInHand } }, lastSteps],
  ])('the plan of %s has no step for what there is not', (_, changes, expected) => {
    expect(ids(person(changes))).toEqual(expected)
  })

  it.each<[step: string, changes: Changes, because: string[]]>([
    ['settle_differences', { history: { consistent: 'known_differences' } }, ['known_differences']],
    ['settle_differences', { residence: { pass_expires: '2027-01' } }, []],
    ['renew_pass', { residence: { pass_expires: '2026-08' } }, ['pass_ends_before']],
    ['after_submission', { residence: { pass_expires: '2027-01' } }, ['processing_time', 'pass_ends_during']],
    ['employer_papers', { work: { work_status: 'not_working' } }, []],
    ['translations', { history: { documents: { translations: 'have' } } }, []],
    ['translations', { history: { documents: { translations: 'not_applicable' } } }, []],
    ['translations', { history: { documents: { translations: 'missing' } } }, ['translations']],
    ['income_papers', { history: { documents: { tax_assessments: 'can_get' } } }, ['tax_assessments']],
    ['income_papers', { work: { work_status: 'self_employed' } }, ['business_registration', 'business_accounts']],
  ])('%s is a step of the plan for what makes it necessary: %j', (step, changes, expected) => {
    expect(because(step, person(changes))).toEqual(expected)
  })

  it('the plan of a husband or wife has the sponsor’s papers', () => {
    const found = (step: string) => because(step, spouseProfile, 'spouse_of_citizen')
    expect(found('sponsor_papers')).toEqual(['sponsor_identity', 'sponsor_income'])
    expect(found('employer_papers')).toEqual(['employer_letter', 'payslips'])
  })
})

/** The papers of someone married to a citizen, who works or not, beside a sponsor who does this. */
const papersOf = (work_status: 'employee' | 'not_working', sponsor: 'employee' | 'not_working' | null) =>
  advise(
    person({ work: { work_status }, family: { sponsor: { work_status: sponsor } } }, spouseProfile),
    'spouse_of_citizen',
  ).documents

describe('whose papers a step of the plan is about', () => {
  it('a homemaker is told of the letter of the sponsor’s employer, and two who work of both', () => {
    expect(employersAsked(papersOf('not_working', 'employee'))).toEqual({ whose: 'sponsor', isSponsorOpen: false })
    expect(employersAsked(papersOf('employee', 'employee'))).toEqual({ whose: 'both', isSponsorOpen: false })
    expect(employersAsked(papersOf('employee', 'not_working'))).toEqual({ whose: 'own', isSponsorOpen: false })
    expect(employersAsked(papersOf('employee', null))).toEqual({ whose: 'both', isSponsorOpen: true })
  })

  it('a paper of the plan names its owner where its own name does not say it', () => {
    const step = { id: 'employer_papers' }
    expect(ownersIn(step, 'employer_letter', papersOf('not_working', 'employee'))).toEqual(['sponsor'])
    expect(ownersIn(step, 'payslips', papersOf('employee', 'employee'))).toEqual(['applicant', 'sponsor'])
    expect(ownersIn(step, 'payslips', papersOf('employee', 'not_working'))).toEqual([])
    expect(ownersIn({ id: 'sponsor_papers' }, 'sponsor_identity', papersOf('employee', 'employee'))).toEqual([])
  })
})
