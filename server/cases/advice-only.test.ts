import { adviceOnly, canonical, changedAnswers, copyAnswers, type DatedProfile } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { exampleProfile, profileArbitrary } from '@settlesg/model/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { long } from '../../testing/long.ts'

/**
 * All that the model says but what may be about these answers: what is not weighed, and the examples of what would change
 * nothing.
 */
function weighed(profile: DatedProfile) {
  const { not_weighed: _, no_effect: __, ...weighed } = predict(profile)
  return weighed
}

it('answers for advice only never move an estimate, a condition or a route', () => {
  fc.assert(
    fc.property(profileArbitrary, profileArbitrary, (profile, other) => {
      const changed = copyAnswers(profile, other, [...adviceOnly])
      expect(weighed({ ...changed, route: profile.route })).toEqual(weighed(profile))
    }),
    { numRuns: long(12, 1000) },
  )
})

it('the expiry of the pass decides a condition, so correcting it counts', () => {
  const expiring = (pass_expires: string) => ({
    ...exampleProfile,
    residence: { ...exampleProfile.residence, pass_expires },
  })
  expect(predict(expiring('2026-10')).routes).not.toEqual(predict(expiring('2028-01')).routes)
})

it('any correction can be undone by the answers before it, at the places that it changed', () => {
  fc.assert(
    fc.property(profileArbitrary, profileArbitrary, (before, after) => {
      const places = changedAnswers(before, after)
      expect(canonical(copyAnswers(after, before, places))).toBe(canonical(before))
    }),
    { numRuns: long(200, 3000) },
  )
})
