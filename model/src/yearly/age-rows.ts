import { type AgeRow, ageRows, firstAgeRow } from '../published-facts.ts'
import { normal, type Random } from '../random.ts'
import { type FlowValue, yearlySteps } from './flow-values.ts'
import { firstYear, lastYear, unrounded } from './paths.ts'

/** The logarithms of the other three shares over that of 21-30. */
type Ratios = readonly [number, number, number]

const ratiosOf = ([children, young, middle, older]: AgeRow): Ratios => [
  Math.log(children / young),
  Math.log(middle / young),
  Math.log(older / young),
]

function rowOf([children, middle, older]: Ratios): AgeRow {
  const parts = [Math.exp(children), 1, Math.exp(middle), Math.exp(older)] as const
  const sum = parts[0] + parts[1] + parts[2] + parts[3]
  return [parts[0] / sum, parts[1] / sum, parts[2] / sum, parts[3] / sum]
}

const changes: readonly Ratios[] = ageRows.slice(1).map((row, index) => {
  const before = ratiosOf(ageRows[index] ?? row)
  const after = ratiosOf(row)
  return [after[0] - before[0], after[1] - before[1], after[2] - before[2]]
})

/**
 * A year on, as the ages moved between two published years: the published changes, each with a weight of chance.
 * So the three ratios move as far and as much together as they did, without a direction (upwards in 2019-23, but
 * nobody says that it goes on).
 */
function moved(from: Ratios, by: number, random: Random): Ratios {
  const sum: [number, number, number] = [from[0], from[1], from[2]]
  for (const change of changes) {
    const weight = (by * normal(random)) / Math.sqrt(changes.length)
    sum[0] += weight * change[0]
    sum[1] += weight * change[1]
    sum[2] += weight * change[2]
  }
  return sum
}

/**
 * The ages of those granted in each year of the model, as shares: the published rows within their rounding, and
 * before and after them a random walk, which the change of regime in 2008-10 shakes harder.
 */
export function agePath(value: FlowValue, random: Random): AgeRow[] {
  const published = ageRows.map((row): AgeRow => {
    const near = row.map((share) => unrounded(share, 0.1, random))
    const sum = near.reduce((total, share) => total + share, 0)
    const [children = 0, young = 0, middle = 0, older = 0] = near.map((share) => share / sum)
    return [children, young, middle, older]
  })
  const path = [...published]
  const volatility = value('age_volatility')
  let earlier = ratiosOf(path[0] ?? [1, 1, 1, 1])
  for (let year = firstAgeRow - 1; year >= firstYear; year--) {
    earlier = moved(earlier, volatility, random)
    if (year === 2009 || year === 2008) earlier = shaken(earlier, random)
    path.unshift(rowOf(earlier))
  }
  let later = ratiosOf(path.at(-1) ?? [1, 1, 1, 1])
  for (let year = firstAgeRow + ageRows.length; year <= lastYear; year++) {
    later = moved(later, volatility, random)
    path.push(rowOf(later))
  }
  return path
}

function shaken([children, middle, older]: Ratios, random: Random): Ratios {
  const shake = () => yearlySteps.agesAtRegimeChange * normal(random)
  return [children + shake(), middle + shake(), older + shake()]
}
