import { type DatedProfile, noEstimateReasons, Profile, profileProblems } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingFromProfiles } from '../../testing/found-in-profiles.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { estimatedRoutes } from '../evidence/levels.ts'
import { readQuestion } from '../rules/question.ts'

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
