import { bases, type Reason } from '@settlesg/contract'
import {
  answerSentence,
  describeEffect,
  factorName,
  groupedReasons,
  groupWhatIfs,
  listed,
  reasonEnds,
  type Sized,
  signedPeople,
  unclearWhatIfs,
  whatIfName,
  whatIfNeeds,
  whatIfRule,
} from '@settlesg/wording'
import { describeBar, type Report, requireEstimate } from './report.ts'

/** Every factor by ICA's six groups, in whole people; the second page adds the groups up. */
export function describeFactors(report: Report) {
  const { t, analysis } = report
  const weighed = analysis.factors.filter(({ factor }) => factor !== 'not_weighed')
  const sums = groupedReasons(requireEstimate(report), analysis.factors).map(({ group, people, reasons }) => ({
    group,
    reasons,
    name: t(`model:group.${group}`),
    text: signedPeople(people),
  }))
  return {
    title: t('factors.title'),
    about: t('factors.about'),
    header: [t('factors.factor'), t('factors.answer'), t('factors.bar'), t('factors.effect')],
    groups: sums.map(({ name, text, reasons }) => ({ name, text, rows: describeGroup(report, reasons) })),
    longest: Math.max(1, ...analysis.factors.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)])),
    not_answered: listUnanswered(
      report,
      sums.flatMap(({ reasons }) => reasons),
    ),
    not_weighed: listNotWeighed(report, sums, weighed),
    tags: t('factors.tags', { tags: bases.map((basis) => t(`model:basis.${basis}`)).join(report.semicolon) }),
  }
}

type Factors = Report['analysis']['factors']
type SizedFactor = Sized<Factors[number]>

/** What was left open, once for all: its people still count in the sums. */
function listUnanswered(report: Report, weighed: readonly SizedFactor[]): string {
  const open = weighed.filter(({ answered }) => !answered)
  if (open.length === 0) return ''
  const factors = open.map(({ factor, people }) => `${factorName(report, factor)} ${signedPeople(people)}`)
  return report.t('factors.not_answered', { factors: factors.join(report.semicolon) })
}

/** Groups of which this route asks nothing. */
function listNotWeighed(report: Report, sums: readonly { group: string; name: string }[], weighed: Factors) {
  const groups = sums.filter(({ group }) => weighed.every((factor) => factor.group !== group)).map(({ name }) => name)
  return groups.length > 0 ? report.t('factors.not_weighed', { groups: listed(report, groups) }) : ''
}

const describeGroup = (report: Report, reasons: readonly SizedFactor[]) =>
  reasons
    .filter(({ answered }) => answered)
    .map((factor) => ({
      name: factorName(report, factor.factor),
      marks: report.marks(factor.source_ids),
      answer: answerSentence(report, factor) ?? '',
      value: factor.value,
      low: factor.low,
      high: factor.high,
      people: signedPeople(factor.people),
      between: between(report, factor),
      basis: basisLine(report, factor),
    }))

/** What direction and size of an effect rest on: "Direction: Published · Size: Reported". */
const basisLine = ({ t }: Report, { direction_basis, size_basis }: Reason): string =>
  t('factors.basis_line', {
    direction: t(`model:basis_name.${direction_basis}`),
    size: t(`model:basis_name.${size_basis}`),
  })

/** From where to where an effect may lie. */
function between({ t }: Report, factor: SizedFactor): string {
  const [low, high] = reasonEnds(factor)
  return t('factors.between', { low: signedPeople(low), high: signedPeople(high) })
}

/** What the person can do: what clearly moves the range with what it takes, and all else in one line. */
export function describeWhatIfs(report: Report) {
  const { t, analysis } = report
  const rows = groupWhatIfs(analysis.what_ifs).clear.map(({ id, before, after, difference, ...one }) => ({
    name: whatIfName(report, id),
    before: describeBar(report, before),
    after: describeBar(report, after),
    difference: describeEffect(report, difference),
    notes: whatIfNeeds(report, id),
    rule: whatIfRule(report, one),
  }))
  return {
    title: t('what_ifs.title'),
    about: t('what_ifs.about'),
    key: t('what_ifs.key'),
    none: t('what_ifs.none'),
    unclear: unclearWhatIfs(report, analysis.what_ifs),
    header: [t('what_ifs.change'), t('what_ifs.before'), t('what_ifs.after'), t('what_ifs.difference')],
    alt: t('what_ifs.alt', {
      changes: rows
        .map(({ name, before, after }) =>
          t('what_ifs.alt_line', { change: name, before: before.text, after: after.text }),
        )
        .join(report.semicolon),
    }),
    rows,
  }
}
