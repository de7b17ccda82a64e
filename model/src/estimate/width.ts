import type { Width } from '@settlesg/contract'
import { lines } from '../evidence/lines.ts'
import { roundedToSum } from '../math/rounding.ts'
import type { Case } from './case.ts'
import { chanceAt, rangeAt, scoreOf, wholePeople } from './formula.ts'
import type { Model } from './model.ts'

/** What can be missing: a line, by its place, or whether there were refusals. */
export type Unanswered = number | 'refusals'

/** How much of the width each part makes, in whole people, and each blank's part of `unanswered`. */
export function explainWidth(
  model: Model,
  subject: Case,
  width: number,
): { parts: Width; unansweredBy: Map<Unanswered, number> } {
  const { mean, variance } = scoreOf(model, subject)
  const { level, sizes, applicants } = variance
  const widthOf = (known: number) => {
    const { low, high } = wholePeople(rangeAt(model, { ...subject.refusals, spread: 0 }, mean, known))
    return Math.min(width, high - low)
  }
  const all_told = widthOf(level + sizes + applicants)
  const byRest = widthOf(sizes + applicants)
  const [bySizes = 0, byApplicants = 0] = roundedToSum(
    [sizes, applicants].map((part) => (byRest * part) / (sizes + applicants)),
    byRest,
  )
  const unanswered = width - all_told
  return {
    parts: { level: all_told - byRest, sizes: bySizes, pool: byApplicants, unanswered, all_told },
    unansweredBy: shareAmongBlanks(model, subject, mean, unanswered),
  }
}

function shareAmongBlanks(model: Model, { readings, open, refusals }: Case, score: number, people: number) {
  const found = lines.flatMap((_, k): [Unanswered, number][] =>
    readings[k] === null ? [[k, Math.max(0, open[k] ?? 0)]] : [],
  )
  if (refusals.spread > 0) found.push(['refusals', (refusals.spread * chanceAt(model, score)) ** 2])
  const all = found.reduce((sum, [, variance]) => sum + variance, 0)
  return new Map(found.map(([what, variance]) => [what, all > 0 ? (people * variance) / all : 0]))
}
