export type Matrix = number[][]

/** The slopes of the logarithm of a likelihood, and minus its second derivatives. */
export interface Derivatives {
  slopes: number[]
  curvature: Matrix
}

/** Of coordinates that are standard normal numbers before anything was seen. */
export const startAt = (point: readonly number[]): Derivatives => ({
  slopes: point.map((z) => -z),
  curvature: point.map((_, row) => point.map((_, column) => Number(column === row))),
})

/** Adds a row of a logistic regression: how far each coordinate moves its log-odds, what it pulls, and its weight. */
export function addRow(
  { slopes, curvature }: Derivatives,
  moves: readonly (readonly [index: number, by: number])[],
  pull: number,
  weight: number,
): void {
  for (const [index, by] of moves) {
    slopes[index] = (slopes[index] ?? 0) + pull * by
    const line = curvature[index]
    if (!line) continue
    for (const [other, theirs] of moves) line[other] = (line[other] ?? 0) + weight * by * theirs
  }
}

/** The most plausible point by Newton's method, and the deviation of each coordinate by the curvature there (Laplace). */
export function mostPlausible(count: number, derivativesAt: (point: readonly number[]) => Derivatives) {
  const point = Array.from({ length: count }, () => 0)
  let covariance: Matrix = []
  for (let round = 0; round < 40; round++) {
    const { slopes, curvature } = derivativesAt(point)
    covariance = inverse(curvature) ?? covariance
    const change = covariance.map((row) => row.reduce((sum, value, k) => sum + value * (slopes[k] ?? 0), 0))
    for (const [index, by] of change.entries()) point[index] = (point[index] ?? 0) + Math.max(-1, Math.min(1, by))
    if (Math.max(...change.map(Math.abs)) < 1e-9) break
  }
  return { point, deviations: covariance.map((row, k) => Math.sqrt(row[k] ?? 0)) }
}

/** Gauss and Jordan's; null where the matrix is not positive definite. */
export function inverse(matrix: Matrix): Matrix | null {
  const rows = matrix.map((row) => [...row])
  for (const [k, pivot] of rows.entries()) {
    const size = pivot[k] ?? 0
    if (!(size > 0)) return null
    pivot[k] = 1
    for (const column of pivot.keys()) pivot[column] = (pivot[column] ?? 0) / size
    for (const [other, row] of rows.entries()) {
      const times = row[k] ?? 0
      if (other === k || times === 0) continue
      row[k] = 0
      for (const column of row.keys()) row[column] = (row[column] ?? 0) - times * (pivot[column] ?? 0)
    }
  }
  return rows
}
