import type { Purchase, Site } from '@settlesg/contract'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { site } from '../mocks/handlers.ts'
import { server } from './api-server.ts'
import { beSignedIn, renderSite } from './render-site.tsx'

export const id = '0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a01'
/** Two packs of credits that were paid for. */
export const paid: Purchase = {
  id,
  created_at: '2026-11-20T03:00:00.000Z',
  product: 'pack_1',
  quantity: 2,
  unit: 'credit',
  units: 6,
  amount_cents: 1800,
  currency: 'SGD',
  status: 'paid',
  paid_at: '2026-11-20T16:30:00.000Z',
  method: 'paynow',
  opens: null,
  receipt_number: 'R-2026-000017',
  seller: null,
  gst: { percent: 0, cents: 0, number: null },
  card_statement: null,
  billed_to: [],
  credit_notes: [],
  refundable_until: '2026-12-04T16:30:00.000Z',
  refundable: 'yes',
  refund_offer: { quantity: 2, units: 6, amount_cents: 1800, units_kept: 0 },
  refund: null,
  refunded_cents: 0,
  disputed: false,
  charged_back: false,
  test_mode: false,
  url: null,
}

/** What the account bought in a test; the calls answer from it. */
export const held: { purchase: Purchase } = { purchase: paid }

/** One purchase, paid; for `beforeEach`. */
export function holdPaidPurchase(): void {
  held.purchase = paid
  server.use(
    http.get('/api/v1/payment/purchases', () => HttpResponse.json({ data: [held.purchase], count: 1 })),
    http.get('/api/v1/payment/purchases/:id', ({ params }) =>
      params.id === id
        ? HttpResponse.json(held.purchase)
        : HttpResponse.json({ detail: 'Purchase not found', code: 'purchase_not_found' }, { status: 404 }),
    ),
  )
}

export const settings = (changes: Partial<Site>) =>
  server.use(http.get('/api/v1/site', () => HttpResponse.json({ ...site, ...changes })))
export const refuses = (path: string, status: number, code: string) =>
  server.use(http.post(`/api/v1${path}`, () => HttpResponse.json({ detail: code, code }, { status })))
export const section = (name: string) => within(screen.getByRole('region', { name }))
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

export async function open(path: string) {
  beSignedIn()
  await renderSite(path)
}
