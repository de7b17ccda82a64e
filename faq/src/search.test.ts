import { mostPassages } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { measure, passages, questions, regressionQuestions, searches } from '../testing/questions.ts'
import { makeSearch } from './search.ts'

const found = (question: string, language: 'en' | 'zh' = 'en') => searches[language](question).map(({ id }) => id)

describe('finding passages', () => {
  it('every old question that a passage answers is still shown one', () => {
    expect(measure(regressionQuestions).recall).toEqual({ of: 105, count: 105 })
  })

  it('nearly every question that strangers asked and that a passage answers is shown one', () => {
    const { recall } = measure(questions.filter((one) => !one.kept_aside))
    expect(recall.count / recall.of).toBeGreaterThanOrEqual(0.95)
  })

  it.each([
    ['Re-Entry Permit expired abroad', 'en', 'rule:re_entry_permit'],
    ['REP expired', 'en', 'rule:re_entry_permit'],
    ['再入境准证过期', 'zh', 'rule:re_entry_permit'],
    ['how long does it take', 'en', 'wait:published'],
    ['should i use an agent', 'en', 'rule:agency'],
    ['PR fee', 'en', 'rule:fee'],
    ['can I apply?', 'en', 'rule:who_may_apply'],
  ] as const)('a few everyday words are enough: “%s”', (question, language, id) => {
    expect(found(question, language)).toContain(id)
  })

  it('a question in the other language than the page, and one that mixes both, is found by everyday words', () => {
    expect(found('上诉好还是重新申请', 'en')).toContain('refused:appeal')
    expect(found('what should the photo look like', 'zh')).toContain('paper:photo')
    expect(found('我拿 DP 的，可以 own self apply PR 吗')).toContain('rule:dependant_pass')
    expect(found('my 老婆 on DP only, can she apply herself', 'zh')).toContain('rule:dependant_pass')
  })

  it('traditional characters find what simplified ones do', () => {
    expect(found('兒子要當兵嗎', 'zh')).toEqual(found('儿子要当兵吗', 'zh'))
    expect(found('兒子要當兵嗎', 'zh')).toContain('fact:service_of_sons')
  })

  it('a slip of the pen in a long word does not hide an answer', () => {
    expect(found('testimonals of old jobs')).toContain('paper:testimonials')
  })

  it('three passages at most are shown, and every one has a place on the site', () => {
    for (const question of ['permanent residence', 'how much do the papers cost', 'what about my salary', '']) {
      const shown = searches.en(question)
      expect(shown.length, question).toBeLessThanOrEqual(mostPassages)
      for (const { href } of shown) expect(href).toMatch(/^\/[a-z-]/)
    }
  })

  it.each(['', '  ', '???', 'a'.repeat(5_000), '🙂🙂', '你好吗', 'flights to Bali', 'zxcvb qwerty', '海底捞'])(
    'what has no words of ours gets no passage: “%.20s”',
    (question) => {
      expect([found(question), found(question, 'zh')]).toEqual([[], []])
    },
  )

  it("a person's own result is found beside the corpus, and nowhere without it", () => {
    const own = { id: 'result:today', text: 'Ask for the letter by 3 December 2026.', href: '#today' }
    const search = makeSearch([...passages.en, own])
    expect(search('what should I do next?')[0]).toEqual(own)
    expect(found('what should I do next?')).not.toContain('result:today')
  })
})

describe('how well questions are answered', () => {
  const [fee] = regressionQuestions.filter((one) => one.passages.includes('rule:fee'))
  if (!fee) throw new Error('no question about the fee')

  it('a question whose passage is not shown counts against recall, and one that nothing answers where any is shown', () => {
    expect(measure([fee])).toEqual({ recall: { of: 1, count: 1 }, shownForNothing: { of: 0, count: 0 } })
    expect(measure([{ ...fee, passages: ['privacy:rights'] }]).recall).toEqual({ of: 1, count: 0 })
    expect(measure([{ ...fee, passages: [] }]).shownForNothing).toEqual({ of: 1, count: 1 })
  })

  it('without half of the passages fewer questions find theirs', () => {
    const half = (language: 'en' | 'zh') => makeSearch(passages[language].filter((_, place) => place % 2 === 0))
    expect(measure(regressionQuestions, { en: half('en'), zh: half('zh') }).recall.count).toBeLessThan(80)
  })
})
