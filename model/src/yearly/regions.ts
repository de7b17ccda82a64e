import type { Region } from '../pool.ts'
import { regionRows } from '../published-facts.ts'
import { normal, type Random } from '../random.ts'
import { type FlowValue, yearlySteps } from './flow-values.ts'
import { bridge, firstYear, lastYear, unrounded, walk } from './paths.ts'

export type Regions = Record<Region, number>

/** Logarithms of the share over that of other Asia. */
interface RegionRatios {
  sea: number
  other: number
}

function regionsOf({ sea, other }: RegionRatios): Regions {
  const sum = Math.exp(sea) + 1 + Math.exp(other)
  return { sea: Math.exp(sea) / sum, other_asia: 1 / sum, other: Math.exp(other) / sum }
}

/**
 * Where those granted in each year came from, as log-ratios. Two years are published, 2006 and 2019; when between
 * them the shares moved is not known, so each world draws it. After 2019 they wander.
 */
export function regionPath(value: FlowValue, random: Random): RegionRatios[] {
  const { sea, other_asia, other } = regionRows[2006]
  const start = {
    sea: Math.log(unrounded(sea, 0.1, random) / other_asia),
    other: Math.log(unrounded(other, 0.1, random) / other_asia),
  }
  const end = { sea: value('sea_2019'), other: value('other_2019') }
  const count = 2019 - 2006
  const done = timing(count, random)
  const wandering = {
    sea: bridge(0, 0, count, yearlySteps.regions, random),
    other: bridge(0, 0, count, yearlySteps.regions, random),
  }
  const between = Array.from({ length: 2019 - firstYear + 1 }, (_, index): RegionRatios => {
    const rush = firstYear + index <= 2009 ? value('sea_in_the_rush') : 0
    const part = done[index] ?? 1
    return {
      sea: start.sea + (end.sea - start.sea) * part + (wandering.sea[index + 1] ?? 0) + rush,
      other: start.other + (end.other - start.other) * part + (wandering.other[index + 1] ?? 0),
    }
  })
  const after = {
    sea: walk(lastYear - 2019, yearlySteps.regions, random),
    other: walk(lastYear - 2019, yearlySteps.regions, random),
  }
  const later = after.sea.map((step, index) => ({ sea: end.sea + step, other: end.other + (after.other[index] ?? 0) }))
  return [...between, ...later]
}

/** Which part of the way is done after each step, from all at once to evenly. */
function timing(count: number, random: Random): number[] {
  const sizes = Array.from({ length: count }, () => Math.exp(1.2 * normal(random)))
  const sum = sizes.reduce((total, size) => total + size, 0)
  let done = 0
  return sizes.map((size) => (done += size / sum))
}

/** Citizens' spouses and all others, who together make up what all are. */
export function splitRegions(
  all: RegionRatios,
  spouseShare: number,
  value: FlowValue,
): { spouses: Regions; others: Regions } {
  const total = regionsOf(all)
  const spouses = regionsOf({ sea: all.sea + value('sea_spouses'), other: all.other + value('other_spouses') })
  const rest = (region: Region) => Math.max(0.002, total[region] - spouseShare * spouses[region])
  const left = { sea: rest('sea'), other_asia: rest('other_asia'), other: rest('other') }
  const sum = left.sea + left.other_asia + left.other
  return { spouses, others: { sea: left.sea / sum, other_asia: left.other_asia / sum, other: left.other / sum } }
}
