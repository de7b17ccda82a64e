import { describe, expect, it } from 'vitest'
import { readDescription } from './read.ts'

/** What is read of one text, of these questions alone. */
const read = (text: string, wanted: RegExp) =>
  Object.fromEntries(
    readDescription(text, '2026-11-23')
      .proposals.filter(({ path }) => wanted.test(path))
      .map(({ path, value }) => [path.replace(/^\w+\./, ''), value]),
  )

describe('a business of one’s own', () => {
  it.each([
    ['I run a small bakery business for 4 years, 3 local staff, turnover about 450k.', 4, 3, '100k_1m'],
    ['Own pte ltd since 2019, EP, hired 6 Singaporeans, revenue $2.3 million last year', 7, 6, '1m_10m'],
    ['自己开店三年了,就我一个人,年流水9万', 3, 0, 'under_100k'],
    ['创业,公司成立4年,员工8个其中5个本地人,去年营收1200万', 4, 5, 'over_10m'],
    ['Sole prop registered in 2022, no staff, sales of 60k', 4, 0, 'under_100k'],
  ])('its years, who works there and what it takes are read: %s', (text, years, local_staff, revenue) => {
    expect(read(text, /business/)).toEqual({
      'business.years': years,
      'business.local_staff': local_staff,
      'business.revenue': revenue,
    })
  })

  it.each([
    'EP, joined my company in 2020, company revenue 20m, 500 local staff',
    'my husband runs his own company, 5 local staff, revenue 2m',
    '公司派来的,公司营业额2亿,本地员工300人',
  ])('the company of an employer, or of somebody else, is none: %s', (text) => {
    expect(read(text, /business/)).toEqual({})
  })
})

describe('income of whole years', () => {
  it.each([
    [
      'NOA YA2025 98k, YA2026 105k',
      [
        [2025, 98_000],
        [2026, 105_000],
      ],
    ],
    [
      'NOA for 2024 was 88,000 and 2025 95,000',
      [
        [2024, 88_000],
        [2025, 95_000],
      ],
    ],
    [
      'NOA 2024: 142,000. 2025: 151,500. 2026: 163,000. Current 12.5k',
      [
        [2024, 142_000],
        [2025, 151_500],
        [2026, 163_000],
      ],
    ],
    [
      '税单2025年12万,2026年13万5',
      [
        [2025, 120_000],
        [2026, 135_000],
      ],
    ],
  ])('the assessed income of each year: %s', (text, rows) => {
    expect(read(text, /assessed/)).toEqual({ assessed_income: rows.map(([year, amount]) => ({ year, amount })) })
  })

  it.each([
    ['salary 8k plus 15k bonus', 15_000],
    ['bonus 12k last year', 12_000],
    ['年终奖拿了3万,base 9k', 30_000],
    ['bonus 2 to 3 months, EP 9k', undefined],
    ['sign-on bonus 20k, EP 9k', undefined],
    ["my friend's bonus is 50k", undefined],
  ])('a bonus is an amount of money: %s', (text, amount) => {
    expect(read(text, /variable/).variable_pay_12m).toBe(amount)
  })

  it.each([
    ['3 jobs in the past 5 years, longest gap 2 months', { employers_5y: 3, longest_gap_months_5y: 2 }],
    ['近五年待过2家公司,中间失业了4个月', { employers_5y: 2, longest_gap_months_5y: 4 }],
    ['I was unemployed for 3 months in 2023', { longest_gap_months_5y: 3 }],
    ['gap of 6 months between my PR applications', {}],
  ])('how many employers, and the longest time without one: %s', (text, answers) => {
    expect(read(text, /employers_5y|gap|work_status/)).toEqual(answers)
  })
})

describe('an age in a list about oneself', () => {
  it.each([
    ['PEP, 27k/mth, banker, 45, waiting', '1981-'],
    ['Thai, 31, LTVP+', '1995-'],
    ['own company. I pay myself 9k. 41, wife is on DP, 3 kids', '1985-'],
    ['SP,29,未婚', '1997-'],
    ['02年女生,EP', '2002-'],
    ['EP, wife, 34, DP', undefined],
    ['COMPASS score, 55, EP', undefined],
    ['EP, two kids, 12, 19', undefined],
    ['EP, blk, 45', undefined],
    ['女朋友是公民,33', undefined],
  ])('a number alone is one’s age where nobody else was named: %s', (text, birth_month) => {
    expect(read(text, /birth/).birth_month).toBe(birth_month)
  })
})

describe('marriage and family', () => {
  it.each([
    ['we are separated, divorce not final yet', 'separated'],
    ['两地分居六年,先生在KL', 'married'],
    ['My fiancee is PR, wedding in 2028', 'single'],
    ['未婚妻是新加坡人,EP', 'single'],
    ['夫妻双EP,我base 14k', 'married'],
    ['applied when single in 2020, now wife PR', 'married'],
    ['单身时递过,现在老婆PR', 'married'],
    ['divorce pending, EP', undefined],
  ])('the marriage as it is now: %s', (text, status) => {
    expect(read(text, /marital/).marital_status).toBe(status)
  })

  it.each([
    ['My sister lives here too, PR since 2010', 1],
    ['我大哥是公民', 1],
    ['邻居大哥是公民', undefined],
    ['同组的印度老哥是PR', undefined],
    ['My brother lives here, PR rejected', undefined],
  ])('who is a relative here: %s', (text, count) => {
    expect(read(text, /relatives/).relatives_here).toBe(count)
  })

  it.each([
    ['住自己的组屋,EP', { home: 'owned' }],
    ['flat is our own resale', { home: 'owned' }],
    ['租的整套condo', { home: 'whole_unit' }],
    ['SMC注册,EP', { registration: 'doctor' }],
    ['Registered architect back home but not here', { registration: 'none' }],
    ["I'm a nurse, not registered here", { registration: 'none' }],
    ['my wife is a registered nurse', {}],
  ])('the home and the register: %s', (text, answers) => {
    expect(read(text, /home|registration/)).toEqual(answers)
  })

  it('whoever became a citizen writes for somebody else', () => {
    expect(read('我18年入籍的,月入1万1', /./)).toEqual({})
    expect(read('I became a citizen in 2018, I earn 11k', /./)).toEqual({})
  })
})
