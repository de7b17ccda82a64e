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
  it('of who writes for the husband or wife, "I" is the husband or wife', () => {
    expect(
      read(
        "Writing for my husband. He came in 2008, S Pass until 2019 then EP, 5.2k. I'm a PR since 2015 (nurse, 5.1k). He applied in 2012 and 2016, both rejected.",
      ),
    ).toEqual({
      'route.pass': 'ep',
      'residence.in_singapore_since': '2008-00',
      'work.monthly_pay': 5_200,
      'family.spouse_monthly_pay': 5_100,
      'route.links': ['spouse_of_pr'],
      'family.marital_status': 'married',
      'history.previous': 'rejected_more',
    })
    expect(read('帮老婆问,她LTVP,2019年来的,我公民,月薪5千')).toEqual({
      'route.pass': 'ltvp',
      'residence.in_singapore_since': '2019-00',
      'family.spouse_monthly_pay': 5_000,
      'route.links': ['spouse_of_citizen'],
      'family.marital_status': 'married',
    })
    expect(read("I'm a PR, can I apply PR for my wife? She is on LTVP")).toMatchObject({
      'route.pass': 'ltvp',
      'route.links': ['spouse_of_pr'],
    })
  })

  it.each([
    "My mum is 68, I'm a citizen earning 9k. Can I apply PR for her?",
    '我妈68了,我18年入籍的,月入1万1。能帮她申PR吗',
    '帮我妈申PR,我EP,月薪9千',
    "Asking for my sister, she's on EP, 5k",
    'Helping for my bf: EP, 7k, came 2019',
    "I'm PR, EP before. Can I sponsor my parents?",
  ])('of who writes for a parent or a friend nothing is read: %s', (text) => {
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
    ['In SG 2013-2015 then left, back since Feb 2018, EP', '2018-02'],
    ['studied here 2008-2012, went home, EP since 2019', '2019-00'],
    ['2012年来读JC,17年去英国,20年回来,EP', '2020-00'],
    ['first came to SG as a tourist in 2010, moved here for work in 2018', '2018-00'],
  ])('the stay that lasts: %s', (text, month) => {
    expect(since(text)).toBe(month)
  })

  it.each([
    ['S Pass since 2015, EP since 2019', '2015-00'],
    ['EP since 2019', '2019-00'],
    ['EP since 2023 (S pass before)', undefined],
    ['EP since Jan 2020. Before this, PhD student at NTU (2015-2019)', undefined],
    ['在新加坡读完poly后做了三年SP,去年六月升EP', undefined],
    ['from student pass to EP in 2021', undefined],
    ['LTVP+ since 2022 after marrying my SC husband in Nov 2020', undefined],
    ['studied at NUS 2014-2018, EP since 2018', undefined],
  ])('a later pass says nothing of it: %s', (text, month) => {
    expect(since(text)).toBe(month)
  })

  it.each([
    ['老公在新加坡20年PR。我17年过来,LTVP换成LTVP+', '2017-00'],
    ['Husband is German, here 12 years, EP, 18k. I came in 2021 on DP', '2021-00'],
    ['他19年1月来的我20年才来', '2020-00'],
    ['our company has been in Singapore since 1998, EP', undefined],
    ['2018年带着8岁的女儿过来', '2018-00'],
    ['2021年3月全家过来的', '2021-03'],
    ['Nine years in Singapore this month', '2017-11'],
    ['10 years here as a domestic helper', '2016-00'],
    ['made the move from our Shanghai office in November 2021', '2021-11'],
    ['EP,16年到现在十年了', '2016-00'],
    ['Been in SG 5 yrs 3 mths', '2021-00'],
    ['来坡一年三个月', '2025-08'],
    ['Been in SG 5 yrs, 3 months bonus', '2021-00'],
  ])('one’s own, alone or with the family: %s', (text, month) => {
    expect(since(text)).toBe(month)
  })

  it('who begins with the husband and goes on with "I" spoke of him until then', () => {
    expect(read('老公美国人,EP,2万。我DP')).toEqual({
      'route.pass': 'dependant_pass',
      'family.marital_status': 'married',
      'family.spouse_status': 'ep',
      'family.spouse_monthly_pay': 20_000,
    })
  })
})

