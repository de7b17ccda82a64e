import { daysLater, errors } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { isPaidBack, loadFactsSince, type PaymentFacts } from './present.ts'
import {
  type PaymentProvider,
  type ProviderCheckout,
  type ProviderDispute,
  type ProviderRefund,
  ProviderRefusedError,
  ProviderUnavailableError,
} from './provider.ts'
import { cancelUnanswered, findUndecidedRefunds, findUndecidedSessions } from './queries.ts'
import { payBack } from './refunds.ts'
import { refreshPurchase } from './settle.ts'

/** Before that a webhook or the buyer's browser is likely to report it. */
const lookUpAfterMs = 2 * 60_000
/** A hosted page is open for a day. */
const forgetAfterMs = 25 * 3_600_000
/** An inquiry is closed after about 120 days if no dispute follows. */
const escalateDays = 130

/** For webhooks that were lost and processes that died between books and provider. Harmless to repeat. */
export async function refreshUndecided(deps: Deps): Promise<void> {
  if (!deps.payments) return
  const now = deps.clock.now()
  await cancelUnanswered(deps.db, new Date(now.getTime() - forgetAfterMs))
  const before = new Date(now.getTime() - lookUpAfterMs)
  const disputedSince = daysLater(now, -escalateDays)
  for (const { session_id } of await findUndecidedSessions(deps.db, { before, disputedSince }))
    await orLater(() => refreshPurchase(deps, session_id))
  for (const { id } of await findUndecidedRefunds(deps.db, before)) await orLater(() => payBack(deps, id))
}

async function orLater(lookUp: () => Promise<unknown>): Promise<void> {
  try {
    await lookUp()
  } catch (error) {
    const isBusy = error instanceof HttpError && error.registered === errors.unavailable
    if (!(isBusy || error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError)) throw error
  }
}

/** Differences between provider and books, a line each, safe to print. A webhook under way shows up here once. */
export async function* findDiscrepancies(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock'> & { payments: PaymentProvider },
  days: number,
): AsyncGenerator<string> {
  const since = daysLater(clock.now(), -days)
  const ours = await loadFactsSince(db, { since, isLive: payments.isLive })
  const byId = new Map(ours.map((facts) => [facts.purchase.id, facts]))
  const waiting = new Map(ours.map((facts) => [facts.purchase.session_id, facts]))
  for await (const checkout of payments.checkoutsSince(since)) {
    const facts = waiting.get(checkout.sessionId)
    waiting.delete(checkout.sessionId)
    // The provider account may have pages that are not ours.
    if (facts) yield* compareOne(facts, checkout)
    else if (checkout.order.purchaseId !== null && !isAbandoned(checkout, byId.get(checkout.order.purchaseId)))
      yield `checkout ${checkout.sessionId}: ${checkout.status} there, and no purchase of ours has it`
  }
  for (const { purchase } of waiting.values())
    if (purchase.session_id !== null) yield `purchase ${purchase.id}: the provider does not know its checkout`
}

/** Opened while the provider's answer was lost: the buyer never saw the page, and it is not paid. */
const isAbandoned = ({ status }: ProviderCheckout, facts: PaymentFacts | undefined) =>
  facts?.purchase.session_id === null && (status === 'open' || status === 'expired')

function* compareOne({ purchase, refunds, disputes }: PaymentFacts, checkout: ProviderCheckout): Generator<string> {
  const differ = (what: string, there: unknown, here: unknown) =>
    there === here ? [] : [`purchase ${purchase.id}: ${what} is ${there} there, and ${here} here`]
  if (purchase.status === 'held') yield `purchase ${purchase.id}: held, since these differ: ${purchase.held_because}`
  else yield* differ('the payment', checkout.status, statusThere(purchase))
  if (checkout.status === 'paid' && purchase.status === 'paid') {
    yield* differ('the amount', checkout.amountCents, purchase.amount_cents)
    yield* differ('the currency', checkout.currency, purchase.currency)
    yield* differ('the payment id', checkout.paymentId, purchase.payment_id)
    yield* differ('the ordered purchase', checkout.order.purchaseId, purchase.id)
    yield* differ('the product', checkout.order.product, purchase.product)
    yield* differ('the quantity', checkout.order.quantity, String(purchase.quantity))
  }
  yield* compareList('refund', checkout.refunds, refunds, differ)
  yield* compareList('dispute', checkout.disputes, disputes, differ)
}

function statusThere(purchase: PaymentFacts['purchase']): string {
  if (purchase.status !== 'cancelled') return purchase.status
  return isPaidBack(purchase) ? 'paid' : 'expired'
}

function* compareList(
  kind: string,
  there: (ProviderRefund | ProviderDispute)[],
  here: (PaymentFacts['refunds'] | PaymentFacts['disputes'])[number][],
  differ: (what: string, there: unknown, here: unknown) => string[],
): Generator<string> {
  for (const { providerId, amountCents, status } of there) {
    const row = here.findLast(({ provider_id }) => provider_id === providerId)
    yield* differ(
      `${kind} ${providerId}`,
      `${status} of ${amountCents}`,
      row ? `${row.status} of ${row.amount_cents}` : 'not known',
    )
  }
  for (const { provider_id, status } of here)
    if (!there.some(({ providerId }) => providerId === provider_id) && status !== 'failed')
      yield* differ(`a ${kind}`, 'not known', status)
}
