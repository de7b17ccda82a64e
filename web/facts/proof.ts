import type { ModelRecord } from '@settlesg/model/record'

/** Fewer outcomes of our own users than these say nothing, and might point at a person. */
const leastOfUsers = 30
type Record = Pick<ModelRecord, 'fitted' | 'validation' | 'grants' | 'sources'>

/** How many of ten pairs, one approved and one rejected, each puts in the right order. One is never shown without the others. */
interface RankedOfTen {
  model: number
  yearsAlone: number
  coin: number
}

/**
 * Why to believe the estimate: outcomes that applicants reported elsewhere, those of our own users apart from them (null
 * while they are few), the ranking of pairs from the same year, and the newest published figure.
 */
export function proofOf({ fitted, validation, grants, sources }: Record, byYear: { year: number; reports: number }[]) {
  const { reported, users } = fitted.outcomes
  const sourceOf = (wanted: string) => {
    const source = sources.find(({ id }) => id === wanted)
    if (!source) throw new Error(`The record has no source ${wanted}`)
    return { url: source.url, publisher: source.publisher, year: source.year }
  }
  return {
    reported: { count: reported, byYear, source: sourceOf('reported-outcomes') },
    users: users < leastOfUsers ? null : users,
    ranked: {
      model: ofTen(validation.model.ranked),
      yearsAlone: ofTen(validation.yearsAlone.ranked),
      coin: ofTen(0.5),
    } satisfies RankedOfTen,
    newest: { year: grants.year, persons: grants.persons, source: sourceOf(grants.source) },
  }
}

const ofTen = (share: number) => Math.round(100 * share) / 10
