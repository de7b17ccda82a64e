import { type DatedProfile, monthsBetween } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'

/** The least monthly pay for a new pass, S$: at its lowest and for those in their mid-40s. */
interface Floor {
  least: number
  most: number
}
/**
 * Outside finance, from 1 January 2025 for the Employment Pass, from 1 September 2025 for the S Pass (docs/facts.md 3.2).
 * Finance asks for more. That is told, not computed: the industry is an answer for advice only, and such an answer moves
 * no number.
 */
const floors: Record<'ep' | 's_pass', Floor> = {
  ep: { least: 5_600, most: 10_700 },
  s_pass: { least: 3_300, most: 4_800 },
}
export const floorSources: Record<keyof typeof floors, readonly SourceId[]> = {
  ep: ['ep-floor-2025', 'ep-floor-age-2025'],
  s_pass: ['s-pass-floor-2025'],
}

/** The least monthly pay of any holder of a new pass: the youngest, outside finance. */
export const leastPay = (pass: keyof typeof floors): number => floors[pass].least

/** From this age the floor rises, by the same amount a year, until 45. The straight line between the two is ours. */
const [risesFrom, risesTo] = [23, 45]

/** The least monthly pay with which this person could be given a new pass: by age, outside finance. */
export function payFloor(pass: keyof typeof floors, { you, route }: DatedProfile): number {
  const { least, most } = floors[pass]
  const age = monthsBetween(you.birth_month, route.apply_month) / 12
  const part = Math.min(1, Math.max(0, (age - risesFrom) / (risesTo - risesFrom)))
  return Math.round((least + part * (most - least)) / 50) * 50
}
