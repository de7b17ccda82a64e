import type { Purchase } from '@settlesg/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDraft, saveDraft } from '../drafts/draft.ts'
import { demo, findAccount } from '../mocks/db.ts'
import { account, held, holdTwoAssessments, openAccount, owner, refuses, section } from '../testing/account-page.tsx'
import { server } from '../testing/api-server.ts'
import { press } from '../testing/fill-in.ts'
import { recordCalls, to } from '../testing/record-calls.ts'

const purchaseOf = (refundable: Purchase['refundable']): Purchase => ({
  id: crypto.randomUUID(),
  created_at: '2026-11-20T03:00:00.000Z',
  product: 'pack_1',
  quantity: 1,
  unit: 'credit',
  units: 3,
  amount_cents: 900,
  currency: 'SGD',
  status: 'paid',
  paid_at: '2026-11-20T03:00:00.000Z',
  method: 'card',
  opens: null,
  receipt_number: 'R-1',
  seller: null,
  gst: { percent: 0, cents: 0, number: null },
  card_statement: null,
  billed_to: [],
  credit_notes: [],
  refundable_until: '2026-12-04T03:00:00.000Z',
  refundable,
  refund_offer: refundable === 'yes' ? { quantity: 1, units: 3, amount_cents: 900, units_kept: 0 } : null,
  refund: null,
  refunded_cents: 0,
  disputed: false,
  charged_back: false,
  test_mode: false,
  url: null,
})

beforeEach(holdTwoAssessments)

describe('the end of the account', () => {
  const begin = async () => {
    await openAccount('data')
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my account…' }))
  }
  const confirm = (password: string) => {
    const field = section('Delete the account').getByLabelText('Your password, to confirm')
    fireEvent.change(field, { target: { value: password } })
    press('Delete my account for good')
    return field
  }

  it('before deleting an account the page says what goes, what stays and what that was bought is lost', async () => {
    await begin()
    const part = section('Delete the account')
    expect(part.getByRole('region', { name: 'What is deleted' }).textContent).toContain('answers and results')
    expect(part.getByRole('region', { name: 'What stays, and why' }).textContent).toContain('tax law')
    expect(await part.findByText(/Your account still holds 1 estimate/)).toBeTruthy()
    expect(part.queryByRole('button', { name: /^Refund S\$/ })).toBeNull()
    expect(document.activeElement?.textContent).toContain('What is deleted')
    press('Keep my account')
    expect(document.activeElement).toBe(part.getByRole('button', { name: 'Delete my account…' }))
  })

  it('the refund of unused purchases is offered before the account is deleted', async () => {
    held.purchases = [purchaseOf('yes'), purchaseOf('units_spent')]
    await begin()
    const part = section('Delete the account')
    expect(await part.findAllByRole('button', { name: 'Refund S$9.00: 3 estimates, S$9.00' })).toHaveLength(1)
  })

  it('without the right password nothing is deleted, and the field says so and has the focus', async () => {
    await begin()
    press('Delete my account for good')
    expect(section('Delete the account').getByText('Please enter your current password.')).toBeTruthy()
    const field = confirm('not this one')
    expect(await section('Delete the account').findByText('This is not your current password.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field)
    expect(findAccount(demo.email)).toBe(account)
  })

  it('deleting an account signs its owner out at home with a notice, and empties the browser', async () => {
    const calls = recordCalls()
    server.use(http.delete('/api/v1/users/me', () => HttpResponse.json({ message: 'Account deleted' })))
    await begin()
    saveDraft(owner, emptyDraft)
    confirm(demo.password)
    expect(await screen.findByText('Your account is deleted')).toBeTruthy()
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
    expect(JSON.parse(to(calls, '/users/me').find(({ method }) => method === 'DELETE')?.body ?? '')).toEqual({
      password: demo.password,
    })
    expect(to(calls, '/logout')).toEqual([])
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
  })

  it('"Download my data" saves everything that the server keeps, as a file', async () => {
    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          saved.push(blob)
          return 'blob:saved'
        },
        revokeObjectURL: () => {},
      }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await openAccount('data')
    press('Download my data')
    expect(await section('Your data').findByText('The file settlesg-my-data.json is in your downloads.')).toBeTruthy()
    expect(click).toHaveBeenCalledOnce()
    expect(saved[0]?.type).toBe('application/json')
    refuses('get', '/users/me/export', 503, 'unavailable')
    press('Download my data')
    expect((await section('Your data').findByRole('alert')).textContent).toMatch(/could not make/)
  })
})
