import { describe, expect, it } from 'vitest'
import { longestRead } from './plain-text.ts'
import { readDescription } from './read.ts'

const today = '2026-11-23'
const read = (text: string) =>
  Object.fromEntries(readDescription(text, today).proposals.map(({ path, value }) => [path, value]))
const open = (text: string) =>
  Object.fromEntries(readDescription(text, today).open.map(({ path, reason }) => [path, reason]))

describe('a description in one’s own words', () => {
  it('a description gives answers with the words that they were read from', () => {
    expect(readDescription('On an EP since 2018, S$9,800. Ｍarried', today).proposals).toEqual([
      { path: 'route.pass', value: 'ep', words: ['EP'] },
      { path: 'residence.in_singapore_since', value: '2018-00', words: ['EP since 2018'] },
      { path: 'work.monthly_pay', value: 9800, words: ['S$9,800'] },
      { path: 'family.marital_status', value: 'married', words: ['Ｍarried'] },
    ])
  })

  it.each([
    ['月薪1.2万', 12_000],
    ['月薪１２０００', 12_000],
    ['月薪八千五', 8_500],
    ['月薪两万零五百', 20_500],
    ['工资一万三', 13_000],
    ['salary 6k5', 6_500],
    ['base S$120,000 a year', 10_000],
    ['年薪12万', 10_000],
    ['paid twelve thousand a month', 12_000],
    ['gross 8.400 monthly', 8_400],
  ])('pay a month, however it is written: %s', (text, pay) => {
    expect(read(text)).toEqual({ 'work.monthly_pay': pay })
  })

  it.each([
    ['came three years ago', '2023-00'],
    ['arrived in mid-2018', '2018-00'],
    ['moved here in March last year', '2025-03'],
    ['moved here 18 months ago', '2025-05'],
    ['去年三月来的', '2025-03'],
    ['二零一九年五月来的', '2019-05'],
    ['来新加坡五年了', '2021-00'],
    ['18年6月来的', '2018-06'],
  ])('the month of an arrival, or its year where that is enough: %s', (text, month) => {
    expect(read(text)).toEqual({ 'residence.in_singapore_since': month })
  })

  it('what is not exact stays open, and says why', () => {
    expect(open('came last year')).toEqual({ 'residence.in_singapore_since': 'month_needed' })
    expect(open('been here nearly 6 years')).toEqual({ 'residence.in_singapore_since': 'not_exact' })
    expect(open('I earn between 8 and 9k')).toEqual({ 'work.monthly_pay': 'not_exact' })
    expect(open('born in 1990')).toEqual({ 'you.birth_month': 'month_needed' })
  })

  it('two answers to one question are none, and both are shown', () => {
    expect(readDescription('I am single. I am married.', today)).toEqual({
      proposals: [],
      open: [{ path: 'family.marital_status', reason: 'contradiction', words: ['single', 'married'] }],
    })
  })

  it('what is denied, hoped for or of somebody else is no answer', () => {
    for (const text of [
      "I don't have an EP",
      '我没有EP',
      'my friend has an EP and earns 12k',
      '我朋友月薪一万',
      'if I get an EP I would marry my Singaporean girlfriend',
      '如果结婚会好吗',
      'quite a while here, good job',
      '',
    ])
      expect(read(text)).toEqual({})
  })

  it('the facts of the husband or wife are theirs', () => {
    expect(read('My husband is on EP and earns 13k, I am on DP')).toEqual({
      'route.pass': 'dependant_pass',
      'family.marital_status': 'married',
      'family.spouse_status': 'ep',
      'family.spouse_monthly_pay': 13_000,
    })
  })

  it('of several passes the one that is held now', () => {
    expect(read('Student pass first, then S Pass, now EP')).toEqual({ 'route.pass': 'ep' })
    expect(open('EP. S Pass.')).toEqual({ 'route.pass': 'contradiction' })
  })

  it('no words that are shown hold a number of a card or a telephone', () => {
    const { proposals, open } = readDescription(
      'EP G1234567X since 2018, my wife 91234567 has a DP, mail a@b.sg',
      today,
    )
    expect(proposals.length).toBeGreaterThan(2)
    expect(JSON.stringify([proposals, open])).not.toMatch(/1234567|a@b/)
  })
})

describe('hostile text', () => {
  const pieces = [
    'EP since 2018 ',
    '1',
    '年',
    'my wife ',
    '(',
    ')',
    ',',
    '.',
    '😀',
    '\u202e',
    '\u200b',
    '<b onclick="x">',
    '\ud800',
    '\0',
    'a'.repeat(500),
    '9,800 ',
    '两万五',
    '•',
    '\ue000',
    'constructor ',
    '\n',
    'ﷺ',
    'not ',
    '一',
    '- ',
    'S$',
  ]

  it('whatever is typed, the reader does not throw', () => {
    for (const one of pieces)
      for (const other of pieces) {
        const { proposals } = readDescription((one + other).repeat(40), today)
        expect(proposals.every(({ words }) => words.every((text) => text.length <= 300))).toBe(true)
      }
  })

  it('of 100 KB only the beginning is read', () => {
    const text = `On an EP, ${'x, '.repeat(longestRead)} married`
    expect(text.length).toBeGreaterThan(10_000)
    expect(read(text)).toEqual({ 'route.pass': 'ep' })
    expect(read(`${'9'.repeat(100_000)} EP`)).toEqual({})
  })

  /** How many characters patterns go over for a text: what work it makes. */
  const work = (text: string) => {
    let characters = 0
    const exec = RegExp.prototype.exec
    RegExp.prototype.exec = function (this: RegExp, given: string) {
      const from = this.global ? this.lastIndex : 0
      const match = exec.call(this, given)
      characters += (match ? match.index + match[0].length : given.length) - from
      return match
    }
    try {
      readDescription(text, today)
    } finally {
      RegExp.prototype.exec = exec
    }
    return characters
  }

  it.each(['my wife and my son ', 'EP, ', '2018 ', '9,800 ', '一', '1年', '(', 'a@', 'not '])(
    'twice the text is twice the work, and no more: %j',
    (piece) => {
      const [half, whole] = [longestRead / 2, longestRead].map((length) => work(piece.repeat(length).slice(0, length)))
      expect(whole).toBeGreaterThan(0)
      expect((whole ?? 0) / (half ?? 1)).toBeLessThan(2.2)
    },
  )
})
