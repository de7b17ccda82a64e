import type { DatedProfile } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factors } from './factors.ts'
import { type FactorId, factorPriors } from './lines.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'

const factorIds = [...new Set(factorPriors.map(({ factor }) => factor))]
/** A factor of the two made-up people with other answers of one step. */
const reading = <Step extends keyof DatedProfile>(
  factor: FactorId,
  step: Step,
  answers: Partial<DatedProfile[Step]>,
  profile: DatedProfile = exampleProfile,
) => factors[factor]({ ...profile, [step]: { ...profile[step], ...answers } })

describe('every factor', () => {
  it('is a line of the priors and a curve, both', () => {
    expect(factorIds.toSorted()).toEqual(Object.keys(factors).toSorted())
  })

  it('lies from 0 to 1, or is null, whatever the answers', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        for (const factor of factorIds) {
          const value = factors[factor](profile)
          if (value === null) continue
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is null for nothing but what was left out: the rest is settled by the answers that are required', () => {
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
    const unanswered = (profile: DatedProfile) => factorIds.filter((factor) => factors[factor](profile) === null)
    const known = ['work', 'pay', 'pass_type', 'education', 'age', 'residence', 'local_school']
    expect(unanswered(bare).toSorted()).toEqual(factorIds.filter((factor) => !known.includes(factor)).toSorted())
    const single = { ...bare, family: { marital_status: 'single' as const } }
    const settledBySingle = ['citizen_spouse', 'citizen_child', 'rooted_family', 'spouse_profile']
    expect(
      unanswered(bare)
        .filter((factor) => !unanswered(single).includes(factor))
        .toSorted(),
    ).toEqual(settledBySingle.toSorted())
    const nulls: DatedProfile = {
      ...bare,
      route: { ...bare.route, includes: null },
      residence: { ...bare.residence, months_away_5y: null, schooling_here: null, schooling_years: null },
      work: {
        ...bare.work,
        employer_since: null,
        occupation: null,
        variable_pay_12m: null,
        assessed_income: null,
        employers_5y: null,
        longest_gap_months_5y: null,
      },
      education: { ...bare.education, awarded_in_singapore: null },
      family: { ...bare.family, children: null, relatives_here: null, sponsor: null, married_since: null },
    }
    expect(unanswered(nulls)).toEqual(unanswered(bare))
  })
})

