import type { Month } from '@settlesg/contract'

/** The last year that a month of the contract can name. */
const lastYear = 2099

/** The month `months` (≥ 0) after this one; null beyond the months that the contract can name. */
export function monthAfter(month: Month, months: number): Month | null {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  const year = Math.floor(count / 12)
  return year > lastYear ? null : `${year}-${String((count % 12) + 1).padStart(2, '0')}`
}
