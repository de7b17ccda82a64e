/*
 * What the model knows of a probability is a list of draws in log-odds. Here they are the quantiles of a normal curve;
 * the draws of a fitted posterior take their place without any change to those who read them.
 */

const drawCount = 400
/** The 95th percentile of the standard normal distribution. */
const z95 = 1.6448536269514722

const logOdds = (share: number): number => Math.log(share / (1 - share))
const shareOf = (x: number): number => 1 / (1 + Math.exp(-x))

/** Draws whose 5th and 95th percentiles are these shares (0 to 1): equally likely, ascending, the same at every call. */
export function drawsBetween(low: number, high: number): number[] {
  const middle = (logOdds(low) + logOdds(high)) / 2
  const spread = (logOdds(high) - logOdds(low)) / 2 / z95
  return standardNormal.map((z) => middle + spread * z)
}

/** The 5th percentile, the mean and the 95th percentile of draws in log-odds, in people per 100. */
export function summary(draws: readonly number[]): { low: number; mean: number; high: number } {
  const shares = draws.map(shareOf).sort((a, b) => a - b)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return { low: 100 * quantile(shares, 0.05), mean: 100 * mean, high: 100 * quantile(shares, 0.95) }
}

/** Each draw stands at the middle of its share of the probability; between two draws the line is straight. */
function quantile(ascending: readonly number[], probability: number): number {
  const position = probability * ascending.length - 0.5
  const below = Math.min(Math.max(Math.floor(position), 0), ascending.length - 1)
  const lower = ascending[below] ?? Number.NaN
  const upper = ascending[below + 1] ?? lower
  return lower + (upper - lower) * (position - below)
}

const standardNormal = Array.from({ length: drawCount }, (_, index) => normalQuantile((index + 0.5) / drawCount))

/** The inverse of the normal distribution function by Newton's method, to 12 digits for 0.0001 < p < 0.9999. */
function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p)
  let z = 0
  for (let step = 0; step < 40; step++) z -= (normalBelow(z) - p) / density(z)
  return z
}

function density(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
}

/** P(Z < z) by Marsaglia's series, for |z| < 5. */
function normalBelow(z: number): number {
  let term = z
  let sum = z
  for (let n = 3; Math.abs(term) > 1e-16; n += 2) {
    term *= (z * z) / n
    sum += term
  }
  return 0.5 + sum * density(z)
}
