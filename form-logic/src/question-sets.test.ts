import { dated } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { exampleProfile } from '@settlesg/model/testing'
import { describe, expect, it } from 'vitest'
import { readAnswers } from './answers.ts'
import { openQuestions } from './form-questions.ts'
import { oncePerSet, openSets, questionSet } from './question-sets.ts'
import { describeSituation } from './situation.ts'

const month = exampleProfile.route.apply_month
const situation = describeSituation(readAnswers(exampleProfile), month)

describe('the questions after a result', () => {
  it('the questions come once each in the order of the model, and those after a result last', () => {
    const ranked = predict(exampleProfile).open_questions
    const sets = openSets(ranked, situation).map(([first]) => first)
    const expected = [...new Set(ranked.map(({ path }) => questionSet(path)[0]))]
    expect(sets.slice(0, expected.length)).toEqual(expected)
    expect(new Set(sets).size).toBe(sets.length)
  })

  it('a question that is answered does not come again', () => {
    const all = openSets([], situation).map(([first]) => first)
    expect(all).not.toContain('residence.away_5y')
    expect(all).not.toContain('history.previous')
    expect(all).toContain('residence.schooling_here')
  })

  it('a known refusal leads to what changed since, a missing answer to whether there was one', () => {
    const firsts = (previous: 'rejected_once' | 'rather_not_say' | undefined) => {
      const profile = { ...exampleProfile, history: { ...exampleProfile.history, previous } }
      const open = openSets(predict(profile).open_questions, describeSituation(readAnswers(profile), month))
      return open.map(([first]) => first).filter((path) => path.startsWith('history.'))
    }
    expect(firsts('rejected_once')).toEqual(['history.changed'])
    expect(questionSet('history.last_decision')).toEqual(['history.changed', 'history.last_decision'])
    expect(firsts(undefined)).toEqual(['history.previous'])
    expect(firsts('rather_not_say')).toEqual([])
  })

  it('tax years and bonus are one question, whichever of them is named', () => {
    expect(questionSet('work.variable_pay_12m')).toEqual(questionSet('work.assessed_income.amount'))
  })

  it('tax years and bonus are counted once, by the first of them, wherever they stand', () => {
    const counted = oncePerSet(
      ['work.variable_pay_12m', 'residence.away_5y', 'work.assessed_income', 'history.changed'].map((path) => ({
        path,
      })),
    )
    expect(counted.map(({ path }) => path)).toEqual(['work.assessed_income', 'residence.away_5y', 'history.changed'])
  })

  it('before the charge as many questions are open as on the result', () => {
    const quick = casePeople.find(({ name }) => name === 'EP, 33, only the quick check answered')?.profile
    if (!quick) throw new Error('There is such a made-up person')
    const profile = { ...quick, family: { ...quick.family, children: [] } }
    const given = describeSituation(readAnswers(profile), month)
    const ranked = predict(dated(profile, month)).open_questions
    const before = openQuestions(given, month)
    expect(before).toHaveLength(openSets(ranked, given).length)
    expect(before).toHaveLength(oncePerSet(ranked).length)
  })
})
