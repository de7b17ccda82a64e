import file from '../../posterior.json' with { type: 'json' }
import { type Basis, type FactorId, lines } from '../evidence/lines.ts'
import type { Draw } from '../fit/fit.ts'
import { readDraws } from '../fit/posterior-file.ts'

/** The fitted model that predictions are made with; made by `npm run model -- fit`, committed. */
export const posterior = file
export const draws: readonly Draw[] = readDraws(file)

/** Changes with every change of a number: the lines, the draws, the pool. */
export const modelVersion = posterior.version

/** Nothing learnt: the spread stayed, and the middle moved by less than this part of it. Contradicted: it fell by this part. */
const [leastShrunk, leastMoved, leastFallen] = [0.9, 0.5, 0.25]

/** How far the reports moved a line that they speak of, in standard deviations before them; null where they do not. */
function findMove(factor: FactorId): { move: number; ratio: number } | null {
  const row = posterior.learnt.find(({ line }) => line === factor)
  return row && row.column !== null
    ? { move: (row.posterior.mean - row.prior.mean) / row.prior.sd, ratio: row.ratio }
    : null
}

/**
 * Whether the reports contradict that more can only help: they pulled the size towards nothing. What is left of it is the
 * judgement that it began with.
 */
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
