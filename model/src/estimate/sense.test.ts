import type { DatedProfile } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { chances, rangeOf, routeWorlds } from './chances.ts'
import { logOdds } from './distribution.ts'
import { applicant, pool } from './pool.ts'
import { worlds } from './posterior.ts'
import { predict } from './predict.ts'
import { type EstimatedRoute, estimatedRoutes } from './priors.ts'
import { exampleProfile, spouseProfile } from './profile.arbitrary.ts'
import { seeded } from './random.ts'
import { readAnswers } from './route-model.ts'

const at = (route: EstimatedRoute, profile: DatedProfile) => {
  const known = routeWorlds(worlds, route)
  return rangeOf(chances(known, readAnswers(known.model, profile)))
}

/** Only what the form requires. */
const bare = ({ route, you, residence, work, education, family }: DatedProfile): DatedProfile => ({
  route: { pass: route.pass, links: route.links, apply_month: route.apply_month },
  you: { birth_month: you.birth_month },
  residence: { in_singapore_since: residence.in_singapore_since },
  work: { work_status: work.work_status, monthly_pay: work.monthly_pay },
  education: { highest: education.highest },
  family: { marital_status: family.marital_status },
  roots: {},
  history: {},
})

describe('unemployed against employed, all else equal', () => {
  it.each([
    ['pts', exampleProfile],
    ['spouse_of_citizen', spouseProfile],
  ] as const)('is clearly lower on the route %s, and never near 0 or 100', (route, profile) => {
    const earning = { ...profile.work, work_status: 'employee' as const, monthly_pay: 5_000 }
    const idle = { ...profile.work, work_status: 'not_working' as const, monthly_pay: null }
    const [employed, unemployed] = [at(route, { ...profile, work: earning }), at(route, { ...profile, work: idle })]
    expect(logOdds(employed.mean / 100) - logOdds(unemployed.mean / 100)).toBeGreaterThanOrEqual(0.5)
    for (const { mean } of [employed, unemployed]) {
      expect(mean).toBeGreaterThan(5)
      expect(mean).toBeLessThan(90)
    }
  })
})

describe('missing answers', () => {
  it.each(estimatedRoutes)('widen the range on the route %s, for most of its applicants', (route) => {
    const people = pool(route, 40, 3).map(({ profile }) => profile)
    const width = ({ low, high }: { low: number; high: number }) => high - low
    const wider = people.map((person) => width(at(route, bare(person))) - width(at(route, person)))
    expect(wider.filter((by) => by > 0).length).toBeGreaterThan(25)
    expect(wider.reduce((sum, by) => sum + by, 0) / people.length).toBeGreaterThan(0.5)
  })
})

describe('at the edges', () => {
  const edges: [string, Partial<DatedProfile>][] = [
    ['a hundred years old', { you: { birth_month: '1926-11' } }],
    ['just born', { you: { birth_month: '2026-11' }, residence: { in_singapore_since: '2026-11' } }],
    ['no pay', { work: { work_status: 'employee', monthly_pay: 0 } }],
    ['a million a month', { work: { work_status: 'employee', monthly_pay: 1_000_000, variable_pay_12m: 100_000_000 } }],
  ]
  it.each(edges)('%s gets a range', (_, answers) => {
    const { estimate, reasons } = predict({ ...exampleProfile, ...answers })
    expect(estimate?.low).toBeLessThan(estimate?.high ?? 0)
    expect(JSON.stringify(reasons)).not.toMatch(/null|NaN/)
  })

  it('every optional answer missing gets a range', () => {
    for (const profile of [exampleProfile, spouseProfile]) expect(predict(bare(profile)).estimate).not.toBeNull()
  })
})

describe('the region of an applicant', () => {
  it('is drawn beside the answers: another region leaves them, and with them every prediction, as they are', () => {
    for (const route of estimatedRoutes)
      for (const first of [0.01, 0.7, 0.99]) {
        const numbers = seeded(11)
        const [drawn, ...others] = Array.from({ length: 40 }, () => numbers())
        const made = (region: number) => {
          const queue = [region, ...others]
          return applicant(route, () => queue.shift() ?? 0.5)
        }
        const [one, other] = [made(drawn ?? 0), made(first)]
        expect(other.profile).toEqual(one.profile)
        expect(at(route, other.profile)).toEqual(at(route, one.profile))
      }
    const regions = pool('pts', 200, 5).map(({ region }) => region)
    expect(new Set(regions)).toEqual(new Set(['sea', 'other_asia', 'other']))
  })
})
