import { errors, type Purchase } from '@settlesg/contract'
import { currency, orderOf, type ProductName, refundDays } from '@settlesg/contract/catalogue'
import { HttpResponse, http } from 'msw'
import { api, asMember, refuse } from './answers.ts'
import { type Account, accountWith, demo, findAccount, move } from './db.ts'

/** There is no payment page here: buying comes straight back, as if the payment had been made there. */
const openPurchase = (product: ProductName, quantity: number, id: string = crypto.randomUUID()): Purchase => {
  const { units, unit, amountCents } = orderOf(product, quantity)
  return {
    id,
    created_at: new Date().toISOString(),
    product,
    quantity,
    unit,
    units,
    amount_cents: amountCents,
    currency,
    status: 'open',
    paid_at: null,
    method: null,
    receipt_number: null,
    seller: null,
    gst: null,
    card_statement: null,
    billed_to: [],
    credit_notes: [],
    refundable_until: null,
    refundable: 'not_paid',
    refund_offer: null,
    refund: null,
    refunded_cents: 0,
    disputed: false,
    charged_back: false,
    test_mode: true,
    url: `${location.origin}/checkout?session=${sessionOf({ id, product, quantity })}`,
  }
}

const sessionOf = ({ id, product, quantity }: Pick<Purchase, 'id' | 'product' | 'quantity'>) =>
  `cs_mock_${product}_${quantity}_${id.replaceAll('-', '_')}`

/**
 * The purchase of a session. Leaving for the payment page and coming back loads the page anew, which forgets everything:
 * so a session that is not known is taken for one of the demo account, and tells what was bought.
 */
function purchaseOf(session: string): { account: Account; purchase: Purchase } | null {
  const isAsked = (purchase: Purchase) => sessionOf(purchase) === session
  const account = accountWith(({ purchases }) => purchases.some(isAsked)) ?? findAccount(demo.email)
  const [, pack, quantity, id] = /^cs_mock_pack_([12])_(\d+)_([0-9a-f_]{36})$/.exec(session) ?? []
  if (!account || !id) return null
  const known = account.purchases.find(isAsked)
  if (known) return { account, purchase: known }
  const purchase = openPurchase(pack === '1' ? 'pack_1' : 'pack_2', Number(quantity), id.replaceAll('_', '-'))
  account.purchases.unshift(purchase)
  return { account, purchase }
}

/** Pays an open purchase, once. */
function pay(account: Account, purchase: Purchase) {
  const now = new Date()
  Object.assign(purchase, {
    status: 'paid',
    paid_at: now.toISOString(),
    method: 'card',
    receipt_number: `M-${account.purchases.length}`,
    gst: { percent: 0, cents: 0, number: null },
    refundable_until: new Date(now.getTime() + refundDays * 86_400_000).toISOString(),
    refundable: 'yes',
    refund_offer: {
      quantity: purchase.quantity,
      units: purchase.units,
      amount_cents: purchase.amount_cents,
      units_kept: 0,
    },
    url: null,
  } satisfies Partial<Purchase>)
  move(account, purchase.units, 'purchase', { purchase_id: purchase.id }, purchase.unit)
}

const find = (account: Account, id: string) => account.purchases.find((purchase) => purchase.id === id)

const checkout = (number: 1 | 2) =>
  http.post<never, { quantity: number }>(api(`/payment/create-checkout-session_${number}`), ({ request }) =>
    asMember(request, async (account) => {
      const purchase = openPurchase(`pack_${number}`, (await request.clone().json()).quantity)
      account.purchases.unshift(purchase)
      return HttpResponse.json({ session_id: sessionOf(purchase), url: purchase.url, purchase_id: purchase.id })
    }),
  )

export const paymentHandlers = [
  checkout(1),
  checkout(2),
  http.post<never, { checkout_session_id: string }>(api('/credit/create-creditrecord'), async ({ request }) => {
    const found = purchaseOf((await request.json()).checkout_session_id)
    if (!found) return refuse(errors.checkoutNotFound)
    if (found.purchase.status === 'paid') return HttpResponse.json({ status: 'already_credited' })
    pay(found.account, found.purchase)
    return HttpResponse.json({ status: 'credited' })
  }),
  http.get(api('/payment/purchases'), ({ request }) =>
    asMember(request, ({ purchases }) => HttpResponse.json({ data: purchases, count: purchases.length })),
  ),
  http.get<{ id: string }>(api('/payment/purchases/:id'), ({ request, params }) =>
    asMember(request, (account) => {
      const purchase = find(account, params.id)
      return purchase ? HttpResponse.json(purchase) : refuse(errors.purchaseNotFound)
    }),
  ),
  http.post<{ id: string }, { name: string | null }>(api('/payment/purchases/:id/billed-to'), ({ request, params }) =>
    asMember(request, async (account) => {
      const purchase = find(account, params.id)
      if (!purchase) return refuse(errors.purchaseNotFound)
      const { name } = await request.clone().json()
      purchase.billed_to.push({ name, set_at: new Date().toISOString() })
      return HttpResponse.json(purchase)
    }),
  ),
  http.post<{ id: string }>(api('/payment/purchases/:id/refund'), ({ request, params }) =>
    asMember(request, (account) => {
      const purchase = find(account, params.id)
      if (!purchase) return refuse(errors.purchaseNotFound)
      if (purchase.refund) return refuse(errors.alreadyRefunded)
      const held = purchase.unit === 'credit' ? account.user.credits : account.user.supercredits
      if (held < purchase.units) return refuse(errors.unitsSpent)
      move(account, -purchase.units, 'refund', { purchase_id: purchase.id }, purchase.unit)
      const { amount_cents } = purchase
      purchase.refund = { status: 'requested', amount_cents, requested_at: new Date().toISOString() }
      purchase.refundable = 'already_refunded'
      purchase.refund_offer = null
      return HttpResponse.json(purchase)
    }),
  ),
]
