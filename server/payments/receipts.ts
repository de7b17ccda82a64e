import { products } from '@settlesg/contract/catalogue'
import type { Selectable } from 'kysely'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/service.ts'
import type { Tx } from '../tables.ts'
import { emailOf } from './queries.ts'
import type { PurchaseRow, RefundRow } from './tables.ts'

type Purchase = Selectable<PurchaseRow>
type MailDeps = Pick<Deps, 'jobs' | 'secrets' | 'clock' | 'settings'>

/** `S$9.00`, as everywhere on the pages. */
const moneyOf = (cents: number) => `S$${(cents / 100).toFixed(2)}`

/** What names a purchase in every mail about it. */
const named = ({ receipt_number, product, quantity, amount_cents }: Purchase) => ({
  receipt: receipt_number ?? '',
  item: product,
  each: products[product].units,
  quantity,
  amount: moneyOf(amount_cents),
})

const moved = ({ method, is_live }: Purchase) => ({ method: method ?? 'other', test: is_live ? 0 : 1 })

/** Queues the receipt, in the transaction that grants the units. */
export async function mailReceipt(tx: Tx, deps: MailDeps, purchase: Purchase, to: string): Promise<void> {
  const gstNumber = deps.settings.seller?.gstNumber
  const data = { ...named(purchase), ...moved(purchase), tax: gstNumber ? 'gst' : 'none', gst: gstNumber ?? '' }
  await queueMail(tx, deps, { kind: 'receipt', to, userId: purchase.user_id, data })
}

/** Tells the buyer that money went back; nobody, where the account is gone. */
export async function mailRefund(
  tx: Tx,
  deps: MailDeps,
  purchase: Purchase,
  { amount_cents }: Pick<Selectable<RefundRow>, 'amount_cents'>,
): Promise<void> {
  const buyer = purchase.granted_at && (await emailOf(tx, purchase.user_id))
  if (!buyer) return
  const data = { ...named(purchase), ...moved(purchase), refunded: moneyOf(amount_cents) }
  await queueMail(tx, deps, { kind: 'refunded', to: buyer.email, userId: purchase.user_id, data })
}

/** Tells the buyer that a refund did not go through: the units are back, or a bank holds what they were paid with. */
export async function mailRefundFailed(
  tx: Tx,
  deps: MailDeps,
  purchase: Purchase,
  { refund, isHeld }: { refund: Pick<Selectable<RefundRow>, 'amount_cents'>; isHeld: boolean },
): Promise<void> {
  const buyer = await emailOf(tx, purchase.user_id)
  if (!buyer) return
  const data = { ...named(purchase), refunded: moneyOf(refund.amount_cents) }
  const kind = isHeld ? 'refund_contested' : 'refund_failed'
  await queueMail(tx, deps, { kind, to: buyer.email, userId: purchase.user_id, data })
}
