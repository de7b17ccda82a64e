import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { api } from '../base/api.ts'
import { demo } from '../mocks/db.ts'
import { server } from '../testing/api-server.ts'
import { fillIn, openDialog, press } from '../testing/fill-in.ts'
import { recordCalls } from '../testing/record-calls.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'

const answer = (path: string, status: number, body: object, headers?: Record<string, string>) =>
  server.use(http.post(`/api/v1${path}`, () => HttpResponse.json(body, { status, ...(headers && { headers }) })))
const noAnswer = (path: string) => server.use(http.post(`/api/v1${path}`, () => HttpResponse.error()))

async function trySignUp(email = 'new@example.com') {
  await renderSite('/')
  const dialog = await openDialog('Create account')
  fillIn({ 'E-mail': email, Password: 'a quiet morning', 'Password again': 'a quiet morning' })
  press('Create account')
  return within(dialog)
}

async function trySignIn() {
  await renderSite('/')
  const dialog = await openDialog('Sign in')
  fillIn({ 'E-mail': demo.email, Password: 'not the password' })
  press('Sign in')
  return within(dialog)
}

async function tryRecovery() {
  await renderSite('/')
  const dialog = await openDialog('Recover password')
  fillIn({ 'E-mail': demo.email })
  press('Send recovery email')
  return within(dialog)
}

const recoveryPath = `/password-recovery/${demo.email}`

