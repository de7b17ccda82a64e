import { sql } from 'kysely'
import { seededRandom } from '../../../testing/seed.ts'
import { spendOnEstimate } from '../../credits/service.ts'
import { openCheckout } from '../checkout.ts'
import type { Checkout } from '../provider.ts'
import { ProviderRefusedError, ProviderUnavailableError } from '../provider.ts'
import { askAboutPayments } from '../reconcile.ts'
import { refundPurchase } from '../refunds.ts'
import { creditCheckout } from '../service.ts'
import { receiveEvent } from '../webhook.ts'
import type { Shop } from './shop.ts'
import { eventText, signatureFor } from './webhooks.ts'

/** How many moves buyers and provider make before everything is told in the end. */
const moves = 40

/**
 * One run of buyers, provider and faults, all drawn from the seed. Every event waits in a post bag, from which it is taken in
 * any order, late, twice or not at all; the process stops before any statement or after any call. In the end the job asks,
 * and the bag is emptied. Answers with a line for each move: equal seeds, equal lines.
 */
export async function simulate(shop: Shop, seed: number): Promise<string[]> {
  const random = seededRandom(seed)
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]
  const buyers = [await shop.newBuyer(), await shop.newBuyer()]
  const sessions: { id: string; buyer: number }[] = []
  const bag: string[] = []
  const log: string[] = []
  let events = 0

  const post = (type: string, sessionId: string) => {
    const checkout = shop.provider.checkout(sessionId)
    const { paymentId } = checkout
    const object = type.startsWith('checkout.') ? { id: sessionId } : { id: 'x', payment_intent: paymentId }
    events += 1
    bag.push(eventText({ type, object, id: `evt_${seed}_${events}_${buyers[0]?.id.replaceAll('-', '')}` }))
  }
  const tell = (payload: string) =>
    receiveEvent(shop, Buffer.from(payload), signatureFor(payload, shop.clock.now())).then(() => 'told')
  const theSession = () => pick(sessions)
  const inState = (...states: Checkout['status'][]) =>
    pick(sessions.filter(({ id }) => states.includes(shop.provider.checkout(id).status)))

  const actions: Record<string, () => Promise<string> | string> = {
    async open() {
      const buyer = Math.floor(random() * buyers.length)
      const who = buyers[buyer]
      if (!who) return 'nobody'
      const { session_id } = await openCheckout(shop, who, random() < 0.7 ? 'pack_1' : 'pack_2', {
        quantity: 1 + Math.floor(random() * 3),
      })
      if (!sessions.some(({ id }) => id === session_id)) sessions.push({ id: session_id, buyer })
      return `page ${sessions.findIndex(({ id }) => id === session_id)}`
    },
    pay() {
      const open = inState('open', 'pending')
      if (!open) return 'none open'
      shop.provider.finish(open.id)
      post('checkout.session.completed', open.id)
      return 'paid'
    },
    promise() {
      const open = inState('open')
      if (!open) return 'none open'
      shop.provider.finish(open.id, 'pending')
      post('checkout.session.completed', open.id)
      return 'promised'
    },
    fail() {
      const pending = inState('pending', 'open')
      if (!pending) return 'none waits'
      const checkout = shop.provider.checkout(pending.id)
      const status = checkout.status === 'pending' ? 'declined' : 'expired'
      Object.assign(checkout, { status, url: null })
      post(status === 'declined' ? 'checkout.session.async_payment_failed' : 'checkout.session.expired', pending.id)
      return status
    },
    async come_back() {
      const session = theSession()
      return session ? creditCheckout(shop, session.id) : 'no page'
    },
    async deliver() {
      const payload = pick(bag)
      return payload ? tell(payload) : 'no event'
    },
    async spend() {
      const buyer = pick(buyers)
      if (!buyer) return 'nobody'
      const { rows } = await sql<{ id: string }>`select gen_random_uuid() as id`.execute(shop.db)
      return shop.transaction((tx) => spendOnEstimate(tx, buyer.id, rows[0]?.id ?? '')).then(() => 'spent')
    },
    async refund() {
      const buyer = pick(buyers)
      const purchases = buyer ? await shop.rowsOf(buyer.id) : []
      purchases.sort((one, other) => (one.receipt_number ?? '').localeCompare(other.receipt_number ?? ''))
      const purchase = pick(purchases.filter(({ status }) => status === 'paid'))
      if (!purchase || !buyer) return 'nothing paid'
      const { refunds } = await refundPurchase(shop, { userId: buyer.id, purchaseId: purchase.id })
      if (purchase.session_id) post('refund.created', purchase.session_id)
      return `refund ${refunds.findLast(({ asked_by }) => asked_by === 'buyer')?.status}`
    },
    refund_there() {
      const paid = inState('paid')
      if (!paid) return 'nothing paid'
      const { amountCents, refunds } = shop.provider.checkout(paid.id)
      const gone = refunds.filter(({ status }) => status !== 'failed').reduce((sum, each) => sum + each.amountCents, 0)
      const left = (amountCents ?? 0) - gone
      if (left <= 0) return 'nothing left'
      shop.provider.addRefund(paid.id, { amountCents: 1 + Math.floor(random() * left), status: 'requested' })
      post('refund.created', paid.id)
      return 'refunded there'
    },
    end_refund() {
      const paid = inState('paid')
      const refund = paid && pick(shop.provider.checkout(paid.id).refunds.filter(({ status }) => status !== 'failed'))
      if (!paid || !refund) return 'no refund'
      refund.status = random() < 0.5 || refund.status === 'succeeded' ? 'failed' : 'succeeded'
      post('refund.updated', paid.id)
      return `refund ${refund.status}`
    },
    dispute() {
      const paid = inState('paid')
      if (!paid || shop.provider.checkout(paid.id).disputes.length > 0) return 'nothing to dispute'
      shop.provider.addDispute(paid.id, random() < 0.5 ? 'inquiry' : 'open')
      post('charge.dispute.created', paid.id)
      return 'disputed'
    },
    move_dispute() {
      const paid = inState('paid')
      const disputes = paid && shop.provider.checkout(paid.id).disputes
      const dispute = disputes && pick(disputes.filter(({ status }) => status === 'open' || status === 'inquiry'))
      if (!paid || !dispute) return 'no dispute'
      dispute.status = dispute.status === 'inquiry' ? 'open' : random() < 0.5 ? 'won' : 'lost'
      post('charge.dispute.updated', paid.id)
      return dispute.status
    },
    async ask() {
      shop.clock.pass(Math.floor(random() * 900))
      await askAboutPayments(shop)
      return 'asked'
    },
  }
  const names = Object.keys(actions)

  for (let move = 0; move < moves; move += 1) {
    const name = pick(names) ?? ''
    const faulty = random() < 0.25
    const places = ['before open', 'after open', 'before read', 'after read', 'before refund', 'after refund'] as const
    const place = pick(places)
    const Fault = random() < 0.8 ? ProviderUnavailableError : Error
    shop.provider.trouble = (at) => {
      if (faulty && at === place) throw new Fault('planned')
    }
    const outcome = await Promise.resolve()
      .then(() => actions[name]?.())
      .catch((error: unknown) => refusalOf(error))
    log.push(`${name}${faulty ? ` (${place})` : ''}: ${outcome}`)
    const broken = await shop.broken()
    if (broken.length > 0) throw new Error(`seed ${seed}, move ${move}: ${broken.join('; ')}\n${log.join('\n')}`)
  }

  shop.provider.trouble = () => {}
  for (const payload of bag) await tell(payload)
  shop.clock.pass(300)
  await askAboutPayments(shop)
  return log
}

/** What was planned, or what a buyer may be told; anything else is a finding. */
function refusalOf(error: unknown): string {
  if (!(error instanceof Error)) throw error
  if (error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError || error.message === 'planned')
    return 'fault'
  if (error.name === 'HttpError') return error.message
  throw error
}
