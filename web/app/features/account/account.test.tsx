import type { AssessmentSummary, CreditRecord, Purchase } from '@settlesg/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { demo, findAccount } from '../../mocks/db.ts'
import { server } from '../../testing/api-server.ts'
import { press } from '../../testing/fill-in.ts'
import { recordCalls, to } from '../../testing/record-calls.ts'
import { beSignedIn, renderSite } from '../../testing/render-site.tsx'
import { emptyDraft, loadDraft, saveDraft } from '../assessment/draft/draft.ts'

const account = findAccount(demo.email)
if (!account) throw new Error('The mocked API has no demo account')
const { user, drafts: owner } = account
const somebodyElse = { ...owner, user_id: 'somebody else' }

const assessment = (index: number, label: string | null = null): AssessmentSummary => ({
  id: `0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a${String(index).padStart(2, '0')}`,
  label,
  route: 'pts',
  low: 20,
  high: 38,
  no_estimate_reason: null,
  is_unlocked: false,
  apply_month: '2026-11',
  created_at: `2026-11-${String(28 - index).padStart(2, '0')}T03:00:00.000Z`,
})

const sessionAt = (day: number) => ({
  id: `0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2b${String(day).padStart(2, '0')}`,
  signed_in_at: `2026-11-0${day}T03:05:00.000Z`,
  ends_at: `2026-11-0${day + 1}T03:05:00.000Z`,
  is_current: false,
})

/** What the account holds in a test; the calls answer from it, page by page. */
let kept: AssessmentSummary[] = []
let records: CreditRecord[] = []

let bought: Purchase[] = []

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
  receipt_number: 'R-1',
  refundable_until: '2026-12-04T03:00:00.000Z',
  refundable,
  refund: null,
  refunded_cents: 0,
  disputed: false,
  test_mode: false,
  url: null,
})

const pageOf = <T,>(all: T[], { url }: Request) => {
  const { searchParams } = new URL(url)
  const skip = Number(searchParams.get('skip'))
  return { data: all.slice(skip, skip + Number(searchParams.get('limit'))), count: all.length }
}

beforeEach(() => {
  kept = [assessment(1, 'After my promotion'), assessment(2)]
  records = []
  bought = []
  server.use(
    http.get('/api/v1/payment/purchases', ({ request }) => HttpResponse.json(pageOf(bought, request))),
    http.get('/api/v1/assessments', ({ request }) => HttpResponse.json(pageOf(kept, request))),
    http.get('/api/v1/credit/user-credit-records', ({ request }) =>
      HttpResponse.json({ ...pageOf(records, request), balance: { credits: 3, supercredits: 1 } }),
    ),
  )
})

async function openAccount() {
  beSignedIn()
  await renderSite('/account')
}
const section = (name: string) => within(screen.getByRole('region', { name }))
const refuses = (method: 'get' | 'patch' | 'delete' | 'post', path: string, status: number, code: string) =>
  server.use(http[method](`/api/v1${path}`, () => HttpResponse.json({ detail: code, code }, { status })))

describe('the parts of the account', () => {
  it('each part of the account page loads and fails by itself, and can be tried again by itself', async () => {
    let isUp = false
    server.use(http.get('/api/v1/assessments', () => (isUp ? undefined : new HttpResponse(null, { status: 500 }))))
    await openAccount()
    expect((await section('Assessments').findByRole('alert')).textContent).toMatch(/could not be loaded/)
    expect(await section('Profile').findByText(demo.email)).toBeTruthy()
    expect(await section('Credits').findByText('3')).toBeTruthy()
    isUp = true
    fireEvent.click(section('Assessments').getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(section('Assessments').queryByRole('alert')).toBeNull())
  })
})

describe('the profile', () => {
  it('a new name is saved and confirmed with a notice', async () => {
    const calls = recordCalls()
    await openAccount()
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: ' Mei Tan ' } })
    fireEvent.click(section('Profile').getByRole('button', { name: 'Save' }))
    expect(await section('Profile').findByText('Saved.')).toBeTruthy()
    expect(JSON.parse(to(calls, '/users/me').at(-1)?.body ?? '')).toEqual({ full_name: 'Mei Tan' })
  })

  it('changing the language on the account page changes it for the account and for the page', async () => {
    await openAccount()
    fireEvent.change(await screen.findByLabelText('Language'), { target: { value: 'zh' } })
    await waitFor(() => expect(i18next.language).toBe('zh'))
    expect(user.language).toBe('zh')
    expect(await screen.findByRole('heading', { level: 1, name: '我的账户' })).toBeTruthy()
    user.language = 'en'
  })

  it('a new e-mail address needs the password, and the page says where the confirmation link was sent', async () => {
    await openAccount()
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
    await openAccount()
    await screen.findByLabelText('Name')
    expect(screen.queryByText('Premium')).toBeNull()
    server.use(http.get('/api/v1/users/me', () => HttpResponse.json({ ...user, is_premium: true })))
    await renderSite('/account')
    expect((await screen.findAllByText('Premium')).length).toBeGreaterThan(0)
  })
})

