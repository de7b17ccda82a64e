import type { DatedProfile } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { exampleProfile } from '../../testing/profiles.ts'
import { rangeOn } from '../../testing/ranges.ts'
import { levelNames, levels } from '../evidence/levels.ts'
import { levelMean } from './explain.ts'
import { refusalsFor } from './history.ts'
import { predict } from './predict.ts'
import { published } from './published.ts'

/* Answers that are not what they seem (docs/model.md 5): what one would not say to a person's face. */

const meanOf = (profile: DatedProfile) => rangeOn('pts', profile).mean
const withFamily = (family: Partial<DatedProfile['family']>): DatedProfile => ({
  ...exampleProfile,
  family: { ...exampleProfile.family, ...family },
})

describe('a separated husband or wife', () => {
  const status = (marital_status: DatedProfile['family']['marital_status'], married_since: string | null = '2017-01') =>
    withFamily({ marital_status, married_since, spouse_status: marital_status === 'single' ? null : 'citizen' })

  it('a tie that is unknown counts half: separated lies half-way from single to married', () => {
    const [single, apart, married] = [meanOf(status('single')), meanOf(status('separated')), meanOf(status('married'))]
    expect(married - single).toBeGreaterThan(10)
    expect(Math.abs(apart - (single + married) / 2)).toBeLessThan(2)
  })

  it('a separated person who leaves out since when gains no more than half a tie', () => {
    const blank = meanOf(status('separated', null))
    expect(blank).toBeGreaterThan(meanOf(status('separated', '2026-11')) - 0.5)
    expect(blank).toBeLessThan(meanOf(status('separated', '2012-01')) + 0.5)
  })
})

describe('the pay of a foreign husband or wife', () => {
  const paid = (spouse_status: 'dependant_pass' | 'ltvp' | 'ep', spouse_monthly_pay: number | null) =>
    withFamily({ marital_status: 'married', married_since: '2019-01', spouse_status, spouse_monthly_pay })

  it.each(['dependant_pass', 'ltvp'] as const)(
    'hiding that a spouse on a pass without work earns nothing: %s',
    (pass) => {
      expect(meanOf(paid(pass, null))).toBeCloseTo(meanOf(paid(pass, 0)), 9)
      expect(predict(paid(pass, null)).open_questions.map(({ path }) => path)).not.toContain(
        'family.spouse_monthly_pay',
      )
    },
  )

  it('a foreign husband or wife without pay counts as no sponsor, and pay never against', () => {
    const means = (profile: DatedProfile) => predict(profile).reasons.find(({ factor }) => factor === 'spouse_means')
    const [without, single] = [means(paid('dependant_pass', 0))?.value ?? 9, means(exampleProfile)?.value ?? 9]
    expect(Math.abs(without - single)).toBeLessThan(0.3)
    expect(meanOf(paid('dependant_pass', 4_000))).toBeGreaterThan(meanOf(paid('dependant_pass', 0)))
  })

  it('a direction published of sponsors is judgement for a spouse who sponsors nobody', () => {
    const support = (profile: DatedProfile) => {
      const reason = predict(profile).reasons.find(({ factor }) => factor === 'spouse_means')
      return [reason?.direction_basis, reason?.source_ids.includes('spouse-sponsor-247')]
    }
    expect(support(paid('dependant_pass', 0))).toEqual(['judgement', false])
    expect(support(withFamily({ marital_status: 'married', spouse_status: 'citizen' }))).toEqual(['published', true])
  })
})

describe('refused more than once', () => {
  const after = (previous: 'rejected_once' | 'rejected_more', changed: DatedProfile['history']['changed']) => ({
    ...exampleProfile,
    history: { ...exampleProfile.history, previous, changed },
  })

  it('refused more than once with nothing changed lies below the level of first applications', () => {
    const { estimate } = predict(after('rejected_more', ['nothing']))
    expect(estimate?.mid).toBeLessThan(estimate?.base.first_time ?? 0)
  })

  it('ticking every change brings back about half of what refusals cost, and no more', () => {
    const every = ['evidence', 'pay', 'longer_stay', 'qualification', 'job', 'marriage', 'child'] as const
    for (const previous of ['rejected_once', 'rejected_more'] as const) {
      const [first, nothing, all] = [exampleProfile, after(previous, ['nothing']), after(previous, [...every])].map(
        meanOf,
      )
      const back = ((all ?? 0) - (nothing ?? 0)) / ((first ?? 0) - (nothing ?? 0))
      expect(back).toBeGreaterThan(0.3)
      expect(back).toBeLessThan(0.65)
      expect(all).toBeGreaterThanOrEqual(meanOf(after(previous, ['job', 'marriage'])))
    }
  })
})

describe('a child for whom no local school can be asked any more', () => {
  const child = (birth_month: string, school: 'international' | 'none' | null) =>
    withFamily({ marital_status: 'divorced', children: [{ birth_month, status: 'foreign', school }] })

  it('a child of 20 at no local school costs nothing, and leaving the school out pays nothing', () => {
    const [answered, blank] = [meanOf(child('2006-03', 'none')), meanOf(child('2006-03', null))]
    expect(answered).toBeCloseTo(blank, 9)
    expect(answered).toBeCloseTo(meanOf(child('2022-03', 'none')), 9)
    expect(answered).toBeGreaterThan(meanOf(child('2014-03', 'international')) + 1)
  })
})

describe('the level of first applications', () => {
  it('first and repeated applications together reach the published level', () => {
    const refusals = refusalsFor(published, { refusals: 'none', changed: [] })
    for (const level of levelNames) {
      const { low, high } = levels[level]
      expect(levelMean(published, { level, refusals })).toBeGreaterThan(50 * (low + high) + 0.5)
      const { estimate } = predict({
        ...exampleProfile,
        ...(level === 'spouses' ? { route: { ...exampleProfile.route, links: ['spouse_of_citizen'] } } : {}),
        ...(level === 'students' ? { route: { ...exampleProfile.route, pass: 'student_pass' } } : {}),
        residence: { ...exampleProfile.residence, national_exam: true },
        family: { ...exampleProfile.family, marital_status: level === 'spouses' ? 'married' : 'single' },
        history: {},
      })
      // Who does not say stands for all who apply: the level as it is published.
      const middle = { spouses: 49, everyone_else: 28, students: 52 }[level]
      expect([level, Math.abs((estimate?.base.value ?? 0) - middle) < 1]).toEqual([level, true])
      expect(estimate?.base.first_time ?? 0).toBeGreaterThan((estimate?.base.value ?? 99) + 0.8)
    }
  })
})
