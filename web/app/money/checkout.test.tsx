import type { Opening, Purchase } from '@settlesg/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { analysisPath, papersPath } from '../assessments/reference.ts'
import { user } from '../testing/account-page.tsx'
import { server } from '../testing/api-server.ts'
import { press } from '../testing/fill-in.ts'
import { heading, held, holdPaidPurchase, id, open, paid, refuses } from '../testing/purchase-page.tsx'
import { recordCalls, to } from '../testing/record-calls.ts'
import { renderSite } from '../testing/render-site.tsx'
import { keepCheckout, keptCheckout } from './use-checkout.ts'

beforeEach(holdPaidPurchase)
/** One supercredit that was paid for. */
const supercredit: Purchase = {
  ...paid,
  product: 'pack_2',
  quantity: 1,
  unit: 'supercredit',
  units: 1,
  amount_cents: 2900,
}
const holds = (balance: { credits: number; supercredits: number }) =>
  server.use(http.get('/api/v1/users/me', () => HttpResponse.json({ ...user, ...balance })))
/** The buttons that lead on from the page, with where they lead. */
const ways = () =>
  [...screen.getByRole('main').querySelectorAll('a[data-look]')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
const creditIs = (status: string) =>
  server.use(http.post('/api/v1/credit/create-creditrecord', () => HttpResponse.json({ status })))

describe('after paying', () => {
  it.each(['credited', 'already_credited'])(
    'a purchase that is %s is shown with the new balance and the way back to the form',
    async (status) => {
      creditIs(status)
      keepCheckout({ purchaseId: id, returnTo: '/tool?step=check' })
      await open('/checkout?session=cs_test_1')
      expect(await heading('You can make 6 more estimates now')).toBeTruthy()
      expect(screen.getByText(/^You bought 6 estimates for S\$18.00. They are in your account./)).toBeTruthy()
      expect(await screen.findByText('Your account now holds 1 estimate.')).toBeTruthy()
      expect(ways()).toEqual([['Back to your answers', '/tool?step=check']])
      expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(`/receipt/${id}`)
    },
  )

  it('a bought supercredit is shown with the balance of supercredits, in the singular', async () => {
    creditIs('credited')
    held.purchase = supercredit
    holds({ credits: 0, supercredits: 1 })
    keepCheckout({ purchaseId: id, returnTo: '/account' })
    await open('/checkout?session=cs_test_1')
    expect(await heading('You can open 1 analysis now')).toBeTruthy()
    expect(screen.getByText(/^You bought 1 analysis and report for S\$29.00. It is in your account./)).toBeTruthy()
    expect(await screen.findByText('Your account now holds 1 analysis and report.')).toBeTruthy()
    expect(screen.getByRole('main').textContent).not.toContain('0 estimates')
    expect(ways()).toEqual([['Go to my account', '/account/billing']])
  })

  it('several supercredits are shown in the plural', async () => {
    creditIs('credited')
    held.purchase = { ...supercredit, quantity: 2, units: 2, amount_cents: 5800 }
    holds({ credits: 0, supercredits: 3 })
    keepCheckout({ purchaseId: id, returnTo: '/account' })
    await open('/checkout?session=cs_test_1')
    expect(await heading('You can open 2 analyses now')).toBeTruthy()
    expect(screen.getByText(/^You bought 2 analyses and reports for S\$58.00. They are in your account./)).toBeTruthy()
    expect(await screen.findByText('Your account now holds 3 analyses and reports.')).toBeTruthy()
  })

  it('somebody who pays in a browser that does not remember what for is shown both balances', async () => {
    creditIs('credited')
    holds({ credits: 0, supercredits: 1 })
    await open('/checkout?session=cs_test_1')
    expect(await heading('Your payment has arrived')).toBeTruthy()
    expect(await screen.findByText('Your account now holds 0 estimates, and 1 analysis and report.')).toBeTruthy()
  })

  it.each([
    ['the name that was given to it', { label: 'Mum and me' }, 'Open the analysis of “Mum and me”'],
    ['its day', {}, 'Open the analysis of 23 Nov 2026'],
    [
      'its day, as open, once another tab has unlocked it',
      { is_unlocked: true },
      'Back to the analysis of 23 Nov 2026',
    ],
  ])('what was bought on an analysis leads to that analysis, called by %s', async (_, changes, name) => {
    creditIs('credited')
    held.purchase = supercredit
    server.use(
      http.post('/api/v1/model/analyze/', () => HttpResponse.json({})),
      http.get('/api/v1/assessments/:id', ({ params }) =>
        HttpResponse.json({
          id: params.id,
          label: null,
          is_unlocked: false,
          created_at: '2026-11-23T03:00:00.000Z',
          ...changes,
        }),
      ),
    )
    keepCheckout({ purchaseId: id, returnTo: analysisPath(id) })
    await open('/checkout?session=cs_test_1')
    await screen.findByRole('link', { name })
    expect(ways()).toEqual([[name, analysisPath(id)]])
  })

  const bought = (outcome: Opening | null, assessment = {}) => {
    creditIs('credited')
    held.purchase = { ...supercredit, opens: { assessment_id: id, outcome } }
    server.use(
      http.post('/api/v1/model/analyze/', () => HttpResponse.json({})),
      http.get('/api/v1/assessments/:id', ({ params }) =>
        HttpResponse.json({
          id: params.id,
          label: null,
          is_unlocked: outcome === 'opened' || outcome === 'already_open',
          created_at: '2026-11-23T03:00:00.000Z',
          ...assessment,
        }),
      ),
    )
    keepCheckout({ purchaseId: id, returnTo: analysisPath(id) })
    return open('/checkout?session=cs_test_1')
  }

  it('what was bought from a case says what was used for it and leads straight to the open case', async () => {
    holds({ credits: 0, supercredits: 0 })
    await bought('opened', { label: 'Mum and me' })
    expect(await heading('Your analysis is open')).toBeTruthy()
    await screen.findByText('You bought 1 analysis and report for S$29.00, and the analysis of “Mum and me” is open.')
    expect(ways()).toEqual([['See the analysis', papersPath(id)]])
    expect(screen.queryByText(/^Your account now holds/)).toBeNull()
  })

  const account = ['Go to my account', '/account/billing']
  it.each([
    ['deleted', 'You can open 1 analysis now', /was deleted .* stays in your account/, account],
    [
      'already_open',
      'You can open 1 analysis now',
      /open already, so what you bought stays/,
      ['Back to the analysis of 23 Nov 2026', analysisPath(id)],
    ],
    ['no_estimate', 'You can open 1 analysis now', /no estimate to analyse.* stays in your account/, account],
    ['failed', 'You can open 1 analysis now', /one press/, ['Open the analysis of 23 Nov 2026', analysisPath(id)]],
    ['taken_back', 'Your payment has arrived', /your money has gone back/, account],
    ['owed', 'Your payment has arrived', /one analysis short/, account],
  ] as const)(
    'a case that could not be opened (%s) says why, and where the unit is',
    async (outcome, title, why, way) => {
      holds({ credits: 0, supercredits: 1 })
      await bought(outcome)
      expect(await heading(title)).toBeTruthy()
      await screen.findByText(/^You bought 1 analysis and report for S\$29\.00, to open the analysis of 23 Nov 2026\./)
      screen.getByText(why)
      await screen.findByText('Your account now holds 1 analysis and report.')
      await expect.poll(ways).toEqual([way])
    },
  )

  it('the page says until the answer that the payment was received and the credits are coming', async () => {
    server.use(http.post('/api/v1/credit/create-creditrecord', () => delay('infinite')))
    await open('/checkout?session=cs_test_1')
    expect(await heading('Payment received. Adding what you bought…')).toBeTruthy()
  })

  it.each([
    ['pending', 'Your payment is on its way'],
    ['declined', 'The payment was declined'],
    ['held', 'We are looking at your payment'],
    ['expired', 'This payment page has closed'],
    ['paid', 'You can make 6 more estimates now'],
  ] as const)('a purchase that is %s after paying is shown as such', async (status, title) => {
    creditIs('pending')
    held.purchase = { ...paid, status }
    keepCheckout({ purchaseId: id, returnTo: '/account' })
    await open('/checkout?session=cs_test_1')
    expect(await heading(title)).toBeTruthy()
  })

  it('a payment that was not as ordered and went back is shown as paid back', async () => {
    creditIs('pending')
    held.purchase = { ...paid, status: 'cancelled', refunded_cents: 100 }
    keepCheckout({ purchaseId: id, returnTo: '/account' })
    await open('/checkout?session=cs_test_1')
    expect(await heading('Your money has gone back')).toBeTruthy()
  })

  it('a payment that is not finished leads back to its payment page', async () => {
    creditIs('pending')
    held.purchase = { ...paid, status: 'open', url: 'https://pay.example/c/1' }
    keepCheckout({ purchaseId: id, returnTo: '/account' })
    await open('/checkout?session=cs_test_1')
    expect(await heading('This payment is not finished')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Continue the payment' })).toBeTruthy()
  })

  it('a payment that is confirmed later is noticed without a reload', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    })
    creditIs('pending')
    await open('/checkout?session=cs_test_1')
    expect(await heading('Your payment is not confirmed yet')).toBeTruthy()
    creditIs('credited')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await heading('Your payment has arrived')).toBeTruthy()
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
    press('Check again')
    expect(await heading('Your payment has arrived')).toBeTruthy()
  })

  it('somebody who is not signed in reads that the credits came, and no balance', async () => {
    creditIs('credited')
    await renderSite('/checkout?session=cs_test_1')
    expect(await heading('Your payment has arrived')).toBeTruthy()
    expect(screen.getByText('Sign in to see your new balance.')).toBeTruthy()
    expect(screen.queryByText(/now holds/)).toBeNull()
  })
})

