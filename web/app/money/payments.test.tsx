import { type Purchase, priceOrder } from '@settlesg/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { server } from '../testing/api-server.ts'
import { press } from '../testing/fill-in.ts'
import { held, holdPaidPurchase, id, open, paid, refuses, section, settings } from '../testing/purchase-page.tsx'
import { recordCalls, to } from '../testing/record-calls.ts'
import { renderSite } from '../testing/render-site.tsx'

beforeEach(holdPaidPurchase)

describe('buying credits', () => {
  it('the account page offers every quantity at the price of the catalogue', async () => {
    settings({ payments: 'live' })
    await open('/account/billing')
    const list = await section('Credits').findByLabelText<HTMLSelectElement>('How many estimates')
    expect(list.options).toHaveLength(10)
    for (const quantity of [1, 4, 10]) {
      fireEvent.change(list, { target: { value: String(quantity) } })
      const { units, amountCents } = priceOrder('pack_1', quantity)
      const name = `Buy ${units} estimates for S$${(amountCents / 100).toFixed(2)}`
      expect(section('Credits').getByRole('button', { name })).toBeTruthy()
    }
    expect(section('Credits').queryByText(/Test mode/)).toBeNull()
  })

  it('the account page offers both products, and says once that it is in test mode', async () => {
    await open('/account/billing')
    expect(await section('Credits').findByRole('button', { name: 'Buy 3 estimates for S$9.00' })).toBeTruthy()
    fireEvent.change(section('Credits').getByLabelText('How many analyses'), { target: { value: '2' } })
    expect(section('Credits').getByRole('button', { name: 'Buy 2 analyses and reports for S$58.00' })).toBeTruthy()
    expect(await section('Credits').findAllByText(/^Test mode/)).toHaveLength(1)
  })

  it('a double press on "Buy" asks for one payment page, of the chosen quantity', async () => {
    server.use(http.post('/api/v1/payment/create-checkout-session_1', () => delay('infinite')))
    const calls = recordCalls()
    await open('/account/billing')
    fireEvent.change(await screen.findByLabelText('How many estimates'), { target: { value: '3' } })
    const button = screen.getByRole('button', { name: 'Buy 9 estimates for S$27.00' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(to(calls, '/payment/create-checkout-session_1')[0]?.body).not.toBe(''))
    const sent = to(calls, '/payment/create-checkout-session_1').map(({ body }) => JSON.parse(body))
    expect(sent).toEqual([{ quantity: 3, language: 'en' }])
  })

  it('a payment page that cannot be opened is reported, and that nothing was charged', async () => {
    await open('/account/billing')
    refuses('/payment/create-checkout-session_1', 503, 'unavailable')
    press('Buy 3 estimates for S$9.00')
    expect((await section('Credits').findByRole('alert')).textContent).toBe(
      'We could not open the payment page. Nothing was charged.The service is busy right now.',
    )
    refuses('/payment/create-checkout-session_1', 503, 'payments_off')
    press('Buy 3 estimates for S$9.00')
    expect(
      await section('Credits').findByText(/^You cannot buy anything at the moment. Nothing was charged/),
    ).toBeTruthy()
  })

  it.each(['/account/billing', '/home'])(
    '%s says that nothing can be bought while payments are off, and offers nothing',
    async (path) => {
      settings({ payments: 'off' })
      await (path === '/home' ? renderSite(path) : open(path))
      expect(await screen.findByText(/^You cannot buy anything at the moment/)).toBeTruthy()
      expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
    },
  )

  it('the home page shows the price of the catalogue, and that the site is in test mode', async () => {
    await renderSite('/home')
    expect(screen.getByText('3 more').parentElement?.textContent).toBe('3 moreS$9.00')
    expect(screen.getByText('Analysis').parentElement?.textContent).toBe('AnalysisS$29.00')
    const prices = section('Before you pay')
    expect(await prices.findByText(/^Test mode/)).toBeTruthy()
    expect(prices.queryByRole('button', { name: /^Buy/ })).toBeNull()
  })
})

describe('the purchases', () => {
  it('a purchase shows its content, date, payment, state and last day of refund', async () => {
    await open('/account/billing')
    const item = within(await section('Purchases').findByRole('listitem'))
    expect(item.getByText('6 estimates, S$18.00')).toBeTruthy()
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
    [{ refundable: 'units_spent' }, 'Cannot be refunded: part of the pack of 3 estimates has been used'],
    [{ refundable: 'units_spent', unit: 'supercredit', units: 2 }, 'Cannot be refunded: you have used what you bought'],
    [{ disputed: true, refundable: 'already_refunded' }, /^Your bank is looking into this payment/],
    [{ charged_back: true, refundable: 'already_refunded' }, 'Paid back by your bank'],
    [{ charged_back: true, refundable: 'already_refunded' }, /^Your bank has given you this money back/],
    [{ refundable: 'refund_period_over' }, 'The 14 days for a refund are over'],
  ] satisfies [Partial<Purchase>, string | RegExp][])('a purchase with %o says so', async (changes, text) => {
    held.purchase = { ...paid, ...changes }
    await open('/account/billing')
    expect(await section('Purchases').findByText(text)).toBeTruthy()
    if (held.purchase.refundable !== 'yes')
      expect(section('Purchases').queryByRole('button', { name: /^Refund/ })).toBeNull()
  })

  const openRefund = async () => {
    await open('/account/billing')
    fireEvent.click(await section('Purchases').findByRole('button', { name: /^Refund S\$/ }))
    return within(await screen.findByRole('dialog', { name: 'Refund this purchase?' }))
  }
  let searchSent = ''
  const answersWith = (changes: Partial<Purchase>) =>
    server.use(
      http.post(`/api/v1/payment/purchases/${id}/refund`, ({ request }) => {
        searchSent = new URL(request.url).search
        held.purchase = { ...held.purchase, refundable: 'already_refunded', refund_offer: null, ...changes }
        return HttpResponse.json(held.purchase)
      }),
    )
  const refund = { amount_cents: 1800, requested_at: '2026-11-21T04:00:00.000Z' }

  it.each([
    ['declined', '1 unfinished payment'],
    ['expired', '1 unfinished payment'],
    ['cancelled', '1 unfinished payment'],
    ['open', '1 unfinished payment'],
    ['pending', null],
    ['held', null],
    ['paid', null],
  ] as const)('a purchase that is %s and older than a day is folded away as: %s', async (status, folded) => {
    const created_at = new Date(Date.now() - 25 * 3_600_000).toISOString()
    held.purchase = { ...paid, status, created_at, refundable: 'not_paid' }
    await open('/account/billing')
    const item = await section('Purchases').findByText('6 estimates, S$18.00')
    expect(item.closest('details')?.querySelector('summary')?.textContent ?? null).toBe(folded)
  })

  it('a payment page that was left less than a day ago stands among the purchases', async () => {
    const created_at = new Date(Date.now() - 23 * 3_600_000).toISOString()
    held.purchase = { ...paid, status: 'expired', created_at, refundable: 'not_paid' }
    await open('/account/billing')
    expect((await section('Purchases').findByText('6 estimates, S$18.00')).closest('details')).toBeNull()
  })

  it('a refund asks first and says how much money goes back, and how many credits leave', async () => {
    const dialog = await openRefund()
    expect(
      dialog.getByText(/^S\$18.00 goes back the way you paid; .* We take 6 estimates out of your account at once\.$/),
    ).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Refund S$18.00' })).toBeTruthy()
  })

  it('a refund of a part says before what goes and stays, and requests the packs shown', async () => {
    const refund_offer = { quantity: 9, units: 27, amount_cents: 8100, units_kept: 2 }
    held.purchase = { ...paid, quantity: 10, units: 30, amount_cents: 9000, refund_offer }
    answersWith({ refund: { status: 'succeeded', ...refund, amount_cents: 8100 }, refunded_cents: 8100 })
    const dialog = await openRefund()
    expect(
      section('Purchases').getByText('9 of 10 packs are unused: S$81.00 can be refunded until 5 Dec 2026'),
    ).toBeTruthy()
    const { textContent } = dialog.getByText(/^We refund whole unused packs/)
    for (const part of [
      'here that is 9 of 10 packs.',
      'S$81.00 goes back the way you paid',
      'We take 27 estimates out of your account at once.',
      'The other S$9.00 cannot be refunded, and you keep 2 estimates.',
    ])
      expect(textContent).toContain(part)
    fireEvent.click(dialog.getByRole('button', { name: 'Refund S$81.00' }))
    expect(await section('Purchases').findByText('The refund of S$81.00 is on its way.')).toBeTruthy()
    expect(await section('Purchases').findByText('S$81.00 refunded')).toBeTruthy()
    expect(searchSent).toBe('?quantity=9')
  })

  it.each([
    [
      'is on its way',
      { refund: { status: 'succeeded', ...refund }, refunded_cents: 1800 },
      'The refund of S$18.00 is on its way.',
      'Refunded',
    ],
    [
      'is not confirmed',
      { refund: { status: 'requested', ...refund } },
      'You have asked for a refund of S$18.00. We mail you once it is on its way.',
      'Refund of S$18.00 asked for',
    ],
    [
      'has failed',
      { refund: { status: 'failed', ...refund }, refundable: 'yes' },
      /^The refund of S\$18.00 did not go through, so what you had bought is back/,
      /^The refund of 21 Nov 2026 did not reach you/,
    ],
    [
      'is held by the bank',
      { refund: { status: 'failed', ...refund }, disputed: true },
      /^No refund was made: your bank has contested this payment/,
      'You asked for a refund on 21 Nov 2026. It was not made, because your bank had contested the payment.',
    ],
    [
      'had been made before',
      { refund: { status: 'failed', ...refund }, refunded_cents: 1800 },
      'No second refund was made: this purchase had been refunded already.',
      'Refunded',
    ],
  ] as const)('the page says what the answer to a refund says: it %s', async (_what, answer, notice, line) => {
    answersWith(answer)
    const dialog = await openRefund()
    fireEvent.click(dialog.getByRole('button', { name: 'Refund S$18.00' }))
    expect(await section('Purchases').findByText(notice)).toBeTruthy()
    expect(await section('Purchases').findByText(line)).toBeTruthy()
    if (answer.refund.status === 'failed') expect(screen.queryByText(/is on its way/)).toBeNull()
    if (!('refundable' in answer)) expect(screen.queryByText(/what you had bought is back/)).toBeNull()
  })

  it.each([
    [409, 'units_spent', /You have used some of this purchase/],
    [409, 'refund_period_over', /The 14 days for a refund are over/],
    [409, 'already_refunded', /was refunded already/],
    [503, 'unavailable', /cannot reach the payment provider/],
    [500, 'internal', /The refund was not made/],
  ])('a refund that the server refuses with %s %s is explained', async (status, code, text) => {
    refuses(`/payment/purchases/${id}/refund`, status, code)
    await open('/account/billing')
    fireEvent.click(await section('Purchases').findByRole('button', { name: /^Refund S\$/ }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Refund S$18.00' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(text)
  })
})
