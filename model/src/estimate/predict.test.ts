import {
  type DatedProfile,
  factorGroups,
  noEstimateReasons,
  Outlook,
  Profile,
  profileProblems,
  type routeIds,
} from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { missingFromProfiles } from '../../testing/found-in-profiles.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { waitingSources } from '../advice/waiting.ts'
import { estimatedRoutes } from '../evidence/levels.ts'
import { readQuestion } from '../rules/question.ts'
import { predict } from './predict.ts'

/** The same person with nothing answered that may be left out. */
const bare = ({ route, you, residence, work, education, family }: DatedProfile): DatedProfile => ({
  route: { pass: route.pass, links: route.links, route: route.route, apply_month: route.apply_month },
  you: { birth_month: you.birth_month },
  residence: { in_singapore_since: residence.in_singapore_since },
  work: { work_status: work.work_status, monthly_pay: work.monthly_pay },
  education: { highest: education.highest },
  family: { marital_status: family.marital_status },
  roots: {},
  history: {},
})
const choosing = (profile: DatedProfile, route: (typeof routeIds)[number]): DatedProfile => ({
  ...profile,
  route: { ...profile.route, route },
})
const withHistory = (profile: DatedProfile, history: DatedProfile['history']): DatedProfile => ({ ...profile, history })
const child: DatedProfile = {
  ...exampleProfile,
  route: { pass: 'dependant_pass', links: ['child_of_citizen_or_pr'], apply_month: '2026-11' },
  you: { birth_month: '2010-01' },
}
const student: DatedProfile = {
  ...exampleProfile,
  route: { pass: 'student_pass', links: [], apply_month: '2026-11' },
  residence: { in_singapore_since: '2023-01', national_exam: true },
}
const spouseOfPr: DatedProfile = {
  ...exampleProfile,
  route: { pass: 'dependant_pass', links: ['spouse_of_pr'], apply_month: '2026-11' },
  family: { marital_status: 'married' },
}

describe('profiles for tests', () => {
  it('profiles for tests are all valid', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        expect(Profile.safeParse(profile).error).toBeUndefined()
        expect(profileProblems(profile)).toEqual([])
      }),
      { numRuns: 500 },
    )
    for (const profile of [exampleProfile, spouseProfile]) expect(profileProblems(profile)).toEqual([])
  })

  it('profiles for tests reach every route that has an estimate, and every reason for none', () => {
    const reached = (profile: DatedProfile) => {
      const { route, no_estimate_reason } = readQuestion(profile)
      return [no_estimate_reason ?? route ?? 'none']
    }
    expect(missingFromProfiles([...estimatedRoutes, ...noEstimateReasons], reached)).toEqual([])
  })
})

