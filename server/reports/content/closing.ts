import { checks, lastChecked, notInHand } from '@settlesg/model'
import { kindNames, listed, publisherName, sourceTitle, trustName } from '@settlesg/wording'
import { describeAnswers } from './questions.ts'
import { describeFinding, noBreak, type Report, requireEstimate } from './report.ts'

/** Other limits are on the first pages. */
const limits = ['not_weighed', 'old_figures', 'not_scored', 'who_applied', 'families'] as const

export const describeLimits = ({ t }: Report) => ({
  title: t('limits.title'),
  lines: limits.map((limit) => t(`model:limits.${limit}`)),
})

/** Sorted by how far they can be trusted, and numbered. */
export function describeSources(report: Report) {
  const { t, sources, comma, issuedOn } = report
  const known = checks()
  return {
    title: t('sources.title'),
    about: t('sources.about'),
    groups: [...Map.groupBy(sources, (source) => trustName(report, source))].map(([trust, own]) => ({
      trust,
      rows: own.map((source) => {
        const { title, publisher, year, url } = source
        const local = sourceTitle(report, source)
        const about = [publisherName(report, publisher), String(year)]
        const detail = [...(local === title ? [] : [title]), ...about].join(comma)
        const checked = lastChecked(known, [source.id], issuedOn)
        const late = checked && t('translation:last_checked', { day: report.day(checked) })
        return { number: sources.indexOf(source) + 1, title: local, url, detail, late }
      }),
    })),
  }
}

/** The last page, for an adviser; it recommends nothing. */
export function describeBrief(report: Report) {
  const { t, analysis, profile } = report
  const { low, high } = requireEstimate(report)
  const verdict = describeFinding(report)
  const lacking = notInHand(analysis.documents)
  const names = kindNames(report, lacking, profile.family)
  return {
    title: t('brief.title'),
    about: t('brief.about'),
    finding: t('brief.finding'),
    findings: [
      { name: t('answer.may'), text: t('answer.may_yes', { route: verdict.route }) },
      { name: t('answer.strong'), text: `${report.range({ low, high })} ${t('of_hundred')}` },
      { name: t('cover.apply_month'), text: report.month(analysis.apply_month) },
      { name: t('cover.model'), text: analysis.model_version },
    ],
    conditions_title: verdict.route,
    conditions: verdict.conditions.map(({ id, met, source_ids }) => ({
      name: `${t(`model:condition.${id}`)}${noBreak}${report.marks(source_ids)}`.trim(),
      text: t(met === null ? 'brief.unknown' : met ? 'form:yes' : 'form:no'),
    })),
    answers_title: t('brief.answers'),
    answers: describeAnswers(report, profile),
    open_title: t('brief.open_points'),
    open: [
      names.length > 0 ? t('brief.missing_papers', { papers: listed(report, names) }) : t('brief.no_missing'),
      ...(lacking.some(({ person }) => person !== 'applicant') ? [t('brief.papers_of_others')] : []),
      ...(analysis.consistency.length > 0
        ? [t('brief.consistency', { count: analysis.consistency.length, title: t('check.title') })]
        : []),
      ...(analysis.assumed_refusals ? [t('brief.assumed_refusals')] : []),
      ...analysis.not_weighed.map((what) => t('brief.not_weighed', { what: t(`brief.what_was_not_weighed.${what}`) })),
    ],
  }
}
