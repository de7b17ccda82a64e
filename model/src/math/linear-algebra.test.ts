import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cholesky, type Matrix, solveLower, solveUpper } from './linear-algebra.ts'
import { seeded } from './random.ts'

const at = (matrix: Matrix, row: number, column: number) => matrix[row]?.[column] ?? 0
const times = (one: Matrix, other: Matrix): Matrix =>
  one.map((_, row) =>
    one.map((_, column) => one.reduce((sum, _, k) => sum + at(one, row, k) * at(other, k, column), 0)),
  )
const applied = (matrix: Matrix, x: readonly number[]) =>
  matrix.map((_, row) => x.reduce((sum, value, k) => sum + at(matrix, row, k) * value, 0))
const turned = (matrix: Matrix): Matrix => matrix.map((_, row) => matrix.map((_, column) => at(matrix, column, row)))

/** A matrix times its own transpose is positive definite once something is added to the diagonal. */
const definite = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.nat()).map(([size, seed]) => {
  const random = seeded(seed)
  const any: Matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => random() - 0.5))
  const matrix = times(any, turned(any)).map((values, row) =>
    values.map((value, column) => value + (row === column ? 0.5 : 0)),
  )
  return { matrix, right: Array.from({ length: size }, () => 10 * (random() - 0.5)) }
})

/** Rows with zeros where only a triangle is kept. */
const whole = (lower: Matrix): Matrix => lower.map((values) => lower.map((_, column) => values[column] ?? 0))

function expectNear(one: readonly number[], other: readonly number[]) {
  expect(one).toHaveLength(other.length)
  for (const [index, value] of one.entries()) {
    const wanted = other[index] ?? Number.NaN
    expect(Math.abs(value - wanted)).toBeLessThan(1e-8 * Math.max(1, Math.abs(wanted)))
  }
}

describe('the Cholesky triangle', () => {
  it('times its transpose is the matrix', () => {
    fc.assert(
      fc.property(definite, ({ matrix }) => {
        const lower = whole(cholesky(matrix) ?? [])
        expect(lower.every((values, row) => (values[row] ?? 0) > 0)).toBe(true)
        expectNear(times(lower, turned(lower)).flat(), matrix.flat())
      }),
    )
  })

  it('the Cholesky triangle reads the lower half only, so that half a matrix is enough', () => {
    fc.assert(
      fc.property(definite, ({ matrix }) => {
        expect(cholesky(matrix.map((values, row) => values.slice(0, row + 1)))).toEqual(cholesky(matrix))
      }),
    )
  })

  it('the Cholesky triangle solves: L, then its transpose, give x of the whole matrix', () => {
    fc.assert(
      fc.property(definite, ({ matrix, right }) => {
        const lower = cholesky(matrix) ?? []
        expectNear(applied(whole(lower), solveLower(lower, right)), right)
        expectNear(applied(turned(whole(lower)), solveUpper(lower, right)), right)
        expectNear(applied(matrix, solveUpper(lower, solveLower(lower, right))), right)
      }),
    )
  })

  it.each<[string, Matrix]>([
    ['nothing on the diagonal', [[0]]],
    ['a negative direction', [[1], [2, 1]]],
    ['two equal rows', [[1], [1, 1]]],
    ['no number', [[Number.NaN]]],
  ])('the Cholesky triangle is null for a matrix with %s', (_, matrix) => {
    expect(cholesky(matrix)).toBeNull()
  })
})
