import { randomUUID } from 'node:crypto'
import type { ProductName } from '@settlesg/contract'
import { brokenBooks } from '../../commands/check-books.ts'
import { spendOnEstimate } from '../../credits/service.ts'
import type { ReportPrinter } from '../../reports/printer.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { openCheckout } from '../checkout.ts'
import type { PaymentProvider } from '../provider.ts'
import { type FaultyProvider, faultyProvider } from './faulty-provider.ts'
import { eventText, signatureFor } from './webhooks.ts'

export type Shop = Awaited<ReturnType<typeof openShop>>

export async function openShop(env: Record<string, string> = {}, printer?: ReportPrinter) {
  let wrapped: FaultyProvider | null = null
  const wrapPayments = (provider: PaymentProvider) => {
    wrapped = faultyProvider(provider)
    return wrapped
  }
  const test = await startTestApp(env, { wrapPayments, ...(printer && { printer }) })
  if (!wrapped) throw new Error('A shop takes payments')
  const provider: FaultyProvider = wrapped
  const { db, request, clock, sandbox } = test

  const readPayment = (sessionId: string) => {
    const payment = sandbox.store.find('checkout.session', sessionId)?.payment_intent
    return sandbox.store.find('payment_intent', payment)
  }
  /** `pending`: a method that takes days; `paid` after it: the money arrived. */
  const finish = (sessionId: string, status: 'paid' | 'pending' = 'paid'): void => {
    const outcome = status === 'paid' && readPayment(sessionId) ? 'async_paid' : status
    if (!sandbox.complete(sessionId, outcome)) throw new Error(`Checkout ${sessionId} cannot be ${status}`)
  }
  /** Pays back at the provider; answers with the refund's id. */
  const refundThere = (
    sessionId: string,
    amountCents: number,
    status: 'pending' | 'succeeded' = 'succeeded',
  ): string => {
    const { id } = sandbox.refund(readPayment(sessionId)?.id ?? '', amountCents)
    sandbox.store.edit(id, { status })
    return id
  }
  /** The buyer's bank asks for the money back, or about it; answers with the dispute's id. */
  const dispute = (sessionId: string, kind?: 'inquiry'): string => {
    const opened = sandbox.openDispute(String(readPayment(sessionId)?.latest_charge), kind)
    if (!opened) throw new Error(`The payment of ${sessionId} cannot be disputed`)
    return opened.id
  }
  const sign = (payload: string, at = clock.now(), secret = sandbox.webhookSecret) => signatureFor(payload, at, secret)

  const open = (token: string, product: ProductName = 'pack_1', quantity = 1) =>
    request('POST', `/payment/create-checkout-session_${product === 'pack_1' ? 1 : 2}`, { token, body: { quantity } })
  /** Opens a page and pays on it; no webhook has arrived yet. */
  const pay = async (token: string, product: ProductName = 'pack_1', quantity = 1) => {
    const { session_id, purchase_id } = (await open(token, product, quantity)).json()
    finish(session_id)
    return { sessionId: String(session_id), purchaseId: String(purchase_id) }
  }
  const buy = async (token: string, product: ProductName = 'pack_1', quantity = 1) => {
    const paid = await pay(token, product, quantity)
    await tell('checkout.session.completed', paid.sessionId)
    return paid
  }
  const send = (payload: string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/payment/webhook',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': sign(payload),
        ...headers,
      },
      payload,
    })
  const makeEvent = (type: string, sessionId: string, id?: string) =>
    eventText({
      type,
      object: type.startsWith('checkout.')
        ? { id: sessionId }
        : { id: 're_1', payment_intent: readPayment(sessionId)?.id },
      ...(id && { id }),
    })
  const tell = (type: string, sessionId: string, id?: string) => send(makeEvent(type, sessionId, id))
  const balance = async (userId: string) => {
    const rows = await db
      .selectFrom('ledger_account')
      .select(['unit', 'kind', 'balance'])
      .where('owner_id', '=', userId)
      .execute()
    const of = (unit: string, kind: string) => rows.find((row) => row.unit === unit && row.kind === kind)?.balance ?? 0
    return {
      credits: of('credit', 'wallet'),
      supercredits: of('supercredit', 'wallet'),
      owed: 0 - (of('credit', 'receivable') + of('supercredit', 'receivable')),
    }
  }
  /** Takes credits as an estimate does, without making one: I-12 sees that. */
  const burn = async (userId: string, units: number) => {
    for (let done = 0; done < units; done += 1)
      await test.transaction((tx) => spendOnEstimate(tx, userId, randomUUID()))
  }
  const broken = async () => (await brokenBooks(db)).filter((name) => !name.startsWith('I-12'))
  /** An account without a sign-in: thousands of real sign-ups would take minutes. */
  const newBuyer = async () => {
    const now = clock.now()
    const { id } = await db
      .insertInto('app_user')
      .values({
        email: `buyer-${randomUUID()}@example.sg`,
        password_hash: 'nobody signs in',
        language: 'en',
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, language: 'en' as const }
  }
  const openFor = (buyer: { id: string; language: 'en' }, product: ProductName = 'pack_1', quantity = 1) =>
    openCheckout(test, buyer, product, { quantity })
  const findRows = (userId: string) => db.selectFrom('purchase').selectAll().where('user_id', '=', userId).execute()
  const readPurchase = async (token: string, id: string) =>
    (await request('GET', `/payment/purchases/${id}`, { token })).json()
  const refund = (token: string, id: string, quantity?: number) =>
    request('POST', `/payment/purchases/${id}/refund${quantity ? `?quantity=${quantity}` : ''}`, { token })
  const credit = (sessionId: string) =>
    request('POST', '/credit/create-creditrecord', { body: { checkout_session_id: sessionId } })

  return {
    ...test,
    provider,
    finish,
    refundThere,
    dispute,
    sign,
    open,
    pay,
    buy,
    send,
    findEvent: makeEvent,
    tell,
    balance,
    burn,
    broken,
    newBuyer,
    openFor,
    readRows: findRows,
    loadPurchase: readPurchase,
    refund,
    credit,
  }
}
