import { estimateOf } from './opening.ts'
import { questionLabel } from './questions.ts'
import { noBreak, type Report } from './report.ts'

const widthParts = ['level', 'sizes', 'person', 'pool', 'unanswered'] as const

/** Where the range comes from: the level of the route, why it is as wide as it is, and what would narrow it. */
export function levelOf(report: Report) {
  const { say, analysis } = report
  const { base, low, high } = estimateOf(report)
  const { width, route } = analysis
  const parts = widthParts.flatMap((part) =>
    width && width[part] > 0 ? [{ name: say(`level.parts.${part}`), people: width[part] }] : [],
  )
  const people = high - low
  return {
    title: say('level.title'),
    start: say('level.start'),
    about: `${say(`model:base_about.${route}`)}${noBreak}${report.marks(base.source_ids)}`,
    numbers: say('level.numbers', {
      low: Math.round(base.low),
      high: Math.round(base.high),
      value: Math.round(base.value),
    }),
    width: {
      title: say('level.width', { people }),
      header: [say('level.part'), say('factors.people')],
      parts,
      alt: say('level.width_alt', {
        people,
        parts: parts.map((part) => `${part.name} ${part.people}`).join(report.semicolon),
      }),
    },
    confidence: say(`model:confidence.${estimateOf(report).confidence}`),
    open: {
      title: say('level.open'),
      about: say('level.open_about'),
      header: [say('level.question'), say('level.narrower'), say('level.moves')],
      rows: analysis.open_questions.map((question) => ({
        name: questionLabel(report, question.path),
        width: question.width.toFixed(1),
        move: question.move.toFixed(1),
      })),
    },
    other: {
      title: say('level.other_routes'),
      rows: analysis.other_routes.map((other) => ({
        name: say(`model:route.${other.route}`),
        low: other.estimate.low,
        high: other.estimate.high,
        mid: other.estimate.mid,
        text: report.range(other.estimate),
      })),
    },
  }
}
