/** The 95th percentile of the standard normal distribution. */
export const z95 = 1.6448536269514722

export const logOdds = (share: number): number => Math.log(share / (1 - share))
export const toShare = (x: number): number => 1 / (1 + Math.exp(-x))

/** The log-odds at `z` of a normal curve in log-odds whose 5th and 95th percentiles are these shares (0 to 1). */
export function logOddsBetween(low: number, high: number, z: number): number {
  const middle = (logOdds(low) + logOdds(high)) / 2
  const spread = (logOdds(high) - logOdds(low)) / 2 / z95
  return middle + spread * z
}

export function mean(values: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < values.length; index++) sum += values[index] ?? 0
  return sum / values.length
}

/** The value below which this share of the values lies; each stands at the middle of its share. */
export function quantile(values: readonly number[], probability: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const position = Math.min(sorted.length - 1, Math.max(0, probability * sorted.length - 0.5))
  const below = Math.floor(position)
  const lower = sorted[below] ?? Number.NaN
  return lower + ((sorted[below + 1] ?? lower) - lower) * (position - below)
}

/** The inverse of the normal distribution function by Newton's method, to 12 digits for 0.0001 < p < 0.9999. */
export function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p)
  let z = 0
  for (let step = 0; step < 40; step++) {
    const change = (normalBelow(z) - p) / density(z)
    z -= change
    if (Math.abs(change) < 1e-14) break
  }
  return z
}

export function density(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
}

/** P(Z < z) by Marsaglia's series, to 12 digits for |z| < 6. */
export function normalBelow(z: number): number {
  let term = z
  let sum = z
  for (let n = 3; Math.abs(term) > 1e-16; n += 2) {
    term *= (z * z) / n
    sum += term
  }
  return 0.5 + sum * density(z)
}
