import type { UnitsAt } from '../payments/service.ts'

/**
 * What became of the units of a product in a month: `opening + sold − used − takenBack − lapsed = closing`. Credits never
 * expire, so those that are left are a promise to keep: a contract liability (FRS 115).
 */
export interface UnitMovement {
  product: UnitsAt['product']
  opening: number
  sold: number
  /** For estimates and analyses, beyond the trial. */
  used: number
  /** Out of wallets by refunds, disputes and what was owed for them; below 0 where more came back. */
  takenBack: number
  /** In wallets of accounts that were deleted in the month. */
  lapsed: number
  closing: number
  /** What was paid for those of the opening and of the closing, without tax, in cents. */
  openingCents: number
  closingCents: number
  /** How many of the closing have a receipt that does not say what tax was in it, and so no value here. */
  closingUntold: number
}

/** The difference of two moments, a row a product. */
export function unitMovements(before: readonly UnitsAt[], after: readonly UnitsAt[]): UnitMovement[] {
  return after.map((end) => {
    const start = before.find(({ product }) => product === end.product) ?? nothing
    const takenBack = (at: Omit<UnitsAt, 'product'>) => at.sold - at.used - at.unused - at.lapsed
    return {
      product: end.product,
      opening: start.unused,
      sold: end.sold - start.sold,
      used: end.used - start.used,
      takenBack: takenBack(end) - takenBack(start),
      lapsed: end.lapsed - start.lapsed,
      closing: end.unused,
      openingCents: start.unused_cents,
      closingCents: end.unused_cents,
      closingUntold: end.unused_untold,
    }
  })
}

const nothing = { sold: 0, used: 0, unused: 0, lapsed: 0, unused_cents: 0, unused_untold: 0 }
