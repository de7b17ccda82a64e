import { type RouteId, routeIds } from '@settlesg/contract'
import type { Basis } from './lines.ts'
import type { SourceId } from './sources.ts'

/** Of 100 applications, before anything is known of the person. `low`, `high`: 5th and 95th percentile, in log-odds. */
export interface Level {
  low: number
  high: number
  basis: Basis
  sources: readonly SourceId[]
  why: string
}

export const levels = {
  spouses: {
    low: 0.39,
    high: 0.59,
    basis: 'statistic',
    sources: ['spouses-2012-16', 'spouses-2009-18'],
    why:
      '49 % both in 2012 to 2016 (4,300 of 8,700 a year) and in 2009 to 2018 (4,200 of 8,600): the counts are so large that ' +
      'chance plays no part. The width is drift alone: the figures end in 2018, and since then the rate may have moved ' +
      'either way, a little further than the rate of all applicants is unknown by (log-odds ±0.4). That width is our judgement.',
  },
  everyone_else: {
    low: 0.211,
    high: 0.35,
    basis: 'judgement',
    sources: ['grants-2012-24', 'decisions-2010', 'applications-2009', 'spouses-2009-18', 'intake-outlook-2026'],
    why:
      'Inferred: 35,264 persons were granted in 2024; of how many decided, nobody says. 97,408 were decided in ' +
      '2010, 132,200 applied in 2009, and 155,800 is the count of 2010 grown with the number of Employment and S ' +
      'Passes: so 36 to 23 % of all. With the 40,000 a year that the government expects it would be 41 to 26 %, but more ' +
      "may apply, too; an expectation moves none of our numbers. Citizens' spouses have a rate of their own, so their 4,200 of 8,600 a year are " +
      'taken off both: 31,064 of 88,808 to 147,200 are 35 to 21.1 %, with the middle at about 27.5. That the truth ' +
      "lies between these is our judgement. It is the rate of all persons but citizens' spouses: work pass holders " +
      'are given it together with children, parents and family who apply too. Nobody publishes a rate of theirs.',
  },
  students: {
    low: 0.211,
    high: 0.82,
    basis: 'judgement',
    sources: ['students-2008-17', 'grants-2012-24', 'decisions-2010', 'applications-2009'],
    why:
      'Inferred: 82 % of 7,251 students in 2008 to 2017, but of a selected group: many are said to have been invited to apply, and ' +
      'open filing to have begun at the end of 2017. Anything from the low end for everyone else, 21.1 %, to the 82 % is possible.',
  },
} as const satisfies Record<string, Level>

export type LevelName = keyof typeof levels
export const levelNames: readonly LevelName[] = ['spouses', 'everyone_else', 'students']

export const mapLevels = <T>(of: (name: LevelName) => T): Record<LevelName, T> => ({
  spouses: of('spouses'),
  everyone_else: of('everyone_else'),
  students: of('students'),
})

/** Whose level a route has: two routes with one name share level, pool and sizes, so they never differ. */
export const levelOfRoute = {
  pts: 'everyone_else',
  spouse_of_citizen: 'spouses',
  spouse_of_pr: 'everyone_else',
  student: 'students',
} as const satisfies Partial<Record<RouteId, LevelName>>

export type EstimatedRoute = keyof typeof levelOfRoute
export const isEstimated = (route: RouteId): route is EstimatedRoute => Object.hasOwn(levelOfRoute, route)
export const estimatedRoutes: readonly EstimatedRoute[] = routeIds.filter(isEstimated)

/** `known_instead.<route>`: what the text on a route without an estimate rests on. */
export const knownInsteadSources: Record<Exclude<RouteId, EstimatedRoute>, readonly SourceId[]> = {
  child: ['ica-who-may-apply', 'ns-2012'],
  aged_parent: ['ica-who-may-apply'],
  gip: ['gip-2023', 'gip-grants-2020-22'],
  forarts: ['forarts-2010'],
}
