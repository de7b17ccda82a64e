import { type Check, dueDay } from './checks.ts'
import type { DatedFact } from './dated-fact.ts'
import { datedFacts } from './dated-facts.ts'

const all: readonly (readonly [string, DatedFact])[] = Object.entries(datedFacts)

export const listedFacts = () => all.map(([id, fact]) => ({ id, ...fact, due: dueDay(fact) }))

/** When what rests on which passage or source is to be looked at again. Keys of texts and paths, which have a dot, are left out. */
export const checks = (): Check[] =>
  listedFacts()
    .filter(({ used_in }) => used_in.length > 0)
    .map(({ looked_at, due, until, used_in, sources }) => ({
      looked_at,
      due,
      ...(until && { until }),
      behind: [...sources, ...used_in.filter((place) => !place.includes('.'))],
    }))
