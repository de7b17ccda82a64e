import { adviceOnly, type DatedProfile, dated, questionList } from '@settlesg/contract'
import {
  answerProblems,
  childSexPath,
  describeSituation,
  mainSteps,
  openQuestions,
  readAnswers,
  stepQuestions,
} from '@settlesg/form-logic'
import { answersBehind, lines, predict } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { exampleProfile, profileArbitrary } from '@settlesg/model/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answeredQuestions, besidesOf, isFixed, openQuestionsOf, questionFields, questionOf } from './questions.ts'

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

  it('the sex of children is asked on a result until each of whom it matters has it, and by no step', () => {
    const child = { birth_month: '2015-08', status: 'foreign', school: 'moe', included: true } as const
    const isOpenOf = (children: NonNullable<DatedProfile['family']['children']>) => {
      const profile = { ...exampleProfile, family: { ...exampleProfile.family, children } }
      const month = profile.route.apply_month
      const situation = describeSituation(readAnswers(profile), month)
      expect(mainSteps.flatMap((step) => stepQuestions(step, situation, month).map(({ path }) => path))).not.toContain(
        childSexPath,
      )
      const on = { prediction: predict(profile) }
      expect(openQuestionsOf(on, situation)).not.toContain(childSexPath)
      return besidesOf(on, situation).includes(childSexPath)
    }
    const son = { ...child, sex: 'male' } as const
    expect(isOpenOf([child])).toBe(true)
    expect(isOpenOf([son, { ...child, included: false }])).toBe(true)
    expect(isOpenOf([son])).toBe(false)
    expect(isOpenOf([{ ...child, status: 'citizen' }])).toBe(false)
    expect(isOpenOf([])).toBe(false)
  })

  it('form and result count the open questions of everybody alike', () => {
    for (const { name, profile } of casePeople) {
      const { apply_month: _, ...route } = profile.route
      const answers = readAnswers({ ...profile, route })
      const prediction = predict(dated(profile, '2026-11'))
      if (!prediction.estimate || answerProblems(answers, '2026-11').length > 0) continue
      const situation = describeSituation(answers, '2026-11')
      expect(besidesOf({ prediction }, situation)).toContain('route.apply_month')
      const form = openQuestions(situation, '2026-11').map(({ path }) => questionOf(path))
      expect(openQuestionsOf({ prediction }, situation).toSorted(), name).toEqual(form.toSorted())
    }
  })

  it('what is asked as one is one question', () => {
    expect(questionOf('history.conviction')).toBe('history.gates')
    expect(questionOf('route.includes.spouse')).toBe('route.includes')
    expect(questionOf('family.children.0.school')).toBe('family.children')
    expect(questionOf('family.children.0.sex')).toBe(childSexPath)
    expect(questionOf('work.variable_pay_12m')).toBe('work.assessed_income')
  })
})

const answerIn = (profile: unknown, path: string) =>
  path.split('.').reduce<unknown>((at, name) => (at === null || at === undefined ? at : Object(at)[name]), profile)
