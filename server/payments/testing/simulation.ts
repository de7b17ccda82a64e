import { sql } from 'kysely'
import { seededRandom } from '../../../testing/seed.ts'
import { spendOnEstimate } from '../../credits/service.ts'
import { openCheckout } from '../checkout.ts'
import { ProviderRefusedError, ProviderUnavailableError } from '../provider.ts'
import { refreshUndecided } from '../reconcile.ts'
import { refundPurchase } from '../refunds.ts'
import { creditCheckout } from '../service.ts'
import { receiveEvent } from '../webhook.ts'
import type { Shop } from './shop.ts'

const moves = 40

/** Drawn from the seed: events come late, twice or never, and the process stops anywhere. Equal seeds, equal lines. */
export async function simulate(shop: Shop, seed: number): Promise<string[]> {
  const random = seededRandom(seed)
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]
  const buyers = [await shop.newBuyer(), await shop.newBuyer()]
  const sessions: { id: string; buyer: number }[] = []
  const bag: string[] = []
  const log: string[] = []
  let events = 0
  const { store } = shop.sandbox

  const post = (type: string, sessionId: string) => {
    events += 1
    bag.push(shop.findEvent(type, sessionId, `evt_${seed}_${events}_${buyers[0]?.id.replaceAll('-', '')}`))
  }
  const deliver = (payload: string) =>
    receiveEvent(shop, Buffer.from(payload), shop.sign(payload)).then(() => 'delivered')
  const theSession = () => pick(sessions)
  const readPayment = (id: string) => {
    const view = shop.sandbox.checkout(id)
    const { session = null, isProcessing = false } = view ?? {}
    const charge = store.find('charge', store.find('payment_intent', session?.payment_intent)?.latest_charge)
    const query = { limit: 100, paymentId: String(charge?.payment_intent) }
    const done = charge?.paid ? 'paid' : isProcessing ? 'pending' : 'declined'
    return {
      status: session?.status === 'complete' ? done : session?.status,
      charge,
      refunds: store.list('refund', query).toReversed(),
      disputes: store.list('dispute', query),
    }
  }
  const inState = (...states: string[]) =>
    pick(sessions.filter(({ id }) => states.includes(String(readPayment(id).status))))

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
      shop.finish(open.id)
      post('checkout.session.completed', open.id)
      return 'paid'
    },
    promise() {
      const open = inState('open')
      if (!open) return 'none open'
      shop.finish(open.id, 'pending')
      post('checkout.session.completed', open.id)
      return 'promised'
    },
    fail() {
      const pending = inState('pending', 'open')
      if (!pending) return 'none waits'
      const status = readPayment(pending.id).status === 'pending' ? 'declined' : 'expired'
      shop.sandbox.complete(pending.id, status === 'declined' ? 'async_failed' : 'expired')
      post(status === 'declined' ? 'checkout.session.async_payment_failed' : 'checkout.session.expired', pending.id)
      return status
    },
    async come_back() {
      const session = theSession()
      return session ? creditCheckout(shop, session.id) : 'no page'
    },
    async deliver() {
      const payload = pick(bag)
      return payload ? deliver(payload) : 'no event'
    },
    async spend() {
      const buyer = pick(buyers)
      if (!buyer) return 'nobody'
      const { rows } = await sql<{ id: string }>`select gen_random_uuid() as id`.execute(shop.db)
      return shop.transaction((tx) => spendOnEstimate(tx, buyer.id, rows[0]?.id ?? '')).then(() => 'spent')
    },
    async refund() {
      const buyer = pick(buyers)
      const purchases = buyer ? await shop.readRows(buyer.id) : []
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
      const { charge, disputes } = readPayment(paid.id)
      const left = (charge?.amount ?? 0) - (charge?.amount_refunded ?? 0)
      if (left <= 0 || disputes.some(({ is_charge_refundable }) => !is_charge_refundable)) return 'nothing left'
      shop.refundThere(paid.id, 1 + Math.floor(random() * left), 'pending')
      post('refund.created', paid.id)
      return 'refunded there'
    },
    end_refund() {
      const paid = inState('paid')
      const refund = paid && pick(readPayment(paid.id).refunds.filter(({ status }) => status !== 'failed'))
      if (!paid || !refund) return 'no refund'
      const status = random() < 0.5 || refund.status === 'succeeded' ? 'failed' : 'succeeded'
      shop.sandbox.settleRefund(refund.id, status)
      post('refund.updated', paid.id)
      return `refund ${status}`
    },
    dispute() {
      const paid = inState('paid')
      const { charge, disputes } = paid ? readPayment(paid.id) : {}
      if (!paid || disputes?.length !== 0 || charge?.refunded) return 'nothing to dispute'
      shop.dispute(paid.id, random() < 0.5 ? 'inquiry' : undefined)
      post('charge.dispute.created', paid.id)
      return 'disputed'
    },
    move_dispute() {
      const paid = inState('paid')
      const [dispute] = paid ? readPayment(paid.id).disputes : []
      const isOpen = dispute?.status === 'needs_response'
      if (!paid || !dispute || !(isOpen || dispute.status === 'warning_needs_response')) return 'no dispute'
      const status = isOpen ? (random() < 0.5 ? 'won' : 'lost') : 'needs_response'
      shop.sandbox.moveDispute(dispute.id, status)
      post('charge.dispute.updated', paid.id)
      return status
    },
    async ask() {
      shop.clock.pass(Math.floor(random() * 900))
      await refreshUndecided(shop)
      return 'requested'
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
      .catch((error: unknown) => describeRefusal(error))
    log.push(`${name}${faulty ? ` (${place})` : ''}: ${outcome}`)
    const broken = await shop.broken()
    if (broken.length > 0) throw new Error(`seed ${seed}, move ${move}: ${broken.join('; ')}\n${log.join('\n')}`)
  }

  shop.provider.trouble = () => {}
  for (const payload of bag) await deliver(payload)
  shop.clock.pass(300)
  await refreshUndecided(shop)
  return log
}

/** What was planned, or what a buyer may be answered; anything else is a finding. */
function describeRefusal(error: unknown): string {
  if (!(error instanceof Error)) throw error
  if (error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError || error.message === 'planned')
    return 'fault'
  if (error.name === 'HttpError') return error.message
  throw error
}
