import type { ProductName } from '@settlesg/contract'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { api } from '../base/api.ts'
import { useLanguage } from '../base/i18n/use-language.ts'
import { tabStorage } from '../base/storage/browser-storage.ts'
import { useSubmit } from '../kit/use-submit.ts'

/**
 * Leaves for the payment page of so many packs of this kind; afterwards the way leads back to `returnTo`, a path of this
 * site, or to this page. It stays busy until the page is left, so that a second press
 * does nothing; the server, too, finds the open purchase again. `toOpen` is the assessment that the supercredit is for.
 */
export function useCheckout(product: ProductName, returnTo?: string, toOpen?: string) {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  return useSubmit(async (quantity: number) => {
    const order = { body: { quantity, language } }
    const { url, purchase_id } = await (product === 'pack_1'
      ? api.createCheckoutSession1(order)
      : api.createCheckoutSession2({ body: { ...order.body, open_assessment_id: toOpen } }))
    keepCheckout({ purchaseId: purchase_id, returnTo: returnTo ?? pathname + search })
    await leaveFor(url)
  })
}

/** Settles only when the browser brings this very page back, as Back may do: it can be used again then. */
export function leaveFor(url: string): Promise<void> {
  window.location.assign(url)
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
}

/** A visit to the payment page, as the tab that left for it remembers it: what is bought, and where the person was. */
const Checkout = z.object({
  purchaseId: z.string(),
  /** Whatever else runs on this origin could write there: only a path of this site is followed. */
  returnTo: z.string().check(z.regex(/^\/(?![/\\])/)),
})
type CheckoutInProgress = z.infer<typeof Checkout>

const key = 'checkout'

/** Remembered for as long as the tab lives. Where the browser refuses, the page after paying leads to the account. */
export const keepCheckout = (checkout: CheckoutInProgress): void => tabStorage.store(key, JSON.stringify(checkout))

/** What this tab left to buy; null when it did not, or remembers something else. */
export function keptCheckout(): CheckoutInProgress | null {
  try {
    return z.parse(Checkout, JSON.parse(tabStorage.read(key) ?? 'null'))
  } catch {
    return null
  }
}
