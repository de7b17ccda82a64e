import { addMonths, type DatedProfile, educations } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { poolProfiles } from '../../testing/pool-profiles.ts'
import { rangeOn } from '../../testing/ranges.ts'
import { estimatedRoutes } from '../evidence/levels.ts'
import { merged } from '../rules/changes.ts'
import { later } from '../rules/later.ts'

const complete = poolProfiles()
const people = fc.constantFrom(...complete)
const routes = fc.constantFrom(...estimatedRoutes)
const months = fc.integer({ min: 1, max: 120 })

/** The same person with one answer better; null where there is no such answer. */
type Better = (profile: DatedProfile, by: number) => DatedProfile | null
const earlier = (profile: DatedProfile, month: string | null | undefined, by: number) =>
  month == null || addMonths(month, -by) < addMonths(profile.you.birth_month, 16 * 12) ? null : addMonths(month, -by)

const better: Record<string, Better> = {
  'more pay': (profile, by) =>
    profile.work.monthly_pay == null
      ? null
      : { ...profile, work: { ...profile.work, monthly_pay: profile.work.monthly_pay + 100 * by } },
  'a longer residence': (profile, by) => {
    const since = earlier(profile, profile.residence.in_singapore_since, by)
    return since === null ? null : { ...profile, residence: { ...profile.residence, in_singapore_since: since } }
  },
  'a longer time with the employer': (profile, by) => {
    const since = earlier(profile, profile.work.employer_since, by)
    return since === null ? null : { ...profile, work: { ...profile.work, employer_since: since } }
  },
  'a higher education': (profile, by) => {
    const highest = educations[Math.min(educations.length - 1, educations.indexOf(profile.education.highest) + by)]
    return highest ? { ...profile, education: { ...profile.education, highest } } : null
  },
  'one more child, who is a citizen': (profile) => {
    const child = { birth_month: profile.route.apply_month, status: 'citizen' as const, school: 'none' as const }
    return { ...profile, family: { ...profile.family, children: [...(profile.family.children ?? []), child] } }
  },
  'a longer marriage': (profile, by) => {
    const since = earlier(profile, profile.family.married_since, by)
    return since === null ? null : { ...profile, family: { ...profile.family, married_since: since } }
  },
  'less time away': (profile) => ({ ...profile, residence: { ...profile.residence, away_5y: 'none' } }),
  'relatives here': (profile) => ({ ...profile, family: { ...profile.family, relatives_here: 2 } }),
  'a sponsor who earns more': (profile, by) =>
    profile.family.sponsor?.monthly_pay == null
      ? null
      : {
          ...profile,
          family: {
            ...profile.family,
            sponsor: { ...profile.family.sponsor, monthly_pay: profile.family.sponsor.monthly_pay + 100 * by },
          },
        },
  work: (profile) =>
    profile.work.work_status === 'employee'
      ? null
      : {
          ...profile,
          work: {
            ...profile.work,
            work_status: 'employee',
            monthly_pay: 3_000,
            employer_since: profile.route.apply_month,
          },
        },
}

const pairs = long(30, 1_000)

describe(`of people who answer everything, ${10 * pairs} pairs`, () => {
  it.each(Object.entries(better))('%s never lowers an estimate', (_, change) => {
    fc.assert(
      fc.property(routes, people, months, (route, worse, by) => {
        const changed = change(worse, by)
        if (!changed) return
        const [one, other] = [rangeOn(route, worse), rangeOn(route, changed)]
        expect(other.mean).toBeGreaterThanOrEqual(one.mean - 1e-9)
      }),
      { numRuns: pairs },
    )
  })
})

/** Answers that may be left out, step by step. */
const optional = [
  ['residence', 'away_5y'],
  ['residence', 'schooling_years'],
  ['work', 'employer_since'],
  ['work', 'occupation'],
  ['work', 'assessed_income'],
  ['work', 'employers_5y'],
  ['work', 'longest_gap_months_5y'],
  ['education', 'awarded_in_singapore'],
  ['family', 'married_since'],
  ['family', 'spouse_education'],
  ['family', 'children'],
  ['family', 'relatives_here'],
  ['route', 'includes'],
] as const
const incomplete = fc.tuple(people, fc.subarray([...optional])).map(([person, left]) => {
  let rest = person
  for (const [step, name] of left) rest = merged(rest, { [step]: { [name]: null } })
  return rest
})

describe('of people who leave answers out', () => {
  // A job changes who resembles the person, and with it every missing answer: it is not one answer that gets better.
  it.each(Object.entries(better).filter(([what]) => what !== 'work'))(
    '%s lowers an estimate by no more than a person',
    (_, change) => {
      fc.assert(
        fc.property(routes, incomplete, months, (route, worse, by) => {
          const changed = change(worse, by)
          if (changed) expect(rangeOn(route, changed).mean).toBeGreaterThanOrEqual(rangeOn(route, worse).mean - 1)
        }),
        { numRuns: long(12, 300) },
      )
    },
  )
})

describe('time by itself', () => {
  it('time by itself lowers nothing but by age, and by a birthday of a child', () => {
    fc.assert(
      fc.property(routes, people, fc.constantFrom(6, 12), (route, now, ahead) => {
        const then = later(now, ahead)
        if (!then) return
        // As young as before, so that only the rest of time shows.
        const young = { ...then, you: { ...then.you, birth_month: addMonths(then.you.birth_month, ahead) } }
        expect(rangeOn(route, young).mean).toBeGreaterThanOrEqual(rangeOn(route, now).mean - 1e-9)
      }),
      { numRuns: long(60, 2_000) },
    )
  })
})
