import type { Estimate, Outlook } from '@settlesg/contract'
import type { Texts } from './texts.ts'

/** The highest end that is ever shown: no case is certain, so beyond it a range says only from where it begins. */
const highestShown = 98

/** Whether a range reaches so far that it is written "over 93". */
export const isOpenEnded = ({ high }: { high: number }): boolean => high >= highestShown

/** A range of 100 in figures, as every view writes it: "30 to 48", or "over 93" where it reaches the highest that is shown. */
export const describeRange = ({ t }: Texts, range: { low: number; high: number }): string =>
  t(isOpenEnded(range) ? 'translation:crowd.range_over' : 'translation:crowd.range', {
    low: range.low,
    high: range.high,
  })

/** People of 100 with their sign, as a change is written: +3, −2, 0; with one decimal +2.4, −0.6, 0. */
export function signedPeople(people: number, decimals = 0): string {
  const text = Math.abs(people).toFixed(decimals)
  if (Number(text) === 0) return '0'
  return `${people < 0 ? '−' : '+'}${text}`
}

type Level = Pick<Estimate['base'], 'low' | 'high' | 'first_time' | 'basis'>

/** Whose level it is: that of first applications, of those refused as often, or of all where it is not said. */
const whoseLevel = ({ first_time }: Pick<Level, 'first_time'>, assumed: Outlook['assumed_refusals']) =>
  first_time === null ? 'first' : assumed ? 'averaged' : 'refused'

/** What a level rests on: once refusals are taken off, on our judgement, whatever that of first applications rests on. */
export const levelBasis = ({ first_time, basis }: Pick<Level, 'first_time' | 'basis'>): Level['basis'] =>
  first_time === null ? basis : 'judgement'

/** What is usual on a route, with whose level it is: first applications, those refused as often, or all where it is not said. */
export function describeUsual(
  texts: Texts,
  base: Pick<Level, 'low' | 'high' | 'first_time'>,
  assumed: Outlook['assumed_refusals'],
): string {
  const range = describeRange(texts, { low: Math.round(base.low), high: Math.round(base.high) })
  return texts.t(`model:usual.${whoseLevel(base, assumed)}`, { range })
}
