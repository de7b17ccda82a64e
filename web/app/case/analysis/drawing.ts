/*
 * Where things stand in the charts of the analysis. Numbers only, as shares of the width from 0 to 1, so that page and
 * PDF draw the same picture: the page as SVG, the report in its own way.
 */

/** A bar from the middle of the width: to the right for more, to the left for fewer. */
interface DivergingBar<Key extends string> {
  key: Key
  value: number
  side: 'more' | 'fewer' | 'none'
  from: number
  to: number
}

/** The middle of a chart with bars to both sides. */
export const axis = 0.5
/** One person more or less never fills the whole width: the longest bar stands for at least so many. */
const leastReach = 5

/** The bars for these numbers of people, in their order, on one scale; the longest reaches the edge. */
export function divergingBars<Key extends string>(values: readonly { key: Key; value: number }[]): DivergingBar<Key>[] {
  const reach = Math.max(leastReach, ...values.map(({ value }) => Math.abs(value)))
  return values.map(({ key, value }) => {
    const end = axis + (axis * value) / reach
    return {
      key,
      value,
      side: value > 0 ? 'more' : value < 0 ? 'fewer' : 'none',
      from: Math.min(axis, end),
      to: Math.max(axis, end),
    }
  })
}

/** A range on the scale of 0 to 100 people: a bar from its low to its high end, with a mark in the middle. */
interface RangeBar {
  from: number
  to: number
  middle: number
}

export const rangeBar = ({ low, mid, high }: { low: number; mid: number; high: number }): RangeBar => ({
  from: low / 100,
  to: high / 100,
  middle: mid / 100,
})

/** The marks of the scale of 0 to 100, with their places. */
export const scaleMarks = [0, 25, 50, 75, 100].map((people) => ({ people, at: people / 100 }))

/** A share of the width as SVG takes it, exact to a hundredth of a percent. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`
