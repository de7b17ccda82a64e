import { describe, expect, it } from 'vitest'
import { questions, regressionQuestions } from '../testing/questions.ts'
import { rows } from './rows.ts'

describe('the questions of faq/testing/questions.jsonl', () => {
  it('the questions are 120, sixty in each language, forty kept aside in all, each with where it was asked', () => {
    for (const language of ['en', 'zh']) expect(questions.filter((one) => one.language === language).length).toBe(60)
    expect(questions.filter(({ kept_aside }) => kept_aside).length).toBe(40)
    expect(questions.filter(({ kind, source }) => !(kind && source))).toEqual([])
  })

  it('the questions, old and new, name passages that exist', () => {
    const ids = new Set(rows.map(({ id }) => id))
    const named = [...questions, ...regressionQuestions].flatMap(({ passages }) => passages)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })
})
