import type { Estimate } from '@settlesg/contract'

/** Nobody knows of a safe case: low ends here, high there, and they are never nearer than this (docs/model.md 2.7). */
const [mostLow, mostHigh, leastWidth] = [93, 98, 5]
const leastLow = 1

/** For display: low rounded down, high up, middle to the nearest person between them. */
export function wholePeople(low: number, mean: number, high: number): Pick<Estimate, 'low' | 'high' | 'mid'> {
  // Percentiles of 400 draws are good to a hundredth: 19.999 is 20, not 19.
  const noise = 0.01
  let down = Math.min(mostLow, Math.max(leastLow, Math.floor(low + noise)))
  let up = Math.min(mostHigh, Math.ceil(high - noise))
  // A range that is too narrow grows on both sides, as far as the ends allow.
  for (let side = 0; up - down < leastWidth; side++) {
    if (side % 2 === 0 && up < mostHigh) up++
    else if (down > leastLow) down--
    else up++
  }
  return { low: down, high: up, mid: Math.min(up, Math.max(down, Math.round(mean))) }
}
