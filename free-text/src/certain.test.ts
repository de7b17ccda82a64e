import { describe, expect, it } from 'vitest'
import { readDescription } from './read.ts'

const read = (text: string) =>
  Object.fromEntries(readDescription(text, '2026-11-28').proposals.map(({ path, value }) => [path, value]))

/** What people write of their lives, and all that is certain in it. */
const stories: readonly [string, Record<string, unknown>?][] = [
  // A marriage that ended, however it is said.
  ['My wife was Singaporean and passed away three years ago'],
  ['My husband is Singaporean. He passed away last year'],
  ['My husband is Singaporean. I lost him to cancer in 2022'],
  ['我太太是新加坡公民，前年病逝'],
  ['老公是新加坡人，去年走了，我拿LTVP', { 'route.pass': 'ltvp' }],
  ['Married to a Singaporean for six years before he left us'],
  ['I was married to a PR, we split in 2021'],
  ['My husband is a PR but we live apart and the lawyers are at it'],
  ['我和前夫结婚五年，他是PR'],
  ['先生是公民，已经分居两年'],
  ['Single again since my wife died'],
  ['老伴走了五年，女儿是公民'],
  // One that is to come, or of somebody else.
  ['My fiancé is Singaporean and we register in March'],
  ['女朋友是公民，明年领证'],
  ['My sister came in 2010, her husband is Singaporean'],
  ['My colleague, 30, married to a Singaporean, got it in a year'],
  ['Is it easier once married to a citizen?'],
  ['My husband is a citizen of Malaysia'],
  ['老婆是中国公民'],
  ['husband is Singaporean, our son too'],
  ['嫁给新加坡人5年，LTVP+，孩子2岁是公民', { 'route.pass': 'ltvp_plus' }],
  ['I am 29, mother of a Singaporean boy', { 'you.birth_month': '1997-' }],
  ['我33岁，儿子是公民', { 'you.birth_month': '1993-' }],
  // Examinations and schools.
  ['I failed my O levels'],
  ['I will take the PSLE next year'],
  ['sat for O levels, waiting for results'],
  ['我今年年底要考O水准'],
  ['我O水准没考过'],
  ['year 2 at Ngee Ann Poly'],
  ["My master's is not finished yet"],
  ["Looking for a bachelor's programme"],
  // What is of a parent, or in another money.
  ['我爸爸持EP，2015年来，月薪12000'],
  ['人民币月薪3万'],
  ['南洋理工大三在读，还没毕业'],
  ['dropped out of my degree in 2019'],
  ['I expect my degree next May'],
  // Applications, refusals, and a status that was held before.
  ['two rejections'],
  ['two rejection letters and an appeal'],
  ['gave up my PR in 2019 when I moved home'],
  ['I had PR, lost it in 2015, back since 2020'],
  ['被拒过，两回还是三回记不清了'],
  ['2012年放弃了PR回国'],
  ['We are PRs since 2016, our daughter applied and was refused'],
  ['我和太太都是PR，女儿申请PR被拒'],
  ['Our son has applied for PR twice, I earn 9k on EP'],
  // Since when, and from where.
  ['been here since March 2016, stay in JB and ride in every day'],
  ['住新山，2016年开始每天过关上班'],
  ['came in 2012, left in 2015, now EP again'],
  ['first visited Singapore in 2011'],
  ['worked in Jurong from May 2016, moved to Singapore with my family in March 2019'],
  ['2016年5月开始在樟宜做工，2019年3月全家来新加坡'],
  ['My company came to Singapore in 2014'],
  // Pay, passes and work that are another's, of another time, or to come.
  ['my wife has an EP and earns 12k'],
  ['Daughter works in a bank, 14k a month'],
  ['女儿在银行上班，一个月1万4'],
  ['They offered me an EP at 9k from January'],
  ['my EP was rejected by MOM'],
  ['My helper, WP, 800 a month'],
  ['I was unemployed for six months in 2023'],
  ['Retrenched last year, found a job since'],
  ['housewife, not working'],
]

describe('what can be read in another way is left to the form', () => {
  it.each(stories.map(([text, answers = {}]) => ({ text, answers })))('$text', ({ text, answers }) => {
    expect(read(text)).toEqual(answers)
  })
})
