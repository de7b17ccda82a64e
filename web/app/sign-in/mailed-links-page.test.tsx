import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { demo, findAccount, openAccount, signUp } from '../mocks/db.ts'
import { server } from '../testing/api-server.ts'
import { fillIn, press } from '../testing/fill-in.ts'
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
    await screen.findByText('One free estimate comes with the first account of a mailbox. Sign in to start.')
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

describe('the link that was asked for by the address alone', () => {
  const open = async (email: string) => {
    const { user } = signUp(email, 'what a stranger chose', 'en')
    await renderSite(`/signup/confirm?token=password-for-${user.id}`)
    await screen.findByRole('heading', { name: 'Choose a password' })
  }
  const choose = (password: string, again = password) => {
    fillIn({ 'New password': password, 'Password again': again })
    press('Make my account')
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
    expect(await screen.findByText(/^Your account could not be made/)).toBeTruthy()
    press('Make my account')
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
