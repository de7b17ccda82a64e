import { decided, grants, postSecondary2022, workingShare } from '../published-facts.ts'
import { normal, type Random, seeded } from '../random.ts'
import type { World } from '../world.ts'
import { agePath } from './age-rows.ts'
import { routeOf } from './figures.ts'
import { drawFlowValues, type FlowValue, yearlySteps } from './flow-values.ts'
import { investorStream, spouseStream, studentStream } from './known-streams.ts'
import { firstYear, walk, years } from './paths.ts'
import { appliedIn, countedApplications, earlierShift, rated } from './rates.ts'
import { regionPath, splitRegions } from './regions.ts'
import { type Composition, composed, type Stream } from './streams.ts'

/** One way in which all years of the model may have gone, under one world. */
export interface Flow {
  /** Each year's streams, by kind. */
  years: Stream[][]
  /** From January to December of each year, in logarithms. */
  trends: { granted: number[]; applied: number[] }
  thirtyOf21To30: number
  diplomaOfPostSecondary: number
}

const flowSeed = 4_104
/** A world whose streams show nothing of what was published after so many tries does not fit the figures at all. */
const mostTries = 5_000

const known = new WeakMap<readonly World[], Flow[]>()

/** A flow for each world, drawn again until it shows what was published; the same ones at every call. */
export function flowsOf(worlds: readonly World[]): Flow[] {
  const found = known.get(worlds)
  if (found) return found
  const made = worlds.map((world, index) => {
    const random = seeded(flowSeed + index)
    for (let tries = 0; tries < mostTries; tries++) {
      const flow = drawFlow(world, random)
      if (flow) return flow
    }
    throw new Error(`No streams of persons were found for world ${index}: the published figures contradict it`)
  })
  known.set(worlds, made)
  return made
}

function drawFlow(world: World, random: Random): Flow | null {
  const value = drawFlowValues(random)
  const granted = years.map((year) => grantedIn(year, value))
  const counted = countedApplications(value, random)
  const shift = earlierShift(granted, counted)
  const spouses = spouseStream(world, shift, value, random)
  if (!spouses) return null
  const [students, investors] = [studentStream(world, granted, value, random), investorStream(value, random)]
  const [ages, regions] = [agePath(value, random), regionPath(value, random)]
  const partners = walk(years.length, yearlySteps.otherPartners, random)
  const composition = years.map((year, index) =>
    composed(
      {
        year,
        granted: granted[index] ?? 0,
        ages: ages[index] ?? [0, 0, 0, 0],
        spouses: spouses.granted[index] ?? 0,
        students: students.granted[index] ?? 0,
        investors: investors.granted[index] ?? 0,
        partners: value('other_partners') * Math.exp(partners[index] ?? 0),
        education: ((year - 2022) / 10) * value('education_trend'),
        regions: splitRegions(
          regions[index] ?? { sea: 0, other: 0 },
          (spouses.granted[index] ?? 0) / (granted[index] ?? 1),
          value,
        ),
      },
      value,
    ),
  )
  if (!showsWhatWasPublished(composition)) return null
  const made = rated(composition, { world, counted, spouses, students, investors, value, random })
  return {
    years: made,
    trends: trendsOf(granted, made, value, random),
    thirtyOf21To30: value('thirty_of_21_30'),
    diplomaOfPostSecondary: value('diploma_of_post_secondary'),
  }
}

const publishedGrants: ReadonlyMap<number, number> = new Map(
  Object.entries(grants).map(([year, count]) => [Number(year), count]),
)

function grantedIn(year: number, value: FlowValue): number {
  const published = publishedGrants.get(year)
  if (published !== undefined) return published
  return grants[2024] * value('intake_2025') * (year > 2025 ? value('intake_2026') : 1)
}

/** The published figures that no line of the priors says by itself: flows that contradict one of them are dropped. */
function showsWhatWasPublished(composition: (Composition[] | null)[]): composition is Composition[][] {
  if (composition.includes(null)) return false
  const sum = (from: number, to: number, of: (stream: Composition) => number) =>
    composition.slice(from - firstYear, to - firstYear + 1).reduce((total, streams) => {
      for (const stream of streams ?? []) total += of(stream)
      return total
    }, 0)
  const all = ({ approved }: Composition) => approved
  const workers = sum(2007, 2011, ({ kind, approved }) => (kind === 'worker' ? approved : 0)) / sum(2007, 2011, all)
  // Printed as 48 %; "working individuals" may count a few others.
  if (Math.abs(workers - workingShare) > 0.01) return false
  const inScheme = sum(2009, 2009, ({ kind, approved }) => (routeOf[kind] === 'pts' ? approved : 0))
  // 2009: "majority" by the scheme for workers (docs/facts.md 1.4).
  if (inScheme < sum(2009, 2009, all) / 2) return false
  const adults = ({ approved, bands }: Composition) => approved * (1 - bands[0])
  const educated = sum(2022, 2022, (stream) => adults(stream) * stream.postSecondary) / sum(2022, 2022, adults)
  // "4 out of 5", read off an agency's chart.
  return Math.abs(educated - postSecondary2022) < 0.04
}

/** How grants and applications rise or fall inside each year: partly as from the year before to the year after. */
function trendsOf(granted: number[], made: Stream[][], value: FlowValue, random: Random): Flow['trends'] {
  const applied = made.map(appliedIn)
  const trend = (counts: number[], in2006: number) =>
    counts.map((count, index) => {
      const [before, after] = [counts[index - 1] ?? in2006, counts[index + 1] ?? count]
      const gradual = Math.log(after / before) / (counts[index + 1] === undefined ? 1 : 2)
      return gradual * value('within_year') + yearlySteps.withinYear * normal(random)
    })
  return { granted: trend(granted, grants[2006]), applied: trend(applied, decided[2006]) }
}
