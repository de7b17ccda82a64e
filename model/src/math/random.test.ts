import { expect, it } from 'vitest'
import { evenly, seeded } from './random.ts'

/** The first of seed 1, made apart from this code by the published recipe: a, b fixed, c the seed, 15 rounds thrown away. */
const words = [3_063_500_945, 52_107_484, 3_520_520, 3_760_476_048]
const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other)

it('the seeded numbers are the same words on every machine', () => {
  const random = seeded(1)
  expect(words.map(() => random() * 2 ** 32)).toEqual(words)
})

it('a latin hypercube has one point in every stratum of every dimension, each in an order of its own', () => {
  const [count, dimensions] = [40, 6]
  const points = evenly(count, dimensions, seeded(2))
  const strata = Array.from({ length: dimensions }, (_, dimension) =>
    points.map((point) => Math.floor((point[dimension] ?? 0) * count)),
  )
  for (const column of strata) expect(ascending(column)).toEqual(Array.from({ length: count }, (_, index) => index))
  expect(new Set(strata.map(String)).size).toBe(dimensions)
})
