import { educations, Profile, profileProblems } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { poolProfiles } from '../../testing/pool-profiles.ts'
import { mean } from '../math/distribution.ts'
import { eligibility, openRoutes } from '../rules/eligibility.ts'
import { isEstimated } from './levels.ts'
import { lines } from './lines.ts'
import { type Applicant, drawPool } from './pool.ts'
import { readFactors } from './pool-table.ts'

const everyone = drawPool()
const of = (route: Applicant['route']) => everyone.filter((one) => one.route === route)
const share = (people: readonly Applicant[], has: (one: Applicant) => boolean) =>
  mean(people.map((one) => Number(has(one))))
const learnt = ({ person }: Applicant) =>
  person.education != null && educations.indexOf(person.education) > educations.indexOf('secondary')

describe('the pool', () => {
  it('the pool has 2,000 people, the same at every call', () => {
    expect(everyone).toHaveLength(2_000)
    expect(drawPool()).toEqual(everyone)
  })

  it('the pool answers everything that is weighed, to stand for what others leave out', () => {
    for (const { person } of everyone) expect(readFactors(person)).not.toContain(null)
  })

  it('the pool differs in everything that is weighed', () => {
    const rows = everyone.map(({ person }) => readFactors(person))
    const settled = lines.filter((_, k) => new Set(rows.map((row) => row[k])).size === 1).map(({ id }) => id)
    expect(settled).toEqual([])
  })

  it('everyone of the pool has consistent answers and may apply on an estimated route', () => {
    for (const profile of poolProfiles()) {
      expect(Profile.safeParse(profile).error).toBeUndefined()
      expect(profileProblems(profile)).toEqual([])
      expect(openRoutes(eligibility(profile)).some(isEstimated)).toBe(true)
    }
  })
})

describe('the pool beside what is published of those who may apply', () => {
  it('the pool’s workers and spouses are as educated as is published, and 15 to 30 % of workers are over 40', () => {
    expect(Math.abs(share(of('pts'), learnt) - 0.81)).toBeLessThan(0.02)
    expect(Math.abs(share(of('spouse_of_citizen'), learnt) - 0.69)).toBeLessThan(0.05)
    const over40 = share(of('pts'), ({ person }) => (person.age ?? 0) >= 41)
    expect([over40 > 0.15, over40 < 0.3]).toEqual([true, true])
  })
})
