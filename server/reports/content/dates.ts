import { formatYears } from '@settlesg/contract/years'
import { type Report, signed } from './report.ts'

/** The same answers now and later, and how long a decision takes. */
export function datesOf(report: Report) {
  const { say, count, analysis, colon, semicolon } = report
  const points = analysis.timeline.map((point) => ({
    name: report.month(point.apply_month),
    bar: point.estimate,
    range: point.estimate === null ? say('dates.no_estimate') : report.range(point.estimate),
    difference:
      point.difference === null
        ? ''
        : point.difference.effect === 'none'
          ? say('dates.no_effect')
          : `${signed(point.difference.value)} (${say('factors.between', { low: signed(point.difference.low), high: signed(point.difference.high) })})`,
    note: [
      ...(point.pass_ended ? [say('dates.pass_ended')] : []),
      ...(point.children_turned_21 > 0 ? [count('dates.turned_21', point.children_turned_21)] : []),
    ].join(semicolon),
  }))
  return {
    title: say('dates.title'),
    about: say('dates.about'),
    header: [say('dates.when'), say('dates.range'), say('dates.difference'), say('dates.note')],
    points,
    has_notes: points.some(({ note }) => note !== ''),
    alt: say('dates.alt', { points: points.map(({ name, range }) => name + colon + range).join(semicolon) }),
    waiting: waitingOf(report),
  }
}

const shares = ['p10', 'p25', 'p50', 'p75', 'p90'] as const

function waitingOf({ say, language, analysis: { waiting } }: Report) {
  const { reported, published_months } = waiting
  const about = say(`model:waiting.${waiting.note}`)
  if (reported === null) return { title: say('dates.waiting'), about, published_months, picture: null }
  const { approved, rejected } = reported
  const years = formatYears(reported.years, language)
  return {
    title: say('dates.waiting'),
    about,
    published_months,
    picture: {
      alt: say('dates.waiting_alt', {
        years,
        approved: approved.p50,
        approved_late: approved.p90,
        rejected: rejected.p50,
        rejected_late: rejected.p90,
      }),
      key: say('model:waiting_reported.key', { months: published_months }),
      longest: Math.max(approved.p90, rejected.p90),
      header: [
        say('model:waiting_reported.decision'),
        say('model:waiting_reported.count'),
        ...shares.map((share) => say(`model:waiting_reported.${share}`)),
      ],
      caption: say('model:waiting_reported.table', { years }),
      rows: [
        { name: say('model:waiting_reported.approved'), ...approved },
        { name: say('model:waiting_reported.rejected'), ...rejected },
      ],
      limits: say('model:waiting_reported.limits'),
    },
  }
}
