import { mean, shareOf } from '../distribution.ts'
import { fitFacts } from '../fit-facts.ts'
import type { SourceId } from '../sources.ts'
import type { World } from '../world.ts'
import { factsOfNumbers } from './facts-of-numbers.ts'
import { factsOfPersons } from './facts-of-persons.ts'
import type { Figures } from './figures.ts'
import { simulate } from './simulate.ts'

export interface CheckRow {
  id: string
  what: string
  /** '2019', or '2012-2016', or months. */
  period: string
  /** Pages of the registry; none for a figure without a year or a page of its own. */
  sources: SourceId[]
  published: number
  model: number
  low: number
  high: number
  tolerance: string
  ok: boolean
}

const seed = 1

/**
 * Every fitted fact beside what the model shows: applicants are drawn and decided for the years of each fact, and the
 * drawn are counted (simulate.ts). Nothing is taken from the facts on the way back. With 100,000 persons some
 * seconds.
 */
export function check(worlds: readonly World[], persons = 100_000): CheckRow[] {
  const told = new Map<string, Figures<number>>()
  const figuresFor = (from: string, to: string) => {
    const key = `${from} ${to}`
    const found = told.get(key) ?? simulate(worlds, { from, to }, { persons, seed })
    told.set(key, found)
    return found
  }
  const yearly = [...factsOfNumbers, ...factsOfPersons].map(({ of, source, from, to, ...fact }) => {
    const model = of(figuresFor(from, to))
    return {
      ...fact,
      period: periodText(from, to),
      sources: source === null ? [] : [source],
      model,
      ok: model >= fact.low && model <= fact.high,
    }
  })
  return [...yearly, ...fitRows(worlds)]
}

/**
 * What the worlds themselves were fitted to, as shares. The spread of a fact is a standard deviation in log-odds: two
 * of them are where the model would contradict it.
 */
const fitRows = (worlds: readonly World[]): CheckRow[] =>
  fitFacts.map(({ id, published, spread, of, sources, why }) => {
    const [low, high] = [shareOf(published - 2 * spread), shareOf(published + 2 * spread)]
    const model = mean(worlds.map((world) => shareOf(of(world))))
    return {
      id: `fit_${id}`,
      what: why,
      period: 'fit',
      sources: [...sources],
      published: shareOf(published),
      model,
      low,
      high,
      tolerance: `${2 * spread} in log-odds: twice the spread of the fact`,
      ok: model >= low && model <= high,
    }
  })

function periodText(from: string, to: string): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  if (!from.endsWith('-01') || !to.endsWith('-12')) return `${from} to ${to}`
  return first === last ? first : `${first}-${last}`
}
