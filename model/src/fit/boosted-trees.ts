import { toShare } from '../math/distribution.ts'

/*
 * Gradient-boosted trees of depth 2 for a yes or no. Small on purpose: it runs offline on some hundred reports, only to say
 * what a ranking would gain that may bend any curve any way (docs/model.md 5), and no page or
 * estimate is made with it. Nothing in it is random: the same rows give the same trees.
 */

export interface TreeRow {
  values: readonly number[]
  approved: boolean
  /** Log-odds that are known without the values; the trees explain what is left. */
  start: number
}

/** Set before the first run and not tuned since. */
const setup = { trees: 100, step: 0.1, leastRows: 20, pseudoCount: 1 }

/** Answers with the log-odds that the values add. */
export type Boosted = (values: readonly number[]) => number

type Tree = { column: number; cut: number; below: Tree; above: Tree } | { adds: number }

const evaluate = (tree: Tree, values: readonly number[]): number =>
  'adds' in tree ? tree.adds : evaluate((values[tree.column] ?? 0) < tree.cut ? tree.below : tree.above, values)

export function boost(rows: readonly TreeRow[]): Boosted {
  const trees: Tree[] = []
  const scores = rows.map(({ start }) => start)
  for (let round = 0; round < setup.trees; round++) {
    const slopes = rows.map(({ approved }, index) => Number(approved) - toShare(scores[index] ?? 0))
    const curvatures = scores.map((score) => toShare(score) * (1 - toShare(score)))
    const tree = grow(
      rows,
      { slopes, curvatures },
      rows.map((_, index) => index),
      2,
    )
    trees.push(tree)
    for (const [index, { values }] of rows.entries())
      scores[index] = (scores[index] ?? 0) + setup.step * evaluate(tree, values)
  }
  return (values) => trees.reduce((sum, tree) => sum + setup.step * evaluate(tree, values), 0)
}

/** First and second derivative of the log-likelihood, row by row. */
interface Derivatives {
  slopes: readonly number[]
  curvatures: readonly number[]
}

function grow(rows: readonly TreeRow[], by: Derivatives, inside: readonly number[], depth: number): Tree {
  const split = depth > 0 ? bestSplit(rows, by, inside) : null
  if (!split) {
    const { slope, curvature } = sums(by, inside)
    return { adds: slope / (curvature + setup.pseudoCount) }
  }
  const isBelow = (index: number) => (rows[index]?.values[split.column] ?? 0) < split.cut
  return {
    ...split,
    below: grow(rows, by, inside.filter(isBelow), depth - 1),
    above: grow(
      rows,
      by,
      inside.filter((index) => !isBelow(index)),
      depth - 1,
    ),
  }
}

/** The cut that gains most, or null where none gains and leaves enough rows on both sides. */
function bestSplit(rows: readonly TreeRow[], by: Derivatives, inside: readonly number[]) {
  const gain = (slope: number, curvature: number) => slope ** 2 / (curvature + setup.pseudoCount)
  const all = sums(by, inside)
  let best: { column: number; cut: number } | null = null
  let most = gain(all.slope, all.curvature) + 1e-9
  for (const column of rows[0]?.values.keys() ?? []) {
    const valueAt = (index: number) => rows[index]?.values[column] ?? 0
    const order = inside.toSorted((one, other) => valueAt(one) - valueAt(other) || one - other)
    let [slope, curvature] = [0, 0]
    for (const [place, index] of order.entries()) {
      const before = valueAt(order[place - 1] ?? index)
      const isCut = place >= setup.leastRows && order.length - place >= setup.leastRows && before < valueAt(index)
      const found = isCut ? gain(slope, curvature) + gain(all.slope - slope, all.curvature - curvature) : 0
      if (found > most) {
        most = found
        best = { column, cut: (before + valueAt(index)) / 2 }
      }
      slope += by.slopes[index] ?? 0
      curvature += by.curvatures[index] ?? 0
    }
  }
  return best
}

function sums({ slopes, curvatures }: Derivatives, inside: readonly number[]) {
  let [slope, curvature] = [0, 0]
  for (const index of inside) {
    slope += slopes[index] ?? 0
    curvature += curvatures[index] ?? 0
  }
  return { slope, curvature }
}
