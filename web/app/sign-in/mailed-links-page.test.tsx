import { createHash, webcrypto } from 'node:crypto'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentNotices, dismissNotice } from '../base/notices/notify.ts'
import { signOut } from '../base/session/authentication.tsx'
import { keptAnswers } from '../drafts/visitor-answers.ts'
import { demo, findAccount, newestSignUp, openAccount, signUp, tokenFor } from '../mocks/db.ts'
import { server } from '../testing/api-server.ts'
import { fillIn, openDialog, press } from '../testing/fill-in.ts'
import { heldPromise } from '../testing/held-promise.ts'
import { recordCalls, to } from '../testing/record-calls.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'

describe('the link of the confirmation mail', () => {
  it('the confirmation link confirms with one call and takes its token out of the address bar', async () => {
    const { user } = signUp('fresh@example.com', 'a quiet morning', 'en')
    const calls = recordCalls()
    await renderSite(`/signup/confirm?token=${user.id}`)
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeTruthy()
    expect(window.location.href).toBe('http://localhost:3000/signup/confirm')
    expect(to(calls, '/users/signup/confirm').map(({ query }) => query.get('token'))).toEqual([user.id])
    expect(findAccount('fresh@example.com')?.user.credits).toBe(1)
  })

  it('the confirmed page asks for the password alone, and signing in there leads to the way on', async () => {
    const { user } = signUp('eager@example.com', 'a quiet morning', 'en')
    const router = await renderSite(`/signup/confirm?token=${user.id}`)
    await screen.findByText('Your first estimate is free. Sign in to start.')
    expect(screen.queryByRole('dialog')).toBeNull()
    const email = screen.getByLabelText<HTMLInputElement>('E-mail')
    expect([email.value, email.autocomplete]).toEqual(['eager@example.com', 'username'])
    const password = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' })
    expect(password.autocomplete).toBe('current-password')
    await expect.poll(() => document.activeElement).toBe(password)
    expect([window.location.search, JSON.stringify([{ ...localStorage }, { ...sessionStorage }])]).toEqual([
      '',
      '[{},{}]',
    ])
    fillIn({ Password: 'a quiet morning' })
    press('Sign in')
    await expect.poll(() => router.state.location.pathname).toBe('/home')
    fireEvent.click(await screen.findByRole('link', { name: 'Begin the form' }))
    await expect.poll(() => router.state.location.pathname).toBe('/tool')
  })

  it('signing in by password on the confirmed page goes straight on to the form with the answers kept here', async () => {
    await keptAnswers.keep({ route: { pass: 's_pass' } })
    const { user } = signUp('kept@example.com', 'a quiet morning', 'en')
    const router = await renderSite(`/signup/confirm?token=${user.id}`)
    await screen.findByText(/^Your quick-check answers are still in this browser. Sign in, and you carry on/)
    fillIn({ Password: 'a quiet morning' })
    press('Sign in')
    await expect.poll(() => router.state.location.pathname).toBe('/tool')
    await expect.poll(() => keptAnswers.read()).toBeNull()
    expect(screen.queryByText('Use the answers of your quick check?')).toBeNull()
  })

  it('a wrong password on the confirmed page is not put down to an unconfirmed address', async () => {
    const { user } = signUp('hasty@example.com', 'a quiet morning', 'en')
    await renderSite(`/signup/confirm?token=${user.id}`)
    await screen.findByRole('heading', { name: 'Your address is confirmed' })
    fillIn({ Password: 'a loud morning' })
    press('Sign in')
    await screen.findByText('Login failed. Please check your email and password.')
    expect(screen.queryByText(/may still need to be confirmed/)).toBeNull()
    press('Forgot your password?')
    const recovery = within(await screen.findByRole('dialog', { name: 'Recover password' }))
    expect(recovery.getByLabelText<HTMLInputElement>('E-mail').value).toBe('hasty@example.com')
  })

  it('the confirmation link leads a signed-in person back to the account', async () => {
    beSignedIn()
    await renderSite(`/signup/confirm?token=${findAccount(demo.email)?.user.id}`)
    expect((await screen.findByRole('link', { name: 'Go to my account' })).getAttribute('href')).toBe('/account')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(['/signup/confirm?token=used', '/signup/confirm?token=', '/signup/confirm'])(
    'the confirmation link %s is reported as not working any more, and a new one can be sent',
    async (path) => {
      const calls = recordCalls()
      await renderSite(path)
      await screen.findByRole('heading', { name: 'This link does not work any more' })
      press('Send a new link')
      expect(screen.getByText('Please input your email!')).toBeTruthy()
      fillIn({ 'E-mail': 'Fresh@Example.com' })
      press('Send a new link')
      expect(await screen.findByText(/a new link is on its way/)).toBeTruthy()
      expect(to(calls, '/users/signup/resend')[0]?.body).toBe(JSON.stringify({ email: 'fresh@example.com' }))
    },
  )

  it('an address that the server refuses is reported at the field for a new confirmation link', async () => {
    const detail = [{ type: 'value_error', loc: ['body', 'email'], msg: 'value is not a valid email address' }]
    server.use(
      http.post('/api/v1/users/signup/resend', () =>
        HttpResponse.json({ detail, code: 'validation' }, { status: 422 }),
      ),
    )
    await renderSite('/signup/confirm')
    fillIn({ 'E-mail': 'a..b@example.com' })
    press('Send a new link')
    expect(await screen.findByText('The input is not valid E-mail!')).toBeTruthy()
    fillIn({ 'E-mail': 'fresh@example.com' })
    expect(screen.queryByText('The input is not valid E-mail!')).toBeNull()
    press('Send a new link')
    await screen.findByText('The input is not valid E-mail!')
    expect(screen.queryByText(/could not be sent/)).toBeNull()
  })

  it('the confirmation link can be tried again when the server did not answer', async () => {
    server.use(http.get('/api/v1/users/signup/confirm', () => HttpResponse.error(), { once: true }))
    await renderSite(`/signup/confirm?token=${findAccount(demo.email)?.user.id}`)
    await screen.findByRole('heading', { name: 'We could not confirm your address just now' })
    press('Try again')
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeTruthy()
  })
})

describe('the confirmation link in the browser that signed up', () => {
  beforeEach(() => vi.stubGlobal('crypto', webcrypto))
  afterEach(() => {
    vi.unstubAllGlobals()
    keptAnswers.forget()
  })
  const place = 'sign_up_secret'
  const kept = () => localStorage.getItem(place)
  const sessionPath = '/api/v1/users/signup/session'

  /** Signs up by the dialog; answers with the link as the mail has it. The page is left then. */
  async function signUpHere(email: string) {
    await renderSite('/')
    await openDialog('Create account')
    fillIn({ 'E-mail': email, Password: 'a quiet morning', 'Password again': 'a quiet morning' })
    press('Create account')
    await screen.findByText('Registration Verification')
    cleanup()
    // Its notice outlives the page, and says nothing of another sign-up.
    for (const { id } of currentNotices()) dismissNotice(id)
    return `/signup/confirm?token=${newestSignUp(email)?.user.id}`
  }
  const isSignedIn = () => expect.poll(() => localStorage.getItem('access_token')).not.toBeNull()
  const askedForPassword = () => screen.findByLabelText('Password', { selector: 'input' })

  it('signing up sends the digest of a secret, which stays here with its end', async () => {
    const calls = recordCalls()
    await signUpHere('uma@example.com')
    const [, until, secret = ''] = /^(\d+) ([0-9a-f]{64}) [0-9a-f]{64}$/.exec(kept() ?? '') ?? []
    expect(Number(until) - Date.now()).toBeLessThanOrEqual(86_400_000)
    const { browser_key, ...asked } = JSON.parse(to(calls, '/users/signup')[0]?.body ?? '{}')
    expect(asked).toEqual({ email: 'uma@example.com', password: 'a quiet morning', is_premium: false })
    expect(browser_key).toBe(createHash('sha256').update(secret).digest('hex'))
    expect(calls.map(({ body }) => body).join()).not.toContain(secret)
  })

  it('signing up once more, as for a late mail, keeps the secret, so that both links work here', async () => {
    await signUpHere('vic@example.com')
    const [, first] = kept()?.split(' ') ?? []
    await signUpHere('vic@example.com')
    expect(kept()?.split(' ')[1]).toBe(first)
  })

  it('another address that signs up on the same device gets another secret', async () => {
    await signUpHere('vic@example.com')
    const [, first] = kept()?.split(' ') ?? []
    await signUpHere('una@example.com')
    expect(kept()?.split(' ')[1]).toMatch(/^[0-9a-f]{64}$/)
    expect(kept()?.split(' ')[1]).not.toBe(first)
  })

  it('the link signs in by itself with one call, says so in a sentence and leads home', async () => {
    const link = await signUpHere('wan@example.com')
    const calls = recordCalls()
    const router = await renderSite(link)
    await isSignedIn()
    await expect.poll(() => router.state.location.pathname).toBe('/home')
    expect(await screen.findAllByText(/^Your address is confirmed/)).toHaveLength(1)
    expect(screen.queryByLabelText('Password', { selector: 'input' })).toBeNull()
    expect([to(calls, '/users/signup/session').length, to(calls, '/users/signup/confirm').length]).toEqual([1, 0])
    await expect.poll(kept).toBeNull()
    expect(JSON.stringify({ ...sessionStorage })).toBe('{}')
  })

  it('the link goes straight on to the form with the answers that were kept', async () => {
    await keptAnswers.keep({ route: { pass: 's_pass' } })
    const router = await renderSite(await signUpHere('xia@example.com'))
    await expect.poll(() => router.state.location.pathname).toBe('/tool')
    await expect.poll(() => keptAnswers.read()).toBeNull()
    expect(screen.queryByText('Use the answers of your quick check?')).toBeNull()
  })

  it('the secret of another sign-up leads to the password, and is kept for its own link', async () => {
    await signUpHere('yan@example.com')
    const { user } = signUp('other@example.com', 'a quiet morning', 'en')
    await renderSite(`/signup/confirm?token=${user.id}`)
    await screen.findByRole('heading', { name: 'Your address is confirmed' })
    expect(await askedForPassword()).toBeTruthy()
    expect([localStorage.getItem('access_token'), kept()]).toEqual([null, expect.any(String)])
  })

  it('a secret older than its day is removed when the site is opened, and the password asked for', async () => {
    const link = await signUpHere('zoe@example.com')
    localStorage.setItem(place, `${Date.now() - 1} ${kept()?.split(' ')[1]}`)
    await renderSite('/')
    await expect.poll(kept).toBeNull()
    cleanup()
    await renderSite(link)
    expect(await askedForPassword()).toBeTruthy()
  })

  it('a link that is loaded anew before the answer came is not lost, and asks for the password at worst', async () => {
    const link = await signUpHere('abe@example.com')
    const refused = () => HttpResponse.json({ detail: 'Invalid token' }, { status: 400 })
    const answer = heldPromise<ReturnType<typeof refused>>()
    server.use(http.post(sessionPath, () => answer.promise, { once: true }))
    void renderSite(link)
    await expect.poll(() => sessionStorage.getItem('mailed_token')).not.toBeNull()
    await expect.poll(() => window.location.search).toBe('')
    const ofTab = { ...sessionStorage }
    cleanup()
    for (const [key, value] of Object.entries(ofTab)) sessionStorage.setItem(key, value)
    // The server has let the first call in, whose answer nobody heard.
    server.use(http.post(sessionPath, refused))
    await renderSite('/signup/confirm')
    expect(await askedForPassword()).toBeTruthy()
    expect(screen.queryByText('This link does not work any more')).toBeNull()
    expect(sessionStorage.getItem('mailed_token')).toBeNull()
    answer.resolve(refused())
  })

  it('a tab in which the link was opened too goes on as soon as the first one is signed in', async () => {
    const link = await signUpHere('ben@example.com')
    server.use(http.post(sessionPath, () => HttpResponse.json({ detail: 'Invalid token' }, { status: 400 })))
    const router = await renderSite(link)
    await askedForPassword()
    localStorage.setItem('access_token', tokenFor('ben@example.com'))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })))
    await expect.poll(() => router.state.location.pathname).toBe('/home')
  })

  it('a link can be tried again when the server did not answer, and signs in then', async () => {
    const link = await signUpHere('cat@example.com')
    server.use(http.post(sessionPath, () => HttpResponse.error(), { once: true }))
    await renderSite(link)
    await screen.findByRole('heading', { name: 'We could not confirm your address just now' })
    press('Try again')
    await isSignedIn()
  })

  it('signing out leaves no secret of a sign-up', async () => {
    await signUpHere('dan@example.com')
    signOut()
    expect(kept()).toBeNull()
  })

  it('somebody who is signed in here as another person stays so, with any link', async () => {
    const link = await signUpHere('eve@example.com')
    act(() => beSignedIn())
    localStorage.setItem(place, `${Date.now() + 1000} ${'a'.repeat(64)}`)
    const calls = recordCalls()
    await renderSite(link)
    await screen.findByRole('link', { name: 'Go to my account' })
    expect(to(calls, '/users/signup/session')).toEqual([])
  })
})

