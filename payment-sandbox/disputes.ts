import type Stripe from 'stripe'
import { type Context, emit, newId, toSeconds } from './events.ts'

type Dispute = Stripe.Dispute

const secondsToAnswer = 7 * 86_400

/** `inquiry`: the bank asks first, moves no money, and may make a chargeback of it. */
export type DisputeKind = 'inquiry' | 'chargeback'
/** What can become of a dispute. `needs_response` of an inquiry: it becomes a chargeback. */
export const disputeMoves = [
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const
export type DisputeMove = (typeof disputeMoves)[number]

const moves: Partial<Record<string, readonly DisputeMove[]>> = {
  warning_needs_response: ['warning_under_review', 'warning_closed', 'needs_response'],
  warning_under_review: ['warning_closed', 'needs_response'],
  needs_response: ['under_review', 'won', 'lost'],
  under_review: ['won', 'lost'],
}
export const allowedMoves = ({ status }: Dispute): readonly DisputeMove[] => moves[status] ?? []

/** A bank takes back all that was not refunded, or asks about it. Null for a charge that cannot be disputed. */
export function openDispute(context: Context, chargeId: string, kind: DisputeKind = 'chargeback'): Dispute | null {
  const { store, now } = context
  const charge = store.find('charge', chargeId)
  const amount = charge ? charge.amount - charge.amount_refunded : 0
  if (!charge?.paid || charge.disputed || amount === 0) return null

  const created = toSeconds(now())
  const isInquiry = kind === 'inquiry'
  const dispute: Dispute = {
    id: newId('du_'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: created + secondsToAnswer,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', case_type: kind, network: 'visa', network_reason_code: '83' },
    },
    reason: 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  }
  store.insert(dispute)
  store.replace({ ...charge, disputed: true })
  emit(context, { type: 'charge.dispute.created', object: dispute })
  if (!isInquiry) emit(context, { type: 'charge.dispute.funds_withdrawn', object: dispute })
  return dispute
}

/** The next thing that happens to a dispute; null where that cannot happen any more, or it does not exist. */
export function moveDispute(context: Context, id: string, status: DisputeMove): Dispute | null {
  const { store } = context
  const dispute = store.find('dispute', id)
  const charge = store.find('charge', dispute?.charge)
  if (!dispute || !charge || !allowedMoves(dispute).includes(status)) return null

  const moved: Dispute = { ...dispute, status }
  const isChargedBack = status === 'needs_response'
  if (isChargedBack)
    Object.assign(moved, { amount: charge.amount - charge.amount_refunded, is_charge_refundable: false })
  store.replace(moved)
  const isClosed = ['warning_closed', 'won', 'lost'].includes(status)
  if (!isClosed) emit(context, { type: 'charge.dispute.updated', object: moved })
  if (isChargedBack) emit(context, { type: 'charge.dispute.funds_withdrawn', object: moved })
  if (status === 'won') emit(context, { type: 'charge.dispute.funds_reinstated', object: moved })
  if (isClosed) emit(context, { type: 'charge.dispute.closed', object: moved })
  return moved
}

const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
