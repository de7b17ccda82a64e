import { type GroupSum, signedPeople } from '@settlesg/wording'

/** People more to the right, in full, people fewer to the left, in outline: one of them never fills the whole width. */
export function signedScale(
  sums: readonly Pick<GroupSum, 'people'>[],
  [fewer, zero, more]: [string, string, string] = ['', '', ''],
) {
  const longest = Math.max(5, ...sums.map(({ people }) => Math.abs(people)))
  const marks = [
    { at: -longest, text: fewer },
    { at: 0, text: zero },
    { at: longest, text: more },
  ]
  return { from: -longest, to: longest, marks }
}

/** A bar on that scale. The number beside it says the same. */
export const signedSpan = (people: number) =>
  ({ low: Math.min(0, people), high: Math.max(0, people), look: people < 0 ? 'outline' : 'solid' }) as const

/** The ends of an effect after "more" or "fewer": without signs, least first, unless its direction is open. */
export function signedEnds([low, high]: readonly [number, number]): { low: string | number; high: string | number } {
  if (low < 0 && high > 0) return { low: signedPeople(low), high: signedPeople(high) }
  const [least = 0, most = 0] = [Math.abs(low), Math.abs(high)].sort((one, other) => one - other)
  return { low: least, high: most }
}
