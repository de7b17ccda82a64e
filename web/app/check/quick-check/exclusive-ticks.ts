/** Of each pair only one can be true: the later tick wins. */
const pairs: readonly (readonly string[])[] = [
  ['conviction', 'rather_not_say'],
  ['gave_up', 'lapsed'],
  ['spouse_of_citizen', 'spouse_of_pr'],
]
/** The ticks that a new one rules out. */
export const excludedBy = (tick: string): readonly string[] =>
  pairs.flatMap((pair) => (pair.includes(tick) ? pair.filter((one) => one !== tick) : []))
