import { canonical, Profile } from '@settlesg/contract'
import { spouseProfile } from '@settlesg/model/testing'
import { expect, it } from 'vitest'
import { thisMonth } from '../testing/arbitrary-answers.ts'
import { readAnswers } from './answers.ts'
import { relevantAnswers } from './relevance.ts'
import { toProfile } from './to-profile.ts'

it('stored answers are sent by the form as the same answers, so are not charged again', () => {
  // The tie is named, the spouse's own status is not.
  const { spouse_status: _, ...family } = spouseProfile.family
  const before = Profile.parse({ ...spouseProfile, family })
  const sent = toProfile(relevantAnswers(readAnswers(before), thisMonth))
  expect(canonical(sent)).toBe(canonical(before))
})
