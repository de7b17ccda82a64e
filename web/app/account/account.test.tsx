import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../mocks/db.ts'
import { assessment, held, holdTwoAssessments, openAccount, refuses, section, user } from '../testing/account-page.tsx'
import { server } from '../testing/api-server.ts'
import { press } from '../testing/fill-in.ts'
import { recordCalls, to } from '../testing/record-calls.ts'
import { renderSite } from '../testing/render-site.tsx'

beforeEach(holdTwoAssessments)

describe('the parts of the account', () => {
  it('each part of an account page loads, fails and can be tried again by itself', async () => {
    let isUp = false
    server.use(http.get('/api/v1/assessments', () => (isUp ? undefined : new HttpResponse(null, { status: 500 }))))
    await openAccount()
    expect((await section('Cases').findByRole('alert')).textContent).toMatch(/could not load/)
    await waitFor(() => expect(section('Reports').queryByRole('status')).toBeNull())
    expect(section('Reports').queryByRole('alert')).toBeNull()
    isUp = true
    fireEvent.click(section('Cases').getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(section('Cases').queryByRole('alert')).toBeNull())
  })

  it('the pages of the account lead to each other and name the one that is open', async () => {
    await openAccount()
    const ways = () => within(screen.getByRole('navigation', { name: 'My account' })).getAllByRole('link')
    const pages = ways().map((way) => [way.textContent, way.getAttribute('href')])
    expect(pages).toEqual([
      ['Cases', '/account'],
      ['Billing', '/account/billing'],
      ['Profile', '/account/profile'],
      ['Security', '/account/security'],
      ['Data', '/account/data'],
    ])
    const current = () =>
      ways().flatMap((way) => (way.getAttribute('aria-current') === 'page' ? [way.textContent] : []))
    for (const [index, [name]] of pages.entries()) {
      fireEvent.click(ways()[index] ?? document.body)
      await waitFor(() => expect(current()).toEqual([name]))
      expect(within(screen.getByRole('main')).getAllByRole('region').length).toBeLessThanOrEqual(3)
    }
  })
})

describe('the credits', () => {
  it('an account that came without a free credit says why it has none', async () => {
    const balance = { credits: 0, supercredits: 0 }
    server.use(http.get('/api/v1/credit/user-credit-records', () => HttpResponse.json({ data: [], count: 0, balance })))
    await openAccount('billing')
    expect(await section('Credits').findByText(/^This mailbox has had its free credit already/)).toBeTruthy()
  })

  it('an account that has spent its free credit sees nothing about one', async () => {
    await openAccount('billing')
    expect(await section('Credits').findByText('3')).toBeTruthy()
    expect(section('Credits').queryByText(/No free credit/)).toBeNull()
  })
})

