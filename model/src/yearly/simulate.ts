import type { Month } from '@settlesg/contract'
import { middleNinety } from '../distribution.ts'
import type { World } from '../world.ts'
import { expectedTally, tallyOf } from './draw.ts'
import { eachFigure, type Figures, figuresOf } from './figures.ts'
import { flowsOf } from './flow.ts'
import { appliedIn } from './rates.ts'
import { checkWindow, monthsIn, streamsIn, type Window } from './window.ts'

export type Period = { year: number } | Window

export interface SimulateOptions {
  persons: number
  seed: number
}

/** The applications of a year: counts a year of the window, shares of the approved, and their ranges. */
export type Simulation = Period &
  Figures<number> & {
    ranges: Figures<[number, number]>
    extrapolated: boolean
  }

/** Fewer would leave the smallest routes without anyone. */
const fewestPersons = 10_000

/**
 * What all applications of a year, or of a window of months, look like under the fitted worlds. `persons` applicants
 * are drawn from all worlds together, the figures are theirs; `ranges` are the 5th and the 95th percentile of what the
 * worlds expect. The same worlds, period, persons and seed always give the same result.
 * Throws RangeError for a period outside 2007 to 2026 and for fewer than 10,000 persons.
 */
export function simulate(worlds: readonly World[], period: Period, { persons, seed }: SimulateOptions): Simulation {
  const window = windowOf(period)
  checkWindow(window)
  if (!Number.isInteger(persons) || persons < fewestPersons || persons > 5_000_000)
    throw new RangeError(`persons must be a whole number from ${fewestPersons} to 5000000`)
  const flows = flowsOf(worlds)
  const streams = flows.map((flow) => streamsIn(flow, window))
  const yearly = 12 / monthsIn(window)
  const expected = flows.map((flow, world) => figuresOf(expectedTally(streams[world] ?? [], flow), yearly))
  const applied = streams.reduce((sum, ofWorld) => sum + appliedIn(ofWorld), 0) / worlds.length
  const drawn = figuresOf(tallyOf({ worlds, flows, streams }, persons, seed), (applied / persons) * yearly)
  const told = eachFigure((read, isCount) => rounded(read(drawn), isCount))
  const ranges = eachFigure((read, isCount): [number, number] => {
    const [low, high] = middleNinety(expected.map(read))
    // The worlds may agree to a person, the drawn cannot: the range holds what is told.
    return [Math.min(rounded(low, isCount), read(told)), Math.max(rounded(high, isCount), read(told))]
  })
  return { ...period, ...told, ranges, extrapolated: window.from < '2009' || window.to > '2024-12' }
}

function windowOf(period: Period): Window {
  if ('from' in period) return period
  const month = (number: string): Month => `${period.year}-${number}`
  return { from: month('01'), to: month('12') }
}

/** Whole persons; shares to a hundredth of a per cent. */
const rounded = (value: number, isCount: boolean) => (isCount ? Math.round(value) : Math.round(value * 10_000) / 10_000)
