import type { Reason } from '@settlesg/contract'
import {
  describeEffect,
  factorName,
  groupedReasons,
  groupWhatIfs,
  listed,
  reasonEnds,
  type Sized,
  sentences,
  signedPeople,
  unclearWhatIfs,
  whatIfName,
  whatIfNeeds,
  whatIfRule,
} from '@settlesg/wording'
import { describeBar, type Report, requireEstimate } from './report.ts'

/** Which way each answer counts, how much, and from where to where. */
export function describeFactors(report: Report) {
  const { t, analysis } = report
  const weighed = analysis.factors.filter(({ factor }) => factor !== 'not_weighed')
  const sums = groupedReasons(requireEstimate(report), analysis.factors)
  const reasons = sums.flatMap((group) => group.reasons)
  // What counts for no person here is not named: a pupil has no marriage to weigh.
  const counting = reasons.filter((one) => one.answered && reasonEnds(one).some((end) => end !== 0))
  return {
    title: t('factors.title'),
    about: t('factors.about'),
    rests: [...Map.groupBy(counting, (one) => basisSentence(report, one))].map(([basis, factors]) => ({
      basis,
      factors: factors.map((factor) => ({
        name: factorName(report, factor.factor),
        people: signedPeople(factor.people),
        between: between(report, factor),
        marks: report.marks(factor.source_ids),
      })),
    })),
    not_answered: listUnanswered(report, reasons),
    not_weighed: listNotWeighed(report, sums, weighed),
  }
}

type Factors = Report['analysis']['factors']
type SizedFactor = Sized<Factors[number]>

/** Once for all persons: those without an answer still count in the sums. */
function listUnanswered(report: Report, weighed: readonly SizedFactor[]): string {
  const open = weighed.filter(({ answered }) => !answered)
  if (open.length === 0) return ''
  const factors = open.map(({ factor, people }) => `${factorName(report, factor)} ${signedPeople(people)}`)
  return report.t('factors.not_answered', { factors: factors.join(report.semicolon) })
}

function listNotWeighed(report: Report, sums: readonly { group: string }[], weighed: Factors) {
  const groups = sums.filter(({ group }) => weighed.every((factor) => factor.group !== group))
  const names = groups.map(({ group }) => report.t(`model:group.${group}`))
  return names.length > 0 ? report.t('factors.not_weighed', { groups: listed(report, names) }) : ''
}

/** "ICA or a minister said that it counts; how much is our judgement". */
const basisSentence = ({ t, semicolon }: Report, { direction_basis, size_basis }: Reason): string =>
  direction_basis === 'judgement' && size_basis === 'judgement'
    ? t('factors.judged')
    : [t(`factors.direction.${direction_basis}`), t(`factors.size.${size_basis}`)].join(semicolon)

function between({ t }: Report, factor: SizedFactor): string {
  const [low, high] = reasonEnds(factor)
  return t('factors.between', { low: signedPeople(low), high: signedPeople(high) })
}

/** What clearly moves the range with what it takes, and all else in one line. */
export function describeWhatIfs(report: Report) {
  const { t, analysis } = report
  const { clear } = groupWhatIfs(analysis.what_ifs)
  const rows = clear.map(({ id, after, difference, ...one }) => ({
    name: whatIfName(report, id),
    bar: describeBar(report, after),
    difference: describeEffect(report, difference),
    needs: sentences(
      report,
      ...whatIfNeeds(report, id).map(({ name, value }) => `${name}${report.colon}${value}`),
      whatIfRule(report, one),
    ),
  }))
  const [first] = clear
  return {
    title: t('what_ifs.title'),
    about: t('what_ifs.about'),
    now: { name: t('what_ifs.now'), bar: first ? describeBar(report, first.before) : null },
    none: t('what_ifs.none'),
    unclear: unclearWhatIfs(report, analysis.what_ifs),
    alt: t('what_ifs.alt', {
      changes: rows.map(({ name, bar }) => name + report.colon + bar.text).join(report.semicolon),
    }),
    rows,
  }
}