describe('the profile', () => {
  it('a new name is saved and confirmed with a notice', async () => {
    const calls = recordCalls()
    await openAccount('profile')
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: ' Mei Tan ' } })
    fireEvent.click(section('Profile').getByRole('button', { name: 'Save' }))
    expect(await section('Profile').findByText('Saved.')).toBeTruthy()
    expect(JSON.parse(to(calls, '/users/me').at(-1)?.body ?? '')).toEqual({ full_name: 'Mei Tan' })
  })

  it('changing the language on the account page changes it for the account and for the page', async () => {
    await openAccount('profile')
    fireEvent.change(await screen.findByLabelText('Language'), { target: { value: 'zh' } })
    await waitFor(() => expect(i18next.language).toBe('zh'))
    expect(user.language).toBe('zh')
    expect(await screen.findByRole('heading', { level: 1, name: '我的账户' })).toBeTruthy()
    user.language = 'en'
  })

  it('a new e-mail address needs the password, and the page says where the link was sent', async () => {
    await openAccount('profile')
    fireEvent.click(await screen.findByRole('button', { name: 'Change the e-mail address' }))
    press('Send the link')
    expect(screen.getByText('Please input your email!')).toBeTruthy()
    expect(screen.getByText('Please enter your current password.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('New e-mail address'))

    const fields = section('Profile')
    fireEvent.change(fields.getByLabelText('New e-mail address'), { target: { value: ' Mei@New.example ' } })
    fireEvent.change(fields.getByLabelText('Current password'), { target: { value: 'wrong one' } })
    refuses('patch', '/users/me', 400, 'wrong_password')
    press('Send the link')
    expect(await screen.findByText('This is not your current password.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(fields.getByLabelText('Current password'))

    refuses('patch', '/users/me', 409, 'email_taken')
    fireEvent.change(fields.getByLabelText('Current password'), { target: { value: demo.password } })
    press('Send the link')
    expect(await screen.findByText('This address belongs to another account.')).toBeTruthy()

    const calls = recordCalls()
    server.use(http.patch('/api/v1/users/me', () => HttpResponse.json(user)))
    press('Send the link')
    expect(await screen.findByText(/^A link has been sent to mei@new.example/)).toBeTruthy()
    expect(JSON.parse(to(calls, '/users/me')[0]?.body ?? '')).toEqual({
      email: 'mei@new.example',
      current_password: demo.password,
    })
    expect(fields.getByText(demo.email)).toBeTruthy()
  })

  it('only a premium account shows the premium badge', async () => {
    await openAccount('profile')
    await screen.findByLabelText('Name')
    expect(screen.queryByText('Premium')).toBeNull()
    server.use(http.get('/api/v1/users/me', () => HttpResponse.json({ ...user, is_premium: true })))
    await renderSite('/account/billing')
    expect((await screen.findAllByText('Premium')).length).toBeGreaterThan(0)
    screen.getByText(/^“Premium” says that you have bought a supercredit\. It is no subscription/)
  })
})

describe('the credits', () => {
  it('the credit history says what came in and went out, why, and for which assessment', async () => {
    held.records = [
      {
        id: 'b',
        at: '2026-11-20T16:30:00.000Z',
        unit: 'credit',
        delta: -1,
        balance_after: 0,
        reason: 'estimate',
        assessment_id: assessment(1).id,
      },
      { id: 'a', at: '2026-11-01T03:00:00.000Z', unit: 'credit', delta: 1, balance_after: 1, reason: 'trial' },
    ]
    await openAccount('billing')
    const rows = await section('Credit history').findAllByRole('row')
    expect(rows[1]?.textContent).toBe('21 Nov 2026Estimate−10')
    expect(rows[2]?.textContent).toBe('1 Nov 2026Free credit of the new account+11')
    expect(section('Credit history').getByRole('link', { name: 'Estimate: the case of 21 Nov 2026' })).toBeTruthy()
  })

  it('both balances stand on the account page, also an empty one', async () => {
    server.use(
      http.get('/api/v1/credit/user-credit-records', () =>
        HttpResponse.json({ data: [], count: 0, balance: { credits: 3, supercredits: 0 } }),
      ),
    )
    await openAccount('billing')
    const figures = await section('Credits').findAllByRole('definition')
    expect(figures.map((figure) => figure.parentElement?.textContent)).toEqual(['Credits3', 'Supercredits0'])
  })

  it('a credit history with two units says of each line which it moves', async () => {
    const line = { at: '2026-11-20T03:00:00.000Z', delta: 1, balance_after: 1, reason: 'purchase' as const }
    held.records = [
      { ...line, id: 'b', unit: 'supercredit' },
      { ...line, id: 'a', unit: 'credit', delta: 3, balance_after: 4 },
    ]
    await openAccount('billing')
    const rows = await section('Credit history').findAllByRole('row')
    expect(rows[1]?.textContent).toBe('20 Nov 2026PurchaseSupercredits+11')
    expect(rows[2]?.textContent).toBe('20 Nov 2026PurchaseCredits+34')
  })

  it('a long credit history is split into pages', async () => {
    held.records = Array.from({ length: 12 }, (_, index) => ({
      id: `record ${index}`,
      at: '2026-11-20T03:00:00.000Z',
      unit: 'credit' as const,
      delta: 1,
      balance_after: 100 + index,
      reason: 'trial' as const,
    }))
    await openAccount('billing')
    expect(await section('Credit history').findByText('1 to 10 of 12')).toBeTruthy()
    fireEvent.click(section('Credit history').getByRole('button', { name: 'Older' }))
    expect(await section('Credit history').findByText('11 to 12 of 12')).toBeTruthy()
    expect(await section('Credit history').findByText('111')).toBeTruthy()
    fireEvent.click(section('Credit history').getByRole('button', { name: 'Newer' }))
    expect(await section('Credit history').findByText('1 to 10 of 12')).toBeTruthy()
  })
})
