import file from '../../posterior.json' with { type: 'json' }
import type { Basis, FactorId } from '../evidence/lines.ts'
import type { Draw } from '../fit/fit.ts'
import { readDraws } from '../fit/posterior-file.ts'

/** The fitted model that predictions are made with; made by `npm run model -- fit`, committed. */
export const posterior = file
export const draws: readonly Draw[] = readDraws(file)

/** Changes with every change of a number: the lines, the draws, the pool. */
export const modelVersion = posterior.version

/** Nothing learnt: the spread stayed, and the middle moved by less than this part of it. */
const [leastShrunk, leastMoved] = [0.9, 0.5]

/** What the size of a line rests on: the reports where they taught something of it, else our judgement. */
export function findSizeBasis(factor: FactorId): Basis {
  const row = posterior.learnt.find(({ line }) => line === factor)
  if (!row || row.column === null) return 'judgement'
  const isMoved = Math.abs(row.posterior.mean - row.prior.mean) >= leastMoved * row.prior.sd
  return row.ratio <= leastShrunk || isMoved ? 'reported' : 'judgement'
}
