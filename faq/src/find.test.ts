import { describe, expect, it } from 'vitest'
import { indexes } from '../testing/questions.ts'
import { asksEligibility, findPassages, makeIndex, mostPassages } from './find.ts'
import { terms } from './terms.ts'

const found = (question: string, language: 'en' | 'zh' = 'en') =>
  findPassages(question, indexes[language]).map(({ id }) => id)

describe('finding passages', () => {
  it('one thing is found by its short name, its long name and its Chinese one', () => {
    for (const question of ['Re-Entry Permit expired', 'REP expired', '再入境准证过期'])
      expect(found(question)[0], question).toBe('rule:re_entry_permit')
    expect(terms('PR')).toEqual(terms('永久居民'))
    expect(terms('Employment Pass')).toEqual(terms('就业准证'))
    expect(terms('准证')).toEqual(terms('pass'))
  })

  it('a question in the other language than the page is answered as well', () => {
    expect(found('上诉好还是重新申请', 'en')).toContain('refused:appeal')
    expect(found('what should the photo look like', 'zh')).toContain('paper:photo')
  })

  it('a slip of the pen in a long word does not hide an answer', () => {
    expect(found('do I need testimonals')).toContain('paper:testimonials')
  })

  it('at most three passages answer, and every one has a place on the site', () => {
    for (const question of ['permanent residence', 'documents', 'salary', '被拒', '准证']) {
      const passages = findPassages(question, indexes.en)
      expect(passages.length).toBeLessThanOrEqual(mostPassages)
      for (const { href } of passages) expect(href).toMatch(/^\/[a-z-]/)
    }
  })

  it('what says nothing, and what is about nothing of ours, gets no passage', () => {
    for (const question of [
      '',
      '  ',
      '???',
      'how are you',
      '你好吗',
      'a'.repeat(5_000),
      '🙂🙂',
      'the cheapest flight to Bali',
      '今天吃什么火锅',
    ])
      expect(found(question), question.slice(0, 20)).toEqual([])
  })

  it('who asks if they may apply is answered by rules, and never by an estimate alone', () => {
    for (const [question, language] of [
      ['can I apply?', 'en'],
      ['Am I eligible for PR', 'en'],
      ['我能申请吗', 'zh'],
      ['我可以申请永久居民吗', 'zh'],
    ] as const) {
      expect(asksEligibility(question), question).toBe(true)
      expect(found(question, language)[0], question).toMatch(/^rule:/)
    }
    expect(asksEligibility('how long does ICA take')).toBe(false)
    expect(asksEligibility('要等多久')).toBe(false)
  })

  it("a person's own result is found beside the corpus, and nowhere without it", () => {
    const own = { id: 'result:today', text: 'Ask for the letter by 3 December 2026.', href: '#today' }
    const index = makeIndex([...indexes.en.passages.values(), own])
    expect(findPassages('what should I do next?', index)[0]).toEqual(own)
    expect(found('what should I do next?')).not.toContain('result:today')
  })
})