describe('an outlook, for every valid profile', () => {
  const forAll = (check: (outlook: Outlook, profile: DatedProfile) => void) =>
    fc.assert(
      fc.property(profileArbitrary, fc.boolean(), (profile, isBare) => {
        const answers = isBare ? bare(profile) : profile
        check(predict(answers), answers)
      }),
      { numRuns: long(15, 150) },
    )

  it('an outlook has the shape of the contract, and either a range or a reason', () => {
    forAll((outlook) => {
      expect(Outlook.parse(outlook)).toEqual(outlook)
      expect(outlook.estimate === null).toBe(outlook.no_estimate_reason !== null)
    })
  })

  it('a range has whole people, at most 93 and 98, at least five apart, mid between', () => {
    forAll(({ estimate }) => {
      if (!estimate) return
      const { low, mid, high, base } = estimate
      for (const people of [low, mid, high]) expect(Number.isInteger(people)).toBe(true)
      expect(low).toBeGreaterThanOrEqual(1)
      expect(low).toBeLessThanOrEqual(93)
      expect(high).toBeLessThanOrEqual(98)
      expect(high - low).toBeGreaterThanOrEqual(5)
      expect(mid).toBeGreaterThanOrEqual(low)
      expect(mid).toBeLessThanOrEqual(high)
      for (const people of [base.low, base.value, base.high]) expect(people).toSatisfy(Number.isFinite)
      expect(base.low).toBeLessThan(base.value)
      expect(base.value).toBeLessThan(base.high)
    })
  })

  it('an outlook is the same for the same answers, whatever was asked in between', () => {
    forAll((outlook, profile) => {
      predict(exampleProfile)
      expect(JSON.stringify(predict(structuredClone(profile)))).toBe(JSON.stringify(outlook))
    })
  })

  it('an outlook carries exactly the sources it refers to, with address and year', () => {
    forAll(({ routes, estimate, other_routes, reasons, sources }) => {
      const ids = sources.map(({ id }) => id)
      const rests = estimate ? [estimate.base, ...reasons, ...other_routes.map((other) => other.estimate.base)] : []
      const referred = [...routes.flatMap(({ conditions }) => conditions), ...rests]
      for (const { source_ids } of referred) expect(ids).toEqual(expect.arrayContaining(source_ids))
      expect(new Set(ids).size).toBe(ids.length)
      const named = new Set([...referred.flatMap(({ source_ids }) => source_ids), ...waitingSources])
      if (estimate) expect(ids.filter((id) => !named.has(id))).toEqual([])
      for (const { url, year } of sources) {
        expect(new URL(url).protocol).toMatch(/^https?:$/)
        expect(year).toBeGreaterThanOrEqual(2009)
      }
    })
  })

  it('an outlook gives a reason of each of ICA’s groups, which add up to the middle', () => {
    forAll(({ estimate, reasons }, profile) => {
      expect(estimate === null).toBe(reasons.length === 0)
      expect(readQuestion(profile).no_estimate_reason === null).toBe(estimate !== null)
      if (!estimate) return
      expect(new Set(reasons.map(({ group }) => group))).toEqual(new Set(factorGroups))
      const sum = reasons.reduce((total, { value }) => total + value, estimate.base.value)
      const shown = Math.min(estimate.high, Math.max(estimate.low, sum))
      expect(shown).toSatisfy((people: number) => Math.abs(people - estimate.mid) <= 0.51)
      for (const { value, low, high, direction } of reasons) {
        expect([value, low, high]).toSatisfy((numbers: number[]) => numbers.every(Number.isFinite))
        expect(low).toBeLessThanOrEqual(high)
        if (direction === 'up') expect(value).toBeGreaterThan(0)
        if (direction === 'down') expect(value).toBeLessThan(0)
      }
    })
  })
})

describe('the level of a route', () => {
  const base = (profile: DatedProfile) => {
    const level = predict(profile).estimate?.base
    return level && [level.low, level.value, level.high].map(Math.round)
  }

  it('the level of citizens’ spouses is the published rate, a first application above it', () => {
    expect(base(withHistory(spouseProfile, {}))).toEqual([39, 49, 59])
    expect(base(spouseProfile)).toEqual([41, 51, 62])
    expect(predict(spouseProfile).estimate?.base.basis).toBe('statistic')
  })

  it('the level of work passes and PRs’ spouses is inferred, and says so', () => {
    for (const profile of [exampleProfile, spouseOfPr]) {
      expect(base(withHistory(profile, {}))).toEqual([21, 28, 35])
      expect(base(withHistory(profile, { previous: 'none' }))).toEqual([22, 29, 36])
      expect(predict(profile).estimate?.base.basis).toBe('judgement')
    }
  })

  it('the level of students is far below the 82 of a selected group, and far wider', () => {
    expect(base(withHistory(student, {}))).toEqual([21, 52, 82])
    expect(base(student)).toEqual([22, 54, 84])
    expect(predict(student).estimate?.base.basis).toBe('judgement')
  })

  it('the level points to the pages of its base rate, not to those of other routes', () => {
    const ids = predict(spouseProfile).sources.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['spouses-2012-16', 'spouses-2009-18', 'ica-processing-times']))
    expect(ids).not.toContain('students-2008-17')
    expect(ids).not.toContain('decisions-2010')
  })
})

