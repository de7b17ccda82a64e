import { type DatedProfile, Profile, profileProblems } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { profileArbitrary } from '../../testing/profiles.ts'
import { estimatedRoutes } from '../evidence/levels.ts'
import { merged, withChanges } from '../rules/changes.ts'
import { eligibility } from '../rules/eligibility.ts'
import { caseOf } from './make-estimate.ts'
import { published } from './published.ts'
import { type Difference, findDifferences, isClear, leverAndNoEffect, withoutEffect } from './what-ifs.ts'

/** Arrays count as one answer, as in a person's own changes. */
const leaves = (changes: object): number =>
  Object.values(changes).reduce(
    (sum: number, value: unknown) =>
      sum + (typeof value === 'object' && value !== null && !Array.isArray(value) ? leaves(value) : 1),
    0,
  )

describe('whatever the answers', () => {
  const forAll = (check: (profile: DatedProfile, all: Difference[]) => void) =>
    fc.assert(
      fc.property(fc.constantFrom(...estimatedRoutes), profileArbitrary, (route, profile) =>
        check(profile, findDifferences(profile, route, published, caseOf(profile, route, published))),
      ),
      { numRuns: long(40, 2_000) },
    )

  it('the changed answers are valid, few, what a person may change, and lose no route', () => {
    forAll((profile, all) => {
      const open = eligibility(profile).flatMap((one) => (one.open === true ? [one.route] : []))
      for (const { id, changes } of all) {
        expect(leaves(changes), id).toBeLessThanOrEqual(3)
        const changed = merged(profile, changes)
        expect(changed, id).not.toEqual(profile)
        expect(Profile.safeParse(changed).error, id).toBeUndefined()
        expect(profileProblems(changed), id).toEqual([])
        expect(withChanges(profile, changes), id).toEqual({ profile: changed })
        const after = eligibility(changed).flatMap((one) => (one.open === true ? [one.route] : []))
        expect(after, id).toEqual(expect.arrayContaining(open))
      }
    })
  })

  it('a range that includes zero is no clear effect, any other has its sign, and unweighed changes are zero', () => {
    forAll((_, all) => {
      for (const { id, low, value, high, effect } of all) {
        expect(effect).toBe(low > 0 ? 'up' : high < 0 ? 'down' : 'none')
        if (effect !== 'none') expect(Math.sign(value)).toBe(effect === 'up' ? 1 : -1)
        if (withoutEffect.some((one) => one === id)) expect([low, value, high]).toEqual([0, 0, 0])
      }
    })
  })

  it('the biggest lever goes up and no other goes up further', () => {
    forAll((_, all) => {
      const { biggest_lever } = leverAndNoEffect(all)
      const lever = all.find(({ id }) => id === biggest_lever)
      const up = all.filter((one) => one.effect === 'up' && isClear(one) && one.id !== 'spouse_pr')
      expect(lever === undefined).toBe(up.length === 0)
      for (const { value } of up) expect(lever?.value).toBeGreaterThanOrEqual(value)
    })
  })
})
