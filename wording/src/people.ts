/** The highest end that is ever shown: no case is certain, so beyond it a range says only from where it begins. */
const highestShown = 98

/** Whether a range reaches so far that it is written "over 93". */
export const isOpenEnded = ({ high }: { high: number }): boolean => high >= highestShown

/** People of 100 with their sign, as a change is written: +3, −2, 0; with one decimal +2.4, −0.6, 0. */
export function signedPeople(people: number, decimals = 0): string {
  const text = Math.abs(people).toFixed(decimals)
  if (Number(text) === 0) return '0'
  return `${people < 0 ? '−' : '+'}${text}`
}
