import { counted, describeEffect, formatYears } from '@settlesg/wording'
import { describeBar, type Report } from './report.ts'

/** The same answers now and later, and how long a decision takes. */
export function describeDates(report: Report) {
  const { t, analysis, colon, semicolon } = report
  const points = analysis.timeline.map((point) => ({
    name: report.month(point.apply_month),
    bar: point.estimate && describeBar(report, point.estimate),
    range: point.estimate === null ? t('dates.no_estimate') : report.range(point.estimate),
    difference: point.difference === null ? '' : describeEffect(report, point.difference),
    note: [
      ...(point.pass_ended ? [t('dates.pass_ended')] : []),
      ...(point.children_turned_21 > 0 ? [counted(report, 'dates.turned_21', point.children_turned_21)] : []),
    ].join(semicolon),
  }))
  return {
    title: t('dates.title'),
    about: t('dates.about'),
    header: [t('dates.when'), t('dates.range'), t('dates.difference'), t('dates.note')],
    points,
    has_notes: points.some(({ note }) => note !== ''),
    alt: t('dates.alt', { points: points.map(({ name, range }) => name + colon + range).join(semicolon) }),
    waiting: describeWaiting(report),
  }
}

const shares = ['p10', 'p25', 'p50', 'p75', 'p90'] as const

function describeWaiting({ t, language, analysis: { waiting } }: Report) {
  const { reported, published_months } = waiting
  const about = t(`model:waiting.${waiting.note}`)
  const { approved, rejected } = reported
  const years = formatYears(reported.years, language)
  return {
    title: t('dates.waiting'),
    about,
    published_months,
    picture: {
      alt: t('dates.waiting_alt', {
        years,
        approved: approved.p50,
        approved_late: approved.p90,
        rejected: rejected.p50,
        rejected_late: rejected.p90,
      }),
      key: t('model:waiting_reported.key', { months: published_months }),
      longest: Math.max(approved.p90, rejected.p90),
      header: [
        t('model:waiting_reported.decision'),
        t('model:waiting_reported.count'),
        ...shares.map((share) => t(`model:waiting_reported.${share}`)),
      ],
      caption: t('model:waiting_reported.table', { years }),
      rows: [
        { name: t('model:waiting_reported.approved'), ...approved },
        { name: t('model:waiting_reported.rejected'), ...rejected },
      ],
      limits: t('model:waiting_reported.limits'),
    },
  }
}
