import { describe, expect, it } from 'vitest'
import { exampleProfile } from '../../testing/profiles.ts'
import { levels } from '../evidence/levels.ts'
import { rangeIfLevel } from './if-level.ts'
import { predict } from './predict.ts'

describe('the range if the level were known', () => {
  const { estimate } = predict(exampleProfile)
  const at = (people: number) => rangeIfLevel(exampleProfile, people / 100)

  it('a known level makes the range narrower than the model’s own, and stays inside it', () => {
    if (!estimate) throw new Error('The example has an estimate')
    const { low, mid, high } = at(27)
    expect(high - low).toBeLessThan(estimate.high - estimate.low)
    expect([low >= estimate.low, high <= estimate.high, Math.abs(mid - estimate.mid) <= 2]).toEqual([true, true, true])
  })

  it('a higher level moves the whole range up, within the model’s range', () => {
    const [lowest, middle, highest] = [at(20), at(27), at(35)]
    for (const end of ['low', 'mid', 'high'] as const)
      expect([lowest[end] < middle[end], middle[end] < highest[end]]).toEqual([true, true])
    const { low, high } = levels.everyone_else
    expect(rangeIfLevel(exampleProfile, low).mid).toBeGreaterThan(estimate?.low ?? 100)
    expect(rangeIfLevel(exampleProfile, high).mid).toBeLessThan(estimate?.high ?? 0)
  })
})
