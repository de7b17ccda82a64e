import { act, fireEvent, screen, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../base/api.ts'
import { signOut } from '../base/session/authentication.tsx'
import { session } from '../base/session/session.ts'
import { siteQuery } from '../base/site.ts'
import { demo, tokenFor } from '../mocks/db.ts'
import { site } from '../mocks/handlers.ts'
import { server } from '../testing/api-server.ts'
import { setCookie } from '../testing/cookies.ts'
import { fillIn, openDialog, press } from '../testing/fill-in.ts'
import { heldPromise } from '../testing/held-promise.ts'
import { recordCalls, to } from '../testing/record-calls.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'

const expired = 'Your session has expired. Please log in again.'
const storedToken = () => localStorage.getItem('access_token')

async function signIn() {
  await openDialog('Sign in')
  fillIn({ 'E-mail': demo.email, Password: demo.password })
  press('Sign in')
}

async function signUp(email: string) {
  await openDialog('Create account')
  fillIn({ 'E-mail': email, Password: 'a quiet morning', 'Password again': 'a quiet morning' })
  press('Create account')
}

/** Looks for a notice while the page comes: on a busy machine that may take as long as the notice lasts. */
async function renderSiteAndFind(notice: string) {
  await Promise.all([screen.findByText(notice), renderSite('/')])
}

describe('the session', () => {
  it('the access token is kept in browser local storage under the key access_token', async () => {
    await renderSite('/')
    await signIn()
    await expect.poll(storedToken).toMatch(/^[\w-]+\.[\w-]+\./)
  })

  it('a user is authenticated while a token exists', async () => {
    server.use(http.get('/api/v1/*', () => delay('infinite')))
    localStorage.setItem('access_token', 'not even a JWT')
    await renderSite('/')
    expect(await screen.findByRole('link', { name: 'My Account' })).toBeTruthy()
  })

  it('logging out clears the token, calls the server, and leaves nothing in storage', async () => {
    const calls = recordCalls()
    beSignedIn()
    localStorage.setItem('draft', 'answers')
    await renderSite('/')
    const token = storedToken()
    act(signOut)
    expect(storedToken()).toBeNull()
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
    expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy()
    await expect.poll(() => to(calls, '/logout')[0]?.headers.get('authorization')).toBe(`Bearer ${token}`)
  })

  it('the token’s expiry shows the warning, clears the token and logs the user out', async () => {
    beSignedIn(1)
    await renderSite('/')
    vi.setSystemTime(Date.now() + 1_000)
    expect(await screen.findByText(expired)).toBeTruthy()
    expect(storedToken()).toBeNull()
    expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy()
  })

  it('a token that expired while the site was closed ends the session at once', async () => {
    localStorage.setItem('access_token', tokenFor(demo.email, 60, 1_700_000_000))
    await renderSiteAndFind(expired)
    expect(storedToken()).toBeNull()
  })

  it('the server’s end of a session shows the warning, clears the token and logs the user out', async () => {
    localStorage.setItem('access_token', 'revoked')
    await renderSiteAndFind(expired)
    expect(storedToken()).toBeNull()
  })

  it('logging out in another tab logs out here', async () => {
    beSignedIn()
    await renderSite('/')
    localStorage.removeItem('access_token')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })))
    expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy()
    expect(await screen.findByText('You have been signed out in another tab.')).toBeTruthy()
  })

  it('signing in in another tab signs in here', async () => {
    await renderSite('/')
    localStorage.setItem('access_token', tokenFor(demo.email))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })))
    expect(screen.getByRole('link', { name: 'My Account' })).toBeTruthy()
  })
})

