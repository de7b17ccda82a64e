import { questionLabel } from '@settlesg/wording'
import { describeBar, noBreak, type Report, requireEstimate } from './report.ts'

const widthParts = ['level', 'sizes', 'pool', 'unanswered'] as const

/** The level of the route, why it is as wide as it is, and what would narrow it. */
export function describeLevel(report: Report) {
  const { t, analysis } = report
  const { base, low, high } = requireEstimate(report)
  const { width, route } = analysis
  const parts = widthParts.flatMap((part) =>
    width?.all_told !== undefined && width[part] > 0 ? [{ name: t(`level.parts.${part}`), people: width[part] }] : [],
  )
  const people = high - low
  return {
    start: t('level.start'),
    about: `${t(`model:base_about.${route}`)}${noBreak}${report.marks(base.source_ids)}`,
    width: {
      title: t('level.width', { people }),
      parts,
      alt: t('level.width_alt', {
        people,
        parts: parts.map((part) => `${part.name} ${part.people}`).join(report.semicolon),
      }),
    },
    open: {
      title: t('level.open'),
      about: t('level.open_about'),
      rows: analysis.open_questions.map(({ path, move }) => {
        const values = { question: questionLabel(report, path), people: Math.round(move) }
        return t(values.people < 1 ? 'level.moves_little' : 'level.moves', values)
      }),
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