describe('the error catalogue', () => {
  it("an expired session says 'Your session has expired. Please log in again.'", async () => {
    beSignedIn()
    server.use(
      http.get('/api/v1/users/me', () =>
        HttpResponse.json({ detail: 'Could not validate credentials', code: 'invalid_credentials' }, { status: 403 }),
      ),
    )
    // Looked for while the page comes: on a busy machine that may take as long as the notice lasts.
    const notice = screen.findByText('Your session has expired. Please log in again.')
    await renderSite('/')
    expect(await notice).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy()
  })

  it("a sign-up with a known address says 'This email is already registered.'", async () => {
    const dialog = await trySignUp(demo.email)
    expect(await dialog.findByText('This email is already registered.')).toBeTruthy()
  })

  it('a sign-up with a known address is recognised by its detail, also without a code', async () => {
    answer('/users/signup', 400, { detail: 'The user with this email already exists in the system.' })
    const dialog = await trySignUp()
    expect(await dialog.findByText('This email is already registered.')).toBeTruthy()
  })

  it.each([
    [
      'status 400 with another detail',
      () => answer('/users/signup', 400, { detail: 'Something else', code: 'email_taken' }),
    ],
    ['status 500', () => answer('/users/signup', 500, { detail: 'Internal Server Error', code: 'internal' })],
    ['status 422', () => answer('/users/signup', 422, { detail: [], code: 'validation' })],
    ['no answer at all', () => noAnswer('/users/signup')],
  ])("any other sign-up failure (%s) says 'Registration failed. Please try again later.'", async (_, fail) => {
    fail()
    const dialog = await trySignUp()
    expect(await dialog.findByText('Registration failed. Please try again later.')).toBeTruthy()
  })

  it('a sign-up refused because many come from one network shows why, with the wait', async () => {
    const body = { detail: 'Many people are signing up from this network.', code: 'too_many_sign_ups' }
    answer('/users/signup', 429, body, { 'Retry-After': '3400' })
    const dialog = await trySignUp()
    const headline = await dialog.findByText('Registration failed. Please try again later.')
    const reason = dialog.getByText(/^Many people are signing up from this network .* Try again in 57 minutes/)
    expect(headline.compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(dialog.queryByText(/Too many attempts/)).toBeNull()
  })

  it('a password that the server refuses at sign-up is the only message and gets the focus', async () => {
    answer('/users/signup', 422, {
      detail: [{ type: 'value_error', loc: ['body', 'password'], msg: 'too common' }],
      code: 'validation',
    })
    const dialog = await trySignUp()
    expect(await dialog.findByText('This password is too easy to guess. Please choose another one.')).toBeTruthy()
    expect(dialog.queryByText('Registration failed. Please try again later.')).toBeNull()
    // It comes after the message: React runs effects a while after it has shown something.
    const field = dialog.getByLabelText('Password', { selector: 'input' })
    await expect.poll(() => document.activeElement).toBe(field)
  })

  it('an address that the server refuses at sign-up is reported at the field alone', async () => {
    answer('/users/signup', 422, {
      detail: [{ type: 'value_error', loc: ['body', 'email'], msg: 'value is not a valid email address' }],
      code: 'validation',
    })
    const dialog = await trySignUp()
    expect(await dialog.findByText('The input is not valid E-mail!')).toBeTruthy()
    expect(dialog.queryByText('Registration failed. Please try again later.')).toBeNull()
  })

  it.each([
    ['a wrong password', () => {}],
    ['status 500', () => answer('/login/access-token', 500, { detail: 'Internal Server Error', code: 'internal' })],
    ['no answer at all', () => noAnswer('/login/access-token')],
  ])('any login failure (%s) shows the message login_failed, inline in red under the fields', async (_, fail) => {
    fail()
    const dialog = await trySignIn()
    const message = await dialog.findByText('Login failed. Please check your email and password.')
    const alert = message.closest('[role="alert"]')
    expect(alert?.className).toBe('failure')
    const password = dialog.getByLabelText('Password', { selector: 'input' })
    expect(password.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(message.compareDocumentPosition(dialog.getByRole('button', { name: 'Sign in' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('after a failed login the dialog offers to send the confirmation mail again', async () => {
    const calls = recordCalls()
    const dialog = await trySignIn()
    await dialog.findByText('Login failed. Please check your email and password.')
    press('Send the confirmation email again')
    expect(await dialog.findByText(/a new link is on its way/)).toBeTruthy()
    const resend = calls.find(({ path }) => path === '/api/v1/users/signup/resend')
    expect(resend?.body).toBe(JSON.stringify({ email: demo.email }))
  })

  it.each([
    ['status 500', () => answer(recoveryPath, 500, { detail: 'Internal Server Error', code: 'internal' })],
    ['no answer at all', () => noAnswer(recoveryPath)],
  ])("a recovery failure (%s) says 'Failed to send recovery email. Please try again later.'", async (_, fail) => {
    fail()
    const dialog = await tryRecovery()
    expect(await dialog.findByText('Failed to send recovery email. Please try again later.')).toBeTruthy()
  })

  it('an address in the path that the server refuses at recovery is reported at the field alone', async () => {
    answer(recoveryPath, 422, {
      detail: [{ type: 'value_error', loc: ['path', 'email'], msg: 'value is not a valid email address' }],
      code: 'validation',
    })
    const dialog = await tryRecovery()
    expect(await dialog.findByText('The input is not valid E-mail!')).toBeTruthy()
    expect(dialog.queryByText('Failed to send recovery email. Please try again later.')).toBeNull()
  })

  it('an invalid address is named as such when its confirmation is repeated after a login', async () => {
    answer('/users/signup/resend', 422, {
      detail: [{ type: 'value_error', loc: ['body', 'email'], msg: 'value is not a valid email address' }],
      code: 'validation',
    })
    const dialog = await trySignIn()
    await dialog.findByText('Login failed. Please check your email and password.')
    press('Send the confirmation email again')
    expect(await dialog.findByText('The input is not valid E-mail!')).toBeTruthy()
  })

  it.each([
    ['40', 'Too many attempts. Please try again in 40 seconds.'],
    ['61', 'Too many attempts. Please try again in 2 minutes.'],
    ['3600', 'Too many attempts. Please try again in 1 hour.'],
  ])('after too many attempts, with %s s to wait, the form says when to try again', async (seconds, message) => {
    answer(
      '/login/access-token',
      429,
      { detail: 'Too many requests', code: 'too_many_requests' },
      { 'retry-after': seconds },
    )
    const dialog = await trySignIn()
    expect(await dialog.findByText(message)).toBeTruthy()
  })

  it('a call without a required parameter throws a RequiredError with its name, and no request', async () => {
    const calls = recordCalls()
    const failures = await Promise.all([
      api.recoverPassword({ email: null as never }).catch((error: unknown) => error),
      api.logIn({ body: { username: 'a@b.co', password: undefined as never } }).catch((error: unknown) => error),
      api.signUp({ body: undefined as never }).catch((error: unknown) => error),
    ])
    expect(failures).toMatchObject([
      { name: 'RequiredError', field: 'email' },
      { name: 'RequiredError', field: 'password' },
      { name: 'RequiredError', field: 'userCreate' },
    ])
    expect(calls).toEqual([])
  })
})

describe('success messages', () => {
  it("signing in shows the notice 'Login successful'", async () => {
    await renderSite('/')
    await openDialog('Sign in')
    fillIn({ 'E-mail': demo.email, Password: demo.password })
    press('Sign in')
    expect(await screen.findByText('Login successful')).toBeTruthy()
  })

  it("signing up shows a 'Registration Verification' notice about the link and the spam folder", async () => {
    await trySignUp('notice@example.com')
    const notice = (await screen.findByText('Registration Verification')).closest('[role="status"]')
    expect(notice?.textContent).toMatch(
      /verification link.*sent to your email.*confirm your registration.*spam or junk/,
    )
  })

  it("recovery shows a 'Password Recovery' notice, 'Check your email', with its reset link", async () => {
    await tryRecovery()
    await screen.findByText('Password Recovery')
    expect(screen.getByText('Check your email')).toBeTruthy()
    expect(screen.getByText("We've sent you a reset link.")).toBeTruthy()
  })
})
