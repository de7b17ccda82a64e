import { logOdds, shareOf } from '../distribution.ts'
import { applications2009, decided } from '../published-facts.ts'
import type { Random } from '../random.ts'
import type { World } from '../world.ts'
import { type FlowValue, yearlySteps } from './flow-values.ts'
import type { KnownStream } from './known-streams.ts'
import { bridge, lastPublishedYear, lastYear, walk } from './paths.ts'
import type { Composition, Stream } from './streams.ts'

/**
 * Persons who applied in 2007-10. Three numbers for 2009 count different things (docs/facts.md 2.1), so each world
 * counts the decided, the received or something between. What was received but not decided in 2009 was decided later.
 */
export function countedApplications(value: FlowValue, random: Random): number[] {
  const { received, processed } = applications2009
  const decidedIn2009 = processed + random() * (decided[2009] - processed)
  const waiting = received - decidedIn2009
  const table = value('rejection_table')
  const [in2007, in2008, in2010] = [decided[2007] * table, decided[2008] * table, decided[2010] * table]
  const part = (id: 'counting_received' | 'carried_into_2011') => Math.min(1, Math.max(0, value(id)))
  const pairs: [number, number][] = [
    [in2007, in2007 * value('received_before_2009')],
    [in2008, in2008 * value('received_before_2009')],
    [decidedIn2009, received],
    [in2010, in2010 - waiting * (1 - part('carried_into_2011'))],
  ]
  return pairs.map(([ofDecided, ofReceived]) => ofDecided + part('counting_received') * (ofReceived - ofDecided))
}

/** By how much the rate of all was higher in 2007, 2008 and 2009 than in 2010, in log-odds; then 0. */
export function earlierShift(granted: number[], counted: number[]): number[] {
  const rates = counted.map((count, index) => logOdds((granted[index] ?? 0) / count))
  return rates.map((rate) => rate - (rates.at(-1) ?? 0))
}

export interface Rating {
  world: World
  counted: number[]
  spouses: KnownStream
  students: KnownStream
  investors: KnownStream
  value: FlowValue
  random: Random
}

/**
 * The composition with the rate of each kind. All who have no number of their own share one level a year: up to 2010
 * the one that makes up the published totals, in 2024 the world's, between them a random walk that arrives there.
 */
export function rated(composition: Composition[][], rating: Rating): Stream[][] {
  const { world, counted, value, random } = rating
  const withRates = (streams: Composition[], index: number, level: number): Stream[] =>
    streams.map((stream) => ({ ...stream, rate: rateOf(stream, index, level) }))
  const rateOf = ({ kind }: Composition, index: number, level: number): number => {
    if (kind === 'spouse_of_citizen') return rating.spouses.rates[index] ?? Number.NaN
    if (kind === 'student') return rating.students.rates[index] ?? Number.NaN
    if (kind === 'gip') return rating.investors.rates[index] ?? Number.NaN
    if (kind === 'child') return shareOf(level + value('child_against_everyone'))
    if (kind === 'aged_parent') return shareOf(level + value('parent_against_everyone'))
    return shareOf(level)
  }
  const solved = counted.map((count, index) =>
    bisected((level) => appliedIn(withRates(composition[index] ?? [], index, level)) > count),
  )
  const today = world.levels.everyone_else
  const start = solved.at(-1) ?? today
  const between = bridge(start, today, lastPublishedYear - 2010, yearlySteps.everyoneElse, random).slice(1)
  const onwards = walk(lastYear - lastPublishedYear, yearlySteps.everyoneElse, random).map((step) => today + step)
  const levels = [...solved, ...between, ...onwards]
  return composition.map((streams, index) => withRates(streams, index, levels[index] ?? today))
}

export const appliedIn = (streams: readonly Stream[]): number =>
  streams.reduce((sum, { approved, rate }) => sum + approved / rate, 0)

/** The log-odds from -6 to 6 above which `tooLow` is no longer true. */
export function bisected(tooLow: (level: number) => boolean): number {
  let [low, high] = [-6, 6]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (tooLow(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}
