import { describe, expect, it } from 'vitest'
import { seeded } from '../math/random.ts'
import { boost, type TreeRow } from './boosted-trees.ts'
import { regress } from './logistic.ts'

/** Approved at both ends of the first value and refused in the middle; the second value says nothing. */
const bent = (count: number, seed: number): TreeRow[] => {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const values = [random() * 2 - 1, random()]
    return { values, approved: random() < (Math.abs(values[0] ?? 0) > 0.5 ? 0.8 : 0.2), start: 0 }
  })
}

describe('boosted trees', () => {
  it('boosted trees follow a curve that turns, which a linear fit cannot', () => {
    const rows = bent(600, 7)
    const boosted = boost(rows)
    const middle = boosted([0, 0.5])
    for (const end of [-0.9, 0.9]) expect(boosted([end, 0.5]) - middle).toBeGreaterThan(1.5)
    const { coefficients } = regress(
      rows.map(({ values, approved }) => ({ features: [[0, values[0] ?? 0]], approved })),
      [5],
    )
    expect(Math.abs(coefficients[0] ?? 9)).toBeLessThan(0.5)
  })

  it('boosted trees of the same rows are the same', () => {
    const rows = bent(100, 3)
    expect(boost(rows)([0.3, 0.2])).toBe(boost(rows)([0.3, 0.2]))
  })

  it('boosted trees leave few reports whole: under 40 there is nothing to split', () => {
    const boosted = boost(bent(39, 5))
    expect(boosted([-1, 0])).toBe(boosted([0, 0]))
    const more = boost(bent(200, 5))
    expect(more([-1, 0])).not.toBe(more([0, 0]))
  })
})
