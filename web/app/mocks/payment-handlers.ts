import {
  currency,
  endpoints,
  errors,
  type ProductName,
  type Purchase,
  priceOrder,
  refundDays,
} from '@settlesg/contract'
import { type Account, allAccounts, move } from './db.ts'
import { listOf, mock, mockForFound, mockForMember, refuse } from './mock.ts'
import { unlock } from './product-handlers.ts'

const unpaid = { status: 'open', paid_at: null, method: null, receipt_number: null, card_statement: null } as const
const nothingBack = { refundable: 'not_paid', refundable_until: null, refund_offer: null, refund: null } as const
const untouched = { refunded_cents: 0, disputed: false, charged_back: false, test_mode: true, seller: null, gst: null }

/** There is no payment page here: buying comes straight back, and is paid when it does. */
function order(account: Account, product: ProductName, quantity: number, toOpen: string | null = null) {
  const { amountCents: amount_cents, ...pack } = priceOrder(product, quantity)
  const id = crypto.randomUUID()
  const session_id = `cs_mock_${id}`
  const url = `${location.origin}/checkout?session=${session_id}`
  const opens = toOpen === null ? null : { assessment_id: toOpen, outcome: null }
  const ordered = { id, created_at: new Date().toISOString(), product, quantity, ...pack, amount_cents, currency, url }
  const own = { opens, billed_to: [], credit_notes: [] }
  account.purchases.unshift({ ...ordered, ...unpaid, ...nothingBack, ...untouched, ...own })
  return { session_id, purchase_id: id, url }
}

function pay(account: Account, purchase: Purchase) {
  const { quantity, units, unit, amount_cents, id } = purchase
  const now = new Date()
  Object.assign(purchase, {
    status: 'paid',
    paid_at: now.toISOString(),
    method: 'card',
    receipt_number: `M-${account.purchases.length}`,
    gst: { percent: 0, cents: 0, number: null },
    refundable_until: new Date(now.getTime() + refundDays * 86_400_000).toISOString(),
    refundable: 'yes',
    refund_offer: { quantity, units, amount_cents, units_kept: 0 },
    url: null,
  } satisfies Partial<Purchase>)
  move(account, units, 'purchase', { purchase_id: id }, unit)
  if (!purchase.opens) return
  const found = account.assessments.find((assessment) => assessment.id === purchase.opens?.assessment_id)
  purchase.opens.outcome = !found ? 'deleted' : found.is_unlocked ? 'already_open' : 'opened'
  if (found && !found.is_unlocked) {
    unlock(account, found)
    Object.assign(purchase, { refundable: 'units_spent', refund_offer: null } as const)
  }
}

const find = ({ purchases }: Account, id: string) => purchases.find((purchase) => purchase.id === id)
const mockForPurchase = mockForFound(find, errors.purchaseNotFound)

export const paymentHandlers = [
  mockForMember(endpoints.createCheckoutSession1, ({ account, body }) => order(account, 'pack_1', body.quantity)),
  mockForMember(endpoints.createCheckoutSession2, ({ account, body: { quantity, open_assessment_id } }) =>
    order(account, 'pack_2', quantity, open_assessment_id),
  ),
  mock(endpoints.createCreditRecord, ({ body: { checkout_session_id } }) => {
    const id = checkout_session_id.replace('cs_mock_', '')
    const account = allAccounts().find((one) => find(one, id))
    const purchase = account && find(account, id)
    if (!purchase) return refuse(errors.checkoutNotFound)
    if (purchase.status === 'paid') return { status: 'already_credited' }
    pay(account, purchase)
    return { status: 'credited' }
  }),
  mockForMember(endpoints.purchases, ({ account }) => listOf(account.purchases)),
  mockForPurchase(endpoints.purchase, ({ found }) => found),
  mockForPurchase(endpoints.nameReceipt, ({ found: purchase, body: { name } }) => {
    purchase.billed_to.push({ name, set_at: new Date().toISOString() })
    return purchase
  }),
  mockForPurchase(endpoints.refundPurchase, ({ account, found: purchase }) => {
    if (purchase.refund) return refuse(errors.alreadyRefunded)
    const { id, unit, units, amount_cents } = purchase
    if (account.user[unit === 'credit' ? 'credits' : 'supercredits'] < units) return refuse(errors.unitsSpent)
    move(account, -units, 'refund', { purchase_id: id }, unit)
    const refund = { status: 'requested', amount_cents, requested_at: new Date().toISOString() } as const
    return Object.assign(purchase, { refund, refundable: 'already_refunded', refund_offer: null } as const)
  }),
]
