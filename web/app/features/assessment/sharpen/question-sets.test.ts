import { predict } from '@settlesg/model'
import { describe, expect, it } from 'vitest'
import { readAnswers } from '../answers/answers.ts'
import { situationOf } from '../answers/situation.ts'
import { exampleProfile } from '../example/example-profile.ts'
import { correctableSets, openSets, setOf } from './question-sets.ts'

const month = exampleProfile.route.apply_month
const situation = situationOf(readAnswers(exampleProfile), month)

describe('the questions after a result', () => {
  it('the questions come in the order of the model, each once, and what only follows a result comes last', () => {
    const ranked = predict(exampleProfile).open_questions
    const sets = openSets(ranked, situation).map(([first]) => first)
    const expected = [...new Set(ranked.map(({ path }) => setOf(path)[0]))]
    expect(sets.slice(0, expected.length)).toEqual(expected)
    expect(new Set(sets).size).toBe(sets.length)
  })

  it('a question that is answered is not asked again', () => {
    const all = openSets([], situation).map(([first]) => first)
    expect(all).not.toContain('residence.away_5y')
    expect(all).not.toContain('history.previous')
    expect(all).toContain('residence.schooling_here')
  })

  it('tax years and bonus are one question, whichever of them is named', () => {
    expect(setOf('work.variable_pay_12m')).toEqual(setOf('work.assessed_income.amount'))
  })

  it('every answer can be corrected but those that make another person', () => {
    const sets = correctableSets(situation).flat()
    expect(sets).toContain('work.monthly_pay')
    expect(sets).toContain('route.pass')
    expect(sets).not.toContain('you.birth_month')
    expect(sets).not.toContain('route.links')
    expect(sets).not.toContain('roots.plan')
  })
})
