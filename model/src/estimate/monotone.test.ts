import { type DatedProfile, educations, type Month } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../testing/long.ts'
import { chances, rangeOf, routeWorlds } from './chances.ts'
import { worlds } from './posterior.ts'
import { type EstimatedRoute, estimatedRoutes } from './priors.ts'
import { profileArbitrary } from './profile.arbitrary.ts'
import { readAnswers } from './route-model.ts'

const pairs = long(200, 2_000)
const at = (route: EstimatedRoute, profile: DatedProfile) => {
  const known = routeWorlds(worlds, route)
  return rangeOf(chances(known, readAnswers(known.model, profile)))
}
/** Whatever the answers, on every route that is estimated; the profiles need not be open to it. */
const cases = fc.tuple(fc.constantFrom(...estimatedRoutes), profileArbitrary)

/** Nothing of the range may fall, beyond what adding up in another order does. */
function expectNoFall(route: EstimatedRoute, worse: DatedProfile, better: DatedProfile) {
  const [one, other] = [at(route, worse), at(route, better)]
  for (const end of ['low', 'mean', 'high'] as const) expect(other[end]).toBeGreaterThanOrEqual(one[end] - 1e-9)
}

const earlier = (month: Month, months: number): Month => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

describe(`what never lowers an estimate, ${5 * pairs} pairs`, () => {
  it('more pay', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 400_000 }), ([route, profile], more) => {
        const work = { ...profile.work, monthly_pay: (profile.work.monthly_pay ?? 0) + more }
        expectNoFall(route, profile, { ...profile, work })
      }),
      { numRuns: pairs },
    )
  })

  it('a longer residence', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 300 }), ([route, profile], months) => {
        const since = profile.residence.in_singapore_since
        if (since == null) return
        const residence = { ...profile.residence, in_singapore_since: earlier(since, months) }
        expectNoFall(route, profile, { ...profile, residence })
      }),
      { numRuns: pairs },
    )
  })

  it('a higher education', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(...educations), fc.constantFrom(...educations), ([route, profile], a, b) => {
        const [lower, higher] = educations.indexOf(a) < educations.indexOf(b) ? [a, b] : [b, a]
        const holding = (highest: typeof a) => ({ ...profile, education: { ...profile.education, highest } })
        expectNoFall(route, holding(lower), holding(higher))
      }),
      { numRuns: pairs },
    )
  })

  it('one more child, who is a citizen', () => {
    fc.assert(
      fc.property(cases, ([route, profile]) => {
        const child = { birth_month: profile.route.apply_month, status: 'citizen' as const, school: 'none' as const }
        const family = { ...profile.family, children: [...(profile.family.children ?? []), child] }
        expectNoFall(route, profile, { ...profile, family })
      }),
      { numRuns: pairs },
    )
  })

  it('a longer marriage', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 300 }), ([route, profile], months) => {
        const since = profile.family.married_since
        if (since == null) return
        const family = { ...profile.family, married_since: earlier(since, months) }
        expectNoFall(route, profile, { ...profile, family })
      }),
      { numRuns: pairs },
    )
  })
})
