import { type CheckoutSession, currency, type Language, type ProductName, priceOrder } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { chargeDescription, statementSuffixes } from './charge-words.ts'
import { packTitle } from './pack-title.ts'
import { keepSession, openOrFind } from './queries.ts'
import { refreshPurchase, requireProvider } from './refresh-purchase.ts'
import type { Purchase } from './tables.ts'

/** For how long an equal purchase that is still open is found again, so that a double click opens one page. */
const reuseMs = 10 * 60_000

/**
 * Opens a hosted page on which the buyer can pay. The purchase is written first, so that whatever happens afterwards finds
 * it; then the provider is asked, with a key that comes from the purchase: asked twice, it opens one page.
 */
export async function openCheckout(
  deps: Deps,
  buyer: { id: string; language: Language },
  product: ProductName,
  { quantity, language }: { quantity: number; language?: Language | null | undefined },
): Promise<CheckoutSession> {
  const provider = requireProvider(deps)
  const order = priceOrder(product, quantity)
  const claim = async () => {
    const now = deps.clock.now()
    const { purchase, replaced } = await deps.transaction((tx) =>
      openOrFind(
        tx,
        {
          user_id: buyer.id,
          product,
          quantity,
          unit: order.unit,
          units: order.units,
          amount_cents: order.amountCents,
          currency,
          is_live: provider.isLive,
          language: language ?? buyer.language,
        },
        { now, since: new Date(now.getTime() - reuseMs) },
      ),
    )
    // Left open, the same could be paid twice, in two languages.
    for (const session of replaced) await provider.expireCheckout(session)
    return purchase
  }

  let purchase = await claim()
  if (purchase.session_id !== null) {
    // It may have been paid on the page that is open here, without our knowing yet: then this is another purchase.
    const found = await refreshPurchase(deps, purchase.session_id)
    const { status, session_id, session_url } = found?.purchase ?? purchase
    if (status === 'open' && session_id && session_url)
      return { session_id, url: session_url, purchase_id: purchase.id }
    purchase = await claim()
  }
  const { sessionId, url } = await provider.openCheckout(asOrdered(deps, purchase))
  await keepSession(deps.db, purchase.id, { session_id: sessionId, session_url: url })
  return { session_id: sessionId, url, purchase_id: purchase.id }
}

/** Only from the row, so that the provider is asked for the same each time. */
function asOrdered({ settings, product: seller }: Pick<Deps, 'settings' | 'product'>, purchase: Purchase) {
  const { id, product, quantity, language } = purchase
  const title = packTitle(product, language)
  return {
    purchaseId: id,
    product,
    title,
    quantity,
    description: chargeDescription(seller, quantity, title),
    statementSuffix: statementSuffixes[product],
    priceCents: purchase.amount_cents / quantity,
    currency: purchase.currency,
    language,
    successUrl: `${settings.publicUrl}/checkout?session={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${settings.publicUrl}/checkout?cancelled=${id}`,
  }
}
