import { expect, it } from 'vitest'
import { exampleProfile } from '../../testing/profiles.ts'
import { rangeIfLevel } from './if-level.ts'
import { predict } from './predict.ts'

it('a known level makes the range narrower and keeps it inside, and a higher one moves it up', () => {
  const { estimate } = predict(exampleProfile)
  if (!estimate) throw new Error('The example has an estimate')
  const [lowest, { low, mid, high }, highest] = [rangeAt(20), rangeAt(27), rangeAt(35)]
  expect(high - low).toBeLessThan(estimate.high - estimate.low)
  expect([low >= estimate.low, high <= estimate.high, Math.abs(mid - estimate.mid) <= 2]).toEqual([true, true, true])
  expect([lowest.low < low, lowest.mid < mid, lowest.high < high]).toEqual([true, true, true])
  expect([low < highest.low, mid < highest.mid, high < highest.high]).toEqual([true, true, true])
})

const rangeAt = (people: number) => rangeIfLevel(exampleProfile, people / 100)
