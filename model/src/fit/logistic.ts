import { toShare } from '../math/distribution.ts'
import { cholesky, solveLower, solveUpper } from '../math/linear-algebra.ts'

/** A row of a logistic regression: which of its features are not zero, and the outcome. */
export interface LogisticRow {
  features: readonly (readonly [index: number, value: number])[]
  approved: boolean
}

export interface Regression {
  coefficients: number[]
  /** Standard errors, by the curvature at the top. */
  errors: number[]
}

/**
 * Logistic regression with a normal prior around 0 for each coefficient (`spreads`), by Newton's method. Plain on
 * purpose: it is what the model is held against, and shares no code with it.
 */
export function regress(rows: readonly LogisticRow[], spreads: readonly number[]): Regression {
  let coefficients = spreads.map(() => 0)
  let lower = [[1]]
  for (let round = 0; round < 25; round++) {
    const slopes = coefficients.map((value, index) => -value / (spreads[index] ?? 1) ** 2)
    const matrix = spreads.map((spread, row) =>
      Array.from({ length: row + 1 }, (_, column) => (column === row ? 1 / spread ** 2 : 0)),
    )
    for (const { features, approved } of rows) {
      const chance = logisticChance(coefficients, features)
      for (const [index, value] of features) {
        slopes[index] = (slopes[index] ?? 0) + value * (Number(approved) - chance)
        const line = matrix[index]
        if (!line) continue
        for (const [other, theirs] of features)
          if (other <= index) line[other] = (line[other] ?? 0) + value * theirs * chance * (1 - chance)
      }
    }
    lower = cholesky(matrix) ?? lower
    const change = solveUpper(lower, solveLower(lower, slopes))
    coefficients = coefficients.map((value, index) => value + (change[index] ?? 0))
    if (Math.max(...change.map(Math.abs)) < 1e-9) break
  }
  const errors = spreads.map((_, index) => {
    const unit = spreads.map((_, other) => Number(other === index))
    return Math.sqrt(solveUpper(lower, solveLower(lower, unit))[index] ?? 0)
  })
  return { coefficients, errors }
}

const logisticChance = (coefficients: readonly number[], features: LogisticRow['features']): number =>
  toShare(features.reduce((sum, [index, value]) => sum + (coefficients[index] ?? 0) * value, 0))
