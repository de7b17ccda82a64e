import { logOddsBetween, shareOf } from '../distribution.ts'
import { normal, type Random } from '../random.ts'
import type { SourceId } from '../sources.ts'
import { priorsOfNumbers } from './priors-of-numbers.ts'
import { priorsOfPersons } from './priors-of-persons.ts'

/*
 * What the yearly streams of persons are drawn from: a line of priors-of-numbers.ts or priors-of-persons.ts for each
 * number that nobody publishes. `low` and `high` are the 5th and the 95th percentile, between them the curve is normal in log-odds ('share'),
 * in logarithms ('ratio') or as it is ('plain'). A line without sources is our judgement of something that nobody
 * publishes: it is wide on purpose. Each fitted world draws every line once.
 */
export interface FlowPrior {
  id: string
  scale: 'share' | 'ratio' | 'plain'
  low: number
  high: number
  sources: readonly SourceId[]
  why: string
}

const flowPriors = [...priorsOfNumbers, ...priorsOfPersons]

type FlowId = (typeof flowPriors)[number]['id']
export type FlowValue = (id: FlowId) => number

/** One draw of every line. */
export function drawFlowValues(random: Random): FlowValue {
  const drawn = new Map<FlowId, number>(flowPriors.map((prior) => [prior.id, valueAt(prior, normal(random))]))
  return (id) => drawn.get(id) ?? Number.NaN
}

const z95 = 1.6448536269514722

function valueAt({ scale, low, high }: FlowPrior, z: number): number {
  if (scale === 'share') return shareOf(logOddsBetween(low, high, z))
  if (scale === 'ratio') return Math.exp(between(Math.log(low), Math.log(high), z))
  return between(low, high, z)
}

const between = (low: number, high: number, z: number) => (low + high) / 2 + ((high - low) / 2 / z95) * z

/**
 * How far a stream moves by chance from one year to the next: the standard deviation, in log-odds for rates and in
 * logarithms for numbers and ratios. Ours, except for the ages, whose movements are measured (age-rows.ts).
 */
export const yearlySteps = {
  /** The rate of everyone else: some 2 people per 100 a year. */
  everyoneElse: 0.1,
  /**
   * Citizens' spouses: how far the rate and the applications of a single year lie off their time, which two averages
   * say nothing about; both had 49 %, and two means of five such years differ by some 2.5 points. Slower: where to.
   */
  spousesRate: 0.16,
  spouses: 0.12,
  spousesDrift: 0.08,
  /** Students: only the total of ten years is known, so a single year may be half or double, and at 60 or 95 %. */
  students: 0.3,
  studentsDrift: 0.2,
  studentsRate: 0.6,
  studentsRateDrift: 0.25,
  /** Investors: where to, and how far a single year lies off that. Sums of 13.5 and of three years are known. */
  investors: 0.3,
  investorsOfYear: 0.3,
  otherPartners: 0.06,
  /** Ratios between two regions. */
  regions: 0.08,
  /** The ages at each of the two steps of 2008 to 2010, when the rate of all fell most (docs/facts.md 7.1a). */
  agesAtRegimeChange: 0.2,
  /** Within a year, from January to December. */
  withinYear: 0.35,
} as const
