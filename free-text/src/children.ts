import { childTrade, type Found, findAll, isDenied, type Span, spanOf } from './clauses.ts'
import { findEvents } from './events.ts'
import type { Reading, Rule } from './finding.ts'
import { countPattern, readCount } from './numbers.ts'
import { employeePasses } from './pass.ts'

/* The children: how many, and of each what is certain to be said of that one. */

const none =
  /\b(?:no|without|zero) (?:kids?|child(?:ren)?|baby|babies)\b|\b(?:don'?t|do not) have (?:any )?(?:kids?|child(?:ren)?)\b|\bchild(?:less|-?free)\b|\bno (?:kids? )?yet\b(?= *$)|\b(?:kids?|child(?:ren)?) ?: ?(?:nil|none|no|0)\b|(?:孩子|小孩|子女) ?: ?(?:无|没有|0)|没要孩子|(?:没有?|无)(?:要|生)?(?:孩子?|小孩|娃|儿女|子女)|未育|无孩|丁克/g
const counted = new RegExp(
  `(?<count>${countPattern}|俩|\\ba\\b|\\ban\\b|\\bour\\b|\\bmy\\b|\\bonly\\b|\\bhave\\b)? ?(?:个|位|名)?(?:[一二三四五六七八九十\\d]{1,2} ?(?:岁半?的?|yo |y\\/o |(?:-| )?(?:year|yr)s?[- ]old )|small |young |little |lovely |year old |teenage |school[- ]going |older |younger |baby |boys? and |大|小)*(?<![a-z])(?:(?<total>kids?|child(?:ren)?s?|bab(?:y|ies)|toddlers?|孩子|小孩|宝宝|宝贝(?![狗猫车])|娃)|(?<twins>twins|双胞胎|龙凤胎)|(?<mixed>一儿一女)|(?<boys>sons|boys)|(?<girls>daughters|girls)|(?<boy>son|boy|儿子|男孩)|(?<girl>daughter|girl|女儿|女孩))(?:(?<countAfter>[一二两三四五]个)(?![男女儿孩小]))?(?![a-z]| in my (?:team|class|department)\\b)${childTrade}`,
  'g',
)

const isMine = ({ subjects }: Found) => !subjects.includes('other') && !subjects.includes('relative')
/** "I'm the eldest son", and a child that is still to come. */
const denial =
  /\b(?:as|was|like|since|i am|i'm|im)(?: i was)?(?: (?:the|an?|my))?(?: \w+)? ?$|(?:我|本人)是[^,]{0,6}$|\b(?:expecting|pregnant with|teach|coach|tutor)(?: \w+){0,2} ?$|(?:\b(?:no|not|without|n't|any)\b|没有?|无|不)(?: have| any)? ?$/

interface Count {
  total: number | undefined
  spans: Span[]
  /** How each of one son and one daughter is named, in the order of the text; empty of others. */
  named: readonly RegExp[]
  /** Two numbers that do not agree. */
  contradicts: boolean
}

const afterOf = ({ clause, index, match }: Found) => clause.text.slice(index + match[0].length)

/** 小孩(一个): the number follows in a note. */
function notedCount({ clause }: Found, clauses: Reading['clauses']): number {
  const notes = clauses.slice(clauses.indexOf(clause) + 1, clauses.indexOf(clause) + 3).filter(({ isNoted }) => isNoted)
  const text = notes.map(({ text }) => /^ ?([一两二三四五\d])个 ?$/.exec(text)?.[1]).find((one) => one !== undefined)
  return text === undefined ? 0 : readCount(text)
}

