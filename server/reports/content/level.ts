import { questionLabel } from '@settlesg/wording'
import { describeBar, noBreak, type Report, requireEstimate } from './report.ts'

const widthParts = ['level', 'sizes', 'person', 'pool', 'unanswered'] as const

/** Where the range comes from: the level of the route, why it is as wide as it is, and what would narrow it. */
export function describeLevel(report: Report) {
  const { t, analysis } = report
  const { base, low, high } = requireEstimate(report)
  const { width, route } = analysis
  const parts = widthParts.flatMap((part) =>
    // Parts from before they were worked out promise nothing.
    width?.all_told !== undefined && width[part] > 0 ? [{ name: t(`level.parts.${part}`), people: width[part] }] : [],
  )
  const people = high - low
  return {
    title: t('level.title'),
    start: t('level.start'),
    about: `${t(`model:base_about.${route}`)}${noBreak}${report.marks(base.source_ids)}`,
    numbers: t('level.numbers', {
      low: Math.round(base.low),
      high: Math.round(base.high),
      value: Math.round(base.value),
    }),
    width: {
      title: t('level.width', { people }),
      header: [t('level.part'), t('factors.people')],
      parts,
      alt: t('level.width_alt', {
        people,
        parts: parts.map((part) => `${part.name} ${part.people}`).join(report.semicolon),
      }),
    },
    open: {
      title: t('level.open'),
      about: t('level.open_about'),
      header: [t('level.question'), t('level.narrower'), t('level.moves')],
      rows: analysis.open_questions.map((question) => ({
        name: questionLabel(report, question.path),
        width: question.width.toFixed(1),
        move: question.move.toFixed(1),
      })),
    },
    other: {
      title: t('level.other_routes'),
      rows: analysis.other_routes.map((other) => ({
        name: t(`model:route.${other.route}`),
        ...describeBar(report, other.estimate),
      })),
    },
  }
}
