import { describe, expect, it } from 'vitest'
import { questions } from '../testing/questions.ts'
import { rows } from './rows.ts'
import type { Question } from './score.ts'

describe('the questions of faq/testing/questions.jsonl', () => {
  it('the questions are 120, sixty in each language, ten of them without an answer', () => {
    for (const language of ['en', 'zh']) {
      const own = questions.filter((one) => one.language === language)
      const keptAside = own.filter(({ kept_aside }) => kept_aside)
      const unanswered = (all: Question[]) => all.filter(({ passages }) => passages.length === 0).length
      expect([own.length, unanswered(own), keptAside.length, unanswered(keptAside)]).toEqual([60, 10, 20, 5])
    }
  })

  it('the questions name passages that exist', () => {
    const ids = new Set(rows.map(({ id }) => id))
    expect(questions.flatMap(({ passages }) => passages.filter((id) => !ids.has(id)))).toEqual([])
  })
})
