import type { Purchase, Site } from '@settlesg/contract'
import { orderOf } from '@settlesg/contract/catalogue'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { site } from '../../mocks/handlers.ts'
import { server } from '../../testing/api-server.ts'
import { press } from '../../testing/fill-in.ts'
import { recordCalls, to } from '../../testing/record-calls.ts'
import { beSignedIn, renderSite } from '../../testing/render-site.tsx'
import { keepCheckout, keptCheckout } from './checkout-in-progress.ts'

const id = '0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a01'
const paid: Purchase = {
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
  receipt_number: 'R-2026-000017',
  seller: null,
  gst: { percent: 0, cents: 0, number: null },
  card_statement: null,
  credit_notes: [],
  refundable_until: '2026-12-04T16:30:00.000Z',
  refundable: 'yes',
  refund: null,
  refunded_cents: 0,
  disputed: false,
  test_mode: false,
  url: null,
}

/** What the account bought; the calls answer from it. */
let purchase: Purchase = paid
beforeEach(() => {
  purchase = paid
  server.use(
    http.get('/api/v1/payment/purchases', () => HttpResponse.json({ data: [purchase], count: 1 })),
    http.get('/api/v1/payment/purchases/:id', ({ params }) =>
      params.id === id
        ? HttpResponse.json(purchase)
        : HttpResponse.json({ detail: 'Purchase not found', code: 'purchase_not_found' }, { status: 404 }),
    ),
  )
})
const settings = (changes: Partial<Site>) =>
  server.use(http.get('/api/v1/site', () => HttpResponse.json({ ...site, ...changes })))
const creditIs = (status: string) =>
  server.use(http.post('/api/v1/credit/create-creditrecord', () => HttpResponse.json({ status })))
const refuses = (path: string, status: number, code: string) =>
  server.use(http.post(`/api/v1${path}`, () => HttpResponse.json({ detail: code, code }, { status })))
