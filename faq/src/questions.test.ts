import { describe, expect, it } from 'vitest'
import { questions, regressionQuestions } from '../testing/questions.ts'
import { rows } from './rows.ts'

describe('the questions of faq/testing/questions.jsonl', () => {
  it('the questions are 160, half of them kept aside, each with where it was asked', () => {
    expect(questions.length).toBe(160)
    expect(questions.filter(({ kept_aside }) => kept_aside).length).toBe(80)
    expect(questions.filter(({ kind, source }) => !(kind && source))).toEqual([])
  })

  it('the questions, old and new, name passages that exist', () => {
    const ids = new Set(rows.map(({ id }) => id))
    const named = [...questions, ...regressionQuestions].flatMap(({ passages }) => passages)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })
})
