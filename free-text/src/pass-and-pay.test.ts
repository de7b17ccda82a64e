import { describe, expect, it } from 'vitest'
import { readDescription } from './read.ts'

const today = '2026-11-28'
const read = (text: string) =>
  Object.fromEntries(readDescription(text, today).proposals.map(({ path, value }) => [path, value]))

describe('the pass that is held now', () => {
  it.each([
    ['S Pass first then EP in 2023 after promotion', 'ep'],
    ['Student pass first, S Pass later, EP since 2022', 'ep'],
    ['I was on DP, then got my own EP in 2021', 'ep'],
    ['Held S Pass 2015-2018, EP after that', 'ep'],
    ['Got my EP downgraded to S Pass', 's_pass'],
    ['SP刚换成EP', 'ep'],
    ['EP变SP了', 's_pass'],
    ['7 years on S Pass, promoted to EP in Jan 2024', 'ep'],
    ['I got my PR rejected last year. EP', 'ep'],
    ['先拿WP,19年升SP,去年升EP', 'ep'],
    ['S pass (was WP before)', 's_pass'],
  ])('the later one counts: %s', (text, pass) => {
    expect(read(text)['route.pass']).toBe(pass)
  })

  it.each([
    ['EP got cut, now on 90 day visit pass', 'visit_or_abroad'],
    ['I lost my EP in March, now on social visit pass', 'visit_or_abroad'],
    ["My EP ended last month, I'm on a tourist visa", 'visit_or_abroad'],
    ['在坡拿旅游签,EP被取消了', 'visit_or_abroad'],
    ['Student pass now, EP approved in principle', 'student_pass'],
    ['Student pass. Apply as student now or after EP?', 'student_pass'],
    ['They offered me an EP, I am on DP', 'dependant_pass'],
    ['拿的是学生准证,EP原则上批了', 'student_pass'],
  ])('what was lost or is only promised does not: %s', (text, pass) => {
    expect(read(text)['route.pass']).toBe(pass)
  })
})

describe('the pay a month', () => {
  it.each([
    'I earn S$5,000 in Malaysia ringgit',
    'EP, salary 5000 ringgit a month',
    'EP, pay is 9000 Hong Kong dollars a month',
    'EP, I am paid in US dollars: 9000 a month',
    'EP, paid 900,000 yen monthly',
    'EP, salary $9,000 (US dollars)',
    'EP, salary 40,000 baht per month',
    'EP, 月薪5000（马来西亚林吉特）',
    'EP，月薪30000港币',
    'EP，月薪9000加元',
    'EP，每月拿港币30000',
    'EP, US$9,000 a month',
    'EP, NT$90,000 a month',
    'EP, paid 9000 a month in RM',
  ])('an amount with another currency beside it is not read: %s', (text) => {
    expect(read(text)['work.monthly_pay']).toBeUndefined()
  })

  it.each([
    ['EP, S$5,000 (RM16,500) a month', 5_000],
    ['EP, RM3,000 before, now S$5,000 a month', 5_000],
    ['EP，月薪5000新元，约16500令吉', 5_000],
    ['EP, SGD$5000 a month', 5_000],
    ['EP, salary$5000 a month', 5_000],
    ['EP, 8000 a month as a PHP developer', 8_000],
    ['EP, I earn 9000, enough for the two of us', 9_000],
  ])('an amount in S$ is read where no other currency is meant for it: %s', (text, pay) => {
    expect(read(text)['work.monthly_pay']).toBe(pay)
  })

  it.each([
    ['basic 4,300 plus 400 allowance every month', 4_700],
    ['Basic 5,200 with fixed shift allowance 700 every month', 5_900],
    ['base 5k + 500 fixed allowance', 5_500],
    ['底薪3400加津贴600每月', 4_000],
    ['EP 8k basic plus 2k allowance', 8_000],
    ['底薪3400,奖金600', 3_400],
  ])('a fixed allowance is part of it: %s', (text, pay) => {
    expect(read(text)['work.monthly_pay']).toBe(pay)
  })

  it.each([
    ['changed job, jump from 9k to 12.8k', 12_800],
    ['salary grew from 4.5k to 6k in 3 years', 6_000],
    ['从8千跳到1万1', 11_000],
    ['工资6k提到7k4', 7_400],
    ['my pay ranges from 5k to 6k', undefined],
  ])('of a raise the later amount: %s', (text, pay) => {
    expect(read(text)['work.monthly_pay']).toBe(pay)
  })

  it.each([
    ['They pay me 210k a year all in', undefined],
    ['年薪30万全包', undefined],
    ['Got return offer 7.5k starting July 2027', undefined],
    ['S Pass, 4.5k to be raised to 5.8k', 4_500],
    ['S Pass 3,900 and company promised EP at 6k', 3_900],
    ['fined 5k in 2019, EP, sales manager 9.8k', 9_800],
    ["I'm at 15.2k base. We rent a whole 3 bedder, 4,600", 15_200],
    ['base 14k,租的整套condo,4.8k', 14_000],
    ['Husband is on EP, 17k', undefined],
    ['EP, renting a room, 5.6k', 5_600],
    ['我在日本料理店打工2600', 2_600],
    ['公司是自己的,给自己开6500', 6_500],
  ])('what is no fixed pay of one’s own is left, and the rest read: %s', (text, pay) => {
    expect(read(text)['work.monthly_pay']).toBe(pay)
  })
})

