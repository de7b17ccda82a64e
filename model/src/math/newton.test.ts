import fc from 'fast-check'
import { expect, it } from 'vitest'
import { logOdds } from './distribution.ts'
import { addRow, inverse, type Matrix, mostPlausible, startAt } from './newton.ts'
import { seeded } from './random.ts'

const times = (one: Matrix, other: Matrix): Matrix =>
  one.map((row) => one.map((_, column) => row.reduce((sum, value, k) => sum + value * (other[k]?.[column] ?? 0), 0)))

/** A matrix times its own transpose is positive definite once something is added to the diagonal. */
const definite = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.nat()).map(([size, seed]) => {
  const random = seeded(seed)
  const any = Array.from({ length: size }, () => Array.from({ length: size }, () => random() - 0.5))
  const turned = any.map((row, column) => row.map((_, k) => any[k]?.[column] ?? 0))
  return times(any, turned).map((row, k) => row.map((value, column) => value + (k === column ? 0.5 : 0)))
})

it('a matrix times its inverse is one on the diagonal and nothing elsewhere', () => {
  fc.assert(
    fc.property(definite, (matrix) => {
      for (const [row, values] of times(matrix, inverse(matrix) ?? []).entries())
        for (const [column, value] of values.entries()) expect(value).toBeCloseTo(Number(row === column), 8)
    }),
  )
})

it('a matrix with nothing on the diagonal, with two equal rows or without a number has no inverse', () => {
  const twice = [1, 1]
  for (const matrix of [[[0]], [twice, twice], [[Number.NaN]]]) expect(inverse(matrix)).toBeNull()
})

it('the most plausible log-odds of 800 in 1,000 are those of four fifths, with the deviation that counts have', () => {
  const spread = 100
  const { point, deviations } = mostPlausible(1, (at) => {
    const found = startAt(at)
    const share = 1 / (1 + Math.exp(-spread * (at[0] ?? 0)))
    addRow(found, [[0, spread]], 800 - 1_000 * share, 1_000 * share * (1 - share))
    return found
  })
  expect(spread * (point[0] ?? 0)).toBeCloseTo(logOdds(0.8), 4)
  expect(spread * (deviations[0] ?? 0)).toBeCloseTo(Math.sqrt(1 / 160), 4)
})