/** How many children are spoken of; undefined where it is not said. */
function countChildren({ clauses, text }: Reading): Count {
  const found = findAll(clauses, counted).filter((one) => {
    const mention = one.clause.mentions.findLast(({ start }) => start < one.index)
    const isOthers =
      mention?.subjects.some((subject) => subject === 'other' || subject === 'relative') ??
      one.clause.before[0] === 'other'
    return !isOthers && one.match[0] !== 'only child' && !denial.test(one.clause.text.slice(0, one.index))
  })
  const totals: number[] = []
  const single = { boy: 0, girl: 0 }
  const spans: Span[] = []
  for (const one of found) {
    const { count, countAfter, total, twins, mixed, boys, girls, boy, girl } = one.match.groups ?? {}
    // "Girl 9 boy 5": an age.
    const isAge = /(?:son|daughter|boy|girl|儿子|女儿) ?\(?$/.test(one.clause.text.slice(0, one.index))
    const isNumber = count !== undefined && !isAge && !/^(?:a|an|our|my|only|have)$/.test(count)
    const typed = countAfter ?? (isNumber ? count : undefined)
    const number = typed === undefined ? undefined : typed === '俩' ? 2 : readCount(typed.replace('个', ''))
    spans.push(spanOf(one))
    if (twins) totals.push(2)
    else if (mixed) totals.push(2)
    else if (boys || girls) {
      // "Two boys" says how many; "boys" alone does not.
      if (number === undefined) spans.pop()
      else single[boys ? 'boy' : 'girl'] = Math.max(single[boys ? 'boy' : 'girl'], number)
    } else if ((boy === 'boy' || girl === 'girl') && !count && !/^,? ?(?:[(\d]|[pk]\d|sec\b|born)/.test(afterOf(one))) {
      // "Boy btw" is whoever writes.
      spans.pop()
    } else if (boy || girl) single[boy ? 'boy' : 'girl'] = Math.max(single[boy ? 'boy' : 'girl'], number ?? 1)
    else if (total && number !== undefined) totals.push(number)
    else if (total && /^(?:kid|child|baby|toddler)$/.test(total) && count) totals.push(1)
    else if (total && /[宝娃]/.test(total) && count) totals.push(1)
    else if (total === 'kid' || total === 'child') totals.push(1)
    else if (total && notedCount(one, clauses)) totals.push(notedCount(one, clauses))
    else if (
      /^(?:baby|宝宝)$/.test(total ?? '') &&
      /^ ?(?:was |just )*(?:born|\ue000*刚?(?:刚|才)?(?:出生|满月))/.test(afterOf(one))
    )
      totals.push(1)
    else spans.pop()
  }
  const ofEach = single.boy + single.girl
  const [most, least] = [Math.max(0, ...totals), Math.min(...totals)]
  const contradicts = totals.length > 0 && (most !== least || ofEach > most)
  const total = most || ofEach || undefined
  const isOneOfEach = single.boy === 1 && single.girl === 1 && total === 2
  const firstSon = text.search(son)
  const named = !isOneOfEach ? [] : firstSon < text.search(daughter) ? [son, daughter] : [daughter, son]
  return { total, spans, named, contradicts: contradicts && total !== undefined }
}

type Child = { birth_month?: string; status?: string; school?: string }

const schools: readonly [string, RegExp][] = [
  [
    'preschool',
    /\bk[12]\b|\bpre-?school\b|\bkindergarten\b|\bchild ?care\b|\bnursery\b|\binfant ?care\b|幼儿园|托儿所|幼稚园|托班/g,
  ],
  ['international', /\b(?:international|intl|int'l) school\w*|国际学校/g],
  [
    'moe',
    /\b(?:local|moe|government|govt|gov|public|neighbou?rhood) (?:pri(?:mary)?|sec(?:ondary)?|school\w*)|\bmoe\b|(?:政府|本地|当地|local|邻里)(?:的)?(?:小学|中学|学校)|(?:在新加坡|在这边|在这里|在本地)读?(?:小学|中学)|\bmoe学校/g,
  ],
]
const all = /\b(?:both|all|kids|children|childrens|sons|daughters|boys|girls|twins)\b|都|俩/
const oneOfThem = /\b(?:son|daughter|boy|girl)\b|儿子|女儿/
const son = /\b(?:son|boy)\b|儿子|男孩/
const daughter = /\b(?:daughter|girl)\b|女儿|女孩/
const elder = /大的|老大|大儿子|大女儿|大宝|\belde(?:r|st)\b|\bolder\b|\bfirst\b/
const younger = /小的|老二|小儿子|小女儿|二宝|\byounge(?:r|st)\b|\bsecond\b/

const second =
  /\bsecond (?:son|daughter|one)\b|\byounge(?:r|st) (?:son|daughter|one|kid|child)\b|老二|二宝|小儿子|小女儿/

/** Of which of so many children a clause speaks. */
function whichOf({ total = 0, named }: Pick<Count, 'total' | 'named'>, text: string): number[] {
  const every = [...Array(total).keys()]
  if (total === 1) return every
  if (total === 2 && elder.test(text)) return [0]
  if (total === 2 && younger.test(text)) return [1]
  // One son, one daughter: in the order in which they are named.
  if (total === 2 && named.length === 2) {
    const about = named.findIndex((one) => one.test(text))
    if (about >= 0 && !named.some((one, index) => index !== about && one.test(text)) && !all.test(text)) return [about]
  }
  return all.test(text) && !oneOfThem.test(text) ? every : []
}

/** The last mention of children before a place, or before its clause in the same sentence where nobody else was named. */
export const aboutChildren = (one: Found, reading: Reading): boolean => {
  if (one.subjects.includes('child')) return !one.subjects.includes('other')
  if (one.subjects[0] !== 'self' || one.clause.mentions.some(({ start }) => start <= one.index)) return false
  const place = reading.clauses.indexOf(one.clause)
  const before = reading.clauses
    .slice(Math.max(0, place - 2), place)
    .findLast(({ mentions, sentence }) => sentence === one.clause.sentence && mentions.length > 0)
  return before?.mentions.at(-1)?.subjects.includes('child') === true
}

/** The children, as many as are spoken of, with what is said of all or of one that is certain. */
export const readChildren: Rule = (reading) => {
  const path = 'family.children'
  const { total, spans, named, contradicts } = countChildren(reading)
  const without = findAll(reading.clauses, none).filter(isMine)
  if (without.length > 0 || total === undefined) {
    if (without.length > 0 && total !== undefined && contradicts)
      return [{ path, open: 'contradiction', spans: [...without.map(spanOf), ...spans] }]
    return without.map((one) => ({ path, value: [], spans: [spanOf(one)] }))
  }
  // "My eldest son, the second son": there are more than are named by a number.
  const isMoreNamed = total === 1 && second.test(reading.text)
  if (contradicts || isMoreNamed || total > 10) return [{ path, open: 'contradiction', spans }]
  const children: Child[] = Array.from({ length: total }, () => ({}))
  const used: Span[] = [...spans]
  const put = (where: readonly number[], name: keyof Child, value: string, span: Span) => {
    for (const index of where) {
      const child = children[index]
      if (child && child[name] === undefined) child[name] = value
    }
    if (where.length > 0) used.push(span)
  }

  const births = findEvents(reading).flatMap(({ date, clause, events }) => {
    const isBirth = events.some(({ kind, subjects }) => kind === 'birth' && subjects.includes('child'))
    const isNoted = events.length === 0 && clause.before.includes('child') && clause.mentions.length === 0
    const isNamed =
      events.length === 0 &&
      clause.mentions.some(({ subjects, start }) => subjects.includes('child') && start < date.start - clause.start)
    return (isBirth || isNoted || isNamed) && date.month && !date.month.endsWith('-00') && !date.isDuration
      ? [date]
      : []
  })
  if (births.length === total)
    for (const [index, { month, start, end }] of births.entries())
      put([index], 'birth_month', month ?? '', [start, end])

  for (const one of reading.statuses) {
    // "One kid, EP": no child works here.
    if (employeePasses.includes(one.status) || !aboutChildren(one, reading)) continue
    const status = one.status === 'citizen' || one.status === 'pr' ? one.status : 'foreign'
    put(whichOf({ total, named }, one.clause.text), 'status', status, spanOf(one))
  }
  for (const [school, pattern] of schools)
    for (const one of findAll(reading.clauses, pattern))
      if (!isDenied(one) && aboutChildren(one, reading))
        put(whichOf({ total, named }, one.clause.text), 'school', school, spanOf(one))

  return [{ path, value: children, spans: used }]
}