/** Answers from the least to the most favourable: the curve must never fall, and must rise somewhere. */
const ladders: [FactorId, string, (number | null)[]][] = [
  [
    'pay',
    'more pay',
    [0, 2_000, 3_000, 8_000, 20_000, 1_000_000].map((pay) => reading('pay', 'work', { monthly_pay: pay })),
  ],
  [
    'pay',
    'more variable pay',
    [null, 0, 12_000, 100_000_000].map((amount) => reading('pay', 'work', { variable_pay_12m: amount })),
  ],
  [
    'tax_record',
    'more assessed income',
    [0, 1, 30_000, 90_000, 100_000_000].map((amount) =>
      reading('tax_record', 'work', { assessed_income: [{ year: 2025, amount }] }),
    ),
  ],
  [
    'tax_record',
    'more years of it',
    [1, 2, 3].map((years) =>
      reading('tax_record', 'work', {
        assessed_income: Array.from({ length: years }, (_, index) => ({ year: 2025 - index, amount: 60_000 })),
      }),
    ),
  ],
  [
    'tenure',
    'longer with the employer',
    ['2026-11', '2026-10', '2024-01', '2021-11', '1999-01'].map((month) =>
      reading('tenure', 'work', { employer_since: month }),
    ),
  ],
  [
    'gap',
    'a shorter gap',
    [60, 12, 6, 1, 0].map((months) => reading('gap', 'work', { longest_gap_months_5y: months })),
  ],
  [
    'employers',
    'fewer employers',
    [10, 5, 4, 2, 1].map((count) => reading('employers', 'work', { employers_5y: count })),
  ],
  [
    'occupation',
    'a more skilled occupation',
    (['9', '4', '3', '2', '1'] as const).map((occupation) => reading('occupation', 'work', { occupation })),
  ],
  [
    'education',
    'more education',
    (
      [
        'below_secondary',
        'secondary',
        'ite',
        'diploma',
        'bachelor',
        'postgraduate_diploma',
        'master',
        'doctorate',
      ] as const
    ).map((highest) => reading('education', 'education', { highest })),
  ],
  [
    'residence',
    'a longer residence',
    ['2026-11', '2026-10', '2022-01', '2016-11', '1993-05'].map((since) =>
      reading('residence', 'residence', { in_singapore_since: since }),
    ),
  ],
  [
    'time_here',
    'less time away',
    [60, 24, 12, 1, 0].map((months) => reading('time_here', 'residence', { months_away_5y: months })),
  ],
  [
    'schooling',
    'more years of school here',
    [0, 1, 5, 10, 30].map((years) => reading('schooling', 'residence', { schooling_years: years })),
  ],
  [
    'age',
    'older',
    ['2026-01', '1996-11', '1986-01', '1966-11', '1926-01'].map((month) =>
      reading('age', 'you', { birth_month: month }),
    ),
  ],
  [
    'marriage_length',
    'a longer marriage',
    ['2026-11', '2025-01', '2018-11', '1995-03'].map((since) =>
      reading('marriage_length', 'family', { married_since: since }, spouseProfile),
    ),
  ],
  [
    'sponsor_pay',
    'more pay of the sponsor',
    [0, 1_500, 4_000, 12_000, 1_000_000].map((pay) =>
      reading('sponsor_pay', 'family', { sponsor: { work_status: 'employee', monthly_pay: pay } }, spouseProfile),
    ),
  ],
  [
    'sponsor_work',
    'a sponsor who works',
    (['not_working', 'retired', 'self_employed', 'employee'] as const).map((work_status) =>
      reading('sponsor_work', 'family', { sponsor: { work_status } }, spouseProfile),
    ),
  ],
  [
    'relatives',
    'more relatives here',
    [0, 1, 2, 20].map((count) => reading('relatives', 'family', { relatives_here: count })),
  ],
  [
    'citizen_child',
    'a child of a nearer status',
    (['foreign', 'pr', 'citizen'] as const).map((status) =>
      reading('citizen_child', 'family', { children: [{ birth_month: '2024-01', status }] }),
    ),
  ],
  [
    'local_school',
    'a school nearer to here',
    (['international', 'preschool', 'moe'] as const).map((school) =>
      reading('local_school', 'family', { children: [{ birth_month: '2018-01', status: 'foreign', school }] }),
    ),
  ],
]

describe('a curve', () => {
  it.each(ladders)('%s never falls with %s, and rises', (_, __, values) => {
    expect(values).not.toContain(null)
    const numbers = values.map((value) => value ?? Number.NaN)
    for (const [index, value] of numbers.slice(1).entries()) expect(value).toBeGreaterThanOrEqual(numbers[index] ?? 1)
    expect(numbers.at(-1)).toBeGreaterThan(numbers[0] ?? 1)
  })
})

describe('answers that settle others', () => {
  it('who does not work has no pay and no tenure, whatever else was said', () => {
    for (const work_status of ['not_working', 'student'] as const) {
      const idle = { work_status, monthly_pay: 9_000, employer_since: '2015-01' }
      for (const factor of ['work', 'pay', 'tenure'] as const) expect(reading(factor, 'work', idle)).toBe(0)
    }
  })

  it('a sponsor who does not work has no pay unless one is given', () => {
    expect(reading('sponsor_pay', 'family', { sponsor: { work_status: 'not_working' } }, spouseProfile)).toBe(0)
    expect(reading('sponsor_pay', 'family', { sponsor: { work_status: 'employee' } }, spouseProfile)).toBeNull()
  })

  it('the tie of the first step goes before the status of a husband or wife', () => {
    const family = { ...spouseProfile.family, spouse_status: null }
    expect(factors.citizen_spouse({ ...spouseProfile, family })).toBe(1)
  })

  it('a visitor has no residence unless one is given', () => {
    const visitor = { ...exampleProfile, route: { ...exampleProfile.route, pass: 'visit_or_abroad' as const } }
    expect(factors.residence({ ...visitor, residence: {} })).toBe(0)
    expect(factors.residence({ ...exampleProfile, residence: {} })).toBeNull()
  })
})