describe('earlier applications and convictions', () => {
  it.each([
    ['First application last year, rejected', { previous: 'rejected_once' }],
    ['ICA said no in Feb this year, my first try', { previous: 'rejected_once', last_decision: '2026-02' }],
    ['Applied PR 2017, no. 2021, no.', { previous: 'rejected_more' }],
    ['First try in 2020: rejected. Second in 2022: pending 19 months then rejected', { previous: 'rejected_more' }],
    ['I applied PR once in 2017, alone, reject.', { previous: 'rejected_once' }],
    ['We applied in 2020, rejected, never tried again', { previous: 'rejected_once' }],
    ['2019、2022年各申一次,均被拒', { previous: 'rejected_more' }],
    ['第一次申请,去年递的,拒了', { previous: 'rejected_once' }],
    ['they rejected us last June', { previous: 'rejected_once' }],
    ['Never applied before because an agent told me in 2022 to wait', { previous: 'none' }],
    ['Rejected once, in May 2025', { previous: 'rejected_once', last_decision: '2025-05' }],
    ['拒过1次(2025年2月)', { previous: 'rejected_once', last_decision: '2025-02' }],
    ['PR拒了两次,上一次2024年7月', { previous: 'rejected_more', last_decision: '2024-07' }],
    ['waiting since June for result', { pending: true }],
    ['ICA no reply since March', { pending: true }],
    ['已递8个月还pending', { pending: true }],
    ['已提交!10月18号交的', { pending: true }],
    ['submitted in Aug, no news yet', { pending: true }],
    ['S Pass application rejected', {}],
    ['EP renewal was rejected by MOM', {}],
    ['MP wrote an appeal letter, no reply so far', {}],
    [
      'Still pending when I called, then the rejection came Oct 2025',
      { previous: 'rejected_once', last_decision: '2025-10' },
    ],
    ['rejected in 2022, applied again, still waiting', { previous: 'rejected_once', pending: true }],
    ['Drink driving 2019, fined 5k', { conviction: 'yes' }],
    ['被法庭判了罚款3000', { conviction: 'yes' }],
    ['Does drink driving affect PR?', {}],
    ['有案底会影响PR吗', {}],
    ['被拒了会有记录吗', {}],
    ['will being rejected twice affect me', {}],
    ['our company was fined in court', {}],
    ['被判断为低风险', {}],
    ['邻居大哥酒驾都拿了PR', {}],
    ['My friend was caught drink driving', {}],
  ])('%s', (text, answers) => {
    expect(read(text)).toEqual(
      Object.fromEntries(Object.entries(answers).map(([name, value]) => [`history.${name}`, value])),
    )
  })
})

describe('plans', () => {
  it.each([
    ['Next try: April 2027', { apply_month: '2027-04' }],
    ['打算明年1月转正后再战', { apply_month: '2027-01' }],
    ['打算明年2月一家三口一起交', { apply_month: '2027-02', 'includes.spouse': true, 'includes.children': 1 }],
    [
      'will apply next feb, all five of us',
      { apply_month: '2027-02', 'includes.spouse': true, 'includes.children': 3 },
    ],
    ['Should I apply in Jan 2027 or wait until June 2027?', {}],
    ['My friend is applying in Jan 2027', {}],
    ['是先申我自己,还是一家五口一起?', {}],
  ])('when one means to apply, and for whom: %s', (text, answers) => {
    expect(read(text)).toEqual(
      Object.fromEntries(Object.entries(answers).map(([name, value]) => [`route.${name}`, value])),
    )
  })

  it.each([
    ['全家申过两次PR,两次都拒', undefined],
    ['Whole family came in 2019, applying soon', undefined],
    ['两个儿子,过完年就递,全家一起申', 2],
    ['太太+儿子一起递的', 1],
  ])('the children who are meant, and not those of another time: %s', (text, children) => {
    expect(read(text)['route.includes.children']).toBe(children)
  })

  it.each([
    '在一家银行上班,准备申PR',
    'My SC husband will submit together with me',
    'Husband is PR, we apply together',
  ])('no husband or wife is meant: %s', (text) => {
    expect(read(text)['route.includes.spouse']).toBeUndefined()
  })

  it('the end of a pass is still to come, and what stands behind another such date is not so yet', () => {
    expect(read('EP明年8月到期')).toEqual({ 'route.pass': 'ep', 'residence.pass_expires': '2027-08' })
    expect(read('EntrePass续到明年6月')).toMatchObject({ 'residence.pass_expires': '2027-06' })
    expect(read('S Pass, 4k. Starting in March 2027 on EP at 9k')).toEqual({
      'route.pass': 's_pass',
      'work.monthly_pay': 4_000,
    })
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

  it('of the family of the husband or wife nobody is a relative of one’s own', () => {
    expect(read("My husband's sister is PR")).toEqual({ 'family.marital_status': 'married' })
    expect(read('老公的弟弟是PR')).toEqual({ 'family.marital_status': 'married' })
  })
})
