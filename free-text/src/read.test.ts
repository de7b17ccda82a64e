import { longestDescription } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { readDescription } from './read.ts'

const today = '2026-11-28'
const read = (text: string) =>
  Object.fromEntries(readDescription(text, today).proposals.map(({ path, value }) => [path, value]))
const [pass, birth, since] = ['route.pass', 'you.birth_month', 'residence.in_singapore_since']
const [pay, degree, work] = ['work.monthly_pay', 'education.highest', 'work.work_status']
const [marriage, ties] = ['family.marital_status', 'route.links']

describe('what is named by a number or by its own name is read', () => {
  it.each([
    [
      'I am 34, on an EP, in Singapore since 2018, S$9,800 a month, bachelor’s degree, married.',
      { [birth]: '1992-', [pass]: 'ep', [since]: '2018-00', [pay]: 9_800, [degree]: 'bachelor', [marriage]: 'married' },
    ],
    [
      '我34岁，持就业准证，2018年来新加坡，月薪9800元，本科，已婚',
      { [birth]: '1992-', [pass]: 'ep', [since]: '2018-00', [pay]: 9_800, [degree]: 'bachelor', [marriage]: 'married' },
    ],
    [
      '29F / SG 3 yrs / EP / 7.1k / single',
      { [birth]: '1997-', [since]: '2023-00', [pass]: 'ep', [pay]: 7_100, [marriage]: 'single' },
    ],
    [
      'Age: 33\nPass: S Pass\nSalary: 5.4k\nYrs in SG: 7',
      { [birth]: '1993-', [pass]: 's_pass', [pay]: 5_400, [since]: '2019-00' },
    ],
    ['88年的，SP，4200，女，单身', { [birth]: '1988-', [pass]: 's_pass', [pay]: 4_200, [marriage]: 'single' }],
    [
      'DOB 12 May 1990. Came to SG in Jan 2021. PhD from NUS.',
      { [birth]: '1990-05', [since]: '2021-01', [degree]: 'doctorate' },
    ],
    ['本人1990年8月出生，18年8月来的新加坡，月薪两万五', { [birth]: '1990-08', [since]: '2018-08', [pay]: 25_000 }],
    [
      'LTVP+. Not working. Married to a Singaporean.',
      { [pass]: 'ltvp_plus', [work]: 'not_working', [ties]: ['spouse_of_citizen'] },
    ],
    ['老公是新加坡永久居民。我拿DP，在职', { [ties]: ['spouse_of_pr'], [pass]: 'dependant_pass', [work]: 'employee' }],
    [
      'EP since Jul 2021, basic 8.5k, self-employed, ７ years here',
      { [pass]: 'ep', [pay]: 8_500, [work]: 'self_employed', [since]: '2019-00' },
    ],
    ['硕士，來新加坡十一年，8千5一个月', { [degree]: 'master', [since]: '2015-00', [pay]: 8_500 }],
  ])('%s', (text, answers) => {
    expect(read(text)).toEqual(answers)
  })

  it('an age is about a year of birth, a year is not', () => {
    expect(readDescription('I am 34', today).proposals).toEqual([
      { path: birth, value: '1992-', words: ['I am 34'], isAbout: true },
    ])
    expect(readDescription('born in 1990', today).proposals).toEqual([
      { path: birth, value: '1990-', words: ['born in 1990'] },
    ])
  })
})

