import { mean } from '../math/distribution.ts'

/** A bin of predictions beside what became of them. Under 30 cases it says nothing but how many there were. */
export interface CalibrationBin {
  from: number
  to: number
  cases: number
  predicted: number | null
  approved: number | null
}
const leastCases = 30

/** Predicted chances (0 to 1) against outcomes, in those of ten bins that have any. */
export function calibrationBins(found: readonly { chance: number; approved: boolean }[]): CalibrationBin[] {
  const share = (values: readonly number[]) => (values.length < leastCases ? null : mean(values))
  return Array.from({ length: 10 }, (_, bin) => {
    const inside = found.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === bin)
    return {
      from: bin * 10,
      to: bin * 10 + 10,
      cases: inside.length,
      predicted: share(inside.map(({ chance }) => chance)),
      approved: share(inside.map(({ approved }) => Number(approved))),
    }
  }).filter(({ cases }) => cases > 0)
}
