import file from '../../model.json' with { type: 'json' }
import { type Basis, type FactorId, lines } from '../evidence/lines.ts'
import { readModel } from './model.ts'

/** The fitted model that estimates are made with; written by `npm run model -- fit`, committed. */
export const fitted = file
export const published = readModel(file)

/** Changes with every number that an estimate is made with. */
export const modelVersion = file.version

/** Nothing learnt: the spread stayed, and the middle moved by less than this part of it. Contradicted: it fell by this part. */
const [leastShrunk, leastMoved, leastFallen] = [0.9, 0.5, 0.25]

/** How far the reports moved a line that they speak of, in standard deviations before them; null where they do not. */
function findMove(factor: FactorId): { move: number; ratio: number } | null {
  if (lines.find(({ id }) => id === factor)?.column == null) return null
  const { size, spread, before } = file.sizes[factor]
  return { move: (size - before.size) / before.spread, ratio: spread / before.spread }
}

/** Whether the reports contradict that more can only help; then what is left of the size is judgement. */
export function isContradicted(factor: FactorId): boolean {
  const isRising = lines.some(({ id, shape }) => id === factor && shape === 'rising')
  return isRising && (findMove(factor)?.move ?? 0) <= -leastFallen
}

/** What the size of a line rests on: the reports where they taught something of it and agree with it, else our judgement. */
export function findSizeBasis(factor: FactorId): Basis {
  const found = findMove(factor)
  if (!found || isContradicted(factor)) return 'judgement'
  return found.ratio <= leastShrunk || Math.abs(found.move) >= leastMoved ? 'reported' : 'judgement'
}
