import { answersSchema, canonical, currentAnswers, Profile } from '@settlesg/contract'
import { spouseProfile } from '@settlesg/model/testing'
import { expect, it } from 'vitest'
import { readAnswers } from './answers.ts'
import { thisMonth } from './arbitrary-answers.ts'
import { withGates } from './gates.ts'
import { relevantAnswers } from './relevance.ts'
import { toProfile } from './to-profile.ts'

/** A citizen's spouse as the first schema stored one: the tie is named, the spouse's own status is not. */
const ofFirstSchema = {
  route: { pass: 'ltvp', links: ['spouse_of_citizen'], apply_month: '2026-11' },
  you: { birth_month: '1990-05' },
  residence: { in_singapore_since: '2022-06', months_away_5y: 0 },
  work: { work_status: 'not_working' },
  education: { highest: 'bachelor', awarded_in_singapore: false },
  family: { marital_status: 'married', married_since: '2020-02', relatives_here: 1 },
  roots: {},
  history: { previous: 'none', conviction: 'no' },
}

/** Another as today's schema stores one. */
const { spouse_status: _, ...familyOfToday } = spouseProfile.family
const ofToday = { ...spouseProfile, family: familyOfToday }

it.each([
  [1, ofFirstSchema],
  [answersSchema, ofToday],
] as const)(
  'answers stored by schema %i are sent by the form of today as the same answers, so that they are not charged again',
  (schema, stored) => {
    const before = Profile.parse(currentAnswers(stored, schema))
    const sent = toProfile(relevantAnswers(readAnswers(before), thisMonth))
    expect(canonical(sent)).toBe(canonical(before))
  },
)

it('the same answers given anew differ from stored ones only in what the first schema could not say', () => {
  const before = Profile.parse(currentAnswers(ofFirstSchema, 1))
  const { marital_status: _, ...family } = before.family
  const anew = toProfile(withGates(readAnswers({ ...before, family }), []))
  const gates = { ...before.history, pending: false, former_pr: 'no' }
  expect(canonical(anew)).toBe(canonical({ ...before, history: gates }))
})
