import { adviceOnly, questionList } from '@settlesg/contract'
import { describeSituation, readAnswers } from '@settlesg/form-logic'
import { answersBehind, lines } from '@settlesg/model'
import { profileArbitrary } from '@settlesg/model/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answeredQuestions, isFixed, questionFields, questionOf } from './questions.ts'

/** They follow from other answers, or from today. */
const derived = ['route.route', 'route.apply_month', 'family.marital_status', 'work.work_status']

describe('the answers of a case', () => {
  it('every answer that moves the estimate stands among them', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const month = profile.route.apply_month
        const situation = describeSituation(readAnswers(profile), month)
        const listed = new Set(answeredQuestions(situation, month).flatMap(({ questions }) => questions))
        const asked = questionList
          .map(({ path }) => path)
          .filter((path) => !adviceOnly.has(path) && !derived.includes(path))
        const shown = asked.filter((path) =>
          questionFields(questionOf(path), situation).some((field) => field.path === path),
        )
        const answered = shown.filter((path) => answerIn(profile, path) != null)
        expect(answered.filter((path) => !listed.has(questionOf(path)))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('every reason leads to an answer, and only birth month and ties are fixed', () => {
    for (const { id } of lines) expect(answersBehind(id).length, id).toBeGreaterThan(0)
    expect(answersBehind('of_an_earlier_model')).toEqual([])
    const fixed = questionList.map(({ path }) => path).filter(isFixed)
    expect(fixed.toSorted()).toEqual(['route.links', 'you.birth_month'])
  })

  it('what is asked as one is one question', () => {
    expect(questionOf('history.conviction')).toBe('history.gates')
    expect(questionOf('route.includes.spouse')).toBe('route.includes')
    expect(questionOf('family.children.0.school')).toBe('family.children')
    expect(questionOf('work.variable_pay_12m')).toBe('work.assessed_income')
  })
})

const answerIn = (profile: unknown, path: string) =>
  path.split('.').reduce<unknown>((at, name) => (at === null || at === undefined ? at : Object(at)[name]), profile)
