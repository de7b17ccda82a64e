import { mostPassages } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { indexes } from '../testing/questions.ts'
import { findAnswer, makeIndex } from './find.ts'
import { outsideTopics } from './outside.ts'
import { terms } from './terms.ts'

const found = (question: string, language: 'en' | 'zh' = 'en') =>
  findAnswer(question, indexes[language]).passages.map(({ id }) => id)

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
      const { passages } = findAnswer(question, indexes.en)
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

  it('a question that mixes languages, and one in traditional characters, is found by what it says in either', () => {
    expect(found('我拿 DP 的，可以 own self apply PR 吗')).toContain('rule:dependant_pass')
    expect(found('my 老婆 on DP only, can she apply herself', 'zh')).toContain('rule:dependant_pass')
    expect(terms('兒子要當兵嗎')).toEqual(terms('儿子要当兵吗'))
  })

  it('a passage is the answer where it is clearly meant, and only near where the question says more than it has', () => {
    expect(findAnswer('how long does ICA need to decide', indexes.en)).toMatchObject({ isAnswered: true })
    const vague = findAnswer('can i fly home for 3 weeks while my PR is still pending', indexes.en)
    expect([vague.isAnswered, vague.passages.length]).toEqual([false, mostPassages])
  })

  it('words that no passage has do not hide what a question is about', () => {
    expect(found('seriously bro my granny keeps nagging, minimum salary for PR anot')).toContain('fact:median_pay')
  })

  it('who asks if they may apply is answered by the rules, with the way to the quick check', () => {
    for (const [question, language] of [
      ['can I apply?', 'en'],
      ['Am I eligible for PR', 'en'],
      ['我能申请吗', 'zh'],
      ['我可以申请永久居民吗', 'zh'],
    ] as const) {
      expect(findAnswer(question, indexes[language]).needsCase, question).toBe(true)
      expect(found(question, language)[0], question).toMatch(/^rule:/)
    }
    expect(findAnswer('how long does ICA take', indexes.en).needsCase).toBe(false)
    expect(findAnswer('要等多久', indexes.zh).needsCase).toBe(false)
  })

  const aboutOneself = [
    ['is it worth applying now', 'en'],
    ['why is my range so low', 'en'],
    ['should I wait another year', 'en'],
    ['我这种情况有希望吗', 'zh'],
    ['现在申请还是再等一年', 'zh'],
  ] as const

  it('a case of one’s own is never answered by what holds for everybody', () => {
    for (const [question, language] of aboutOneself)
      expect(findAnswer(question, indexes[language]), question).toMatchObject({ isAnswered: false, needsCase: true })
  })

  it('a case of one’s own is answered by the result that is open', () => {
    const result = {
      id: 'result:answer',
      text: 'Below the middle of your route, most of all by your pay.',
      href: '#answer',
    }
    for (const [question, language] of aboutOneself) {
      const index = makeIndex([...indexes[language].passages.values(), result])
      const answer = findAnswer(question, index)
      expect(answer, question).toMatchObject({ isAnswered: true, needsCase: false })
      expect(answer.passages[0], question).toEqual(result)
    }
  })

  it('what is not ours is told by its topic, and answered by nothing of ours', () => {
    for (const [question, language, id] of [
      ['how do i renounce my pr', 'en', 'giving_up'],
      ['renew my REP for five years', 'en', 're_entry_permit'],
      ['must I give up my passport for citizenship', 'en', 'citizenship'],
      ['接爸妈来长住', 'zh', 'visit_pass'],
      ['absd for a condo', 'en', 'stamp_duty'],
      ['PR买组屋要等几年', 'zh', 'flat'],
      ['公积金怎么取', 'zh', 'cpf'],
      ['税率是多少', 'zh', 'income_tax'],
      ['小一报名第几阶段', 'zh', 'primary_1'],
      ['compass degree points', 'en', 'work_passes'],
      ['how do I get a US green card', 'en', 'elsewhere'],
    ] as const)
      expect(findAnswer(question, indexes[language]), question).toMatchObject({ isAnswered: false, outside: { id } })
  })

  it('a question about an application for PR is never sent away as not ours', () => {
    for (const [question, language] of [
      ['I am self-employed on an EP, can I apply for PR?', 'en'],
      ['Must I convert my self-employed EP before PR?', 'en'],
      ['can my parents on LTVP apply for PR', 'en'],
      ['do I need an HDB flat to apply for PR', 'en'],
      ['does my CPF count in a PR application', 'en'],
      ['自雇EP能申请永居吗', 'zh'],
      ['申请PR要看公积金吗', 'zh'],
    ] as const)
      expect(findAnswer(question, indexes[language]).outside, question).toBeUndefined()
    expect(findAnswer('apply for canada pr', indexes.en).outside?.id).toBe('elsewhere')
  })

  it('no topic that is not ours goes by a word that says nothing', () => {
    for (const { id, words } of outsideTopics) for (const all of words) expect(all.length, id).toBeGreaterThan(0)
    for (const question of ['re-entry permit lapsed abroad', 'does a local primary school help', 'PR'])
      expect(findAnswer(question, indexes.en).outside, question).toBeUndefined()
  })

  it("a person's own result is found beside the corpus, and nowhere without it", () => {
    const own = { id: 'result:today', text: 'Ask for the letter by 3 December 2026.', href: '#today' }
    const index = makeIndex([...indexes.en.passages.values(), own])
    expect(findAnswer('what should I do next?', index).passages[0]).toEqual(own)
    expect(found('what should I do next?')).not.toContain('result:today')
  })
})