const section = (name: string) => within(screen.getByRole('region', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function open(path: string) {
  beSignedIn()
  await renderSite(path)
}

describe('buying credits', () => {
  it('the account page offers every quantity at the price of the catalogue', async () => {
    settings({ payments: 'live' })
    await open('/account')
    const list = await section('Credits').findByLabelText<HTMLSelectElement>('How many')
    expect(list.options).toHaveLength(10)
    for (const quantity of [1, 4, 10]) {
      fireEvent.change(list, { target: { value: String(quantity) } })
      const { units, amountCents } = orderOf('pack_1', quantity)
      const name = `Buy ${units} credits for S$${(amountCents / 100).toFixed(2)}`
      expect(section('Credits').getByRole('button', { name })).toBeTruthy()
    }
    expect(section('Credits').queryByText(/Test mode/)).toBeNull()
  })

  it('a double press on "Buy" asks for one payment page, of the chosen quantity', async () => {
    server.use(http.post('/api/v1/payment/create-checkout-session_1', () => delay('infinite')))
    const calls = recordCalls()
    await open('/account')
    fireEvent.change(await screen.findByLabelText('How many'), { target: { value: '3' } })
    const button = screen.getByRole('button', { name: 'Buy 9 credits for S$27.00' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(to(calls, '/payment/create-checkout-session_1')[0]?.body).not.toBe(''))
    const sent = to(calls, '/payment/create-checkout-session_1').map(({ body }) => JSON.parse(body))
    expect(sent).toEqual([{ quantity: 3, language: 'en' }])
  })

  it('a payment page that cannot be opened is told together with the fact that nothing was charged', async () => {
    await open('/account')
    refuses('/payment/create-checkout-session_1', 503, 'unavailable')
    press('Buy 3 credits for S$9.00')
    expect((await section('Credits').findByRole('alert')).textContent).toBe(
      'The payment page could not be opened. Nothing was charged.The service is busy right now.',
    )
    refuses('/payment/create-checkout-session_1', 503, 'payments_off')
    press('Buy 3 credits for S$9.00')
    expect(await section('Credits').findByText(/cannot be bought at the moment. Nothing was charged/)).toBeTruthy()
  })

  it.each(['/account', '/home'])(
    '%s says that nothing can be bought while payments are off, and offers nothing',
    async (path) => {
      settings({ payments: 'off' })
      await open(path)
      expect(await screen.findByText(/^Credits cannot be bought at the moment/)).toBeTruthy()
      expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
    },
  )

  it('the home page tells visitors the price of the catalogue, and that the site is in test mode', async () => {
    await renderSite('/home')
    const prices = section('Prices')
    expect(prices.getByText('3 more estimates').parentElement?.textContent).toBe('3 more estimatesS$9.00')
    expect(await prices.findByText(/^Test mode/)).toBeTruthy()
    expect(prices.queryByRole('button', { name: /^Buy/ })).toBeNull()
  })
})

describe('after paying', () => {
  it.each(['credited', 'already_credited'])(
    'once the server says %s, the page tells what was added and what the account now holds',
    async (status) => {
      creditIs(status)
      keepCheckout({ purchaseId: id, returnTo: '/tool?step=check' })
      await open('/checkout?session=cs_test_1')
      expect(await heading('Your credits are here')).toBeTruthy()
      expect(screen.getByText('6 credits were added to your account.')).toBeTruthy()
      expect(await screen.findByText('Your account now holds 1 credit.')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Back to your answers' }).getAttribute('href')).toBe('/tool?step=check')
      expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(`/receipt/${id}`)
    },
  )

  it('until the server answers, the page says that the payment was received and credits are being added', async () => {
    server.use(http.post('/api/v1/credit/create-creditrecord', () => delay('infinite')))
    await open('/checkout?session=cs_test_1')
    expect(await heading('Payment received, adding credits…')).toBeTruthy()
  })

  it.each([
    ['pending', 'Your payment is on its way'],
    ['declined', 'The payment was declined'],
    ['held', 'We are looking at your payment'],
    ['expired', 'This payment page has closed'],
    ['paid', 'Your credits are here'],
  ] as const)('a purchase that is %s after paying is told as such', async (status, title) => {
    creditIs('pending')
    purchase = { ...paid, status }
    keepCheckout({ purchaseId: id, returnTo: '/account' })
    await open('/checkout?session=cs_test_1')
    expect(await heading(title)).toBeTruthy()
  })

  it('a payment that is not finished leads back to its payment page', async () => {
    creditIs('pending')
    purchase = { ...paid, status: 'open', url: 'https://pay.example/c/1' }
    keepCheckout({ purchaseId: id, returnTo: '/account' })
    await open('/checkout?session=cs_test_1')
    expect(await heading('This payment is not finished')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Go on with the payment' })).toBeTruthy()
  })

  it('a payment that is confirmed later is noticed without a reload', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    })
    creditIs('pending')
    await open('/checkout?session=cs_test_1')
    expect(await heading('Your payment is not confirmed yet')).toBeTruthy()
    creditIs('credited')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await heading('Your credits are here')).toBeTruthy()
  })

  it('a payment that nobody knows, and a bare address, say that there is no payment', async () => {
    refuses('/credit/create-creditrecord', 404, 'checkout_not_found')
    await open('/checkout?session=cs_nobody')
    expect(await heading('There is no payment here')).toBeTruthy()
    await renderSite('/checkout')
    expect((await screen.findAllByRole('heading', { name: 'There is no payment here' })).length).toBeGreaterThan(0)
  })

  it('while the server is away, the page says what is safe, and can ask again at once', async () => {
    refuses('/credit/create-creditrecord', 503, 'unavailable')
    await open('/checkout?session=cs_test_1')
    expect(await heading('We cannot see your payment just now')).toBeTruthy()
    creditIs('credited')
    press('Ask again')
    expect(await heading('Your credits are here')).toBeTruthy()
  })

  it('somebody who is not signed in is told that the credits came, and no balance', async () => {
    creditIs('credited')
    await renderSite('/checkout?session=cs_test_1')
    expect(await heading('Your credits are here')).toBeTruthy()
    expect(screen.getByText('Sign in to see your new balance.')).toBeTruthy()
    expect(screen.queryByText(/now holds/)).toBeNull()
  })
})

describe('after leaving the payment page', () => {
  it('the page says that nothing was charged, and leads on with the payment or back to the form', async () => {
    purchase = { ...paid, status: 'open', url: 'https://pay.example/c/1' }
    keepCheckout({ purchaseId: id, returnTo: '/tool?step=check' })
    await open(`/checkout?cancelled=${id}`)
    expect(await heading('Nothing was charged')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Go on with the payment' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to your answers' })).toBeTruthy()
  })

  it('a purchase that another tab has paid meanwhile is told as paid', async () => {
    await open(`/checkout?cancelled=${id}`)
    expect(await heading('Your credits are here')).toBeTruthy()
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'the way back never leads to %s',
    (returnTo) => {
      sessionStorage.setItem('checkout', JSON.stringify({ purchaseId: id, returnTo }))
      expect(keptCheckout()).toBeNull()
    },
  )
})

