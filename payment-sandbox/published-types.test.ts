import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callRaw, startTestSandbox, type TestSandbox, twoPacks } from './testing/client.ts'

/*
 * The provider generates the SDK's types from its published description. Here the compiler holds what the sandbox really
 * sends against them: each answer is written into a file as a literal, where a field that is missing, unknown or of
 * another type is an error. The types let any text stand for an enumeration; `Wire` takes that back.
 */

let test: TestSandbox
let folder: string
beforeAll(async () => {
  test = await startTestSandbox()
  folder = mkdtempSync(join(tmpdir(), 'settlesg-published-types-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await test.close()
})

const root = fileURLToPath(new URL('..', import.meta.url))

const prelude = `
import type Stripe from 'stripe'
type Literals<T> = T extends string ? (string extends T ? never : T) : never
type Closed<T> = [Literals<T>] extends [never] ? T : T extends string ? Literals<T> : T
type Plain = string | number | boolean | null | undefined
type Field<T> = Closed<T extends Plain ? T : never> | Wire<T extends Plain ? never : T>
type Wire<T> = T extends Stripe.Decimal ? string
  : T extends readonly (infer Each)[] ? Field<Each>[]
  : { [Name in keyof T]: Field<T[Name]> }
type List<T> = { object: 'list'; data: Wire<T>[]; has_more: boolean; url: string }
`

const eventTypes: Record<string, string> = {
  'checkout.session.completed': 'CheckoutSessionCompletedEvent',
  'checkout.session.expired': 'CheckoutSessionExpiredEvent',
  'checkout.session.async_payment_succeeded': 'CheckoutSessionAsyncPaymentSucceededEvent',
  'checkout.session.async_payment_failed': 'CheckoutSessionAsyncPaymentFailedEvent',
  'refund.created': 'RefundCreatedEvent',
  'refund.updated': 'RefundUpdatedEvent',
  'refund.failed': 'RefundFailedEvent',
  'charge.dispute.created': 'ChargeDisputeCreatedEvent',
  'charge.dispute.updated': 'ChargeDisputeUpdatedEvent',
  'charge.dispute.funds_withdrawn': 'ChargeDisputeFundsWithdrawnEvent',
  'charge.dispute.funds_reinstated': 'ChargeDisputeFundsReinstatedEvent',
  'charge.dispute.closed': 'ChargeDisputeClosedEvent',
}

/** Lets everything happen that can happen to a payment. */
async function doEverything(): Promise<void> {
  const { stripe } = test
  const payments = []
  for (const [outcome, method] of [
    ['paid', 'card'],
    ['paid', 'paynow'],
    ['async_paid'],
    ['async_failed'],
    ['pending'],
    ['expired'],
  ] as const) {
    const { id } = await stripe.checkout.sessions.create(twoPacks({ locale: 'zh', metadata: { a: 'b' } }))
    const session = test.complete(id, outcome, method)
    if (session?.payment_status === 'paid') payments.push(String(session.payment_intent))
  }
  await stripe.checkout.sessions.create(twoPacks())
  for (const payment_intent of payments) {
    const { id } = await stripe.refunds.create({ payment_intent, amount: 100, reason: 'duplicate' })
    await stripe.refunds.create({ payment_intent, amount: 100 })
    test.settleRefund(id, 'succeeded')
    test.settleRefund(id, 'failed')
  }
  for (const [index, status] of (['won', 'lost', 'under_review'] as const).entries()) {
    const dispute = test.openDispute(
      test.store.list('charge', { limit: 1, paymentId: payments[index] })[0]?.id ?? '',
      'inquiry',
    )
    test.moveDispute(dispute?.id ?? '', 'needs_response')
    if (status !== 'under_review') test.moveDispute(dispute?.id ?? '', 'under_review')
    test.moveDispute(dispute?.id ?? '', status)
  }
}

/** A list with everything in it, of which none may be empty: nothing would be held against the types. */
async function readAll(path: string): Promise<unknown> {
  const found = await read(`${path}?limit=100`)
  expect(AnyList.parse(found).data.length, path).toBeGreaterThan(0)
  return found
}
const AnyList = z.object({ data: z.array(z.unknown()) })

async function read(path: string): Promise<unknown> {
  const { status, body } = await callRaw(test, path)
  expect(status).toBe(200)
  return body
}

const Listed = z.object({ data: z.array(z.looseObject({ id: z.string(), type: z.optional(z.string()) })) })
const readList = async (path: string) => Listed.parse(await read(path)).data

/** What the compiler says of the file; empty when nothing is wrong. */
function compile(source: string): Promise<string> {
  writeFileSync(join(folder, 'answers.ts'), source)
  const compilerOptions = {
    ...{ target: 'esnext', module: 'nodenext', strict: true, exactOptionalPropertyTypes: true, noEmit: true },
    ...{ skipLibCheck: true, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
    paths: { stripe: [join(root, 'node_modules/stripe/esm/stripe.esm.node.d.ts')] },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['answers.ts'] }))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  return new Promise((resolve) =>
    execFile(join(root, 'node_modules/.bin/tsc'), ['-p', folder], (_error, stdout, stderr) => resolve(stdout + stderr)),
  )
}

it('every answer and event of the sandbox has exactly the fields the provider describes', async () => {
  await doEverything()
  const lines: string[] = [prelude]
  const hold = (answer: unknown, type: string) => lines.push(`void (${JSON.stringify(answer)} satisfies ${type})`)

  for (const [path, type] of [
    ['/v1/checkout/sessions', 'Stripe.Checkout.Session'],
    ['/v1/payment_intents', 'Stripe.PaymentIntent'],
    ['/v1/charges', 'Stripe.Charge'],
    ['/v1/refunds', 'Stripe.Refund'],
    ['/v1/disputes', 'Stripe.Dispute'],
  ])
    hold(await readAll(path ?? ''), `List<${type}>`)

  const session = test.store.list('checkout.session', { limit: 100 }).find(({ status }) => status === 'complete')
  const expanded = `/v1/checkout/sessions/${session?.id}?expand[]=payment_intent.latest_charge`
  hold(await read(expanded), 'Wire<Stripe.Checkout.Session>')

  const events = await readList('/v1/events?limit=100')
  expect([...new Set(events.map(({ type = '' }) => type))].toSorted()).toEqual(Object.keys(eventTypes).toSorted())
  for (const event of events) hold(event, `Wire<Stripe.${eventTypes[event.type ?? '']}>`)

  // And so that nobody has to believe in the compiler: the same answer, each time with one thing wrong.
  const right = await read(`/v1/checkout/sessions/${session?.id}`)
  for (const wrong of [
    { currency: undefined },
    { colour: 'red' },
    { amount_total: '1800' },
    { status: 'finished' },
    { automatic_tax: { enabled: false, liability: null, provider: null, status: 'maybe' } },
  ].map((change) => Object.assign({}, right, change)))
    lines.push('// @ts-expect-error', `void (${JSON.stringify(wrong)} satisfies Wire<Stripe.Checkout.Session>)`)

  expect(await compile(lines.join('\n'))).toBe('')
})
