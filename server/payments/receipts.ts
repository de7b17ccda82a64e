import { billedNamesMost, errors, products } from '@settlesg/contract'
import { formatCents } from '@settlesg/wording'
import { findEmail } from '../accounts/service.ts'
import type { Deps } from '../deps.ts'
import { type MailData, type OwnLanguageKind, queueMail } from '../mail/service.ts'
import type { Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { loadOwnPurchase, type PurchaseFacts } from './present.ts'
import { findBilledNames, holdPurchase, insertBilledName } from './queries.ts'
import type { Purchase, Refund } from './tables.ts'

type MailDeps = Pick<Deps, 'jobs' | 'secrets' | 'clock' | 'settings'>

type AboutPurchase = { [K in OwnLanguageKind]: { kind: K; data: MailData<K> } }[OwnLanguageKind]

/** Queues it; none if the account is gone. */
async function mailBuyer(tx: Tx, deps: MailDeps, purchase: Purchase, mail: AboutPurchase): Promise<void> {
  const { user_id: userId, language } = purchase
  const buyer = await findEmail(tx, userId)
  if (buyer) await queueMail(tx, deps, { ...mail, to: buyer.email, userId, language })
}

/* Mails about a purchase are in the language in which it was bought and say only what its row says. */

const named = ({ id, receipt_number, product, quantity, amount_cents, language }: Purchase) => ({
  purchase: id,
  receipt: receipt_number ?? '',
  item: product,
  each: products[product].units,
  quantity,
  amount: formatCents(amount_cents, language),
})

const moved = ({ method, is_live }: Purchase) => ({ method: method ?? 'other', test: is_live ? 0 : 1 })

const soldBy = (
  { seller_name, seller_uen, seller_address, gst_number, gst_percent, language }: Purchase,
  taxCents: number | null,
) => ({
  seller: seller_name ?? '',
  uen: seller_uen ?? '',
  address: seller_address ?? '',
  gst: gst_number ?? '',
  percent: gst_percent ?? 0,
  tax_amount: formatCents(taxCents ?? 0, language),
})

/** Queues the receipt, in the transaction that grants the units and opens what they were bought for. */
export async function mailReceipt(tx: Tx, deps: MailDeps, purchase: Purchase): Promise<void> {
  const { language, unit, units, amount_cents, quantity, gst_percent, gst_number } = purchase
  const opened = purchase.opening === 'opened'
  const data = {
    ...named(purchase),
    ...moved(purchase),
    ...soldBy(purchase, purchase.gst_cents),
    tax: gst_percent === null ? 'unknown' : gst_number ? 'gst' : 'none',
    price: formatCents(amount_cents / quantity, language),
    units,
    total: quantity > 1 ? `${unit}_other` : '',
    statement: purchase.card_statement ?? '',
    opened: opened ? 1 : 0,
    opens: opened ? (purchase.open_assessment_id ?? '') : '',
    rest: opened && units > 1 ? 1 : 0,
  }
  await mailBuyer(tx, deps, purchase, { kind: 'receipt', data })
}

/** Queues the mail about a refund, with its credit note; none if the account is gone. */
export async function mailRefund(
  tx: Tx,
  deps: MailDeps,
  purchase: Purchase,
  { amount_cents, credit_note_number, gst_cents }: Refund,
): Promise<void> {
  if (!purchase.granted_at) return
  const data = {
    ...named(purchase),
    ...moved(purchase),
    ...soldBy(purchase, gst_cents),
    refunded: formatCents(amount_cents, purchase.language),
    credited: purchase.gst_number && gst_cents !== null ? 'gst' : '',
    note: credit_note_number ?? '',
  }
  await mailBuyer(tx, deps, purchase, { kind: 'refunded', data })
}

/** Queues the mail that a held payment has gone back whole; none if the account is gone. */
export async function mailPaidBack(tx: Tx, deps: MailDeps, purchase: Purchase): Promise<void> {
  const { product: item, quantity } = purchase
  await mailBuyer(tx, deps, purchase, { kind: 'paid_back', data: { item, each: products[item].units, quantity } })
}

/** Queues the mail that a refund failed: the units are back, or a bank holds what they were paid with. */
export async function mailRefundFailed(
  tx: Tx,
  deps: MailDeps,
  purchase: Purchase,
  { refund, isHeld }: { refund: Pick<Refund, 'amount_cents'>; isHeld: boolean },
): Promise<void> {
  const data = { ...named(purchase), refunded: formatCents(refund.amount_cents, purchase.language) }
  await mailBuyer(tx, deps, purchase, { kind: isHeld ? 'refund_contested' : 'refund_failed', data })
}

/** Puts a name on a receipt, null for the account's own. Throws `purchaseNotFound`, `notPaid`, `tooManyNames`. */
export async function nameReceipt(
  { transaction, clock }: Pick<Deps, 'transaction' | 'clock'>,
  userId: string,
  purchaseId: string,
  name: string | null,
): Promise<PurchaseFacts> {
  return transaction(async (tx) => {
    const purchase = await holdPurchase(tx, purchaseId)
    if (purchase?.user_id !== userId) throw new HttpError(errors.purchaseNotFound)
    if (purchase.receipt_number === null) throw new HttpError(errors.notPaid)
    const names = await findBilledNames(tx, [purchaseId])
    if ((names.at(-1)?.name ?? null) !== name) {
      if (names.length >= billedNamesMost) throw new HttpError(errors.tooManyNames)
      const number = names.length + 1
      await insertBilledName(tx, { purchase_id: purchaseId, number, user_id: userId, name, set_at: clock.now() })
    }
    return loadOwnPurchase(tx, userId, purchaseId)
  })
}
