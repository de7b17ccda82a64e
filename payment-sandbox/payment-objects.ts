import type Stripe from 'stripe'
import { newId } from './events.ts'
import type { Withheld } from './store.ts'

/** The account's own part of what a card statement says. */
export const statementPrefix = 'SANDBOX'

/** How a person pays on the sandbox's page. A bank debit says days later whether it went through. */
export type PaymentMethod = 'card' | 'paynow' | 'sepa_debit'

type Progress = 'succeeded' | 'processing'

interface NewPayment {
  session: Stripe.Checkout.Session
  withheld: Withheld['payment']
  method: PaymentMethod
  progress: Progress
  /** Seconds since 1970. */
  created: number
}

/** The payment and the charge that come to be when a session is completed. */
export function newPayment({ session, withheld, method, progress, created }: NewPayment) {
  const amount = session.amount_total ?? 0
  const currency = session.currency ?? ''
  const payment = {
    id: newId('pi_'),
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: progress === 'succeeded' ? amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: null,
    confirmation_method: 'automatic',
    created,
    currency,
    customer: null,
    customer_account: null,
    description: withheld.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: newId('ch_'),
    livemode: false,
    managed_payments: null,
    metadata: withheld.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: newId('pm_'),
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: withheld.statement_descriptor_suffix,
    status: progress,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent
  const charge = newCharge(payment, { method, progress })
  return { payment, charge }
}

type PaymentOfCharge = Pick<
  Stripe.PaymentIntent,
  'id' | 'amount' | 'currency' | 'created' | 'description' | 'metadata' | 'statement_descriptor_suffix'
> & { latest_charge: string; payment_method: string }

function newCharge(
  payment: PaymentOfCharge,
  { method, progress }: { method: PaymentMethod; progress: Progress },
): Stripe.Charge {
  const isPaid = progress === 'succeeded'
  const suffix = payment.statement_descriptor_suffix
  return {
    id: payment.latest_charge,
    object: 'charge',
    amount: payment.amount,
    amount_captured: isPaid ? payment.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: method === 'card' ? cardStatement(suffix) : null,
    captured: isPaid,
    created: payment.created,
    currency: payment.currency,
    customer: null,
    description: payment.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: payment.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: isPaid,
    payment_intent: payment.id,
    payment_method: payment.payment_method,
    payment_method_details: methodDetails(method),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: suffix,
    status: isPaid ? 'succeeded' : 'pending',
    transfer_data: null,
    transfer_group: null,
  }
}

const cardStatement = (suffix: string | null) => (suffix === null ? statementPrefix : `${statementPrefix}* ${suffix}`)

/** The provider's own numbers for tests: https://docs.stripe.com/testing. */
function methodDetails(method: PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  switch (method) {
    case 'paynow':
      return { type: method, paynow: { reference: null } }
    case 'sepa_debit':
      return {
        type: method,
        sepa_debit: {
          bank_code: '37040044',
          branch_code: null,
          country: 'DE',
          fingerprint: null,
          last4: '3000',
          mandate: null,
        },
      }
    case 'card':
      return {
        type: method,
        card: {
          amount_authorized: null,
          authorization_code: null,
          brand: 'visa',
          checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
          country: 'SG',
          electronic_commerce_indicator: null,
          exp_month: 12,
          exp_year: 2034,
          funding: 'credit',
          installments: null,
          last4: '4242',
          mandate: null,
          network: 'visa',
          network_transaction_id: null,
          regulated_status: 'unregulated',
          three_d_secure: null,
          transaction_link_id: null,
          wallet: null,
        },
      }
  }
}