describe('the credits', () => {
  it('the credit history says what came in and went out, why, and for which assessment', async () => {
    records = [
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
    await openAccount()
    const rows = await section('Credit history').findAllByRole('row')
    expect(rows[1]?.textContent).toBe('21 Nov 2026Estimate−10')
    expect(rows[2]?.textContent).toBe('1 Nov 2026Trial credit of the new account+11')
    expect(
      section('Credit history').getByRole('link', { name: 'Estimate: the assessment of 21 Nov 2026' }),
    ).toBeTruthy()
  })

  it('a long credit history is split into pages', async () => {
    records = Array.from({ length: 12 }, (_, index) => ({
      id: `record ${index}`,
      at: '2026-11-20T03:00:00.000Z',
      unit: 'credit' as const,
      delta: 1,
      balance_after: 100 + index,
      reason: 'trial' as const,
    }))
    await openAccount()
    expect(await section('Credit history').findByText('1 to 10 of 12')).toBeTruthy()
    fireEvent.click(section('Credit history').getByRole('button', { name: 'Older' }))
    expect(await section('Credit history').findByText('11 to 12 of 12')).toBeTruthy()
    expect(await section('Credit history').findByText('111')).toBeTruthy()
    fireEvent.click(section('Credit history').getByRole('button', { name: 'Newer' }))
    expect(await section('Credit history').findByText('1 to 10 of 12')).toBeTruthy()
  })
})

describe('the assessments', () => {
  it('the account page leads to the tool while there are no assessments', async () => {
    kept = []
    await openAccount()
    expect(await section('Assessments').findByRole('link', { name: 'Open the tool' })).toBeTruthy()
  })

  it('an assessment is listed by its name or its date, and leads to its result and details', async () => {
    await openAccount()
    const link = await screen.findByRole('link', { name: 'After my promotion' })
    expect(link.getAttribute('href')).toMatch(/^\/tool\/result\/[\w-]{22}$/)
    expect(screen.getByRole('link', { name: 'Assessment of 26 Nov 2026' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Details: After my promotion' })).toBeTruthy()
    expect(section('Assessments').getAllByText(/20 to 38 of 100/)).toHaveLength(2)
  })

  it.each([
    ['2026-09', /You have waited 2 months\..*fewer than one in ten had heard/],
    ['2026-02', /You have waited 9 months\. Of those decided in 2022-24.*half had heard by now/],
    ['2025-12', /You have waited 11 months\..*half had heard by now/],
    ['2025-11', /You have waited 12 months\..*three in four had heard by now/],
  ])(
    'an application that waits since %s is told where it stands among those decided, and that it is no verdict',
    async (applied, text) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') })
      const outcome = { outcome: 'waiting', applied, decided: null, reported_at: '2026-11-20T03:00:00.000Z' }
      kept = [assessment(1)]
      server.use(http.get('/api/v1/assessments/:id', () => HttpResponse.json({ ...kept[0], outcome })))
      await openAccount()
      expect((await screen.findByText(/It says nothing of what the answer will be/)).textContent).toMatch(text)
      vi.useRealTimers()
    },
  )

  it('an application that was decided is told nothing of waiting', async () => {
    const outcome = {
      outcome: 'approved',
      applied: '2025-11',
      decided: '2026-09',
      reported_at: '2026-11-20T03:00:00.000Z',
    }
    const asked = recordCalls()
    server.use(http.get('/api/v1/assessments/:id', () => HttpResponse.json({ ...kept[0], outcome })))
    await openAccount()
    await expect.poll(() => to(asked, `/assessments/${assessment(1).id}`).length).toBeGreaterThan(0)
    expect(screen.queryByText(/You have waited/)).toBeNull()
  })

  it('an assessment can be renamed, with at most 60 characters', async () => {
    server.use(
      http.patch<{ id: string }, { label: string | null }>('/api/v1/assessments/:id', async ({ params, request }) => {
        const { label } = await request.json()
        kept = kept.map((one) => (one.id === params.id ? { ...one, label } : one))
        return HttpResponse.json(kept.find((one) => one.id === params.id))
      }),
    )
    await openAccount()
    fireEvent.click(await screen.findByRole('button', { name: 'Rename: After my promotion' }))
    const field = screen.getByLabelText<HTMLInputElement>('Name of this assessment')
    expect(document.activeElement).toBe(field)
    expect(field.maxLength).toBe(60)
    fireEvent.change(field, { target: { value: 'Second try' } })
    fireEvent.click(section('Assessments').getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('link', { name: 'Second try' })).toBeTruthy()
    expect(screen.getByText('Renamed to Second try.')).toBeTruthy()
  })

  it('an assessment is deleted only after a question, and the draft no longer refers to it', async () => {
    const [first] = kept
    saveDraft(owner, { ...emptyDraft, assessed: { id: first?.id ?? '', month: '2026-11' } })
    server.use(
      http.delete<{ id: string }>('/api/v1/assessments/:id', ({ params }) => {
        kept = kept.filter((one) => one.id !== params.id)
        return HttpResponse.json({ message: 'Assessment deleted' })
      }),
    )
    await openAccount()
    fireEvent.click(await screen.findByRole('button', { name: 'Delete: After my promotion' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this assessment?' }))
    expect(kept).toHaveLength(2)
    fireEvent.click(dialog.getByRole('button', { name: 'Delete it' }))
    expect(await screen.findByText('After my promotion is deleted.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'After my promotion' })).toBeNull())
    expect(loadDraft(owner)?.assessed).toBeNull()
  })

  it('an assessment stays when deleting it fails, and the dialog says so', async () => {
    refuses('delete', '/assessments/:id', 503, 'unavailable')
    await openAccount()
    fireEvent.click(await screen.findByRole('button', { name: 'Delete: After my promotion' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this assessment?' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Delete it' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(kept).toHaveLength(2)
  })
})

describe('the password', () => {
  const change = async (current: string, password: string, again = password) => {
    await openAccount()
    const fields = section('Password')
    fireEvent.change(fields.getByLabelText('Current password'), { target: { value: current } })
    fireEvent.change(fields.getByLabelText('New password'), { target: { value: password } })
    fireEvent.change(fields.getByLabelText('Password again'), { target: { value: again } })
    press('Change the password')
  }

  it('a new password that breaks a rule is not sent, and the focus goes to the field', async () => {
    const calls = recordCalls()
    await change('', 'short')
    expect(screen.getByText('Please enter your current password.')).toBeTruthy()
    expect(screen.getByText('The password needs at least 8 characters.')).toBeTruthy()
    expect(document.activeElement).toBe(section('Password').getByLabelText('Current password'))
    expect(to(calls, '/users/me/password')).toHaveLength(0)
  })

  it.each([
    [400, 'wrong_password', 'This is not your current password.'],
    [400, 'same_password', 'The new password is the same as the current one.'],
    [503, 'unavailable', 'This did not work. Please try again.'],
  ])('a change of password that fails with %i %s shows the matching message', async (status, code, text) => {
    refuses('patch', '/users/me/password', status, code)
    await change('what it is', 'what it will be')
    expect(await section('Password').findByText(text)).toBeTruthy()
  })

  it('a successful change of password empties the fields and says that other sessions were ended', async () => {
    await change(demo.password, 'another good one')
    expect(await screen.findByText('Your password is changed. All other sessions have ended.')).toBeTruthy()
    expect(section('Password').getByLabelText<HTMLInputElement>('New password').value).toBe('')
    const mocked = findAccount(demo.email)
    if (mocked) mocked.password = demo.password
  })
})

describe('the list of sessions', () => {
  const phone = 'Safari on iOS'
  const sessions = () => section('Where you are signed in')
  const signOutThere = () => sessions().findByRole('button', { name: /^Sign out there: Safari on iOS, Signed in / })
  const known = account.sessions
  beforeEach(() => {
    account.sessions = known
  })

  it('the sessions are listed with their browsers and times, and this one cannot be taken for another', async () => {
    account.sessions = [
      { ...sessionAt(1), browser: 'firefox', system: null, is_current: true },
      { ...sessionAt(2), browser: null, system: 'android' },
      { ...sessionAt(3), browser: null, system: null },
    ]
    await openAccount()
    const items = await sessions().findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'FirefoxSigned in 1 Nov 2026, 11:05This browser',
      'A browser we do not know on AndroidSigned in 2 Nov 2026, 11:05Sign out there',
      'A browser we do not knowSigned in 3 Nov 2026, 11:05Sign out there',
    ])
  })

  it('another session is ended from the list, which says so, takes the focus, and shows it no more', async () => {
    await openAccount()
    fireEvent.click(await signOutThere())
    expect(await screen.findByText(`Signed out: ${phone}.`)).toBeTruthy()
    expect(sessions().queryByText(phone)).toBeNull()
    expect(document.activeElement).toBe(sessions().getByRole('list'))
    expect(localStorage.getItem('access_token')).not.toBeNull()
  })

  it('a session that was over already is treated as ended', async () => {
    await openAccount()
    const button = await signOutThere()
    account.sessions = account.sessions.filter(({ is_current }) => is_current)
    fireEvent.click(button)
    expect(await screen.findByText(`Signed out: ${phone}.`)).toBeTruthy()
    expect(sessions().queryByRole('alert')).toBeNull()
  })

  it('a session stays in the list when ending it fails, and the page says so', async () => {
    refuses('delete', '/sessions/:id', 503, 'unavailable')
    await openAccount()
    fireEvent.click(await signOutThere())
    expect(await sessions().findByRole('alert')).toBeTruthy()
    expect(sessions().getByText(phone)).toBeTruthy()
  })
})

describe('signing out', () => {
  it('signing out ends the session in this browser and removes the draft', async () => {
    await openAccount()
    saveDraft(owner, emptyDraft)
    fireEvent.click(section('Where you are signed in').getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(loadDraft(owner)).toBeNull()
  })

  it('signing out everywhere asks first, and then tells the server', async () => {
    const calls = recordCalls()
    await openAccount()
    fireEvent.click(section('Where you are signed in').getByRole('button', { name: 'Sign out everywhere' }))
    await screen.findByRole('dialog', { name: 'Sign out everywhere?' })
    expect(to(calls, '/logout-all')).toHaveLength(0)
    press('End all sessions')
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
    expect(to(calls, '/logout-all')).toHaveLength(1)
    expect(localStorage.getItem('access_token')).toBeNull()
  })
})

it('opening the account removes the draft of another person from the device', async () => {
  saveDraft(somebodyElse, emptyDraft)
  await openAccount()
  await waitFor(() => expect(loadDraft(somebodyElse)).toBeNull())
})

describe('the end of the account', () => {
  const begin = async () => {
    await openAccount()
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my account…' }))
  }
  const confirm = (password: string) => {
    const field = section('Delete the account').getByLabelText('Your password, to confirm')
    fireEvent.change(field, { target: { value: password } })
    press('Delete my account for good')
    return field
  }

  it('before an account is deleted, the page says what goes, what stays and why, and which credits would be lost', async () => {
    await begin()
    const part = section('Delete the account')
    expect(part.getByRole('region', { name: 'What is deleted' }).textContent).toContain('answers and results')
    expect(part.getByRole('region', { name: 'What stays, and why' }).textContent).toContain('tax law')
    expect(await part.findByText(/Your account still holds 1 credit/)).toBeTruthy()
    expect(part.queryByRole('button', { name: /^Refund:/ })).toBeNull()
    expect(document.activeElement?.textContent).toContain('What is deleted')
    press('Keep my account')
    expect(document.activeElement).toBe(part.getByRole('button', { name: 'Delete my account…' }))
  })

  it('the refund of unused purchases is offered before the account is deleted', async () => {
    bought = [purchaseOf('yes'), purchaseOf('units_spent')]
    await begin()
    const part = section('Delete the account')
    expect(await part.findAllByRole('button', { name: 'Refund: 3 credits, S$9.00' })).toHaveLength(1)
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

  it('after an account is deleted its owner is signed out, at home, told so, and nothing of them is left in the browser', async () => {
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
    await openAccount()
    press('Download my data')
    expect(await section('Your data').findByText('The file settlesg-my-data.json is in your downloads.')).toBeTruthy()
    expect(click).toHaveBeenCalledOnce()
    expect(saved[0]?.type).toBe('application/json')
    refuses('get', '/users/me/export', 503, 'unavailable')
    press('Download my data')
    expect((await section('Your data').findByRole('alert')).textContent).toMatch(/could not be made/)
  })
})
