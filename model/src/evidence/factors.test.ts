import type { DatedProfile } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { factors } from './factors.ts'
import { type FactorId, factorIds, lines } from './lines.ts'
import { toPerson } from './person.ts'

/** A factor of the two made-up people with other answers of one step. */
const reading = <Step extends keyof DatedProfile>(
  factor: FactorId,
  step: Step,
  answers: Partial<DatedProfile[Step]>,
  profile: DatedProfile = exampleProfile,
) => factors[factor](toPerson({ ...profile, [step]: { ...profile[step], ...answers } }))

const bare: DatedProfile = {
  route: { pass: 'ep', links: [], apply_month: '2026-11' },
  you: { birth_month: '1993-05' },
  residence: { in_singapore_since: '2019-02' },
  work: { work_status: 'employee', monthly_pay: 8_200 },
  education: { highest: 'bachelor' },
  family: { marital_status: 'married' },
  roots: {},
  history: {},
}

describe('every factor', () => {
  it('every factor has a line and a curve', () => {
    expect(lines.map(({ id }) => id)).toEqual([...factorIds])
    expect(Object.keys(factors)).toEqual([...factorIds])
  })

  it('every factor lies from 0 to 1, or is null, whatever the answers', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const person = toPerson(profile)
        for (const factor of factorIds) {
          const value = factors[factor](person)
          if (value === null) continue
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('a factor is null only for what was left out and is not settled by other answers', () => {
    const unanswered = (profile: DatedProfile) =>
      factorIds.filter((factor) => factors[factor](toPerson(profile)) === null)
    const known = ['work', 'pay', 'pass_type', 'education', 'age', 'residence']
    expect(unanswered(bare)).toEqual(factorIds.filter((factor) => !known.includes(factor)))
    const single = unanswered({ ...bare, family: { marital_status: 'single' } })
    const settled = unanswered(bare).filter((factor) => !single.includes(factor))
    expect(settled).toEqual([
      'citizen_spouse',
      'citizen_child',
      'marriage_length',
      'rooted_family',
      'local_school',
      'spouse_education',
      'spouse_means',
    ])
  })

  it('every factor takes null for not answered', () => {
    const nulls: DatedProfile = {
      ...bare,
      route: { ...bare.route, includes: null },
      residence: { ...bare.residence, away_5y: null, schooling_here: null, schooling_years: null },
      work: { ...bare.work, employer_since: null, assessed_income: null, variable_pay_12m: null },
      family: { ...bare.family, children: null, relatives_here: null, spouse_status: null, sponsor: null },
    }
    expect(toPerson(nulls)).toEqual(toPerson(bare))
  })
})

describe('one curve on every route', () => {
  it('a tie to a citizen counts in full, to a permanent resident half, none not at all', () => {
    const with_ = (spouse_status: 'citizen' | 'pr' | 'ep') =>
      reading('citizen_spouse', 'family', { marital_status: 'married', spouse_status })
    expect([with_('citizen'), with_('pr'), with_('ep')]).toEqual([1, 0.5, 0])
    expect(reading('citizen_spouse', 'family', { marital_status: 'divorced' })).toBe(0)
  })

  it('the length of a marriage grows only where the marriage is a tie', () => {
    const since = { marital_status: 'married', married_since: '2018-11' } as const
    expect(reading('marriage_length', 'family', { ...since, spouse_status: 'ep' })).toBe(0)
    expect(reading('marriage_length', 'family', { ...since, spouse_status: 'citizen' })).toBe(1)
    expect(reading('marriage_length', 'family', since)).toBeNull()
  })

  it('pay counts by doublings from 2,000 to 20,000, with the usual bonus where none was told', () => {
    const pay = (monthly_pay: number, variable_pay_12m: number | null = 0) =>
      reading('pay', 'work', { monthly_pay, variable_pay_12m })
    expect([pay(0), pay(2_000), pay(20_000), pay(1_000_000)]).toEqual([0, 0, 1, 1])
    expect((pay(8_000) ?? 0) - (pay(4_000) ?? 0)).toBeCloseTo((pay(16_000) ?? 0) - (pay(8_000) ?? 0), 9)
    expect(pay(6_000, null)).toBeCloseTo(pay(6_000, 6_000) ?? 0, 9)
  })

  it('who does not work is charged for that alone', () => {
    for (const work_status of ['not_working', 'caring_for_family'] as const)
      for (const factor of ['tenure', 'gap', 'employers', 'occupation'] as const)
        expect(factors[factor](toPerson({ ...spouseProfile, work: { work_status } }))).toBe(0.5)
    const work = (work_status: 'not_working' | 'caring_for_family' | 'employee') =>
      reading('work', 'work', { work_status })
    expect([work('not_working'), work('caring_for_family'), work('employee')]).toEqual([0, 0.5, 1])
  })

  it('tax years count as far as there can be any, and what was left out is like what was given', () => {
    const years = (count: number, since: string) =>
      factors.tax_record(
        toPerson({
          ...exampleProfile,
          residence: { ...exampleProfile.residence, in_singapore_since: since },
          work: {
            ...exampleProfile.work,
            assessed_income: Array.from({ length: count }, (_, ago) => ({ year: 2026 - ago, amount: 96_000 })),
          },
        }),
      )
    expect(years(1, '2019-02')).toBe(years(3, '2019-02'))
    expect(years(0, '2019-02')).toBeNull()
    expect(years(0, '2026-02')).toBe(0)
    expect(years(1, '2025-02')).toBeCloseTo((years(3, '2019-02') ?? 0) / 3, 9)
  })

  it('a spouse who does not say whether they apply too is unknown', () => {
    const married = {
      ...exampleProfile,
      family: { ...exampleProfile.family, marital_status: 'married', spouse_status: 'abroad' },
    } as const
    const withFamily = (includes: { spouse?: boolean; children?: number } | null) =>
      reading('rooted_family', 'route', { includes }, married)
    expect([withFamily(null), withFamily({}), withFamily({ spouse: false }), withFamily({ spouse: true })]).toEqual([
      null,
      null,
      0,
      1,
    ])
    expect(reading('rooted_family', 'route', { includes: null })).toBe(0.5)
  })

  it('months away fall in bands, years here rise to ten, age is smooth from 30 to 60', () => {
    const away = (['none', '1_3', '4_12', 'over_12'] as const).map((away_5y) =>
      reading('time_here', 'residence', { away_5y }),
    )
    expect(away).toEqual([1, 0.9, 0.6, 0])
    expect(reading('residence', 'residence', { in_singapore_since: '2016-11' })).toBe(1)
    expect(reading('age', 'you', { birth_month: '1998-01' })).toBe(0)
    expect(reading('age', 'you', { birth_month: '1960-01' })).toBe(1)
  })
})
