import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDraft, loadDraft, saveDraft } from '../drafts/draft.ts'
import { demo, findAccount, tokenFor } from '../mocks/db.ts'
import { account, holdTwoAssessments, openAccount, owner, refuses, section } from '../testing/account-page.tsx'
import { server } from '../testing/api-server.ts'
import { press } from '../testing/fill-in.ts'
import { recordCalls, to } from '../testing/record-calls.ts'

const somebodyElse = { ...owner, user_id: 'somebody else' }

const sessionAt = (day: number) => ({
  id: `0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2b${String(day).padStart(2, '0')}`,
  signed_in_at: `2026-11-0${day}T03:05:00.000Z`,
  ends_at: `2026-11-0${day + 1}T03:05:00.000Z`,
  is_current: false,
})

beforeEach(holdTwoAssessments)

describe('the password', () => {
  const change = async (current: string, password: string, again = password) => {
    await openAccount('security')
    const fields = section('Password')
    fireEvent.change(fields.getByLabelText('Current password'), { target: { value: current } })
    fireEvent.change(fields.getByLabelText('New password'), { target: { value: password } })
    fireEvent.change(fields.getByLabelText('Password again'), { target: { value: again } })
    press('Change the password')
  }

  it('in the form of a new password the password manager alone finds the account’s address', async () => {
    await openAccount('security')
    const form = section('Password').getByLabelText('New password').closest('form')
    const fields = await vi.waitUntil(() => {
      const found = [...(form?.querySelectorAll('input') ?? [])]
      return found.length === 4 && found
    })
    expect(fields.map(({ autocomplete, value }) => [autocomplete, value])).toEqual([
      ['username', demo.email],
      ['current-password', ''],
      ['new-password', ''],
      ['new-password', ''],
    ])
    expect(fields[0]).toMatchObject({ tabIndex: -1, readOnly: true, ariaHidden: 'true', type: 'text' })
  })

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

  it('a changed password goes on with the token that it is answered with, and stays on the page', async () => {
    const renewed = tokenFor(demo.email, 3_600)
    const answer = { message: 'Password updated successfully', access_token: renewed, token_type: 'bearer' }
    server.use(http.patch('/api/v1/users/me/password', () => HttpResponse.json(answer)))
    const calls = recordCalls()
    await change(demo.password, 'another good one')
    await waitFor(() => expect(localStorage.getItem('access_token')).toBe(renewed))
    const done = await screen.findByText('Your password is changed. You are signed out everywhere else.')
    fireEvent.click(section('Where you are signed in').getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(to(calls, '/logout')[0]?.headers.get('authorization')).toBe(`Bearer ${renewed}`))
    // What is on the page was not read anew meanwhile: this is the same element.
    expect(done.textContent).toContain('Your password is changed.')
    expect(to(calls, '/users/me')).toHaveLength(1)
  })

  it('a change of password empties the fields and says that other sessions were ended', async () => {
    await change(demo.password, 'another good one')
    expect(await screen.findByText('Your password is changed. You are signed out everywhere else.')).toBeTruthy()
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

  it('the sessions are listed with browsers and times, and this one stands out from the others', async () => {
    account.sessions = [
      { ...sessionAt(1), browser: 'firefox', system: null, is_current: true },
      { ...sessionAt(2), browser: null, system: 'android' },
      { ...sessionAt(3), browser: null, system: null },
    ]
    await openAccount('security')
    const items = await sessions().findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'FirefoxSigned in 1 Nov 2026, 11:05This browser',
      'A browser we do not know on AndroidSigned in 2 Nov 2026, 11:05Sign out there',
      'A browser we do not knowSigned in 3 Nov 2026, 11:05Sign out there',
    ])
  })

  it('another session ended from the list leaves it, with a notice and the focus on the list', async () => {
    await openAccount('security')
    fireEvent.click(await signOutThere())
    expect(await screen.findByText(`Signed out: ${phone}.`)).toBeTruthy()
    expect(sessions().queryByText(phone)).toBeNull()
    await expect.poll(() => document.activeElement).toBe(sessions().getByRole('list'))
    expect(localStorage.getItem('access_token')).not.toBeNull()
  })

  it('a session that was over already is treated as ended', async () => {
    await openAccount('security')
    const button = await signOutThere()
    account.sessions = account.sessions.filter(({ is_current }) => is_current)
    fireEvent.click(button)
    expect(await screen.findByText(`Signed out: ${phone}.`)).toBeTruthy()
    expect(sessions().queryByRole('alert')).toBeNull()
  })

  it('a session stays in the list when ending it fails, and the page says so', async () => {
    refuses('delete', '/sessions/:id', 503, 'unavailable')
    await openAccount('security')
    fireEvent.click(await signOutThere())
    expect(await sessions().findByRole('alert')).toBeTruthy()
    expect(sessions().getByText(phone)).toBeTruthy()
  })
})

describe('signing out', () => {
  it('signing out ends the session in this browser and removes the draft', async () => {
    await openAccount('security')
    saveDraft(owner, emptyDraft)
    fireEvent.click(section('Where you are signed in').getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(loadDraft(owner)).toBeNull()
  })

  it('signing out everywhere asks first, and then calls the server', async () => {
    const calls = recordCalls()
    await openAccount('security')
    fireEvent.click(section('Where you are signed in').getByRole('button', { name: 'Sign out everywhere' }))
    await screen.findByRole('dialog', { name: 'Sign out everywhere?' })
    expect(to(calls, '/logout-all')).toHaveLength(0)
    press('Sign out on all devices')
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
    expect(to(calls, '/logout-all')).toHaveLength(1)
    expect(localStorage.getItem('access_token')).toBeNull()
  })
})

it('opening the account removes the draft of another person from the device', async () => {
  saveDraft(somebodyElse, emptyDraft)
  await openAccount('security')
  await waitFor(() => expect(loadDraft(somebodyElse)).toBeNull())
})
