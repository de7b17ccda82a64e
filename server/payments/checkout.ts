import {
  type CheckoutSession,
  currency,
  type Language,
  type ProductName,
  priceOrder,
  products,
} from '@settlesg/contract'
import { counted, readTexts } from '@settlesg/wording'
import en from '../../locales/en/payments.json' with { type: 'json' }
import zh from '../../locales/zh/payments.json' with { type: 'json' }
import type { Deps } from '../deps.ts'
import { keepSession, openOrFind } from './queries.ts'
import { refreshPurchase, requireProvider } from './settle.ts'
import type { Purchase } from './tables.ts'

/** How long an equal, still open purchase is found again, so that a double click opens one page. */
const reuseMs = 10 * 60_000

export interface CheckoutRequest {
  quantity: number
  language?: Language | null | undefined
  open_assessment_id?: string | null | undefined
}

/** Writes the purchase, then opens its page, with a key from the purchase: called twice, it opens one page. */
export async function openCheckout(
  deps: Deps,
  buyer: { id: string; language: Language },
  product: ProductName,
  { quantity, language, open_assessment_id: toOpen = null }: CheckoutRequest,
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
          pack_units: products[product].units,
          pack_cents: products[product].priceCents,
          currency,
          is_live: provider.isLive,
          language: language ?? buyer.language,
          open_assessment_id: toOpen,
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

/** Only from the row, so that the request to the provider is the same each time. */
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

/**
 * The account's own name (2 to 10 characters), "* " and this make at most 22 characters, so at most 10 plain letters:
 * https://docs.stripe.com/get-started/account/statement-descriptors.
 */
export const statementSuffixes: Readonly<Record<ProductName, string>> = { pack_1: 'ESTIMATES', pack_2: 'ANALYSIS' }

const chargeDescription = (seller: string, quantity: number, title: string): string =>
  `${seller}: ${quantity} × ${title}`

const texts = { en: readTexts('en', { payments: en }), zh: readTexts('zh', { payments: zh }) }

const packTitle = (product: ProductName, language: Language): string =>
  counted(texts[language], `payments:units.${products[product].unit}`, products[product].units)
