/** A visit to the payment page, as the tab that left for it remembers it: what is bought, and where the person was. */
export interface CheckoutInProgress {
  purchaseId: string
  /** A path of this site. */
  returnTo: string
}

const key = 'checkout'

/** Remembered for as long as the tab lives. Where the browser refuses, the page after paying leads to the account. */
export function keepCheckout(checkout: CheckoutInProgress): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(checkout))
  } catch {
    // Refused storage only costs the way back.
  }
}

/** What this tab left to buy; null when it did not, or remembers something else. */
export function keptCheckout(): CheckoutInProgress | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isCheckout(kept) ? kept : null
  } catch {
    return null
  }
}

/** Whatever else runs on this origin could write there: only a path of this site is followed. */
const isCheckout = (kept: unknown): kept is CheckoutInProgress =>
  typeof kept === 'object' &&
  kept !== null &&
  'purchaseId' in kept &&
  typeof kept.purchaseId === 'string' &&
  'returnTo' in kept &&
  typeof kept.returnTo === 'string' &&
  /^\/(?![/\\])/.test(kept.returnTo)
