import { Profile, profileProblems } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { mean } from '../math/distribution.ts'
import { eligibility, openRoutes } from '../rules/eligibility.ts'
import { isPostSecondary } from './factors.ts'
import { applicant, pool, regions } from './pool.ts'
import { type EstimatedRoute, estimatedRoutes } from './lines.ts'
import { seeded } from '../math/random.ts'
import { poolSize, readAnswers, routeFactors } from './route-model.ts'

/** Where all applicants of a route may be alike, so that an answer counts against all of them: pass holders work. */
const alike: Record<EstimatedRoute, readonly string[]> = {
  pts: ['citizen_child', 'work'],
  spouse_of_citizen: [],
  spouse_of_pr: ['local_school'],
  student: ['age'],
}

const share = (values: boolean[]) => mean(values.map(Number))

describe.each(estimatedRoutes)('the applicants of the route %s', (route) => {
  const evenOnes = pool(route, 500, 8)
  const random = seeded(8)
  const chanceOnes = Array.from({ length: 500 }, () => applicant(route, random))
  const everyone = [...evenOnes, ...chanceOnes, ...routeFactors(route).people.map((profile) => ({ profile }))]

  it('give valid answers without a contradiction', () => {
    for (const { profile } of everyone) {
      expect(Profile.safeParse(profile).error).toBeUndefined()
      expect(profileProblems(profile)).toEqual([])
    }
  })

  it('may apply on this route, and on no other', () => {
    for (const { profile } of everyone) expect(openRoutes(eligibility(profile))).toEqual([route])
  })

  it('answer everything that is weighed, so that they can stand for what others leave out', () => {
    const model = routeFactors(route)
    for (const { profile } of everyone) expect(readAnswers(model, profile)).not.toContain(null)
    expect(model.answers).toHaveLength(poolSize * model.priors.length)
  })

  it('differ in nearly everything that is weighed', () => {
    const model = routeFactors(route)
    const rows = evenOnes.map(({ profile }) => readAnswers(model, profile))
    const settled = model.priors.filter((_, k) => new Set(rows.map((row) => row[k])).size === 1).map(({ id }) => id)
    expect(settled.filter((id) => !alike[route].includes(id))).toEqual([])
  })

  it('are the same from the same seed, and others from another', () => {
    expect(pool(route, 20, 1)).toEqual(pool(route, 20, 1))
    expect(pool(route, 20, 1)).not.toEqual(pool(route, 20, 2))
  })

  it('come from the regions as those granted in 2019', () => {
    const shares = regions.map((region) => share(evenOnes.map((one) => one.region === region)))
    expect(shares.map((found) => Math.round(found * 100) / 100)).toEqual([0.6, 0.34, 0.06])
  })
})

describe('the pool beside what is published of those who may apply', () => {
  const learnt = (route: 'pts' | 'spouse_of_citizen') =>
    share(pool(route, 2_000, 9).map(({ profile }) => isPostSecondary(profile.education.highest)))

  it('workers: about 81 % with more than secondary education', () => {
    expect(Math.abs(learnt('pts') - 0.81)).toBeLessThan(0.005)
  })

  it("citizens' spouses: 69 %", () => {
    expect(Math.abs(learnt('spouse_of_citizen') - 0.69)).toBeLessThan(0.005)
  })

  it('workers over 40: 15 to 30 %', () => {
    const over40 = share(pool('pts', 2_000, 9).map(({ profile }) => profile.you.birth_month < '1986-01'))
    expect(over40).toBeGreaterThan(0.15)
    expect(over40).toBeLessThan(0.3)
  })
})