describe('sign-in', () => {
  it('when login succeeds, the token is stored and the dialog closes', async () => {
    await renderSite('/')
    await signIn()
    await expect.poll(storedToken).not.toBeNull()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('signing in on any page but / and /home leads to /home', async () => {
    const router = await renderSite('/terms')
    await signIn()
    await expect.poll(() => router.state.location.pathname).toBe('/home')
  })

  it.each(['/', '/home'])('signing in on %s stays on that page', async (path) => {
    const router = await renderSite(path)
    await signIn()
    await screen.findByText('Login successful')
    expect(router.state.location.pathname).toBe(path)
  })

  it.each(['E-mail', 'Password'])('editing the field "%s" clears the sign-in error message', async (field) => {
    await renderSite('/')
    await openDialog('Sign in')
    fillIn({ 'E-mail': 'nobody@example.com', Password: 'wrong' })
    press('Sign in')
    await screen.findByText('Login failed. Please check your email and password.')
    fillIn({ [field]: 'something else' })
    expect(screen.queryByText('Login failed. Please check your email and password.')).toBeNull()
  })

  it('a visitor of a member page gets /home with the sign-in dialog, and that page afterwards', async () => {
    const router = await renderSite('/tool/detail?assessment=7')
    await screen.findByRole('dialog', { name: 'Sign in' })
    expect(router.state.location.pathname).toBe('/home')
    fillIn({ 'E-mail': demo.email, Password: demo.password })
    press('Sign in')
    const link = await screen.findByRole('link', { name: 'Continue to it' })
    expect(router.state.location.pathname).toBe('/home')
    fireEvent.click(link)
    await expect.poll(() => router.state.location.pathname).toBe('/tool/detail')
    expect(router.state.location.search).toBe('?assessment=7')
  })

  it('a session that ends on a member page leads to sign-in, and from there back to the page', async () => {
    beSignedIn()
    const router = await renderSite('/account')
    act(() => session.end('expired'))
    await screen.findByRole('dialog', { name: 'Sign in' })
    expect(await screen.findByText(expired)).toBeTruthy()
    expect(router.state.location).toMatchObject({ pathname: '/home', state: { wanted: '/account' } })
  })

  it('signing out on a member page leads to the home page, without a dialog', async () => {
    beSignedIn()
    const router = await renderSite('/account')
    act(signOut)
    await expect.poll(() => router.state.location.pathname).toBe('/home')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.state.location.state).toBeNull()
  })
})

describe('sign-up and recovery', () => {
  it('when registration succeeds, the dialog closes and a notice is shown', async () => {
    await renderSite('/')
    await signUp('one@example.com')
    expect(await screen.findByText('Registration Verification')).toBeTruthy()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('the notice after signing up says where no confirmation is needed, and sign-in opens', async () => {
    server.use(http.get('/api/v1/site', () => HttpResponse.json({ ...site, email_confirmation: false })))
    await renderSite('/')
    await signUp('two@example.com')
    expect(await screen.findByText('Your account is ready')).toBeTruthy()
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
  })

  it('when a recovery request succeeds, the dialog closes and a notice is shown', async () => {
    await renderSite('/')
    await openDialog('Recover password')
    fillIn({ 'E-mail': demo.email })
    press('Send recovery email')
    expect(await screen.findByText('Password Recovery')).toBeTruthy()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  const forms = [
    ['Create account', 'Create account', '/users/signup'],
    ['Recover password', 'Send recovery email', '/password-recovery/demo%40settlesg.example'],
    ['Sign in', 'Sign in', '/login/access-token'],
  ] as const
  it.each(forms)(
    'the submit button of "%s" spins and is disabled while sending, and sends only once',
    async (name, button, path) => {
      const calls = recordCalls()
      const answer = heldPromise<ReturnType<typeof HttpResponse.error>>()
      server.use(http.post(`/api/v1${decodeURIComponent(path)}`, () => answer.promise))
      await renderSite('/')
      const dialog = await openDialog(name)
      fillIn({ 'E-mail': demo.email })
      if (name !== 'Recover password') fillIn({ Password: 'a quiet morning' })
      if (name === 'Create account') fillIn({ 'Password again': 'a quiet morning' })
      const form = dialog.querySelector('form') as HTMLFormElement
      fireEvent.submit(form)
      fireEvent.submit(form)
      const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: new RegExp(button) })
      expect(submit.disabled).toBe(true)
      expect(within(submit).getByRole('status', { name: 'Loading' })).toBeTruthy()
      answer.resolve(HttpResponse.error())
      await expect.poll(() => submit.disabled).toBe(false)
      expect(to(calls, path)).toHaveLength(1)
    },
  )
})

describe('cookie consent', () => {
  const banner = () => screen.findByRole('region', { name: 'Cookies' })
  const isGone = () => expect.poll(() => screen.queryByRole('region', { name: 'Cookies' })).toBeNull()

  it('the cookie banner is visible while no consent cookie exists', async () => {
    await renderSite('/')
    expect(await banner()).toBeTruthy()
  })

  it('the cookie banner is hidden once a consent cookie exists', async () => {
    setCookie('CookieConsent', 'false')
    await renderSite('/')
    await isGone()
  })

  it.each([
    ['accepting', 'Accept Cookies', 'CookieConsent=true'],
    ['declining', 'Decline', 'CookieConsent=false'],
  ])('%s cookies stores the choice and hides the banner', async (_, button, cookie) => {
    await renderSite('/')
    fireEvent.click(await within(await banner()).findByRole('button', { name: button }))
    expect(document.cookie).toContain(cookie)
    await isGone()
  })

  it('the footer reopens the cookie banner, with the focus in it, for a new decision', async () => {
    setCookie('CookieConsent', 'true')
    await renderSite('/privacy')
    await isGone()
    const inFooter = screen.getByRole('button', { name: 'Cookie settings' })
    inFooter.focus()
    fireEvent.click(inFooter)
    expect(document.cookie).toContain('CookieConsent=true')
    const shown = await banner()
    await expect.poll(() => document.activeElement).toBe(shown)
    fireEvent.click(await within(await banner()).findByRole('button', { name: 'Decline' }))
    expect(document.cookie).toContain('CookieConsent=false')
    await isGone()
    expect(document.activeElement).toBe(inFooter)
  })

  it('the decline option of the cookie banner can be turned off', async () => {
    server.use(http.get('/api/v1/site', () => HttpResponse.json({ ...site, consent_decline: false })))
    await renderSite('/')
    const { queryByRole } = within(await banner())
    await expect.poll(() => queryClient.getQueryData(siteQuery.queryKey)).toBeTruthy()
    await act(async () => {})
    expect(queryByRole('button', { name: 'Decline' })).toBeNull()
  })

  function scrollTo(fraction: number) {
    Object.defineProperties(document.documentElement, {
      scrollHeight: { configurable: true, value: 2_000 },
      clientHeight: { configurable: true, value: 1_000 },
    })
    document.documentElement.scrollTop = 1_000 * fraction
    fireEvent.scroll(window)
  }

  it('scrolling past 25 percent accepts cookies, if that option is on', async () => {
    server.use(http.get('/api/v1/site', () => HttpResponse.json({ ...site, consent_scroll_accept: true })))
    await renderSite('/')
    await banner()
    await expect
      .poll(() => {
        scrollTo(0.26)
        return document.cookie
      })
      .toContain('CookieConsent=true')
    await isGone()
  })

  it('declined cookies stay declined, however far one scrolls', async () => {
    server.use(http.get('/api/v1/site', () => HttpResponse.json({ ...site, consent_scroll_accept: true })))
    await renderSite('/')
    await banner()
    scrollTo(0.24)
    fireEvent.click(await within(await banner()).findByRole('button', { name: 'Decline' }))
    scrollTo(0.9)
    await isGone()
    expect(document.cookie).toContain('CookieConsent=false')
  })

  it('scrolling does not accept cookies by default', async () => {
    await renderSite('/')
    await banner()
    scrollTo(0.9)
    expect(document.cookie).not.toContain('CookieConsent')
  })
})
