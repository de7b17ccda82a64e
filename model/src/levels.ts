import type { Estimate, RouteId } from '@settlesg/contract'
import type { SourceId } from './sources.ts'

/*
 * The level of a route: how many of 100 applications succeed, before anything is known of the applicant but the
 * route. One line a route that anyone can disagree with. `low` and `high` are the 5th and 95th percentile; between
 * them the level is normal in log-odds. A level for another kind of applicant is never averaged in (facts.md 7.3).
 */
interface Level {
  low: number
  high: number
  basis: Estimate['base']['basis']
  sources: readonly SourceId[]
  why: string
}

/** facts.md 7.1a: 2024's grants over the number of decisions assumed. ICA has published no such number since 2010. */
const everyoneElse = {
  low: 0.2,
  high: 0.38,
  basis: 'judgement',
  sources: ['grants-2012-24', 'decisions-2010', 'applications-2009'],
} as const

export const levels = {
  spouse_of_citizen: {
    low: 0.39,
    high: 0.59,
    basis: 'statistic',
    sources: ['spouses-2012-16', 'spouses-2009-18'],
    why:
      '49 % both in 2012-16 (4,300 of 8,700 a year) and in 2009-18 (4,200 of 8,600): the counts are so large that ' +
      'chance plays no part. The width is drift alone: the figures end in 2018, and since then the rate may have moved ' +
      'about as far either way as the rate of all applicants may have (log-odds ±0.4). That width is our judgement.',
  },
  pts: {
    ...everyoneElse,
    why:
      '35,264 grants in 2024: 36 % of the 97,408 decided in 2010, 27 % of the 132,200 received in 2009, less if more ' +
      'apply today (23 %, if applications grew with the work passes). About 27 %, from 20 to 38 (model.md 2.1). The ' +
      "figure is of all applicants; without citizens' spouses it lies some 2 points lower, well inside the width.",
  },
  spouse_of_pr: {
    ...everyoneElse,
    why:
      "No figure of its own: PRs' spouses are among everyone else, in grants as in applications. Whether they fare " +
      'better or worse than pass holders is not known.',
  },
  student: {
    low: 0.2,
    high: 0.82,
    basis: 'judgement',
    sources: ['students-2008-17', ...everyoneElse.sources],
    why:
      '82 % of 7,251 students in 2008-17, but of a selected group: many are said to have been invited to apply, and open ' +
      'filing to have begun at the end of 2017. Anything from the low end for everyone else to the 82 % is possible; the middle keeps 41 % of ' +
      'their lead in log-odds, so it is shrunk by more than half (facts.md 7.1b).',
  },
} as const satisfies Partial<Record<RouteId, Level>>

export type EstimatedRoute = keyof typeof levels

export const isEstimated = (route: RouteId): route is EstimatedRoute => Object.hasOwn(levels, route)
