import { lines } from '../evidence/lines.ts'
import { mean, middleNinety } from '../math/distribution.ts'
import type { Draw } from './fit.ts'
import type { Learnt } from './posterior-file.ts'

/** What the outcomes taught, line by line: before and after. No change is said to be no change. */
export function learntFrom(prior: readonly Draw[], posterior: readonly Draw[]): Learnt[] {
  const row = (line: string, column: string | null, of: (draw: Draw) => number): Learnt => {
    const [before, after] = [spreadOf(prior.map(of)), spreadOf(posterior.map(of))]
    return { line, column, prior: before, posterior: after, ratio: hundredth(after.sd / before.sd) }
  }
  return [
    ...lines.map(({ id, column }, k) => row(id, column, ({ sizes }) => sizes[k] ?? 0)),
    row('person_effect', null, ({ effect }) => effect),
    row('pay_growth', null, ({ payGrowth }) => payGrowth),
  ]
}

/** Posterior spread in parts of the prior one, on average over the lines of which the reports have a column. */
export const meanRatio = (learnt: readonly Learnt[]): number =>
  mean(learnt.filter(({ column }) => column !== null).map(({ ratio }) => ratio))

function spreadOf(values: number[]): Learnt['prior'] {
  const middle = mean(values)
  const [low, high] = middleNinety(values)
  const sd = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
  return { mean: thousandth(middle), sd: thousandth(sd), low: thousandth(low), high: thousandth(high) }
}
const hundredth = (value: number) => Math.round(value * 100) / 100
const thousandth = (value: number) => Math.round(value * 1000) / 1000
