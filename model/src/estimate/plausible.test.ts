import type { DatedProfile } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { exampleProfile } from '../../testing/profiles.ts'
import { rangeOn } from '../../testing/ranges.ts'
import { predict } from './predict.ts'

/* Answers that are not what they seem (docs/model.md 5): what one would not say to a person's face. */

const meanWith = (family: Partial<DatedProfile['family']>) => rangeOn('pts', person({ family })).mean

describe('a separated husband or wife', () => {
  const tie = (marital_status: DatedProfile['family']['marital_status'], married_since: string | null = '2017-01') =>
    meanWith({ marital_status, married_since, spouse_status: marital_status === 'single' ? null : 'citizen' })

  it('a tie that is unknown counts half: separated lies half-way from single to married', () => {
    const [single, apart, married] = [tie('single'), tie('separated'), tie('married')]
    expect(married - single).toBeGreaterThan(10)
    expect(Math.abs(apart - (single + married) / 2)).toBeLessThan(2)
  })

  it('a separated person who leaves out since when gains no more than half a tie', () => {
    expect(tie('separated', null)).toBeGreaterThan(tie('separated', '2026-11') - 0.5)
    expect(tie('separated', null)).toBeLessThan(tie('separated', '2012-01') + 0.5)
  })
})

describe('the pay of a foreign husband or wife', () => {
  const paid = (spouse_status: 'dependant_pass' | 'ltvp', spouse_monthly_pay: number | null) =>
    ({ marital_status: 'married', married_since: '2019-01', spouse_status, spouse_monthly_pay }) as const
  const means = (profile: DatedProfile) => predict(profile).reasons.find(({ factor }) => factor === 'spouse_means')

  it.each(['dependant_pass', 'ltvp'] as const)('a spouse on a pass without work is not asked for pay: %s', (pass) => {
    expect(meanWith(paid(pass, null))).toBeCloseTo(meanWith(paid(pass, 0)), 9)
    const asked = predict(person({ family: paid(pass, null) })).open_questions.map(({ path }) => path)
    expect(asked).not.toContain('family.spouse_monthly_pay')
  })

  it('a foreign husband or wife without pay counts as no sponsor, and pay never against', () => {
    const without = means(person({ family: paid('dependant_pass', 0) }))?.value ?? 9
    expect(Math.abs(without - (means(exampleProfile)?.value ?? 9))).toBeLessThan(0.3)
    expect(meanWith(paid('dependant_pass', 4_000))).toBeGreaterThan(meanWith(paid('dependant_pass', 0)))
  })

  it.each<[Partial<DatedProfile['family']>, string, boolean]>([
    [paid('dependant_pass', 0), 'judgement', false],
    [{ marital_status: 'married', spouse_status: 'citizen' }, 'published', true],
  ])(
    'a direction published of sponsors is judgement for a spouse who sponsors nobody: %j',
    (family, basis, isCited) => {
      const reason = means(person({ family }))
      expect([reason?.direction_basis, reason?.source_ids.includes('spouse-sponsor-247')]).toEqual([basis, isCited])
    },
  )
})

it('a child of 20 at no local school costs nothing, and leaving the school out pays nothing', () => {
  const child = (birth_month: string, school: 'international' | 'none' | null) =>
    meanWith({ marital_status: 'divorced', children: [{ birth_month, status: 'foreign', school }] })
  expect(child('2006-03', 'none')).toBeCloseTo(child('2006-03', null), 9)
  expect(child('2006-03', 'none')).toBeCloseTo(child('2022-03', 'none'), 9)
  expect(child('2006-03', 'none')).toBeGreaterThan(child('2014-03', 'international') + 1)
})
