import type { DatedProfile } from '@settlesg/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { poolProfiles } from '../testing/pool-profiles.ts'
import { analyze } from './estimate/analyze.ts'
import { predict } from './estimate/predict.ts'
import { quickCheck } from './quick.ts'
import { quickComparison } from './quick-comparison.ts'

/** What the quick check asks, of people of the pool. */
const quickAnswers: fc.Arbitrary<DatedProfile> = fc
  .record({
    person: fc.constantFrom(...poolProfiles()),
    previous: fc.constantFrom('none', 'rejected_once', 'rejected_more', 'rather_not_say', null),
    isDescribed: fc.boolean(),
  })
  .map(({ person: { route, you, residence, work, education, family }, previous, isDescribed }) => ({
    route: { pass: route.pass, links: route.links, apply_month: route.apply_month },
    you: { birth_month: you.birth_month },
    residence: { in_singapore_since: residence.in_singapore_since, national_exam: residence.national_exam ?? null },
    work: { work_status: work.work_status, monthly_pay: work.monthly_pay ?? null },
    education: { highest: education.highest },
    // The quick check does not ask it, and takes those for married who are not described further.
    family: { marital_status: isDescribed ? family.marital_status : 'married' },
    roots: {},
    history: { previous },
  }))

it('quick check and result of the same answers agree within one person at both ends', () => {
  fc.assert(
    fc.property(quickAnswers, (profile) => {
      const [quick, result] = [quickCheck(profile).range, predict(profile).estimate]
      for (const end of ['low', 'mid', 'high'] as const)
        expect(Math.abs((quick?.[end] ?? 0) - (result?.[end] ?? 0))).toBeLessThanOrEqual(1)
    }),
    { numRuns: long(20, 2_000) },
  )
})

it('quick check and result of the same answers name the same level, within one person, of the same people', () => {
  fc.assert(
    fc.property(quickAnswers, (profile) => {
      const [quick, result] = [quickCheck(profile).level, predict(profile).estimate?.base]
      expect(quick === null).toBe(result === undefined)
      expect(quick?.first_time === null).toBe(result?.first_time === null)
      for (const end of ['low', 'value', 'high'] as const)
        expect(Math.abs(Math.round(quick?.[end] ?? 0) - Math.round(result?.[end] ?? 0))).toBeLessThanOrEqual(1)
    }),
    { numRuns: long(20, 2_000) },
  )
})

it('a comparison in the browser is within one person of the analysis with that change, and says why there is none', () => {
  fc.assert(
    fc.property(quickAnswers, (before) => {
      const after = { ...before, education: { highest: 'master' as const } }
      const { compared, no_estimate_reason } = analyze(before, { education: after.education })
      const quick = quickComparison(before, after)
      expect(quick.no_estimate_reason).toBe(no_estimate_reason)
      for (const part of ['before', 'after'] as const)
        for (const end of ['low', 'mid', 'high'] as const)
          expect(Math.abs((quick[part]?.[end] ?? 0) - (compared?.[part]?.[end] ?? 0))).toBeLessThanOrEqual(1)
      expect(Math.abs((quick.difference?.value ?? 0) - (compared?.difference?.value ?? 0))).toBeLessThan(0.5)
    }),
    { numRuns: long(10, 1_000) },
  )
})
