import type { DatedProfile } from '@settlesg/contract'
import { chanceAt, rangeOf, scoreOf, wholePeople } from './estimate/formula.ts'
import { caseOf } from './estimate/make-estimate.ts'
import { fitted, published } from './estimate/published.ts'
import { type EstimatedRoute, levelNames, levelOfRoute, mapLevels } from './evidence/levels.ts'
import { earlierRefusals, leastPersistence, lines, refusalCost } from './evidence/lines.ts'
import { roundedTo } from './math/rounding.ts'

const digits = 3

export function printedNumbers() {
  const { sizes, levels, kept, effect } = fitted
  return roundedTo(digits, {
    effect,
    factors: lines.map(({ id }) => {
      const { size, spread } = sizes[id]
      return { id, size, spread, typical: mapLevels((name) => levels[name].typical[id]) }
    }),
    levels: mapLevels((name) => {
      const { centre, spread, applicants } = levels[name]
      return { centre, spread, applicants }
    }),
    refusals: {
      ...refusalCost,
      unsaidOnce: 100 * earlierRefusals.once,
      unsaidMore: 100 * earlierRefusals.more,
    },
    kept: { ...kept, least: leastPersistence },
  })
}

function modelRows(): (string | number)[][] {
  const { factors, levels, refusals, kept, effect } = printedNumbers()
  return [
    ['factor', 'size', 'spread', ...levelNames.map((name) => `typical, ${name}`)],
    ...factors.map(({ id, size, spread, typical }) => [id, size, spread, ...levelNames.map((name) => typical[name])]),
    ['level', 'centre', 'spread', 'applicants'],
    ...levelNames.map((name) => [name, ...Object.values(levels[name])]),
    ['what no form can ask', effect],
    ['a refusal costs', refusals.once],
    ['several cost', refusals.more],
    ['of 100 refused once, where not said', refusals.unsaidOnce],
    ['of 100 refused more often, where not said', refusals.unsaidMore],
    ...Object.entries(kept).map(([kind, part]) => [`kept of a refusal: ${kind}`, part]),
  ]
}

export const modelCsv = (): string =>
  modelRows()
    .map((row) => row.map((cell) => (typeof cell === 'string' && cell.includes(',') ? `"${cell}"` : cell)).join(','))
    .join('\n')

/** The formula and its numbers as a text of at most 80 lines. */
export const modelPage = (): string =>
  [
    'score = centre + sum of size x (answer - typical)',
    'variance = spread of the level squared + applicants squared + sum of (spread x (answer - typical)) squared + what blanks leave open',
    `chance = 1 / (1 + e^(-score / sqrt(1 + pi/8 x (${fitted.effect}^2 + variance))))`,
    'range: the chance at score -/+ 1.645 x sqrt(variance) with a variance of 0; middle: the chance',
    'after a refusal: score - cost x kept x chance, for the middle and for both ends',
    '',
    modelCsv(),
    '',
  ].join('\n')

export type Worked = ReturnType<typeof worked>

/** How the range of these answers is worked out on a route; the very formula, and none of its own. */
export function worked(profile: DatedProfile, route: EstimatedRoute) {
  const subject = caseOf(profile, route, published)
  const { centre, typical } = published.levels[subject.level]
  const { mean, variance } = scoreOf(published, subject)
  const all = variance.level + variance.applicants + variance.sizes + variance.open
  const withRefusals = all + (subject.refusals.spread * chanceAt(published, mean)) ** 2
  return roundedTo(digits, {
    level: levelOfRoute[route],
    centre,
    rows: lines.map(({ id }, k) => {
      const [answer, usual, size] = [subject.taken[k] ?? 0, typical[k] ?? 0, published.sizes[k] ?? 0]
      const adds = size * (answer - usual)
      return { factor: id, answer, isBlank: subject.readings[k] === null, typical: usual, size, adds }
    }),
    score: mean,
    variance,
    reach: 1.645 * Math.sqrt(withRefusals),
    refusals: subject.refusals,
    // Before refusals are counted, in people of 100.
    before: Math.round(1000 * chanceAt(published, mean, withRefusals)) / 10,
    range: wholePeople(rangeOf(published, subject)),
  })
}