describe('after leaving the payment page', () => {
  it('the page says that nothing was charged, and leads on with the payment or back to the form', async () => {
    held.purchase = { ...paid, status: 'open', url: 'https://pay.example/c/1' }
    keepCheckout({ purchaseId: id, returnTo: '/tool?step=check' })
    await open(`/checkout?cancelled=${id}`)
    expect(await heading('Nothing was charged')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Continue the payment' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to your answers' })).toBeTruthy()
  })

  it('a purchase that another tab has paid meanwhile is shown as paid', async () => {
    await open(`/checkout?cancelled=${id}`)
    expect(await heading('You can make 6 more estimates now')).toBeTruthy()
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'the way back never leads to %s',
    (returnTo) => {
      sessionStorage.setItem('checkout', JSON.stringify({ purchaseId: id, returnTo }))
      expect(keptCheckout()).toBeNull()
    },
  )
})

describe('a payment that came to nothing', () => {
  it.each([
    ['declined', '/checkout?session=cs_test_1'],
    ['expired', '/checkout?session=cs_test_1'],
    ['expired', `/checkout?cancelled=${id}`],
    ['cancelled', `/checkout?cancelled=${id}`],
    ['declined', `/checkout?cancelled=${id}`],
  ] as const)(
    'a purchase that is %s at %s can be ordered again, the same product and quantity',
    async (status, path) => {
      creditIs('pending')
      server.use(http.post('/api/v1/payment/create-checkout-session_2', () => delay('infinite')))
      held.purchase = { ...supercredit, quantity: 2, units: 2, amount_cents: 5800, status, url: null }
      const calls = recordCalls()
      keepCheckout({ purchaseId: id, returnTo: analysisPath(id) })
      await open(path)
      fireEvent.click(await screen.findByRole('button', { name: 'Buy 2 analyses and reports for S$58.00' }))
      expect(screen.queryByRole('button', { name: /^Buy 3 estimates/ })).toBeNull()
      await waitFor(() => expect(to(calls, '/payment/create-checkout-session_2')[0]?.body).toContain('"quantity":2'))
    },
  )

  it('the way back stays that of the first try when the same is ordered again', async () => {
    creditIs('pending')
    held.purchase = { ...supercredit, status: 'declined', url: null }
    const next = '0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a02'
    // A part of this very page, the only place that the test's browser can be led to.
    server.use(
      http.post('/api/v1/payment/create-checkout-session_2', () =>
        HttpResponse.json({ session_id: 'cs_test_2', url: `${location.href}#payment`, purchase_id: next }),
      ),
    )
    keepCheckout({ purchaseId: id, returnTo: analysisPath(id) })
    await open('/checkout?session=cs_test_1')
    fireEvent.click(await screen.findByRole('button', { name: 'Buy 1 analysis and report for S$29.00' }))
    await waitFor(() => expect(location.hash).toBe('#payment'))
    expect(keptCheckout()).toEqual({ purchaseId: next, returnTo: analysisPath(id) })
  })
})
