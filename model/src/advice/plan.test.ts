import { type DatedProfile, documentIds, type RouteId, routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { advise } from './advise.ts'
import { consistencyIds } from './consistency-notes.ts'
import { planRuleIds, planStepIds } from './plan.ts'

const steps = (profile: DatedProfile, route: RouteId = 'pts') => advise(profile, route).plan
const ids = (profile: DatedProfile, route?: RouteId) => steps(profile, route).map(({ id }) => id)
const because = (id: string, profile: DatedProfile, route?: RouteId) =>
  steps(profile, route)
    .find((step) => step.id === id)
    ?.because.map(({ id }) => id)
const allInHand = Object.fromEntries(documentIds.map((id) => [id, 'have' as const]))

describe('the plan, for every valid profile and route', () => {
  it('the plan has up to twelve steps in 90 days, in their order', () => {
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds), (profile, route) => {
        const plan = steps(profile, route)
        expect(plan.length).toBeLessThanOrEqual(12)
        expect(planStepIds.filter((id) => plan.some((step) => step.id === id))).toEqual(plan.map(({ id }) => id))
        const days = plan.map(({ from_day }) => from_day)
        expect(days).toEqual(days.toSorted((one, other) => one - other))
        for (const { from_day, to_day } of plan) {
          expect(from_day).toBeLessThanOrEqual(to_day)
          expect(from_day).toBeGreaterThan(-84)
          expect(to_day).toBeLessThanOrEqual(6)
        }
      }),
    )
  })

  it('the whole plan takes 90 days, without a week in which nothing is to be done', () => {
    const all = steps(person({ history: { consistent: 'known_differences' } }))
    const days = new Set(
      all.flatMap(({ from_day, to_day }) => Array.from({ length: to_day - from_day + 1 }, (_, day) => from_day + day)),
    )
    expect(days.size).toBe(90)
    expect(Math.max(...days) - Math.min(...days)).toBe(89)
  })

  it('the plan gives a known reason for each step, once', () => {
    const known = { document: documentIds, consistency: consistencyIds, rule: planRuleIds }
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds), (profile, route) => {
        for (const { because } of steps(profile, route)) {
          expect(because.length).toBeGreaterThan(0)
          expect(new Set(because.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(because.length)
          for (const { kind, id } of because) expect(known[kind]).toContain(id)
        }
      }),
    )
  })

  it('the plan keeps papers that expire fresh until the last day that the form allows', () => {
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds), (profile, route) => {
        const { plan, documents, document_notes } = advise(profile, route)
        for (const { valid_for_days, id } of documents) {
          const step = plan.find(({ because }) => because.some((reason) => reason.id === id))
          if (valid_for_days === null || !step) continue
          expect(document_notes.form.submit_days - step.from_day).toBeLessThanOrEqual(valid_for_days)
        }
      }),
    )
  })

  it('the plan names every paper that is asked of everyone and not in hand', () => {
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds), (profile, route) => {
        const { plan, documents } = advise(profile, route)
        const named = plan.flatMap(({ because }) => because.map(({ id }) => id))
        for (const { id, state, required } of documents)
          if (state === 'missing' || (state === 'unknown' && required === 'always')) expect(named).toContain(id)
      }),
    )
  })
})

describe('the plan of a work pass holder', () => {
  it('the plan of a work pass holder has no step for what there is not', () => {
    expect(ids(exampleProfile)).toEqual([
      'family_papers',
      'certificates',
      'translations',
      'photos',
      'employer_papers',
      'fill_in_form',
      'submit',
      'after_submission',
    ])
    expect(
      ids(person({ work: { work_status: 'not_working', employer_since: null, monthly_pay: null } })),
    ).not.toContain('employer_papers')
  })

  it('with all papers in hand keeps what must be fresh', () => {
    expect(ids(person({ history: { documents: allInHand } }))).toEqual([
      'photos',
      'employer_papers',
      'fill_in_form',
      'submit',
      'after_submission',
    ])
  })

  it('the plan of a work pass holder takes up what does not fit, and a pass that ends', () => {
    expect(because('settle_differences', person({ history: { consistent: 'known_differences' } }))).toEqual([
      'known_differences',
    ])
    expect(because('renew_pass', person({ residence: { pass_expires: '2026-08' } }))).toEqual(['pass_ends_before'])
    const soon = person({ residence: { pass_expires: '2027-01' } })
    expect(because('after_submission', soon)).toEqual(['processing_time', 'pass_ends_during'])
    expect(ids(soon)).not.toContain('settle_differences')
  })

  it('the plan has translations until the person says that they are settled', () => {
    for (const translations of ['have', 'not_applicable'] as const)
      expect(ids(person({ history: { documents: { translations } } }))).not.toContain('translations')
    expect(ids(person({ history: { documents: { translations: 'missing' } } }))).toContain('translations')
  })

  it('the plan goes to the tax authority when tax assessments are missing', () => {
    expect(because('income_papers', person({ history: { documents: { tax_assessments: 'can_get' } } }))).toEqual([
      'tax_assessments',
    ])
    expect(because('income_papers', person({ work: { work_status: 'self_employed' } }))).toEqual([
      'business_registration',
      'business_accounts',
    ])
  })
})

describe('other plans', () => {
  it('other plans have the sponsor’s papers', () => {
    expect(because('sponsor_papers', spouseProfile, 'spouse_of_citizen')).toEqual([
      'sponsor_identity',
      'sponsor_income',
    ])
    expect(because('employer_papers', spouseProfile, 'spouse_of_citizen')).toEqual(['employer_letter', 'payslips'])
  })

  it('other plans are none where another authority takes the application', () => {
    expect(steps(exampleProfile, 'gip')).toEqual([])
    expect(steps(exampleProfile, 'forarts')).toEqual([])
  })
})
