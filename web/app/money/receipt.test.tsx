import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { server } from '../testing/api-server.ts'
import { press } from '../testing/fill-in.ts'
import { heading, held, holdPaidPurchase, id, open, paid, refuses, settings } from '../testing/purchase-page.tsx'
import { renderSite } from '../testing/render-site.tsx'

beforeEach(holdPaidPurchase)

describe('the receipt', () => {
  it('the receipt names number, day, seller, item, method, amount, and that no GST is charged', async () => {
    await open(`/receipt/${id}`)
    const receipt = await screen.findByRole('article')
    for (const text of [
      'R-2026-000017',
      '21 Nov 2026',
      '3 estimates: 2 × S$9.00',
      'PayNow',
      'No GST charged',
      'No seller is set on this site',
      'S$18.00',
    ])
      await waitFor(() => expect(receipt.textContent).toContain(text))
    expect(screen.queryByText(/Test receipt/)).toBeNull()
  })

  it('the receipt of what was bought for a case says so, by its day and not its name', async () => {
    const summary = { id, label: 'Mum and me', is_unlocked: true, created_at: '2026-11-23T03:00:00.000Z' }
    server.use(
      http.get('/api/v1/assessments/:id', () => HttpResponse.json(summary)),
      http.post('/api/v1/model/analyze/', () => HttpResponse.json({})),
    )
    held.purchase = { ...paid, opens: { assessment_id: id, outcome: 'opened' } }
    await open(`/receipt/${id}`)
    expect(await screen.findByText('Bought to open the analysis of 23 Nov 2026')).toBeTruthy()
    expect(screen.queryByText(/Mum and me/)).toBeNull()
  })

  const seller = { name: 'Settle Singapore Pte. Ltd.', uen: '202612345A', address: '1 Raffles Place, Singapore 048616' }
  const gst = { percent: 9, cents: 149, number: 'M90312345A' }

  it('the receipt of a sale with GST is a simplified tax invoice, with the statement’s name', async () => {
    held.purchase = { ...paid, seller, gst, card_statement: 'SETTLESG* ESTIMATES' }
    await open(`/receipt/${id}`)
    expect(await heading('Receipt and tax invoice')).toBeTruthy()
    const receipt = screen.getByRole('article')
    for (const text of [
      ...Object.values(seller),
      'M90312345A',
      'R-2026-000017',
      '21 Nov 2026',
      '3 estimates: 2 × S$9.00',
      'S$18.00',
      'Price payable includes GST: 9 %, S$1.49',
      'SETTLESG* ESTIMATES',
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

  it('the receipt of a purchase older than sale records has seller and GST as not on record', async () => {
    held.purchase = { ...paid, seller: null, gst: null }
    await open(`/receipt/${id}`)
    expect(await screen.findByText('Not on record for this purchase')).toBeTruthy()
    expect(screen.getByText('Whether GST was in the price is not on record')).toBeTruthy()
  })

  it('each credit note below a receipt has number, day, receipt, amount and tax, also if void', async () => {
    const note = { issued_at: '2026-11-22T16:30:00.000Z', amount_cents: 900 }
    const credit_notes = [
      { ...note, number: 'CN-2026-000001', gst_cents: 74, is_void: false },
      { ...note, number: 'CN-2026-000002', gst_cents: 75, is_void: true },
    ]
    held.purchase = { ...paid, seller, gst, credit_notes }
    await open(`/receipt/${id}`)
    const notes = await screen.findAllByRole('article', { name: 'Credit note' })
    expect(notes).toHaveLength(2)
    for (const text of [
      'CN-2026-000001',
      '23 Nov 2026',
      'R-2026-000017 of 21 Nov 2026',
      seller.name,
      'Refund on the purchase of 6 estimates for S$18.00',
      'S$9.00',
      'Includes 9 % GST: S$0.74',
    ])
      expect(notes[0]?.textContent).toContain(text)
    expect(notes.map((each) => each.textContent?.includes('this credit note is void'))).toEqual([false, true])
  })

  it('the receipt of a test purchase, and of a refunded one, says so', async () => {
    held.purchase = { ...paid, test_mode: true, refunded_cents: 1800, refundable: 'already_refunded' }
    await open(`/receipt/${id}`)
    expect(await screen.findByText('Test receipt: no real money was paid')).toBeTruthy()
    expect(screen.getByText('Refunded').parentElement?.textContent).toBe('Refunded−S$18.00')
  })

  it('a purchase that is not paid has no receipt, nor has one of somebody else', async () => {
    held.purchase = { ...paid, status: 'pending', paid_at: null, receipt_number: null }
    await open(`/receipt/${id}`)
    expect(await heading('There is no receipt yet')).toBeTruthy()
    await renderSite('/receipt/0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a99')
    expect((await screen.findAllByRole('heading', { name: 'This receipt does not exist' })).length).toBeGreaterThan(0)
  })
})

describe('the name on a receipt', () => {
  const named = (name: string | null) => ({ name, set_at: '2026-11-22T16:30:00.000Z' })

  it('a company that is put on the receipt stands there at once, with what stood before it', async () => {
    const sent: unknown[] = []
    server.use(
      http.post('/api/v1/payment/purchases/:id/billed-to', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ ...paid, billed_to: [named('Old Pte. Ltd.'), named('Tan & Co <b>')] })
      }),
    )
    await open(`/receipt/${id}`)
    fireEvent.change(await screen.findByLabelText('Name on this receipt'), { target: { value: ' Tan & Co <b> ' } })
    press('Put on the receipt')
    expect(await screen.findByText('The receipt has the new name.')).toBeTruthy()
    expect(sent).toEqual([{ name: 'Tan & Co <b>' }])
    const { textContent } = screen.getByRole('article')
    expect(textContent).toContain('Tan & Co <b>Named on 23 Nov 2026; before that: Old Pte. Ltd.')
  })

  it.each([
    [409, 'too_many_names', /has been changed ten times/],
    [422, 'validation', /one line of at most 120 characters/],
    [500, 'internal', /The name was not changed/],
  ])('a name that the server refuses with %s %s is explained, and stays in the field', async (status, code, text) => {
    refuses(`/payment/purchases/${id}/billed-to`, status, code)
    await open(`/receipt/${id}`)
    fireEvent.change(await screen.findByLabelText('Name on this receipt'), { target: { value: 'Tan & Co' } })
    press('Put on the receipt')
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
    expect(screen.getByLabelText<HTMLInputElement>('Name on this receipt').value).toBe('Tan & Co')
  })
})