describe('a clause that holds anything besides is not read', () => {
  it.each([
    ['a denial', 'I don’t have an EP | 我没有EP | not on an EP | never on S Pass | 不是硕士 | EP no longer'],
    ['a question', 'EP? | is S$9,800 enough | 月薪9800够吗？ | Married?'],
    ['a condition', 'if I get an EP, 9k a month | 如果拿EP，月薪9千 | hoping for an EP | offer of S$9,000 a month'],
    ['the past', 'I was on an EP | salary was 9k | 以前拿EP | came at 24 | EP 2015-2018 | EP (expired)'],
    ['the future', 'EP from January next year | on an EP since 2031 | will be 40 | 明年拿EP | in SG since 2031'],
    [
      'another person',
      'my wife has an EP | Husband is German. EP, 18k. | 老公EP，月薪1万 | friend: EP, 9k | EP, 9k, that is my friend',
    ],
    ['another money', 'US$9,000 a month | salary 9000 ringgit | 月薪3万人民币 | pay: $9,000 (US dollars)'],
    ['what is not exact', 'about 9k | 8k to 9k | pay: 9k+ | 8+ years here | 来了快八年 | came last year | 120k a year'],
    ['a thing', 'my flat is 45 years old | 30m to the MRT | rent, 4,600 | score 45 | 2018 | 9,800'],
    [
      'a marriage that ended',
      'My wife is Singaporean. She passed away | 先生是新加坡公民，已经分居两年 | Single, divorced in 2020',
    ],
    [
      'a tie that may not be all',
      'husband is Singaporean, our son too | My fiancé is a PR | My husband is a citizen of Malaysia',
    ],
    ['unfinished schooling', 'year 2 at Ngee Ann Poly | master’s in progress | 博士在读 | I failed my O levels'],
    [
      'a stay elsewhere',
      'been here since March 2016, stay in JB | 2016年来新加坡，住新山 | came in 2012, left in 2015',
    ],
  ])('%s', (_, texts) => {
    for (const text of texts.split(' | ')) expect({ text, answers: read(text) }).toEqual({ text, answers: {} })
  })

  it('what somebody else is said to be goes on until one speaks of oneself', () => {
    expect(read('Wife on DP. EP, 9k.')).toEqual({})
    expect(read('Wife on DP. I am on an EP, 9k.')).toEqual({ [pass]: 'ep', [pay]: 9_000 })
    expect(read('老婆是DP，月薪3千。我是EP，月薪9千')).toEqual({ [pass]: 'ep', [pay]: 9_000 })
  })

  it('two answers to one question are none, and neither is one beside another name that was not understood', () => {
    expect(read('I am single. I am married.')).toEqual({})
    expect(read('S Pass first. EP.')).toEqual({})
    expect(read('Bachelor’s degree. Later an MBA while working.')).toEqual({})
    expect(read('Salary 9k. Salary before the raise 8k.')).toEqual({})
    expect(read('Here since 2018. Polytechnic here in 2012.')).toEqual({})
  })

  it('a text for another, or by a citizen or a permanent resident, gives no answers', () => {
    for (const text of 'Asking for my friend. EP, 9k. | 帮老公问，EP，月薪9千 | EP. I am a PR. | 我是公民，月薪9千'.split(
      ' | ',
    ))
      expect({ text, answers: read(text) }).toEqual({ text, answers: {} })
  })
})

describe('the words that are shown', () => {
  it('are as they were typed; the parts that went into no answer are named, neighbours as one', () => {
    const { proposals, unused } = readDescription(
      'Hi all, any advice?  On an EP, 9.8k.\nI like durian, FIN G1234567X.',
      today,
    )
    expect(proposals.map(({ words }) => words)).toEqual([['On an EP'], ['9.8k']])
    expect(unused).toEqual(['Hi all, any advice', 'i like durian, fin •••••••••'])
  })

  it('hold no number of a card or a telephone', () => {
    const found = readDescription('EP G1234567X, my wife 91234567 has a DP, mail a@b.sg', today)
    expect(JSON.stringify(found)).not.toMatch(/1234567|a@b/)
  })
})

describe('hostile text', () => {
  it('never throws, and only its beginning is read', () => {
    for (const one of [
      'EP ',
      '1年',
      '(',
      '😀',
      '\u202e',
      '<b>',
      '\ud800',
      '\0',
      'constructor ',
      '一千',
      '\n',
      'S$',
      '1,',
    ])
      for (const other of ['9,800 ', 'not ', '• ', 'ﷺ', '-', 'ep.', '。'])
        expect(() => readDescription((one + other).repeat(400), today)).not.toThrow()
    expect(read(`On an EP, ${'x, '.repeat(longestDescription)} married`)).toEqual({ [pass]: 'ep' })
  })

  /** How many characters patterns go over for a text: what work it makes. */
  function workFor(text: string): number {
    let characters = 0
    const exec = RegExp.prototype.exec
    RegExp.prototype.exec = function (this: RegExp, given: string) {
      const from = this.global || this.sticky ? this.lastIndex : 0
      const match = exec.call(this, given)
      characters += match ? match.index + match[0].length - from : this.sticky ? 1 : given.length - from
      return match
    }
    try {
      readDescription(text, today)
    } finally {
      RegExp.prototype.exec = exec
    }
    return characters
  }
  it.each(['my wife and my son ', 'EP, ', 'EP, x, ', '2018 ', '9,800 ', '一', '1年', '(', 'not ', 'pay '])(
    'twice the text is twice the work, and no more: %j',
    (piece) => {
      const [half = 1, whole = 0] = [2, 1].map((part) =>
        workFor(piece.repeat(longestDescription).slice(0, longestDescription / part)),
      )
      expect(whole).toBeGreaterThan(0)
      expect(whole / half).toBeLessThan(2.2)
    },
  )
})
