import type { Month } from '@settlesg/contract'
import type { SourceId } from '../sources.ts'
import type { Figures } from './figures.ts'

/**
 * A published figure and what it is held against. The model's value must lie between `low` and `high`; `tolerance`
 * says why there. A fact without a page of the registry (`source` null) has an address but no year, or is arithmetic
 * from others: it may feed the fit and is never shown to a user.
 */
export interface CheckedFact {
  id: string
  what: string
  from: Month
  to: Month
  source: SourceId | null
  published: number
  low: number
  high: number
  tolerance: string
  of: (figures: Figures<number>) => number
}

type Told = Pick<CheckedFact, 'id' | 'what' | 'source' | 'published' | 'tolerance' | 'of'>
type Tolerance = { points: number } | { percent: number } | { low: number; high: number }

export function fact(told: Told, [from, to]: readonly [Month, Month], tolerance: Tolerance): CheckedFact {
  const { published } = told
  if ('low' in tolerance) return { ...told, from, to, ...tolerance }
  const off = 'points' in tolerance ? tolerance.points / 100 : (published * tolerance.percent) / 100
  return { ...told, from, to, low: published - off, high: published + off }
}

export const wholeYears = (from: number, to = from): [Month, Month] => [`${from}-01`, `${to}-12`]
