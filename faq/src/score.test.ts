import { describe, expect, it } from 'vitest'
import { indexes, questions } from '../testing/questions.ts'
import { makeIndex } from './find.ts'
import { isGoodEnough, judge, recall, refusals, type Score, sum } from './score.ts'

const keptAside = questions.filter(({ kept_aside }) => kept_aside)

describe('how well questions are answered', () => {
  // No question of those kept aside in a failure: sums alone.
  it('those kept aside are answered with a recall of 0.85 and refusals of 0.9 or more', () => {
    const score = sum(keptAside.map((question) => judge(question, indexes[question.language])))
    expect({ recall: recall(score), refusals: refusals(score), isGoodEnough: isGoodEnough(score) }).toMatchObject({
      isGoodEnough: true,
    })
  })

  it('without the passages that answer, the figure falls below what is asked', () => {
    const half = (language: 'en' | 'zh') =>
      makeIndex([...indexes[language].passages.values()].filter((_, place) => place % 2 === 0))
    const poorer = { en: half('en'), zh: half('zh') }
    expect(isGoodEnough(sum(keptAside.map((question) => judge(question, poorer[question.language]))))).toBe(false)
  })

  it('a wrong passage counts as a wrong answer, and an answer to what nothing answers does, too', () => {
    const [question] = questions.filter(({ passages }) => passages.includes('rule:fee'))
    if (!question) throw new Error('no question about the fee')
    const verdict = judge({ ...question, passages: ['rule:gip'] }, indexes.en)
    expect(sum([verdict])).toMatchObject({ answerable: 1, found: 0, wrong: 1 })
    expect(sum([judge({ ...question, passages: [] }, indexes.en)])).toMatchObject({
      unanswerable: 1,
      refused: 0,
      wrong: 1,
    })
  })

  it('the figures that are asked for are met exactly and not below', () => {
    const score: Score = { answerable: 100, found: 85, unanswerable: 10, refused: 9, wrong: 0 }
    expect(isGoodEnough(score)).toBe(true)
    expect(isGoodEnough({ ...score, found: 84 })).toBe(false)
    expect(isGoodEnough({ ...score, refused: 8 })).toBe(false)
  })
})
