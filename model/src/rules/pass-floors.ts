import { type DatedProfile, isEarlier, type Month, monthsBetween } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'

type PassWithFloor = 'ep' | 's_pass'

/** The least monthly pay for a pass, S$, outside finance: at its lowest and for those in their mid-40s. */
interface Floor {
  /** The first month of new passes with it, and of renewals. */
  from: Month
  renewals: Month
  least: number
  most: number
  sources: readonly SourceId[]
}
/**
 * The oldest first (docs/facts.md 3.2). Finance asks for more. That is told, not computed: the industry is an answer for
 * advice only, and such an answer moves no number.
 */
const floors: Record<PassWithFloor, readonly [Floor, ...Floor[]]> = {
  ep: [
    {
      ...{ from: '2025-01', renewals: '2026-01', least: 5_600, most: 10_700 },
      sources: ['ep-floor-2025', 'ep-floor-age-2025'],
    },
    { from: '2027-01', renewals: '2028-01', least: 6_000, most: 11_500, sources: ['pass-floors-2027'] },
  ],
  s_pass: [
    { from: '2025-09', renewals: '2026-09', least: 3_300, most: 4_800, sources: ['s-pass-floor-2025'] },
    { from: '2027-01', renewals: '2028-01', least: 3_600, most: 5_100, sources: ['pass-floors-2027'] },
  ],
}

/** The one that holds for new passes, or for renewals, in a month; before the first one that we know, that one. */
function floorIn(pass: PassWithFloor, month: Month, first: 'from' | 'renewals' = 'from'): Floor {
  return floors[pass].findLast((floor) => !isEarlier(month, floor[first])) ?? floors[pass][0]
}

/** Where the floor of new passes in a month is read. */
export const floorSources = (pass: PassWithFloor, month: Month): readonly SourceId[] => floorIn(pass, month).sources

/** The least monthly pay, S$, of any holder of a pass that is new in this month: the youngest, outside finance. */
export const leastPay = (pass: PassWithFloor, month: Month): number => floorIn(pass, month).least

/** The least that anybody is paid in this month on a pass that was given or renewed last: new floors reach renewals later. */
export const leastHeldPay = (pass: PassWithFloor, month: Month) => floorIn(pass, month, 'renewals')

/** From this age the floor rises, by the same amount a year, until 45. The straight line between the two is ours. */
const [risesFrom, risesTo] = [23, 45]

/** The least monthly pay with which this person could be given a new pass in the month of the application: by age, outside finance. */
export function payFloor(pass: PassWithFloor, { you, route }: DatedProfile): number {
  const { least, most } = floorIn(pass, route.apply_month)
  const age = monthsBetween(you.birth_month, route.apply_month) / 12
  const part = Math.min(1, Math.max(0, (age - risesFrom) / (risesTo - risesFrom)))
  return Math.round((least + part * (most - least)) / 50) * 50
}
