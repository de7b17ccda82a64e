import { addMonths, type DatedProfile, educations } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
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
const withoutAnswers = (person: DatedProfile, left: readonly (typeof optional)[number][]) =>
  left.reduce((rest, [step, name]) => merged(rest, { [step]: { [name]: null } }), person)
const incomplete = fc.tuple(people, fc.subarray([...optional])).map(([person, left]) => withoutAnswers(person, left))

/** Changes of what people are found alike by (evidence/resemblance.ts): these also change who stands for missing answers. */
const alikeBy = ['more pay', 'a longer residence', 'a higher education', 'one more child, who is a citizen', 'work']
const changesOf = (isAlikeBy: boolean) =>
  Object.entries(better).filter(([what]) => alikeBy.includes(what) === isAlikeBy)

/** The means before and after a change, in people, where the same people stand for what is missing. */
function meansWithSame(route: EstimatedRoute, worse: DatedProfile, changed: DatedProfile) {
  const [before, after] = [worse, changed].map((profile) => caseOf(profile, route, published))
  if (!before || !after) throw new Error('There are two')
  const taken = after.readings.map((reading, k) => reading ?? before.taken[k] ?? 0)
  const same = { ...after, taken, open: before.open }
  return { one: rangeOf(published, before).mean, other: rangeOf(published, same).mean }
}

/** Random pairs that once fell by 1.5, 3.2 and 4.9 people, since others stood for what they left out. */
const wife: DatedProfile = {
  route: { pass: 'ep', links: [], apply_month: '2026-11' },
  you: { birth_month: '1995-02', sex: 'female' },
  residence: { in_singapore_since: '2025-05', pass_expires: '2028-06', schooling_here: 'none' },
  work: { work_status: 'employee', monthly_pay: 18_363, variable_pay_12m: 18_363 },
  education: { highest: 'diploma', awarded_in_singapore: false },
  family: {
    marital_status: 'married',
    spouse_status: 'citizen',
    sponsor: { work_status: 'employee', monthly_pay: 10_513 },
  },
  roots: {},
  history: { pending: false, former_pr: 'no', previous: 'none', conviction: 'no' },
}
const examples: [EstimatedRoute, DatedProfile, number][] = [
  ['spouse_of_pr', wife, 24],
  [
    'spouse_of_pr',
    {
      ...wife,
      route: {
        ...wife.route,
        pass: 'ltvp',
        links: ['spouse_of_citizen'],
        includes: { spouse: false, children: 0 },
      },
      you: { birth_month: '1981-02', sex: 'female' },
      residence: {
        in_singapore_since: '2011-05',
        away_5y: 'over_12',
        pass_expires: '2028-06',
        schooling_here: 'school',
        schooling_years: 8,
      },
      work: {
        work_status: 'employee',
        occupation: '2',
        monthly_pay: 2_505,
        variable_pay_12m: 2_505,
        employers_5y: 1,
      },
      education: { highest: 'below_secondary', awarded_in_singapore: false },
      family: { ...wife.family, sponsor: { work_status: 'employee', monthly_pay: 2_726 } },
    },
    80,
  ],
  [
    'spouse_of_citizen',
    {
      ...wife,
      route: { ...wife.route, pass: 'ltvp', links: ['spouse_of_citizen'] },
      you: { birth_month: '1999-10', sex: 'male' },
      residence: {
        in_singapore_since: '2006-11',
        away_5y: '1_3',
        pass_expires: '2028-06',
        schooling_here: 'none',
      },
      work: { work_status: 'caring_for_family' },
      education: { highest: 'secondary' },
      family: { ...wife.family, sponsor: { work_status: 'employee', monthly_pay: 11_397 } },
    },
    71,
  ],
]

describe('of people who leave answers out', () => {
  const numRuns = long(12, 300)

  it.each(changesOf(false))('%s never lowers an estimate, whatever is left out', (_, change) => {
    fc.assert(
      fc.property(routes, incomplete, months, (route, worse, by) => {
        const changed = change(worse, by)
        if (changed) expect(rangeOn(route, changed).mean).toBeGreaterThanOrEqual(rangeOn(route, worse).mean - 1e-9)
      }),
      { numRuns, examples },
    )
  })

  it.each(changesOf(true))('%s never lowers an estimate while the same stand for blanks', (_, change) => {
    fc.assert(
      fc.property(routes, incomplete, months, (route, worse, by) => {
        const changed = change(worse, by)
        if (!changed) return
        const { one, other } = meansWithSame(route, worse, changed)
        expect(other).toBeGreaterThanOrEqual(one - 1e-9)
      }),
      { numRuns, examples },
    )
  })

  it.each(changesOf(true))('%s rarely lowers an estimate by more than a person', (_, change) => {
    // The same pairs each time: a share of all such people is promised, nothing of any one of them.
    const falls = complete.flatMap((person, place) => {
      if (place % 5 > 0) return []
      const worse = withoutAnswers(person, optional)
      const changed = change(worse, 1 + ((place * 7) % 120))
      const route = estimatedRoutes[(place / 5) % estimatedRoutes.length]
      return changed && route ? [rangeOn(route, worse).mean - rangeOn(route, changed).mean] : []
    })
    expect(falls.length).toBeGreaterThan(80)
    expect(falls.filter((fall) => fall > 1).length / falls.length).toBeLessThanOrEqual(0.01)
  })
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
