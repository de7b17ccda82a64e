import { groupBy, type Month } from '@settlesg/contract'
import { readChildren } from './children.ts'
import { type Clause, type Span, subjectsAt } from './clauses.ts'
import { sortable, type WrittenDate } from './dates.ts'
import type { Finding, Rule } from './finding.ts'

/* What is still to come: when one means to apply, and for whom besides. */

const expiry = /\bexpir\w*|\bvalid\b|\b(?:un)?til+\b|到期|有效|过期|续到|签到/

/** What stands behind a date that is still to come is a plan, and no answer; but for the end of a pass. */
export const withPlans = (clauses: readonly Clause[], dates: readonly WrittenDate[], thisMonth: Month): Clause[] =>
  clauses.map((clause) => {
    const next = dates.find(
      ({ start, month }) =>
        clause.start <= start && start < clause.start + clause.text.length && month !== null && month > thisMonth,
    )
    return !next || expiry.test(clause.text)
      ? clause
      : { ...clause, imaginedFrom: Math.min(clause.imaginedFrom, next.start - clause.start) }
  })

const applying =
  /\b(?:apply(?:ing)?|application|submit(?:ting)?|try|trying|attempt)\b|递|提交|[起再去来]?交(?!通|易|流|换|税|往)|申(?!明)|再战/
const open = /\b(?:or|should|can|whether|if|when|don'?t)\b|还是|要不要|能不能|可以|会不会|如果|[吗呢]$/
const over = /\breject|\bdeclin|\brefus|拒|没批|(?<![没未])[申递交]过/
const moved = /\b(?:came|come|moved|here|relocat\w*)\b|(?<!进)来|搬|到/
const wholeFamily =
  /\b(?:(?:the )?(?:whole|entire) family|as a family|all (?<words>three|four|five|six|[3-6]) of us)\b|全家|一家(?:(?<count>[三四五六3-6])口|一起|老小)/
const joined =
  /一起|放进|\btogether\b|\bwith (?:my |our )?(?:wife|husband|hubby|spouse|family)\b|\binside (?:my|the|one)\b|\binclud(?:e|ing)\b|\b(?:in|on) (?:my|one|the same) application\b/
const numbers: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6, 三: 3, 四: 4, 五: 5, 六: 6 }

export const readPlans: Rule = (reading) => {
  const { clauses, dates, text, thisMonth } = reading
  const isSure = (clause: Clause) =>
    !open.test(clause.text) && !/^ ?\?/.test(text.slice(clause.start + clause.text.length))
  const sentences = groupBy([...clauses], ({ sentence }) => sentence)
  const ofApplications = new Set(
    [...sentences].flatMap(([sentence, all]) =>
      all.some((one) => applying.test(one.text)) && all.every((one) => isSure(one) && !over.test(one.text))
        ? [sentence]
        : [],
    ),
  )
  const months = dates.flatMap(({ start, end, month, isDuration }): Finding[] => {
    const clause = clauses.findLast((one) => one.start <= start)
    if (!clause || month === null || isDuration || month.endsWith('-00') || sortable(month) < thisMonth) return []
    if (!applying.test(clause.text) || expiry.test(clause.text) || !isSure(clause)) return []
    if (subjectsAt(clause, start - clause.start).includes('other')) return []
    return [{ path: 'route.apply_month', value: month, spans: [[start, end]] }]
  })
  const children = readChildren(reading).find((one) => one.path === 'family.children')
  const count = children && 'value' in children && Array.isArray(children.value) ? children.value.length : 0
  // A husband or wife who is a citizen or resident has nothing to apply for.
  const isTie = reading.statuses.some(
    ({ subjects, status }) => subjects.includes('spouse') && (status === 'citizen' || status === 'pr'),
  )
  const included = clauses.flatMap((clause): Finding[] => {
    if (!ofApplications.has(clause.sentence) || moved.test(clause.text)) return []
    const family = wholeFamily.exec(clause.text)
    const named = joined.test(clause.text) ? clause.mentions.flatMap(({ subjects }) => subjects) : []
    if (!family && named.length === 0) return []
    const span: Span = [clause.start, clause.start + clause.text.length]
    const size = numbers[family?.groups?.words ?? family?.groups?.count ?? ''] ?? 0
    const kids = size > 2 ? size - 2 : count
    return [
      ...(!isTie && (family || named.includes('spouse'))
        ? [{ path: 'route.includes.spouse', value: true, spans: [span] } as const]
        : []),
      ...((family || named.includes('child')) && kids > 0
        ? [{ path: 'route.includes.children', value: kids, spans: [span] } as const]
        : []),
    ]
  })
  return [...months, ...included]
}
