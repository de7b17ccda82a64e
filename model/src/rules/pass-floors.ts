import { type DatedProfile, isEarlier, type Month, monthsBetween } from '@settlesg/contract'
import { datedFacts } from '../evidence/dated-facts.ts'
import type { SourceId } from '../evidence/sources.ts'

type PassWithFloor = 'ep' | 's_pass'

/** The oldest first (docs/facts.md 3.2). Finance asks for more; the industry moves no number, so that is only told. */
const floors = {
  ep: [datedFacts.ep_floor_2025, datedFacts.ep_floor_2027],
  s_pass: [datedFacts.s_pass_floor_2025, datedFacts.s_pass_floor_2027],
} as const

/** The one that holds for new passes, or for renewals, in a month; before the first one that we know, that one. */
function floorIn(pass: PassWithFloor, month: Month, first: 'from' | 'renewals_from' = 'from') {
  const { values, sources } =
    floors[pass].findLast((floor) => !isEarlier(month, floor[first].slice(0, 7))) ?? floors[pass][0]
  return { ...values, sources }
}

export const floorSources = (pass: PassWithFloor, month: Month): readonly SourceId[] => floorIn(pass, month).sources

/** The least monthly pay, S$, of any holder of a pass that is new in this month: the youngest, outside finance. */
export const leastPay = (pass: PassWithFloor, month: Month): number => floorIn(pass, month).least

/** The least that anybody is paid in this month on a pass that was given or renewed last: new floors reach renewals later. */
export const leastHeldPay = (pass: PassWithFloor, month: Month) => floorIn(pass, month, 'renewals_from')

/** From this age the floor rises, by the same amount a year, until 45. The straight line between the two is ours. */
const [risesFrom, risesTo] = [23, 45]

/** The least monthly pay with which this person could be given a new pass in the month of the application: by age, outside finance. */
export function payFloor(pass: PassWithFloor, { you, route }: DatedProfile): number {
  const { least, most } = floorIn(pass, route.apply_month)
  const age = monthsBetween(you.birth_month, route.apply_month) / 12
  const part = Math.min(1, Math.max(0, (age - risesFrom) / (risesTo - risesFrom)))
  return Math.round((least + part * (most - least)) / 50) * 50
}
