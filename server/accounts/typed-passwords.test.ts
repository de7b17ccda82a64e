import * as argon2 from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp } from '../testing/test-app.ts'

const t = beforeTests(() => startTestApp())

const composed = 'caf\u00e9 au lait'
const decomposed = 'cafe\u0301\u00a0au lait'
const logIn = (username: string, password: string) =>
  t.request('POST', '/login/access-token', { form: { username, password } })

/** The token of somebody new who signed up with that password. */
async function signUp(email: string, password: string): Promise<void> {
  expect((await t.request('POST', '/users/signup', { body: { email, password } })).statusCode).toBe(200)
  await t.deliver()
  await t.request('GET', `/users/signup/confirm?token=${t.latestToken(email)}`)
}

it.each([
  ['whole', composed, decomposed],
  ['taken apart', decomposed, composed],
])('a password with é %s is the same on a device that writes it otherwise, in every form', async (_, one, other) => {
  const email = `${one.length}@example.sg`
  await signUp(email, one)
  expect((await logIn(email, one)).statusCode).toBe(200)
  const signedIn = await logIn(email, other)
  expect(signedIn.statusCode).toBe(200)
  const token = signedIn.json().access_token
  const change = (current_password: string, new_password: string) =>
    t.request('PATCH', '/users/me/password', { token, body: { current_password, new_password } })
  expect((await change(other, one)).json()).toMatchObject({ code: 'same_password' })
  const changed = await change(other, `new ${one}`)
  expect(changed.statusCode).toBe(200)
  await t.request('POST', `/password-recovery/${email}`)
  await t.deliver()
  const body = { token: t.latestToken(email), new_password: `reset ${other}` }
  expect((await t.request('POST', '/reset-password/', { body })).statusCode).toBe(200)
  const last = (await logIn(email, `reset ${one}`)).json().access_token
  const gone = await t.request('DELETE', '/users/me', { token: last, body: { password: `reset ${one}` } })
  expect(gone.statusCode).toBe(200)
})

it('a password is as long as it is once its letters are put together', async () => {
  const signUpWith = (password: string) =>
    t.request('POST', '/users/signup', { body: { email: 'long@example.sg', password } })
  const marks = 'a\u0301e\u0301i\u0301o\u0301'
  expect((await signUpWith(marks)).json().detail).toMatchObject([{ type: 'string_too_short' }])
  expect((await signUpWith(marks.repeat(32))).statusCode).toBe(200)
  expect((await signUpWith(`${marks.repeat(32)}x`)).json().detail).toMatchObject([{ type: 'string_too_long' }])
})

it('a password that was hashed as it came still opens its account', async () => {
  const { id, email } = await t.newUser()
  const password_hash = await argon2.hash(decomposed)
  await t.db.updateTable('app_user').set({ password_hash }).where('id', '=', id).execute()
  expect((await logIn(email, decomposed)).statusCode).toBe(200)
  expect((await logIn(email, `${decomposed} `)).statusCode).toBe(400)
})

it('an address typed in full-width characters signs up and in as the plain one', async () => {
  await signUp('wide@example.sg', composed)
  expect((await logIn('\uff37ide\uff20example\uff0esg', composed)).statusCode).toBe(200)
  const again = { email: 'wide\uff20example.sg', password: composed }
  expect((await t.request('POST', '/users/signup', { body: again })).json()).toMatchObject({ code: 'email_taken' })
})
