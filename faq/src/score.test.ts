import { describe, expect, it } from 'vitest'
import { indexes, questions, regressionQuestions } from '../testing/questions.ts'
import { makeIndex } from './find.ts'
import { isGoodEnough, judge, type Score, sum } from './score.ts'

const [fee] = regressionQuestions.filter(({ passages }) => passages.includes('rule:fee'))
if (!fee) throw new Error('no question about the fee')

describe('how well questions are answered', () => {
  it('every old question that a passage answers is still answered, and the first tier keeps quiet on the others', () => {
    const { recall, precision, silence } = sum(regressionQuestions.map((one) => judge(one, indexes[one.language])))
    expect(recall).toEqual({ of: 105, good: 105 })
    expect(silence).toEqual({ of: 20, good: 20 })
    expect(precision.good / precision.of).toBeGreaterThanOrEqual(0.95)
  })

  it('without the passages that answer, fewer questions find theirs', () => {
    const half = (language: 'en' | 'zh') =>
      makeIndex([...indexes[language].passages.values()].filter((_, place) => place % 2 === 0))
    const poorer = { en: half('en'), zh: half('zh') }
    const tuned = questions.filter(({ kept_aside }) => !kept_aside)
    expect(isGoodEnough(sum(tuned.map((one) => judge(one, indexes[one.language]))))).toBe(true)
    expect(isGoodEnough(sum(tuned.map((one) => judge(one, poorer[one.language]))))).toBe(false)
  })

  it('a wrong passage in the first tier counts against it, and so does one where nothing answers', () => {
    expect(sum([judge({ ...fee, passages: ['privacy:rights'] }, indexes.en)])).toMatchObject({
      recall: { of: 1, good: 0 },
      precision: { of: 1, good: 0 },
    })
    expect(sum([judge({ ...fee, passages: [] }, indexes.en)])).toMatchObject({
      precision: { of: 1, good: 0 },
      silence: { of: 1, good: 0 },
    })
  })

  it('a question of one’s own case that is led to the quick check is not counted among those without an answer', () => {
    const own = { ...fee, kind: 'own_case' as const, passages: [] }
    const led = judge({ ...own, question: 'should I wait another year' }, indexes.en)
    expect(sum([led])).toMatchObject({ silence: { of: 0 }, ownCase: { of: 1, good: 1 } })
    expect(sum([judge(own, indexes.en)])).toMatchObject({ silence: { of: 1 }, ownCase: { of: 1, good: 0 } })
  })

  it('the figures that are asked for are met exactly and not below', () => {
    const none = { of: 0, good: 0 }
    const score: Score = {
      recall: { of: 100, good: 80 },
      precision: { of: 10, good: 9 },
      silence: { of: 10, good: 9 },
      ownCase: none,
      outside: none,
    }
    expect(isGoodEnough(score)).toBe(true)
    for (const name of ['recall', 'precision', 'silence'] as const)
      expect(isGoodEnough({ ...score, [name]: { ...score[name], good: score[name].good - 1 } }), name).toBe(false)
  })
})
