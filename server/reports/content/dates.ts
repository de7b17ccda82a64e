import { counted, describeEffect, formatYears } from '@settlesg/wording'
import { describeBar, type Report } from './report.ts'

/** The same answers now and later, and how long a decision takes. */
export function describeDates(report: Report) {
  const { t, analysis, colon, semicolon } = report
  const points = analysis.timeline.map((point) => ({
    name: report.month(point.apply_month),
    bar: point.estimate && describeBar(report, point.estimate),
    range: point.estimate === null ? t('dates.no_estimate') : report.range(point.estimate),
    said: [
      ...(point.difference === null ? [] : [describeEffect(report, point.difference)]),
      ...(point.pass_ended ? [t('dates.pass_ended')] : []),
      ...(point.children_turned_21 > 0 ? [counted(report, 'dates.turned_21', point.children_turned_21)] : []),
    ].join(semicolon),
  }))
  return {
    title: t('dates.title'),
    about: t('dates.about'),
    points,
    lines: points.flatMap(({ name, said }) => (said === '' ? [] : [name + colon + said])),
    alt: t('dates.alt', { points: points.map(({ name, range }) => name + colon + range).join(semicolon) }),
    waiting: describeWaiting(report),
  }
}

function describeWaiting({ t, language, analysis: { waiting } }: Report) {
  const { reported, published_months } = waiting
  const { approved, rejected } = reported
  const inMonths = (name: string, months: typeof approved) => ({
    [name]: Math.round(months.p50),
    [`${name}_late`]: Math.round(months.p90),
  })
  return {
    title: t('dates.waiting'),
    about: t(`model:waiting.${waiting.note}`),
    published_months,
    said: t('dates.waited', {
      years: formatYears(reported.years, language),
      approvals: approved.n,
      rejections: rejected.n,
      ...inMonths('approved', approved),
      ...inMonths('rejected', rejected),
    }),
    picture: {
      alt: t('dates.waiting_alt'),
      key: t('model:waiting_reported.key', { months: published_months }),
      longest: Math.max(approved.p90, rejected.p90),
      rows: [
        { name: t('model:waiting_reported.approved'), ...approved },
        { name: t('model:waiting_reported.rejected'), ...rejected },
      ],
    },
    limits: t('model:waiting_reported.limits'),
  }
}
