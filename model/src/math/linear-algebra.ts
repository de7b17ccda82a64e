/** A symmetric matrix, row by row. */
export type Matrix = number[][]

/** The lower triangle L with L·Lᵀ = `matrix` (Cholesky); null where the matrix is not positive definite. */
export function cholesky(matrix: Matrix): Matrix | null {
  const lower: Matrix = []
  for (const [row, values] of matrix.entries()) {
    const found: number[] = []
    for (let column = 0; column <= row; column++) {
      let rest = values[column] ?? 0
      const other = column === row ? found : (lower[column] ?? [])
      for (let k = 0; k < column; k++) rest -= (found[k] ?? 0) * (other[k] ?? 0)
      if (column < row) found.push(rest / (other[column] ?? 1))
      else if (rest > 0) found.push(Math.sqrt(rest))
      else return null
    }
    lower.push(found)
  }
  return lower
}

/** The x with L·x = `right`. */
export function solveLower(lower: Matrix, right: readonly number[]): number[] {
  const x: number[] = []
  for (const [row, values] of lower.entries()) {
    let rest = right[row] ?? 0
    for (let k = 0; k < row; k++) rest -= (values[k] ?? 0) * (x[k] ?? 0)
    x.push(rest / (values[row] ?? 1))
  }
  return x
}

/** The x with Lᵀ·x = `right`. */
export function solveUpper(lower: Matrix, right: readonly number[]): number[] {
  const x = right.map(() => 0)
  for (let row = lower.length - 1; row >= 0; row--) {
    let rest = right[row] ?? 0
    for (let k = row + 1; k < lower.length; k++) rest -= (lower[k]?.[row] ?? 0) * (x[k] ?? 0)
    x[row] = rest / (lower[row]?.[row] ?? 1)
  }
  return x
}