describe('no estimate', () => {
  const reason = (profile: DatedProfile) => predict(profile).no_estimate_reason

  it('without an open route', () => {
    const outlook = predict({ ...exampleProfile, route: { ...exampleProfile.route, pass: 'work_permit' } })
    expect(outlook).toMatchObject({ route: null, estimate: null, no_estimate_reason: 'no_open_route' })
    expect(reason(choosing(exampleProfile, 'student'))).toBe('no_open_route')
  })

  it('for a route that hangs on a missing answer, which it names', () => {
    const outlook = predict({ ...student, residence: { in_singapore_since: '2023-01' } })
    expect(outlook).toMatchObject({ route: 'student', estimate: null, no_estimate_reason: 'no_open_route' })
  })

  it('for children and aged parents, of whom no rate is published', () => {
    expect(predict(child)).toMatchObject({ route: 'child', no_estimate_reason: 'no_published_rate' })
    expect(predict(child).sources.map(({ id }) => id)).toContain('ns-2012')
    const parent: DatedProfile = {
      ...exampleProfile,
      route: { pass: 'ltvp', links: ['parent_of_citizen'], apply_month: '2026-11' },
    }
    expect(predict(parent)).toMatchObject({ route: 'aged_parent', no_estimate_reason: 'no_published_rate' })
  })

  it('for investors and artists, of whom there are too few', () => {
    expect(reason(choosing(exampleProfile, 'gip'))).toBe('thin_route')
    expect(reason(choosing(exampleProfile, 'forarts'))).toBe('thin_route')
  })

  it('after a conviction, before anything but a closed route', () => {
    const history = { conviction: 'yes', previous: 'pending' } as const
    expect(reason(withHistory(exampleProfile, history))).toBe('conviction')
    expect(reason(withHistory(child, history))).toBe('conviction')
    expect(reason(withHistory(choosing(exampleProfile, 'student'), history))).toBe('no_open_route')
    expect(reason(withHistory(exampleProfile, { conviction: 'rather_not_say' }))).toBeNull()
  })

  it('while an application is pending', () => {
    expect(reason(withHistory(exampleProfile, { previous: 'pending' }))).toBe('application_pending')
    expect(reason(withHistory(exampleProfile, { previous: 'rejected_more' }))).toBeNull()
  })

  it('while a re-entry permit decides on the status, whatever else they said', () => {
    const resident = { ...exampleProfile, route: { ...exampleProfile.route, pass: 'already_pr' as const } }
    expect(reason(resident)).toBe('re_entry_permit')
    for (const re_entry_permit_expires of [null, '2026-00', '2026-09'])
      for (const more of [{}, { pending: true }, { conviction: 'yes' as const }]) {
        const lapsed = withHistory(exampleProfile, { former_pr: 'lapsed', re_entry_permit_expires, ...more })
        expect(reason(lapsed)).toBe('re_entry_permit')
        expect(predict(lapsed).sources.map(({ id }) => id)).toContain('rep-2025')
      }
  })

  it('for anyone who held permanent residence before, and while pending is said in either way', () => {
    expect(reason(withHistory(exampleProfile, { former_pr: 'gave_up' }))).toBe('former_pr')
    const before = { former_pr: 'lapsed', re_entry_permit_expires: '2019-03' } as const
    expect(reason(withHistory(exampleProfile, before))).toBe('former_pr')
    expect(reason(withHistory(exampleProfile, { former_pr: 'no' }))).toBeNull()
    expect(reason(withHistory(exampleProfile, { pending: true, former_pr: 'gave_up' }))).toBe('application_pending')
  })

  it('for a work permit holder until the approval of the marriage is known', () => {
    const holding = (marriage_approved: boolean | null) =>
      predict({ ...spouseProfile, route: { ...spouseProfile.route, pass: 'work_permit', marriage_approved } })
    expect(holding(null)).toMatchObject({ route: 'spouse_of_citizen', no_estimate_reason: 'no_open_route' })
    expect(holding(false)).toMatchObject({ route: null, no_estimate_reason: 'no_open_route' })
    expect(holding(true).estimate).not.toBeNull()
  })
})

describe('what was answered and could not be weighed', () => {
  it('an outlook says that a conviction not told and papers that differ were not weighed', () => {
    expect(predict(withHistory(exampleProfile, { conviction: 'rather_not_say' })).not_weighed).toEqual([
      'conviction_not_said',
    ])
    expect(predict(withHistory(exampleProfile, { consistent: 'known_differences' })).not_weighed).toEqual([
      'known_differences',
    ])
    expect(predict(exampleProfile).not_weighed).toEqual([])
  })
})

describe('several open routes', () => {
  it('of several open routes the citizen’s spouse is first, the others stand beside it', () => {
    const both: DatedProfile = { ...spouseProfile, route: { ...spouseProfile.route, pass: 'ep' } }
    const outlook = predict(both)
    expect(outlook.route).toBe('spouse_of_citizen')
    expect(outlook.other_routes).toEqual([{ route: 'pts', estimate: predict(choosing(both, 'pts')).estimate }])
  })
})

describe('who people are', () => {
  it.each(['nationality', 'race', 'religion', 'region', 'name'])('a profile has no place for %s', (field) => {
    for (const step of ['you', 'family', 'route'] as const) {
      const extended = { ...exampleProfile, [step]: { ...exampleProfile[step], [field]: 'any' } }
      expect(Profile.safeParse(extended).success).toBe(false)
    }
    expect(Profile.safeParse({ ...exampleProfile, [field]: 'any' }).success).toBe(false)
  })
})
