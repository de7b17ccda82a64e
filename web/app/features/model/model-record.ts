import { readFileSync } from 'node:fs'
import type { Source } from '@settlesg/contract'
import { factorPriors, levels, sources } from '@settlesg/model'
import type { Plugin } from 'vite'
import { type CheckedFact, checkedFact, type FitRow } from './checked-facts.ts'

type Prior = (typeof factorPriors)[number]
type LevelRoute = keyof typeof levels
type Level = (typeof levels)[LevelRoute]

const isLevel = (route: string): route is LevelRoute => Object.hasOwn(levels, route)

/** What the model is made of, as far as pages tell of it: no draws, and no reasons, which stand in the texts. */
export interface ModelRecord {
  /** The head of posterior.json. */
  fitted: {
    version: string
    particles: number
    effective_sample_size: number
    distinct_draws: number
    /** Reported outcomes that went into it. */
    outcomes: number
  }
  levels: ({ route: LevelRoute } & Pick<Level, 'low' | 'high' | 'basis' | 'sources'>)[]
  priors: Omit<Prior, 'why'>[]
  /** Published figures beside the model's, from fit-table.json; what has no dated page is counted, not shown. */
  facts: CheckedFact[]
  factsWithoutPage: number
  /** The pages that all of these rest on. */
  sources: Source[]
}

const inModel = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../../model/${file}`, import.meta.url), 'utf8'))

function modelRecord(): ModelRecord {
  const { version, particles, effective_sample_size, distinct_draws, outcomes } = inModel('posterior.json')
  const { rows }: { rows: FitRow[] } = inModel('fit-table.json')
  const shown = rows.filter((row) => row.sources.length > 0)
  const lines = [...Object.values(levels), ...factorPriors, ...shown]
  const named = new Set<string>(lines.flatMap((line) => [...line.sources]))
  return {
    fitted: { version, particles, effective_sample_size, distinct_draws, outcomes },
    levels: Object.keys(levels)
      .filter(isLevel)
      .map((route) => {
        const { why: _, level: __, ...level } = levels[route]
        return { route, ...level }
      }),
    priors: factorPriors.map(({ why: _, ...prior }) => prior),
    facts: shown.map(({ id, period, published, model, low, high, ok, sources: pages }) =>
      checkedFact({ id, period, published, model, low, high, ok, sources: pages }),
    ),
    factsWithoutPage: rows.length - shown.length,
    sources: sources.filter(({ id }) => named.has(id)),
  }
}

const id = '/virtual/model-record'

/**
 * Makes the record at build time. Importing the model's own modules would load all the data that they calculate with,
 * which a page that only describes the model does not need.
 */
export const modelRecordPlugin = (): Plugin => ({
  name: 'model-record',
  resolveId: (source) => (source === 'virtual:model-record' ? id : undefined),
  load: (loaded) => (loaded === id ? `export default ${JSON.stringify(modelRecord())}\n` : undefined),
})