describe('the link that was asked for by the address alone', () => {
  const open = async (email: string) => {
    const { user } = signUp(email, 'what a stranger chose', 'en')
    await renderSite(`/signup/confirm?token=password-for-${user.id}`)
    await screen.findByRole('heading', { name: 'Choose a password' })
  }
  const choose = (password: string, again = password) => {
    fillIn({ 'New password': password, 'Password again': again })
    press('Create my account')
  }

  it('a confirmation link without a password asks for one, hides its token, leads to sign-in', async () => {
    const calls = recordCalls()
    await open('owner@example.com')
    expect(window.location.href).toBe('http://localhost:3000/signup/confirm')
    choose('the owner chose it')
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('owner@example.com')
    expect(findAccount('owner@example.com')?.password).toBe('the owner chose it')
    const [asked, sent, ...others] = to(calls, '/users/signup/confirm')
    expect([asked?.method, sent?.method, others]).toEqual(['GET', 'POST', []])
    expect(sent?.query.size).toBe(0)
  })

  it.each([
    ['', '', 'Please input a password.'],
    ['seven77', 'seven77', 'The password needs at least 8 characters.'],
    ['a new password', 'another one', 'The passwords entered do not match.'],
  ])('a confirmation link refuses the password %j repeated as %j: %s', async (password, again, message) => {
    await open('strict@example.com')
    choose(password, again)
    expect(screen.getByText(message)).toBeTruthy()
    expect(findAccount('strict@example.com')).toBeUndefined()
  })

  it('a confirmation link that another one overtook is reported when the password is sent', async () => {
    await open('overtaken@example.com')
    openAccount(signUp('overtaken@example.com', 'somewhere else', 'en'))
    choose('the owner chose it')
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy()
    expect(findAccount('overtaken@example.com')?.password).toBe('somewhere else')
  })

  it('a confirmation link says when the account could not be made, and can be tried again', async () => {
    server.use(http.post('/api/v1/users/signup/confirm', () => HttpResponse.error(), { once: true }))
    await open('patient@example.com')
    choose('the owner chose it')
    expect(await screen.findByText(/^We could not open your account/)).toBeTruthy()
    press('Create my account')
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeTruthy()
  })
})

