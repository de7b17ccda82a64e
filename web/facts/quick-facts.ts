import { type RouteId, routeIds, type Source } from '@settlesg/contract'
import { levelOfRoute, levels, sources } from '@settlesg/model'

/** What a range of the quick check rests on: the level of its route, of 100, and the pages that the level comes from. */
export interface LevelFact {
  routes: RouteId[]
  low: number
  high: number
  basis: 'published' | 'statistic' | 'reported' | 'judgement'
  sources: Pick<Source, 'id' | 'title' | 'publisher' | 'year' | 'url'>[]
}

const routesWith = (name: string) =>
  routeIds.filter((route) => new Map<string, string>(Object.entries(levelOfRoute)).get(route) === name)

export const levelFacts = (): LevelFact[] =>
  Object.entries(levels).map(([name, { low, high, basis, sources: ids }]) => ({
    routes: routesWith(name),
    low: Math.round(100 * low),
    high: Math.round(100 * high),
    basis,
    sources: sources.flatMap(({ id, title, publisher, year, url }) =>
      ids.some((one) => one === id) ? [{ id, title, publisher, year, url }] : [],
    ),
  }))
