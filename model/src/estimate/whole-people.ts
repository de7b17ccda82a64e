import type { Estimate } from '@settlesg/contract'

/** For display: 3 to 90, low rounded down, high up, mid to the nearest, low < high. */
export function wholePeople(low: number, mean: number, high: number): Pick<Estimate, 'low' | 'high' | 'mid'> {
  const clamp = (people: number) => Math.min(90, Math.max(3, people))
  // Percentiles of 400 draws are good to a hundredth: 19.999 is 20, not 19.
  const noise = 0.01
  const down = Math.min(89, Math.floor(clamp(low) + noise))
  const up = Math.max(down + 1, Math.ceil(clamp(high) - noise))
  return { low: down, high: up, mid: Math.min(up, Math.max(down, Math.round(clamp(mean)))) }
}