describe('who writes for another', () => {
  it.each([
    "My mum is 68, I'm a citizen earning 9k. Can I apply PR for her?",
    '我妈68了,我18年入籍的,月入1万1。能帮她申PR吗',
    '帮我妈申PR,我EP,月薪9千',
    "Asking for my sister, she's on EP, 5k",
    'Helping for my bf: EP, 7k, came 2019',
    "I'm PR, EP before. Can I sponsor my parents?",
    "Writing for my husband. He came in 2008, S Pass until 2019 then EP, 5.2k. I'm a nurse, 5.1k",
    '帮老婆问,她LTVP,2019年来的,我公民,月薪5千',
    "I'm a PR, can I apply PR for my wife? She is on LTVP",
  ])('of who writes for another nothing is read: %s', (text) => {
    expect(read(text)).toEqual({})
  })

  it.each([
    'asking for a friend lol. EP, 8k',
    'Asking for myself not for friend ok. EP, 8k',
    "I'm on EP 8k, can I apply PR for my wife? She's on DP",
    'EP, 8k. Want to apply for my wife and kids too',
    'EP,8千,给老婆孩子一起申',
    '老公帮我申,EP,8千',
  ])('who applies as well writes for oneself: %s', (text) => {
    expect(read(text)).toMatchObject({ 'route.pass': 'ep', 'work.monthly_pay': 8_000 })
  })
})

describe('since when one is here', () => {
  const since = (text: string) => read(text)['residence.in_singapore_since']

  it.each([
    ['S Pass since 2015, EP since 2019', undefined],
    ['In SG 2013-2015 then left, back since Feb 2018, EP', undefined],
    ['studied here 2008-2012, went home, EP since 2019', undefined],
    ['2012年来读JC,17年去英国,20年回来,EP', undefined],
    ['EP since 2019', '2019-00'],
    ['EP since 2023 (S pass before)', undefined],
    ['EP since Jan 2020. Before this, PhD student at NTU (2015-2019)', undefined],
    ['在新加坡读完poly后做了三年SP,去年六月升EP', undefined],
    ['from student pass to EP in 2021', undefined],
    ['LTVP+ since 2022 after marrying my SC husband in Nov 2020', undefined],
    ['studied at NUS 2014-2018, EP since 2018', undefined],
  ])('a later pass says nothing of it, nor a stay of another time: %s', (text, month) => {
    expect(since(text)).toBe(month)
  })

  it.each([
    ['老公在新加坡20年PR。我17年过来,LTVP换成LTVP+', undefined],
    ['Husband is German, here 12 years, EP, 18k. I came in 2021 on DP', undefined],
    ['他19年1月来的我20年才来', undefined],
    ['our company has been in Singapore since 1998, EP', undefined],
    ['2018年带着8岁的女儿过来', '2018-00'],
    ['2021年3月全家过来的', '2021-03'],
    ['10 years here as a domestic helper', '2016-00'],
    ['Been in SG 5 yrs 3 mths', '2021-00'],
    ['来坡一年三个月', '2025-08'],
    ['Been in SG 5 yrs, 3 months bonus', '2021-00'],
  ])('one’s own, alone or with the family: %s', (text, month) => {
    expect(since(text)).toBe(month)
  })
})

it('what stands behind a date that is still to come is not so yet', () => {
  expect(read('EP明年8月到期')).toEqual({ 'route.pass': 'ep' })
  expect(read('S Pass, 4k. Starting in March 2027 on EP at 9k')).toEqual({
    'route.pass': 's_pass',
    'work.monthly_pay': 4_000,
  })
})

describe('of whom something is said', () => {
  it.each([
    'My teammate who joined in 2021, single, 29, got it in 5 months',
    '同组的印度老哥EP三年就批了全家',
    '邻居大哥是公民',
    'I know people with EP 15k rejected',
    'HR said single guys get rejected',
    'my helper WP, 800',
    '老人家都说好',
  ])('of somebody else: %s', (text) => {
    expect(read(text)).toEqual({})
  })

  it.each([
    ['boss is SC and earns 20k. I’m on S Pass, 4k', { pass: 's_pass', pay: 4_000 }],
    ['人家EP一万二都批了,我EP六千', { pass: 'ep', pay: 6_000 }],
    ['我女朋友PR,月薪5千,我EP8千', { pass: 'ep', pay: 8_000 }],
    ['Hi guys, EP9k', { pass: 'ep', pay: 9_000 }],
    ['he went back 2020, divorced 2021. EP. 7.2k.', { pass: 'ep', pay: 7_200 }],
  ])('of somebody else and then of oneself: %s', (text, { pass, pay }) => {
    expect(read(text)).toMatchObject({ 'route.pass': pass, 'work.monthly_pay': pay })
  })
})
