import { longestDescription } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
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
    ['月薪1w05', 10_500],
    ['paid S$5,000 before and S$9,800 a month now', 9_800],
    ['salary dropped from 7k to 4.2k', 4_200],
    ['base五千六', 5_600],
    ['9,800 before tax', 9_800],
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
  })

  it.each([
    ['I am 34, on an EP', '1992-'],
    ['29 yo, EP', '1997-'],
    ['31M, S Pass', '1995-'],
    ['Age: 33', '1993-'],
    ['今年36,EP', '1990-'],
    ['33,女,SP', '1993-'],
  ])('an age is about a year of birth, without its month: %s', (text, year) => {
    const [proposal] = readDescription(text, today).proposals.filter(({ path }) => path === 'you.birth_month')
    expect(proposal).toMatchObject({ value: year, isAbout: true })
  })

  it.each([
    ['88年的,EP', '1988-'],
    ['born in 1990', '1990-'],
    ['I am 34, born in June 1992', '1992-06'],
  ])('a birth that is dated is no age: %s', (text, month) => {
    const [proposal] = readDescription(text, today).proposals.filter(({ path }) => path === 'you.birth_month')
    expect(proposal?.value).toBe(month)
    expect(proposal?.isAbout).toBeUndefined()
  })

  it.each([
    '90后',
    '女90后',
    '男85后,EP',
    'Male 85后',
    'came when I was 27',
    'my husband is 45 yo',
    'I am 12 years in Singapore',
    '18岁来的',
    '两个孩子,男12女10',
    '两个孩子,男15,女13',
    '一个女儿,13岁,EP',
    'One daughter, 13 years old',
    'my GPA is 3.80 now',
    'COMPASS score is 45 now',
    'my score is now 45',
    'COMPASS现在45',
    "I'm 50/50 on this",
    'my company made 20m last year',
    '30m walk to the MRT',
    'my HDB flat is 45 years old',
    'I own a 12 year old car',
    'my dog is 12 years old',
  ])('an age of another time, person or thing, or none, is not read: %s', (text) => {
    expect(read(text)['you.birth_month']).toBeUndefined()
    expect(open(text)['you.birth_month']).toBeUndefined()
  })

  it.each(["I'm 34 now", '34 now, on EP', 'Now 34M, EP', 'F34 EP', 'I am 34 on EP', '本人男34', '女34,EP', '女34岁'])(
    'an age is read beside the sex and beside "now": %s',
    (text) => {
      expect(read(text)['you.birth_month']).toMatch(/^199/)
    },
  )

  it.each([
    "I'm a senior engineer on EP earning 8k",
    'Senior nurse, EP, 8k',
    'I am a junior manager on EP earning 8k',
    "I'm the team lead, EP, 8k",
    'Head of sales, EP, 8k',
    "I'm the manager here on EP earning 8k",
    "I'm the boss, EP, 8k",
    'My senior role pays 8k, EP',
    'My head office is in Tokyo, EP, 8k',
    'Insurance agent, EP, 8k',
    'I work as a travel agent on EP, earn 8k',
    'Preschool teacher, EP, 8k',
    'Child psychologist on EP, 8k',
    "Children's nurse on EP, 8k",
    'HR business partner on EP, 8k',
    "I'm a partner at a law firm earning 8k on EP",
    'Friendly barista on EP, 8k',
    "I'm a mother of two on EP, 8k",
    'Full-time mum on EP, 8k',
    "I'm a girl on EP earning 8k",
    'Hi everyone, EP, 8k',
    'Hey friends, EP, 8k',
    '我是老板,EP,月薪8千',
    '我是中介,EP,月薪8千',
    '房产中介,EP,月薪8千',
    '我是空姐拿EP月薪8千',
    '来自墨西哥拿EP月薪8千',
    '大家好,EP,8千',
    '网上递交,EP,8千',
    '全职太太拿EP月薪8千',
    '开个宝马拿EP月薪8千',
  ])('one’s own title, and a greeting, hide nothing and are no child: %s', (text) => {
    const answers = read(text)
    expect(answers).toMatchObject({ 'route.pass': 'ep', 'work.monthly_pay': 8_000 })
    expect(answers['family.children']).toBeUndefined()
  })

  it.each([
    'My senior earns 12k on EP',
    'my senior engineer is on EP',
    'my seniors all got PR, EP, 9k',
    'my boss is a PR and earns 20k',
    'The manager is single and on EP',
    'My team lead is on EP',
    'my helper is on WP earning 800',
    'We pay our helper 800 a month',
    'My auntie is on EP earning 8k',
    'my nephew is 12 and on student pass',
    'my ex is on EP, 9k',
    'my property agent earns 9k',
    '我老板EP月薪两万',
    '老板月薪两万',
    '我上司EP月薪2万',
    '我学长拿EP月薪一万',
    '师兄去年拿了PR',
    '我家保姆WP月薪800',
  ])('what is said of people at work, at home or in the family is no answer: %s', (text) => {
    expect(read(text)).toEqual({})
  })

  it.each([
    'I heard that EP holders earning 8k get rejected',
    'I heard EP holders with 8k can',
    'heard from a friend that EP can apply',
    'I heard in March 2024 that EP holders were rejected',
    'heard from ICA that EP holders with 8k can',
  ])('hearsay is no answer: %s', (text) => {
    expect(read(text)).toEqual({})
  })

  it('what one pays, saves and sends is no pay', () => {
    for (const text of [
      'I pay 2,800 for a room',
      'I pay 1.5k tax a year',
      'I spend 2k a month',
      'I save 3k a month',
      'I send 2k a month to my parents',
      'my parents give me 2k a month',
      'We earn 15k combined',
      '车贷每月1200',
      '我每月花3千',
      '每个月存3千',
    ])
      expect(read(text)).toEqual({})
    expect(read('EP 8k basic plus 2k allowance')['work.monthly_pay']).toBe(8_000)
    expect(read('own firm, I pay myself 7k a month')['work.monthly_pay']).toBe(7_000)
  })

  it.each([
    'My company moved to Changi in 2019',
    'I moved house in 2022',
    'I moved to a new company in 2021',
    'I came to know about PR in 2023',
    'Joined the gym in 2023',
    'Joined this forum in 2021',
    '加入义工队2019年',
    'I started my job hunt in 2023',
    'My passport expires in 2028-05',
    'Contract till Mar 2028',
    '护照2028年5月到期',
  ])('a date of something else is no arrival, no employer and no expiry: %s', (text) => {
    expect(read(text)).toEqual({})
  })

  it.each([
    'Lost my job in 2023',
    'my mother in law is a PR',
    "ICA turned down my mother in law's long term visit pass",
    '毕业后去读个本地master',
    "I'm the eldest son",
    'I am the second daughter in my family',
    '我是家里的小女儿',
    'Expecting our first child',
    '2 boys in my team',
    'I teach 20 kids',
    'HDB application rejected',
    'I was rejected by NUS',
    'Never been rejected',
    'My job application is pending',
    'Waiting for my O level results',
    'Convicted? No',
    'Convicted: no',
    'I used to be jobless',
    'Scrum master certified',
    'Single source of income',
    'My ex company paid me 5k',
    'Expected salary 9k',
    'I need 9k to survive',
    'the manager said I can get 9k',
    'Minimum salary for EP is 5,600',
    'HR said I need 6k to qualify for EP',
    '期望薪资9千',
    '对方公司给我9千offer',
    '租客月薪9千',
  ])('what only looks like an answer is none: %s', (text) => {
    expect(read(text)).toEqual({})
    expect(open(text)).toEqual({})
  })

  it('what stands near such words is read all the same', () => {
    expect(read('moved to Singapore in 2019, joined the bank in 2021')).toEqual({
      'residence.in_singapore_since': '2019-00',
    })
    expect(read("master's from NUS")).toEqual({ 'education.highest': 'master' })
    expect(read('need some advice EP 8k')).toEqual({ 'route.pass': 'ep', 'work.monthly_pay': 8_000 })
  })

  it.each([
    ['Yrs in SG: 7', { 'residence.in_singapore_since': '2019-00' }],
    ['坡漂6年', { 'residence.in_singapore_since': '2020-00' }],
    ['国内普通二本', { 'education.highest': 'bachelor' }],
    ['started at $3,300, now 4,100', { 'work.monthly_pay': 4_100 }],
    ['EP 8300', { 'route.pass': 'ep', 'work.monthly_pay': 8_300 }],
    ['31岁女', { 'you.birth_month': '1995-' }],
    ['Married to a Singaporean since 2019', { 'route.links': ['spouse_of_citizen'] }],
    ['老公是PR', { 'route.links': ['spouse_of_pr'] }],
    ['Wife: SC', { 'route.links': ['spouse_of_citizen'] }],
    ['35M, single', { 'you.birth_month': '1991-', 'family.marital_status': 'single' }],
    ['已婚，在职', { 'family.marital_status': 'married', 'work.work_status': 'employee' }],
    ['工资嘛,给自己发9千一个月', { 'work.monthly_pay': 9_000 }],
  ])('a line of a list, and the words that people use, are read: %s', (text, answers) => {
    expect(read(text)).toEqual(answers)
  })

  it('a pass that ended, or was changed for another, is not the one that is held', () => {
    expect(read('EP... sorry not EP anymore, had to go down to S pass')['route.pass']).toBe('s_pass')
    expect(read('my EP got cancelled')['route.pass']).toBeUndefined()
    expect(read('EP上周五取消了')['route.pass']).toBeUndefined()
    expect(read('EP (S Pass before)')['route.pass']).toBe('ep')
    expect(read('On EP before that S Pass')['route.pass']).toBe('ep')
    expect(read('EP now, S Pass before that')['route.pass']).toBe('ep')
    expect(read('S Pass before that EP now')['route.pass']).toBeUndefined()
  })

  it('a citizen who writes for somebody else gives no answers', () => {
    expect(read("I'm Singaporean, my wife is on LTVP, I earn 5k")).toEqual({})
  })

  it('the parts that nothing was read from are told, side by side as one, without what identifies a person', () => {
    const { unused } = readDescription('Hi all, any advice? EP, 9.8k. I like durian, FIN G1234567X.', today)
    expect(unused(new Set(['route.pass', 'work.monthly_pay']))).toEqual([
      'Hi all, any advice',
      'i like durian, fin •••••••••',
    ])
    expect(unused(new Set(['work.monthly_pay']))).toEqual(['Hi all, any advice? EP', 'i like durian, fin •••••••••'])
  })

  it('two answers to one question are none, and both are shown', () => {
    expect(readDescription('I am single. I am married.', today)).toMatchObject({
      proposals: [],
      open: [{ path: 'family.marital_status', reason: 'contradiction', words: ['I am single', 'I am married'] }],
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
      '听说WP结婚要先问人力部',
      '同学爸妈都是PR',
      'he wants MOM approval, not approved yet',
      'quite a while here, good job',
      '',
    ])
      expect(read(text)).toEqual({})
  })

  it('an amount beside the husband or wife is not one’s own', () => {
    expect(read('I draw 8k a month. Husband is on EP, 17k')).toEqual({ 'work.monthly_pay': 8_000 })
  })

  it('an answer that came is no arrival, and a birth of these years is a child’s', () => {
    expect(read('the rejection came in Nov 2025')['residence.in_singapore_since']).toBeUndefined()
    expect(read('I gave birth in Aug 2017')['you.birth_month']).toBeUndefined()
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
    expect(proposals).not.toEqual([])
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
    const text = `On an EP, ${'x, '.repeat(longestDescription)} married`
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
      const [half, whole] = [longestDescription / 2, longestDescription].map((length) =>
        work(piece.repeat(length).slice(0, length)),
      )
      expect(whole).toBeGreaterThan(0)
      expect((whole ?? 0) / (half ?? 1)).toBeLessThan(2.2)
    },
  )
})