describe('the link of the recovery mail', () => {
  const open = async () => {
    openAccount(signUp('lost@example.com', 'an old password', 'en'))
    await renderSite('/reset-password?token=lost@example.com')
    await screen.findByRole('heading', { name: 'Set a new password' })
  }
  const change = (password: string, again = password) => {
    fillIn({ 'New password': password, 'Password again': again })
    press('Save the new password')
  }

  it('the recovery link takes its token out of the address bar; its page has the password rule', async () => {
    await open()
    expect(window.location.href).toBe('http://localhost:3000/reset-password')
    expect(screen.getByText(/8 to 128 characters/)).toBeTruthy()
    // For the password manager, which else keeps the new one under no name.
    const account = document.querySelector<HTMLInputElement>('form input[autocomplete="username"]')
    expect([account?.value, account?.tabIndex, account?.type]).toEqual(['lost@example.com', -1, 'text'])
  })

  it.each([
    ['', '', 'Please input a password.'],
    ['seven77', 'seven77', 'The password needs at least 8 characters.'],
    ['a new password', '', 'Please input the password again.'],
    ['a new password', 'another one', 'The passwords entered do not match.'],
  ])('the new password %j repeated as %j is refused: %s', async (password, again, message) => {
    await open()
    change(password, again)
    expect(screen.getByText(message)).toBeTruthy()
  })

  it('the recovery link sets the password, ends this browser’s session and leads to sign-in', async () => {
    beSignedIn()
    await open()
    change('a new password')
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeTruthy()
    expect(findAccount('lost@example.com')?.password).toBe('a new password')
    expect(localStorage.getItem('access_token')).toBeNull()
    press('Sign in')
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
  })

  it('an expired recovery link is reported before anything is typed, and a new one is offered', async () => {
    const calls = recordCalls()
    await renderSite('/reset-password?token=used')
    await screen.findByRole('heading', { name: 'This link does not work any more' })
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(to(calls, '/reset-password/')).toEqual([])
    const [asked, ...others] = to(calls, '/reset-password/check')
    expect(others).toEqual([])
    expect(asked).toMatchObject({ method: 'POST', body: JSON.stringify({ token: 'used' }) })
    expect(asked?.query.size).toBe(0)
    press('Ask for a new link')
    expect(await screen.findByRole('dialog', { name: 'Recover password' })).toBeTruthy()
  })

  it('a recovery link used elsewhere meanwhile is reported when the new password is sent', async () => {
    await open()
    server.use(
      http.post('/api/v1/reset-password/', () =>
        HttpResponse.json({ detail: 'Invalid token', code: 'invalid_token' }, { status: 400 }),
      ),
    )
    change('a new password')
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy()
  })

  it('a damaged recovery link that the server cannot read is reported as not working any more', async () => {
    server.use(
      http.post('/api/v1/reset-password/check', () =>
        HttpResponse.json(
          { detail: [{ type: 'string_too_long', loc: ['body', 'token'], msg: 'too long' }], code: 'validation' },
          { status: 422 },
        ),
      ),
    )
    await renderSite('/reset-password?token=cut')
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy()
  })

  it.each([
    ['nobody answers', () => HttpResponse.error()],
    [
      'there were too many tries',
      () => HttpResponse.json({ detail: 'Too many', code: 'too_many_requests' }, { status: 429 }),
    ],
  ])('a recovery link can still be used when checking it failed because %s', async (_, answer) => {
    server.use(http.post('/api/v1/reset-password/check', answer))
    await open()
    change('a new password')
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeTruthy()
  })

  it('a new password that the server finds too easy to guess is reported at its field', async () => {
    server.use(
      http.post('/api/v1/reset-password/', () =>
        HttpResponse.json(
          { detail: [{ type: 'value_error', loc: ['body', 'new_password'], msg: 'too common' }], code: 'validation' },
          { status: 422 },
        ),
      ),
    )
    await open()
    change('password')
    expect(await screen.findByText('This password is too easy to guess. Please choose another one.')).toBeTruthy()
  })
})
