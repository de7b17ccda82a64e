import type { Month } from '@settlesg/contract'
import { yearOf } from '@settlesg/contract/months'
import { answerAt } from '../answers/answers.ts'
import { wholeMonth } from '../answers/to-profile.ts'

/** So many years of assessment count. */
const yearsCounted = 3

const rowsIn = (rows: unknown): readonly unknown[] => (Array.isArray(rows) ? rows : [])
const yearIn = (row: unknown) => Number(answerAt(row, 'year'))

/**
 * The years of the table, the newest first: the last three that can have been assessed since the arrival, and any other
 * year that was given before.
 */
export function taxYearsOf(rows: unknown, applyMonth: Month, arrived: unknown): number[] {
  const newest = yearOf(applyMonth)
  const since = wholeMonth(arrived)
  const first = since === undefined ? newest - yearsCounted + 1 : yearOf(since) + 1
  const last = Array.from({ length: yearsCounted }, (_, index) => newest - index).filter((year) => year >= first)
  const given = rowsIn(rows)
    .map(yearIn)
    .filter((year) => Number.isInteger(year) && year > 0)
  return [...new Set([...last, ...given])].toSorted((one, other) => other - one).slice(0, yearsCounted)
}

/** The amount of a year, as it was typed; undefined where there is none. */
export const amountOf = (rows: unknown, year: number): unknown =>
  answerAt(
    rowsIn(rows).find((row) => yearIn(row) === year),
    'amount',
  )

/** The rows with another amount for a year, the newest first; a year without an amount is left out. */
export function withAmount(rows: unknown, year: number, amount: number | string | undefined): unknown {
  const others = rowsIn(rows).filter((row) => yearIn(row) !== year && answerAt(row, 'amount') !== undefined)
  const all = amount === undefined ? others : [...others, { year, amount }]
  return all.length === 0 ? undefined : all.toSorted((one, other) => yearIn(other) - yearIn(one))
}
