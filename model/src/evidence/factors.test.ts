import type { DatedProfile } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bare } from '../../testing/bare.ts'
import { person } from '../../testing/example-person.ts'
import type { Changes } from '../../testing/for-everyone.ts'
import { profileArbitrary } from '../../testing/profiles.ts'
import { factors } from './factors.ts'
import { type FactorId, factorIds } from './lines.ts'
import { toPerson } from './person.ts'

const reading = (factor: FactorId, changes: Changes) => factors[factor](toPerson(person(changes)))

const few = bare(person({ family: { marital_status: 'married' } }))
const unanswered = (profile: DatedProfile) => factorIds.filter((factor) => factors[factor](toPerson(profile)) === null)

describe('every factor', () => {
  it('every factor lies from 0 to 1, or is null, whatever the answers', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const read = factorIds.map((factor) => factors[factor](toPerson(profile)) ?? 0)
        expect(read.filter((value) => !(value >= 0 && value <= 1))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('a factor is null only for what was left out and is not settled by other answers', () => {
    const known = ['work', 'pay', 'pass_type', 'education', 'age', 'residence']
    expect(unanswered(few)).toEqual(factorIds.filter((factor) => !known.includes(factor)))
    const single = unanswered({ ...few, family: { marital_status: 'single' } })
    expect(unanswered(few).filter((factor) => !single.includes(factor))).toEqual([
      ...['citizen_spouse', 'citizen_child', 'marriage_length', 'rooted_family', 'local_school', 'spouse_education'],
      'spouse_means',
    ])
  })

  it('every factor takes null for not answered', () => {
    const nulls: Changes = {
      ...{ route: { includes: null }, residence: { away_5y: null, schooling_here: null, schooling_years: null } },
      work: { employer_since: null, assessed_income: null, variable_pay_12m: null },
      family: { children: null, relatives_here: null, spouse_status: null, sponsor: null },
    }
    expect(toPerson(person(nulls, few))).toEqual(toPerson(few))
  })
})

describe('one curve on every route', () => {
  const spouse = (spouse_status: 'citizen' | 'pr' | 'ep' | null, married_since?: string): Changes => ({
    family: { marital_status: 'married', spouse_status, ...(married_since && { married_since }) },
  })
  const works = (work_status: DatedProfile['work']['work_status']) => ({ work: { work_status } })
  const paid = (monthly_pay: number, variable_pay_12m: number | null = 0) => ({
    work: { monthly_pay, variable_pay_12m },
  })
  const applies = (includes: DatedProfile['route']['includes']): Changes => ({
    ...{ route: { includes }, family: { marital_status: 'married', spouse_status: 'abroad' } },
  })
  const away = (away_5y: 'none' | '1_3' | '4_12' | 'over_12') => ({ residence: { away_5y } })

  it.each<[FactorId, Changes, number | null]>([
    ['citizen_spouse', spouse('citizen'), 1],
    ['citizen_spouse', spouse('pr'), 0.5],
    ['citizen_spouse', spouse('ep'), 0],
    ['citizen_spouse', { family: { marital_status: 'divorced' } }, 0],
    ['marriage_length', spouse('ep', '2018-11'), 0],
    ['marriage_length', spouse('citizen', '2018-11'), 1],
    ['marriage_length', spouse(null, '2018-11'), null],
    ['pay', paid(0), 0],
    ['pay', paid(2_000), 0],
    ['pay', paid(20_000), 1],
    ['pay', paid(1_000_000), 1],
    ['work', works('not_working'), 0],
    ['work', works('caring_for_family'), 0.5],
    ['work', works('employee'), 1],
    ...(['tenure', 'gap', 'employers', 'occupation'] as const).map((factor): [FactorId, Changes, number] => [
      factor,
      works('not_working'),
      0.5,
    ]),
    ['rooted_family', applies(null), null],
    ['rooted_family', applies({}), null],
    ['rooted_family', applies({ spouse: false, children: 0 }), 0],
    ['rooted_family', applies({ spouse: true }), 1],
    ['rooted_family', { route: { includes: null } }, 0.5],
    ['time_here', away('none'), 1],
    ['time_here', away('1_3'), 0.9],
    ['time_here', away('4_12'), 0.6],
    ['time_here', away('over_12'), 0],
    ['residence', { residence: { in_singapore_since: '2016-11' } }, 1],
    ['age', { you: { birth_month: '1998-01' } }, 0],
    ['age', { you: { birth_month: '1960-01' } }, 1],
  ])('%s of %j is read as %j', (factor, changes, expected) => {
    expect(reading(factor, changes)).toBe(expected)
  })

  it('pay counts by doublings, with the usual bonus where none was told', () => {
    const pay = (monthly: number, variable?: number | null) => reading('pay', paid(monthly, variable)) ?? 0
    expect(pay(8_000) - pay(4_000)).toBeCloseTo(pay(16_000) - pay(8_000), 9)
    expect(pay(6_000, null)).toBeCloseTo(pay(6_000, 6_000), 9)
    expect(pay(6_000, 12_000)).toBeCloseTo(pay(7_000), 9)
  })

  it('tax years count as far as there can be any, and what was left out is like what was given', () => {
    const years = (count: number, in_singapore_since: string) => {
      const assessed_income = Array.from({ length: count }, (_, ago) => ({ year: 2026 - ago, amount: 96_000 }))
      return reading('tax_record', { residence: { in_singapore_since }, work: { assessed_income } })
    }
    expect(years(1, '2019-02')).toBe(years(3, '2019-02'))
    expect([years(0, '2019-02'), years(0, '2026-02')]).toEqual([null, 0])
    expect(years(1, '2025-02')).toBeCloseTo((years(3, '2019-02') ?? 0) / 3, 9)
  })
})
