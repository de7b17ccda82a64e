import { describe, expect, it } from 'vitest'
import { answersSchema } from './answers-schema.ts'
import { currentAnswers } from './older-answers.ts'

const away = (months: unknown) => currentAnswers({ residence: { months_away_5y: months } }, 1)

describe('answers of the first schema', () => {
  it.each([
    [0, 'none'],
    [1, '1_3'],
    [3, '1_3'],
    [4, '4_12'],
    [12, '4_12'],
    [13, 'over_12'],
    [60, 'over_12'],
  ])('%i months away in five years fall into the band %s', (months, away_5y) => {
    expect(away(months)).toEqual({ residence: { away_5y } })
  })

  it.each([undefined, null, '1x'])('%s in the place of months away is no answer', (months) => {
    expect(away(months)).toEqual({ residence: {} })
  })

  it.each([
    [0, 0],
    [2, 2],
    [3, 2],
    [20, 2],
    ['1x', '1x'],
    [null, null],
  ])('%s relatives here become %s: two stands for two or more', (before, after) => {
    expect(currentAnswers({ family: { relatives_here: before } }, 1)).toEqual({ family: { relatives_here: after } })
  })

  it('an earlier application that was pending becomes an application that is pending', () => {
    expect(currentAnswers({ history: { previous: 'pending', conviction: 'no' } }, 1)).toEqual({
      history: { pending: true, conviction: 'no' },
    })
    const withdrawn = { history: { previous: 'withdrawn' } }
    expect(currentAnswers(withdrawn, 1)).toEqual(withdrawn)
  })

  it.each([null, 'text', [], {}, { family: 'none' }])('%j, which holds none of them, stays as it is', (stored) => {
    expect(currentAnswers(stored, 1)).toEqual(stored)
  })
})

it("answers of today's schema are not converted, and of a later one are refused", () => {
  const answers = { residence: { months_away_5y: 3 } }
  expect(currentAnswers(answers, answersSchema)).toBe(answers)
  expect(() => currentAnswers(answers, answersSchema + 1)).toThrow(RangeError)
})
