import type { ProductName } from '@settlesg/contract'
import { useLocation } from 'react-router'
import { api } from '../../base/api.ts'
import { useLanguage } from '../../base/i18n/use-language.ts'
import { useSubmit } from '../../kit/use-submit.ts'
import { keepCheckout } from './checkout-in-progress.ts'

/**
 * Leaves for the payment page of so many packs of this kind; afterwards the way leads back to `returnTo`, a path of this
 * site, or to this page. It stays busy until the page is left, so that a second press
 * does nothing; the server, too, finds the open purchase again.
 */
export function useCheckout(product: ProductName, returnTo?: string) {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  return useSubmit(async (quantity: number) => {
    const order = { body: { quantity, language } }
    const { url, purchase_id } = await (product === 'pack_1'
      ? api.createCheckoutSession1(order)
      : api.createCheckoutSession2(order))
    keepCheckout({ purchaseId: purchase_id, returnTo: returnTo ?? pathname + search })
    await leaveFor(url)
  })
}

/** Settles only when the browser brings this very page back, as Back may do: it can be used again then. */
export function leaveFor(url: string): Promise<void> {
  window.location.assign(url)
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
}
