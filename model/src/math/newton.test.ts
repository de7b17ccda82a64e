import { expect, it } from 'vitest'
import { logOdds } from './distribution.ts'
import { addRow, inverse, mostPlausible, startAt } from './newton.ts'

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
