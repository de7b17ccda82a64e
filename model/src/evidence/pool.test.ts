import { Profile, profileProblems } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { poolProfiles } from '../../testing/pool-profiles.ts'
import { readingsOf } from '../fit/pool-table.ts'
import { mean } from '../math/distribution.ts'
import { eligibility, openRoutes } from '../rules/eligibility.ts'
import { isPostSecondary } from './factors.ts'
import { isEstimated } from './levels.ts'
import { lines } from './lines.ts'
import { type Applicant, drawPool } from './pool.ts'

const everyone = drawPool()
const of = (route: Applicant['route']) => everyone.filter((one) => one.route === route)
const share = (people: readonly Applicant[], has: (one: Applicant) => boolean) =>
  mean(people.map((one) => Number(has(one))))
const learnt = ({ person }: Applicant) => person.education !== null && isPostSecondary(person.education)

describe('the pool', () => {
  it('has 2,000 people, the same at every call', () => {
    expect(everyone).toHaveLength(2_000)
    expect(drawPool()).toEqual(everyone)
  })

  it('answers everything that is weighed, so that it can stand for what others leave out', () => {
    for (const { person } of everyone) expect(readingsOf(person)).not.toContain(null)
  })

  it('differs in everything that is weighed', () => {
    const rows = everyone.map(({ person }) => readingsOf(person))
    const settled = lines.filter((_, k) => new Set(rows.map((row) => row[k])).size === 1).map(({ id }) => id)
    expect(settled).toEqual([])
  })

  it('could fill in the form without a contradiction, and each may apply on a route with an estimate', () => {
    for (const profile of poolProfiles()) {
      expect(Profile.safeParse(profile).error).toBeUndefined()
      expect(profileProblems(profile)).toEqual([])
      expect(openRoutes(eligibility(profile)).some(isEstimated)).toBe(true)
    }
  })
})

describe('the pool beside what is published of those who may apply', () => {
  it('workers: about 81 % with more than secondary education', () => {
    expect(Math.abs(share(of('pts'), learnt) - 0.81)).toBeLessThan(0.02)
  })

  it("citizens' spouses: about 69 %", () => {
    expect(Math.abs(share(of('spouse_of_citizen'), learnt) - 0.69)).toBeLessThan(0.05)
  })

  it('workers over 40: 15 to 30 %', () => {
    const over40 = share(of('pts'), ({ person }) => (person.age ?? 0) >= 41)
    expect(over40).toBeGreaterThan(0.15)
    expect(over40).toBeLessThan(0.3)
  })
})
