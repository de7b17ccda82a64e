import type { revenues } from '@settlesg/contract'
import { toYear } from '@settlesg/contract'
import { type Found, findAll, spanOf } from './clauses.ts'
import type { Finding, Reading, Rule } from './finding.ts'
import { chineseDigits, countPattern, readCount } from './numbers.ts'

/* A business of one's own: for how many years it runs, who works there, what it takes in a year. */

/** Somebody's employer is "my company" as well: only these words say that it belongs to the one who writes. */
const owner =
  /\b(?:my |our |under )?own (?:\w+ |f&b )?(?:company|business|firm|pte|startup|start-up|shop|studio|agency)\b|\bsole prop\w*|\bentre ?-?pass\b|\bself[- ]?employed\b|\b(?:co-?)?found(?:ed|er)\b|\b(?:i|we) run an?\b|\bi own an?\b|自己(?:的|开了?|办了?)?(?:一?[家个间])?(?:公司|店)|公司开了|(?:开|注册)了?(?:一?[家个间])(?:小)?(?:公司|店)|开公司|创业|自雇/

const ofBusiness =
  /\b(?:company|business|firm|pte|sole prop\w*|start-?up|shop|studio|agency|running|operating|incorporated|set ?up|founded)\b|公司|店|开了|成立|注册|创办|创业|经营|做了/
/** What else a date may be of in such a clause. */
const ofElse =
  /\b(?:join\w*|employer|came|arriv\w*|moved|here|in (?:sg|singapore)|appl\w*|reject\w*|convert\w*|turnover|revenue|sales|last y)|来|入职|跳槽|申请|被拒|拒|营业额|营收|流水|续到|转/

const people = '(?:staff|employees?|workers?|hires?|people|pax|full[- ]timers?)'
const staff = new RegExp(
  [
    `(?<a>\\d{1,4}|${countPattern}) (?:are )?(?:local|singaporean|sc)s?(?: and pr)?(?: ${people}| on payroll| (?:under|working|hired)|$)`,
    `\\blocal (?:${people}|headcount) ?:? ?(?<b>\\d{1,4})`,
    `\\b(?:employ|hire|hired|hiring|of which|including) (?<c>\\d{1,4}|${countPattern}) (?:local|singaporean)s?\\b`,
    `(?:本地|公民)(?:员工|雇员|人) ?:?有?(?<d>\\d{1,4}|[${chineseDigits}十]{1,3})(?:个|人|名|位)`,
    `(?<e>\\d{1,4}|[${chineseDigits}十]{1,3})(?:个|名|位)(?:是)?(?:本地|新加坡)(?:员工|雇员|人|公民)`,
    '(?<none>\\b(?:nobody|no ?one) (?:else )?(?:is )?(?:hired|employed)|\\bno (?:local )?(?:staff|employees)\\b|\\b(?:just|only) me(?: alone)?(?= ?$)|\\bone[- ](?:man|woman|person) (?:show|company|business|operation)|没有?(?:请|雇|招)(?:过)?(?:人|员工)|没(?:有)?员工|(?:就|只有)我(?:自己)?一个人)',
  ].join('|'),
  'g',
)

const scale: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mil: 1e6,
  mill: 1e6,
  million: 1e6,
  w: 1e4,
  万: 1e4,
  千万: 1e7,
  百万: 1e6,
  亿: 1e8,
}
const takings =
  /(?:\b(?:revenue|turnover|sales(?= (?:of|about|around|was|were|is|last|\d|:|s?\$)))\b|营业额|营收|流水|销售额)(?:(?!\d)[^.,;。]){0,28}?(?:s?\$)?(?<number>\d[\d,]*(?:\.\d+)?|[一二两三四五六七八九十]{1,3}) ?(?<unit>k|million|mill?|m|w|千万|百万|亿|万)?(?:多万|来万|几万)?(?![a-z])|(?:s?\$)?(?<before>\d[\d,]*(?:\.\d+)?) ?(?<beforeUnit>k|million|mill?|m|万)(?: (?:a year|per year|annual|yearly))? (?:in |of )?(?:revenue|turnover|sales)\b/g

function bandOf(amount: number): (typeof revenues)[number] {
  if (amount < 1e5) return 'under_100k'
  if (amount < 1e6) return '100k_1m'
  return amount < 1e7 ? '1m_10m' : 'over_10m'
}

/** What a business takes in a year; undefined of a number that is too small to be one. */
function readTakings({ match }: Found): number | undefined {
  const { number, unit, before, beforeUnit } = match.groups ?? {}
  const digits = number ?? before ?? ''
  const about = /(?:多|来|几)万$/.test(match[0]) ? '万' : undefined
  const by = scale[unit ?? beforeUnit ?? about ?? ''] ?? 1
  const amount = (/\d/.test(digits) ? Number(digits.replaceAll(',', '')) : readCount(digits)) * by
  return amount >= 1000 ? amount : undefined
}

const isOwn = ({ subjects }: Found) => subjects.length === 1 && subjects[0] === 'self'

function years({ dates, clauses, thisMonth }: Reading): Finding[] {
  return dates.flatMap(({ start, end, month, isDuration, of }) => {
    const clause = clauses.findLast((one) => one.start <= start)
    if (!clause || !month || of || start - clause.start >= clause.imaginedFrom) return []
    if (!ofBusiness.test(clause.text) || ofElse.test(clause.text)) return []
    if (
      !isDuration &&
      !/\b(?:since|registered|incorporated|set ?up|founded|started|opened)\b|成立|注册|创办|开/.test(clause.text)
    )
      return []
    if (clause.mentions.some(({ subjects }) => subjects[0] !== 'self')) return []
    return [{ path: 'work.business.years', value: toYear(thisMonth) - toYear(month), spans: [[start, end]] }]
  })
}

export const readOwnBusiness: Rule = (reading) => {
  if (!findAll(reading.clauses, new RegExp(owner, 'g')).some(isOwn)) return []
  const local = findAll(reading.clauses, staff).filter(isOwn)
  const taken = findAll(reading.clauses, takings).filter(isOwn)
  return [
    ...years(reading),
    ...local.map((one): Finding => {
      const { none, a, b, c, d, e } = one.match.groups ?? {}
      const value = none === undefined ? readCount(a ?? b ?? c ?? d ?? e ?? '') : 0
      return { path: 'work.business.local_staff', value, spans: [spanOf(one)] }
    }),
    ...taken.flatMap((one): Finding[] => {
      const amount = readTakings(one)
      return amount === undefined
        ? []
        : [{ path: 'work.business.revenue', value: bandOf(amount), spans: [spanOf(one)] }]
    }),
  ]
}