describe('the purchases', () => {
  it('a purchase shows what it was, when, how it was paid, where it stands and until when it can be refunded', async () => {
    await open('/account')
    const item = within(await section('Purchases').findByRole('listitem'))
    expect(item.getByText('6 credits, S$18.00')).toBeTruthy()
    for (const text of ['Paid', '21 Nov 2026, PayNow', 'Can be refunded until 5 Dec 2026'])
      expect(item.getByText(text)).toBeTruthy()
    expect(item.queryByText('Test')).toBeNull()
  })

  it.each([
    [{ status: 'open', refundable: 'not_paid', receipt_number: null }, 'Not finished, nothing charged'],
    [{ status: 'pending', refundable: 'not_paid', receipt_number: null }, 'Waiting for your bank'],
    [{ status: 'held', refundable: 'not_paid', receipt_number: null }, 'Being checked by us'],
    [{ disputed: true }, 'Contested with your bank'],
    [{ refunded_cents: 600 }, 'S$6.00 refunded'],
    [{ refunded_cents: 1800, refundable: 'already_refunded' }, 'Refunded'],
    [{ refundable: 'units_spent' }, 'Used in part, so it can no longer be refunded'],
    [{ refundable: 'refund_period_over' }, 'The 14 days for a refund are over'],
  ] satisfies [Partial<Purchase>, string][])('a purchase with %o says so', async (changes, text) => {
    purchase = { ...paid, ...changes }
    await open('/account')
    expect(await section('Purchases').findByText(text)).toBeTruthy()
    if (purchase.refundable !== 'yes')
      expect(section('Purchases').queryByRole('button', { name: /^Refund/ })).toBeNull()
  })

  it('a refund asks first, says what happens, and is then shown as on its way', async () => {
    server.use(
      http.post(`/api/v1/payment/purchases/${id}/refund`, () => {
        purchase = {
          ...paid,
          refundable: 'already_refunded',
          refund: { status: 'requested', requested_at: '2026-11-21T04:00:00.000Z' },
        }
        return HttpResponse.json(purchase)
      }),
    )
    await open('/account')
    fireEvent.click(await section('Purchases').findByRole('button', { name: 'Refund: 6 credits, S$18.00' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund this purchase?' }))
    expect(
      dialog.getByText(/S\$18.00 goes back the way you paid; .* The 6 credits leave your account at once/),
    ).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Refund S$18.00' }))
    expect(await section('Purchases').findByText('The refund of S$18.00 is on its way.')).toBeTruthy()
    expect(await section('Purchases').findByText('Refund on its way')).toBeTruthy()
  })

  it.each([
    [409, 'units_spent', /Some of this purchase has been used/],
    [409, 'refund_period_over', /The 14 days for a refund are over/],
    [409, 'already_refunded', /has been refunded already/],
    [503, 'unavailable', /provider cannot be reached/],
    [500, 'internal', /The refund was not made/],
  ])('a refund that the server refuses with %s %s is explained', async (status, code, text) => {
    refuses(`/payment/purchases/${id}/refund`, status, code)
    await open('/account')
    fireEvent.click(await section('Purchases').findByRole('button', { name: /^Refund:/ }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Refund S$18.00' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(text)
  })
})

describe('the receipt', () => {
  it('the receipt names number, day, seller, item, method, amount, and that no GST is charged', async () => {
    await open(`/receipt/${id}`)
    const receipt = await screen.findByRole('article')
    for (const text of [
      'R-2026-000017',
      '21 Nov 2026',
      '2 × pack of 3 credits, at S$9.00',
      'PayNow',
      'No GST charged',
      'No seller is set on this site',
      'S$18.00',
    ])
      await waitFor(() => expect(receipt.textContent).toContain(text))
    expect(screen.queryByText(/Test receipt/)).toBeNull()
  })

  const seller = { name: 'Settle Singapore Pte. Ltd.', uen: '202612345A', address: '1 Raffles Place, Singapore 048616' }
  const gst = { percent: 9, cents: 149, number: 'M90312345A' }

  it('the receipt of a sale with GST has what a simplified tax invoice must say, and the name on the card statement', async () => {
    purchase = { ...paid, seller, gst, card_statement: 'SETTLESG* CREDITS' }
    await open(`/receipt/${id}`)
    expect(await heading('Receipt and tax invoice')).toBeTruthy()
    const receipt = screen.getByRole('article')
    for (const text of [
      ...Object.values(seller),
      'M90312345A',
      'R-2026-000017',
      '21 Nov 2026',
      '2 × pack of 3 credits, at S$9.00',
      'S$18.00',
      'Price payable includes GST: 9 %, S$1.49',
      'SETTLESG* CREDITS',
    ])
      expect(receipt.textContent).toContain(text)
  })

  it('the receipt prints the sale and never the seller of today', async () => {
    settings({ seller: { ...seller, gst: { number: 'M90312345A', percent: 9 } } })
    await open(`/receipt/${id}`)
    const receipt = await screen.findByRole('article')
    await waitFor(() => expect(receipt.textContent).toContain('No GST charged'))
    expect(receipt.textContent).not.toContain(seller.name)
  })

  it('the receipt of a purchase from before sales were written down says that seller and GST are not on record', async () => {
    purchase = { ...paid, seller: null, gst: null }
    await open(`/receipt/${id}`)
    expect(await screen.findByText('Not on record for this purchase')).toBeTruthy()
    expect(screen.getByText('Whether GST was in the price is not on record')).toBeTruthy()
  })

  it('each credit note stands below the receipt with its number, day, receipt, amount and tax, and a void one says so', async () => {
    const note = { issued_at: '2026-11-22T16:30:00.000Z', amount_cents: 900 }
    const credit_notes = [
      { ...note, number: 'CN-2026-000001', gst_cents: 74, is_void: false },
      { ...note, number: 'CN-2026-000002', gst_cents: 75, is_void: true },
    ]
    purchase = { ...paid, seller, gst, credit_notes }
    await open(`/receipt/${id}`)
    const notes = await screen.findAllByRole('article', { name: 'Credit note' })
    expect(notes).toHaveLength(2)
    for (const text of [
      'CN-2026-000001',
      '23 Nov 2026',
      'R-2026-000017 of 21 Nov 2026',
      seller.name,
      'Refund of 6 credits, bought for S$18.00',
      'S$9.00',
      'Includes 9 % GST: S$0.74',
    ])
      expect(notes[0]?.textContent).toContain(text)
    expect(notes.map((each) => each.textContent?.includes('this credit note is void'))).toEqual([false, true])
  })

  it('the receipt of a test purchase, and of a refunded one, says so', async () => {
    purchase = { ...paid, test_mode: true, refunded_cents: 1800, refundable: 'already_refunded' }
    await open(`/receipt/${id}`)
    expect(await screen.findByText('Test receipt: no real money was paid')).toBeTruthy()
    expect(screen.getByText('Refunded').parentElement?.textContent).toBe('Refunded−S$18.00')
  })

  it('a purchase that is not paid has no receipt, nor has one of somebody else', async () => {
    purchase = { ...paid, status: 'pending', paid_at: null, receipt_number: null }
    await open(`/receipt/${id}`)
    expect(await heading('There is no receipt yet')).toBeTruthy()
    await renderSite('/receipt/0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a99')
    expect((await screen.findAllByRole('heading', { name: 'This receipt does not exist' })).length).toBeGreaterThan(0)
  })
})
