import { addMonths, type DatedProfile, educations } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { person } from '../../testing/example-person.ts'
import { poolProfiles } from '../../testing/pool-profiles.ts'
import { rangeOn } from '../../testing/ranges.ts'
import { type EstimatedRoute, estimatedRoutes } from '../evidence/levels.ts'
import { merged } from '../rules/changes.ts'
import { later } from '../rules/later.ts'
import { rangeOf } from './formula.ts'
import { caseOf } from './make-estimate.ts'
import { published } from './published.ts'

const complete = poolProfiles()
const people = fc.constantFrom(...complete)
const routes = fc.constantFrom(...estimatedRoutes)
const months = fc.integer({ min: 1, max: 120 })

/** The same person with one answer better; null where there is no such answer. */
type Better = (profile: DatedProfile, by: number) => DatedProfile | null
/** By so many months earlier, at 16 at the youngest. */
const earlier =
  <Step extends 'residence' | 'work' | 'family'>(step: Step, name: keyof DatedProfile[Step] & string): Better =>
  (one, by) => {
    const month: unknown = one[step][name]
    if (typeof month !== 'string' || addMonths(month, -by) < addMonths(one.you.birth_month, 16 * 12)) return null
    return merged(one, { [step]: { [name]: addMonths(month, -by) } })
  }

/** Changes of what people are found alike by (evidence/resemblance.ts): these also change who stands for missing answers. */
const alikeBy: Record<string, Better> = {
  'more pay': (one, by) =>
    one.work.monthly_pay == null ? null : person({ work: { monthly_pay: one.work.monthly_pay + 100 * by } }, one),
  'a longer residence': earlier('residence', 'in_singapore_since'),
  'a higher education': (one, by) => {
    const highest = educations[Math.min(educations.length - 1, educations.indexOf(one.education.highest) + by)]
    return highest ? person({ education: { highest } }, one) : null
  },
  'one more child, who is a citizen': (one) => {
    const child = { birth_month: one.route.apply_month, status: 'citizen', school: 'none' } as const
    return person({ family: { children: [...(one.family.children ?? []), child] } }, one)
  },
  work: (one) =>
    one.work.work_status === 'employee'
      ? null
      : person({ work: { work_status: 'employee', monthly_pay: 3_000, employer_since: one.route.apply_month } }, one),
}
const others: Record<string, Better> = {
  'a longer time with the employer': earlier('work', 'employer_since'),
  'a longer marriage': earlier('family', 'married_since'),
  'less time away': (one) => person({ residence: { away_5y: 'none' } }, one),
  'relatives here': (one) => person({ family: { relatives_here: 2 } }, one),
  'a sponsor who earns more': (one, by) => {
    const { sponsor } = one.family
    if (sponsor?.monthly_pay == null) return null
    return person({ family: { sponsor: { ...sponsor, monthly_pay: sponsor.monthly_pay + 100 * by } } }, one)
  },
}

/** Answers that may be left out. */
const optional = {
  residence: ['away_5y', 'schooling_years'],
  work: ['employer_since', 'occupation', 'assessed_income', 'employers_5y', 'longest_gap_months_5y'],
  education: ['awarded_in_singapore'],
  family: ['married_since', 'spouse_education', 'children', 'relatives_here'],
  route: ['includes'],
}
const answers = Object.entries(optional).flatMap(([step, names]) => names.map((name) => [step, name] as const))
const without = (one: DatedProfile, left: readonly (readonly [string, string])[]) =>
  left.reduce((rest, [step, name]) => merged(rest, { [step]: { [name]: null } }), one)
const incomplete = fc
  .tuple(people, fc.oneof(fc.constant([]), fc.subarray(answers)))
  .map(([one, left]) => without(one, left))

/** The mean on a route, in people, where those who stand for the blanks of another person stand for these too. */
function meanWithBlanksOf(other: DatedProfile, route: EstimatedRoute, profile: DatedProfile) {
  const [before, after] = [caseOf(other, route, published), caseOf(profile, route, published)]
  const taken = after.readings.map((reading, k) => reading ?? before.taken[k] ?? 0)
  return rangeOf(published, { ...after, taken, open: before.open }).mean
}

const numRuns = long(30, 1_000)

describe('a better answer, whatever is left out', () => {
  it.each(Object.entries(others))('%s never lowers an estimate', (_, change) => {
    fc.assert(
      fc.property(routes, incomplete, months, (route, worse, by) => {
        const changed = change(worse, by)
        if (changed) expect(rangeOn(route, changed).mean).toBeGreaterThanOrEqual(rangeOn(route, worse).mean - 1e-9)
      }),
      { numRuns },
    )
  })

  it.each(Object.entries(alikeBy))('%s never lowers an estimate while the same stand for blanks', (_, change) => {
    fc.assert(
      fc.property(routes, incomplete, months, (route, worse, by) => {
        const changed = change(worse, by)
        if (!changed) return
        expect(meanWithBlanksOf(worse, route, changed)).toBeGreaterThanOrEqual(rangeOn(route, worse).mean - 1e-9)
      }),
      { numRuns },
    )
  })

  it.each(Object.entries(alikeBy))('%s rarely lowers an estimate by more than a person', (_, change) => {
    // The same pairs each time: a share of all such people is promised, nothing of any one of them.
    const falls = complete.flatMap((one, place) => {
      if (place % 5 > 0) return []
      const worse = without(one, answers)
      const changed = change(worse, 1 + ((place * 7) % 120))
      const route = estimatedRoutes[(place / 5) % estimatedRoutes.length]
      return changed && route ? [rangeOn(route, worse).mean - rangeOn(route, changed).mean] : []
    })
    expect(falls.length).toBeGreaterThan(80)
    expect(falls.filter((fall) => fall > 1).length / falls.length).toBeLessThanOrEqual(0.01)
  })
})

it('time by itself lowers nothing but by age, and by a birthday of a child', () => {
  fc.assert(
    fc.property(routes, people, fc.constantFrom(6, 12), (route, now, ahead) => {
      const then = later(now, ahead)
      if (!then) return
      // As young as before, so that only the rest of time shows.
      const young = person({ you: { birth_month: addMonths(then.you.birth_month, ahead) } }, then)
      expect(rangeOn(route, young).mean).toBeGreaterThanOrEqual(rangeOn(route, now).mean - 1e-9)
    }),
    { numRuns: long(60, 2_000) },
  )
})
