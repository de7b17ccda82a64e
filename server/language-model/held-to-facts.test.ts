import { describe, expect, it } from 'vitest'
import { whyRefused } from './held-to-facts.ts'

const range = 'Of 100 applications like this, we would expect roughly 25 to 50 to succeed.'
const pass = 'You may apply on your Employment Pass (EP): that is a rule, and your answers meet it.'
const wait = 'ICA says that it decides within 6 months once all documents are in order. Some applications take longer.'
const against = 'On the other side, against you: qualification awarded abroad. That is about 1 fewer of 100.'
const month =
  'The middle is 37 for an application in November 2026, and waiting until May 2027 changes nothing clearly.'
const rangeZh = '每 100 份类似的申请，我们预计大约有 25 至 50 份获批。'
const passZh = '您可以凭就业准证（EP）申请：这是规则，您的答案符合条件。'

const held = (reply: string, given: string, language: 'en' | 'zh' = 'en') =>
  whyRefused({ text: reply, claims: ['a'] }, { text: given, claims: ['a'] }, language)

describe('a sentence of a language model', () => {
  it.each([
    ['If 100 people applied with a case like this, roughly 25 to 50 of them would succeed.', range],
    ['Your Employment Pass (EP) lets you apply: your answers meet that rule, so you may do so.', pass],
    [
      'Once all your documents are in order, ICA says it decides within 6 months, though some applications take longer.',
      wait,
    ],
    ['Against you on the other side is a qualification awarded abroad, about 1 fewer of 100.', against],
  ])('a sentence that says the same in English is let through: %s', (reply, given) => {
    expect(held(reply, given)).toBeNull()
  })

  it.each([
    ['像这样的申请，每 100 份我们预计大约 25 至 50 份获批。', rangeZh],
    ['凭您的就业准证（EP），您可以申请，这是规则，您的答案也符合条件。', passZh],
  ])('a sentence that says the same in Chinese is let through: %s', (reply, given) => {
    expect(held(reply, given, 'zh')).toBeNull()
  })

  it.each([
    ['number', 'Of 100 applications like this, we would expect roughly 25 to 60 to succeed.', range],
    ['number', 'Of 100 applications like this, we would expect roughly 50 to 25 to succeed.', range],
    ['number', 'Of 100 applications like this, we would expect roughly half to succeed.', range],
    ['number', 'Of 100 applications like this, we would expect roughly 50 to succeed.', range],
    [
      'number',
      'The middle is 37 for an application in December 2026, and waiting until May 2027 changes nothing clearly.',
      month,
    ],
    ['name', 'You may apply on your Employment Pass (EP) or S Pass: that is a rule, and your answers meet it.', pass],
    ['name', 'Lim says that all documents are in order within 6 months. Some applications take longer.', wait],
    [
      'name',
      'You may apply on your Employment Pass (EP) as an investor: that is a rule, and your answers meet it.',
      pass,
    ],
    [
      'forbidden',
      'Of 100 applications like this, we would expect roughly 25 to 50 to succeed, which is a sure thing.',
      range,
    ],
    ['forbidden', 'Of 100 applications like this, roughly 25 to 50 are certain to succeed.', range],
    ['advice', 'You may apply on your Employment Pass (EP): hide what does not meet the rule.', pass],
    ['advice', 'You may apply on your Employment Pass (EP): ignore the rule, your answers meet it.', pass],
    ['negation', 'You may not apply on your Employment Pass (EP): that is a rule, and your answers meet it.', pass],
    ['doubt', 'Of 100 applications like this, 25 to 50 succeed.', range],
    [
      'direction',
      'On the other side, it helps you: qualification awarded abroad. That is about 1 fewer of 100.',
      against,
    ],
    [
      'direction',
      'ICA says that it must decide within 6 months once all documents are in order. Some applications take longer.',
      wait,
    ],
    [
      'invention',
      'ICA says it decides within 6 months once documents are in order, neighbours whisper stranger stories daily, and some applications take longer.',
      wait,
    ],
    ['language', 'Anda boleh memohon dengan pas kerja anda (EP).', pass],
    ['language', '您可以申请。', pass],
    ['form', 'You may apply on your Employment Pass (EP) <b>now</b>.', pass],
    ['form', 'You may apply on your Employment Pass (EP), see www.evil.example.', pass],
    ['form', '', pass],
  ])('a sentence is refused for its %s: %s', (why, reply, given) => {
    expect(held(reply, given)).toBe(why)
  })

  it.each([
    ['number', '每 100 份类似的申请，我们预计大约有 25 至 60 份获批。', rangeZh],
    ['number', '每 100 份类似的申请，我们预计大约有三十份获批。', rangeZh],
    ['language', '您可以凭S准证（EP）申请：这是规则，您的答案符合条件。', passZh],
    ['name', '您可以凭家属准证（EP）申请：这是规则，您的答案符合条件。', passZh],
    ['name', '《海峡时报》说，您可以凭就业准证（EP）申请：这是规则，您的答案符合条件。', passZh],
    ['forbidden', '您可以凭就业准证（EP）申请：这是规则，保证符合条件。', passZh],
    ['advice', '您可以凭就业准证（EP）申请：这是规则，不要提别的答案。', passZh],
    ['negation', '您不可以凭就业准证（EP）申请：这是规则，您的答案符合条件。', passZh],
    ['doubt', '每 100 份类似的申请，有 25 至 50 份获批。', rangeZh],
    ['direction', '每 100 份类似的申请，我们预计大约有 25 至 50 份被拒。', rangeZh],
    ['language', '您可以憑就業準證（EP）申請：這是規則，您的答案符合條件。', passZh],
    ['language', 'You may apply on your pass (EP).', passZh],
  ])('a Chinese sentence is refused for its %s: %s', (why, reply, given) => {
    expect(held(reply, given, 'zh')).toBe(why)
  })

  it('a sentence is refused with more, fewer or other claims than the given ones', () => {
    const given = { text: range, claims: ['a', 'b'] }
    for (const claims of [['a'], ['a', 'b', 'c'], ['a', 'c'], []])
      expect(whyRefused({ text: range, claims }, given, 'en')).toBe('claims')
    expect(whyRefused({ text: range, claims: ['b', 'a'] }, given, 'en')).toBeNull()
  })
})
