import { bases } from '@settlesg/contract'
import { levelOfRoute } from '@settlesg/model'
import { rangeIfLevel } from '@settlesg/model/if-level'
import { modelRecord } from '@settlesg/model/record'
import { exampleOutlook } from './example.ts'
import { exampleProfile } from './example-profile.ts'
import { proof } from './pages.ts'

/** The levels that the slider offers, of 100. */
const [lowest, highest] = [20, 35]

/** What the story of how it works plays with: the example's range, the same if the level were known, and our record. */
export function storyFacts() {
  const { route, estimate, width } = exampleOutlook()
  const { levels, lines, validation, fitted } = modelRecord()
  const level = levels.find(({ id }) => id === Object.entries(levelOfRoute).find(([name]) => name === route)?.[1])
  if (!level || !width) throw new Error('The story needs a level and a width')
  const { low, mid, high } = estimate
  return {
    example: { low, mid, high },
    width,
    level: { low: Math.round(100 * level.low), high: Math.round(100 * level.high) },
    ifLevel: Array.from({ length: highest - lowest + 1 }, (_, index) => ({
      level: lowest + index,
      range: rangeIfLevel(exampleProfile, (lowest + index) / 100),
    })),
    tags: bases.map((basis) => ({
      basis,
      routes: levels.filter((one) => one.basis === basis).flatMap(({ routes }) => routes),
      direction: lines.filter(({ direction }) => direction === basis).map(({ id }) => id),
      size: lines.filter(({ size_basis }) => size_basis === basis).map(({ id }) => id),
    })),
    proof: proof(),
    approved: validation.approved,
    reported: fitted.outcomes.reported,
  }
}
