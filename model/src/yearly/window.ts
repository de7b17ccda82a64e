import type { Month } from '@settlesg/contract'
import type { Flow } from './flow.ts'
import { firstYear, lastYear } from './paths.ts'
import type { Stream } from './streams.ts'

/** Whole months, the first and the last of them included. */
export interface Window {
  from: Month
  to: Month
}

const yearOf = (month: Month) => Number(month.slice(0, 4))
const numberOf = (month: Month) => Number(month.slice(5))

export const monthsIn = ({ from, to }: Window) => (yearOf(to) - yearOf(from)) * 12 + numberOf(to) - numberOf(from) + 1

/** Throws RangeError for months that are none, in the wrong order or outside the years of the model. */
export function checkWindow(window: Window): void {
  for (const month of [window.from, window.to]) {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new RangeError(`Not a month: ${month}`)
    if (yearOf(month) < firstYear || yearOf(month) > lastYear)
      throw new RangeError(`The model knows ${firstYear} to ${lastYear}, not ${month}`)
  }
  if (monthsIn(window) < 1) throw new RangeError(`${window.from} lies after ${window.to}`)
}

/**
 * The streams of a window of months, each kind once: the years it touches, put together in proportion to what falls
 * into it. Whole years count in full. Inside a year grants and applications follow their trends, so that the rate of a
 * part may differ from the year's: in 2009 it fell from month to month.
 */
export function streamsIn(flow: Flow, window: Window): Stream[] {
  const parts = partsOf(window).map(({ year, from, to }) => {
    const index = year - firstYear
    const granted = partOfYear(flow.trends.granted[index] ?? 0, from, to)
    const applied = partOfYear(flow.trends.applied[index] ?? 0, from, to)
    return (flow.years[index] ?? []).map((stream) => ({
      ...stream,
      approved: stream.approved * granted,
      rate: Math.min(mostCertain(stream.rate), (stream.rate * granted) / applied),
    }))
  })
  const [first = [], ...others] = parts
  return others.reduce((sum, part) => sum.map((stream, kind) => merged(stream, part[kind])), first)
}

/** A part of a year may have a higher rate than the whole, but some are always refused. */
const mostCertain = (rate: number) => Math.max(rate, 0.97)

function partsOf({ from, to }: Window): { year: number; from: number; to: number }[] {
  return Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => {
    const year = yearOf(from) + index
    return { year, from: year === yearOf(from) ? numberOf(from) : 1, to: year === yearOf(to) ? numberOf(to) : 12 }
  })
}

/** The share of a year's persons that falls into these months, when its logarithm rises by `trend` over the year. */
function partOfYear(trend: number, from: number, to: number): number {
  let [inside, all] = [0, 0]
  for (let month = 1; month <= 12; month++) {
    const persons = Math.exp((trend * (month - 6.5)) / 12)
    all += persons
    if (month >= from && month <= to) inside += persons
  }
  return inside / all
}

/** Two streams of the same kind as one. */
function merged(one: Stream, other: Stream | undefined): Stream {
  if (!other) return one
  const approved = one.approved + other.approved
  const part = other.approved / approved
  const mixed = (a: number, b: number) => a + (b - a) * part
  const band = (index: 0 | 1 | 2 | 3) => mixed(one.bands[index], other.bands[index])
  const adults = (stream: Stream) => stream.approved * (1 - stream.bands[0])
  const adultPart = adults(one) + adults(other) === 0 ? 0 : adults(other) / (adults(one) + adults(other))
  return {
    kind: one.kind,
    approved,
    rate: approved / (one.approved / one.rate + other.approved / other.rate),
    bands: [band(0), band(1), band(2), band(3)],
    female: mixed(one.female, other.female),
    postSecondary: one.postSecondary + (other.postSecondary - one.postSecondary) * adultPart,
    regions: {
      sea: mixed(one.regions.sea, other.regions.sea),
      other_asia: mixed(one.regions.other_asia, other.regions.other_asia),
      other: mixed(one.regions.other, other.regions.other),
    },
  }
}
