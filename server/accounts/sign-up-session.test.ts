import { createHash, randomBytes } from 'node:crypto'
import { daySeconds as day } from '@settlesg/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { limited } from '../testing/machines.ts'
import { startTestApp, testPassword } from '../testing/test-app.ts'
import { removeUnconfirmed } from './service.ts'

const t = beforeTests(() => startTestApp(limited))

/** Each test is on a machine of its own. */
let machine = 0
beforeEach(() => {
  machine += 1
})
const headers = () => ({ 'x-forwarded-for': `10.6.0.${machine}` })

const invalid = { detail: 'Invalid token', code: 'invalid_token' }
const newSecret = () => randomBytes(32).toString('hex')
const keyOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
const newAddress = () => `browser-${randomBytes(6).toString('hex')}@example.sg`
const chosenLater = 'chosen on the page'

/** Signs up in a browser that keeps a secret; answers with it, the sign-up's id and the mailed token. */
async function signUp(email = newAddress(), password = testPassword) {
  const secret = newSecret()
  const body = { email, password, browser_key: keyOf(secret) }
  const { id } = (await t.request('POST', '/users/signup', { body, headers: headers() })).json()
  await t.deliver()
  return { id: String(id), email, secret, token: t.latestToken(email) }
}
const enter = (token: string, browser_secret: string, more = {}) =>
  t.request('POST', '/users/signup/session', { body: { token, browser_secret }, headers: { ...headers(), ...more } })
const confirm = (token: string) => t.request('GET', `/users/signup/confirm?token=${token}`, { headers: headers() })
const me = async (token: string) => (await t.request('GET', '/users/me', { token })).json()
const accounts = (email: string) => t.db.selectFrom('app_user').select('id').where('email', '=', email).execute()
const eventsOf = (id: string) =>
  t
    .securityLines()
    .filter(({ account }) => account === id)
    .map(({ event }) => event)

async function expectRefused(answer: ReturnType<typeof enter>) {
  const { statusCode, headers: sent, ...refused } = await answer
  expect([statusCode, refused.json(), sent['set-cookie']]).toEqual([400, invalid, undefined])
}

describe('signing in from the mailed link in the browser that signed up', () => {
  it('link and secret together make the account, sign in and make the browser known, as a password does', async () => {
    const { id, email, token, secret } = await signUp()
    const answer = await enter(token, secret, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/131.0' })
    expect(answer.statusCode).toBe(200)
    const { access_token, ...rest } = answer.json()
    expect(rest).toEqual({ token_type: 'bearer' })
    expect(await me(access_token)).toMatchObject({ id, email, is_active: true, credits: 1 })
    expect(String(answer.headers['set-cookie'])).toMatch(/^signed-in-before=/)
    const { data } = (await t.request('GET', '/sessions', { token: access_token })).json()
    expect(data).toMatchObject([{ browser: 'firefox', system: 'linux', is_current: true }])
    expect(eventsOf(id)).toEqual(['address_confirmed', 'signed_in'])
    expect(await t.logIn(email, testPassword, headers())).toEqual(expect.any(String))
  })

  it('a mail scanner that follows the link first leaves the browser its sign-in, and gets none', async () => {
    const { id, token, secret } = await signUp()
    const scanned = await confirm(token)
    expect(scanned.json()).toEqual({ message: 'Email address confirmed', email: expect.any(String) })
    expect(scanned.headers['set-cookie']).toBeUndefined()
    t.clock.pass(3600)
    expect((await enter(token, secret)).statusCode).toBe(200)
    expect(eventsOf(id)).toEqual(['address_confirmed', 'signed_in'])
  })

  it('link and secret sign in once, of many uses at once too', async () => {
    const { id, token, secret } = await signUp()
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(token, secret)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400])
    await expectRefused(enter(token, secret))
    expect(eventsOf(id).filter((event) => event === 'signed_in')).toHaveLength(1)
    // Nothing is lost: the link still confirms, and the password signs in.
    expect((await confirm(token)).statusCode).toBe(200)
  })

  it('several links of one sign-up sign in once between them', async () => {
    const { id, email, token, secret } = await signUp()
    t.clock.pass(3600)
    await t.request('POST', '/users/signup/resend', { body: { email, sign_up_id: id }, headers: headers() })
    await t.deliver()
    const again = t.latestToken(email)
    expect(again).not.toBe(token)
    expect((await enter(again, secret)).statusCode).toBe(200)
    await expectRefused(enter(token, secret))
  })

  it('a session that the browser holds ends with the new one', async () => {
    const held = await t.newUser(newAddress(), { headers: headers() })
    const { token, secret } = await signUp()
    expect((await enter(token, secret, { authorization: `Bearer ${held.token}` })).statusCode).toBe(200)
    expect((await t.request('GET', '/users/me', { token: held.token })).statusCode).toBe(403)
  })

  it('the database holds neither the secret nor the token, only what cannot be turned back', async () => {
    const { id, token, secret } = await signUp()
    const rows = [
      await t.db.selectFrom('pending_sign_up').selectAll().where('id', '=', id).execute(),
      await t.db.selectFrom('sign_up_link').selectAll().where('sign_up_id', '=', id).execute(),
    ].flat()
    expect(rows.map(({ browser_key }) => Buffer.from(browser_key ?? []).toString('hex'))).toEqual(
      Array(2).fill(keyOf(secret)),
    )
    for (const known of [secret, token]) expect(JSON.stringify(rows)).not.toContain(known)
    expect(t.logLines.join('')).not.toMatch(new RegExp(`${secret}|${token}|${keyOf(secret)}`))
  })
})

describe('who gets no session from a mailed link', () => {
  it('another browser, with the link and a secret of its own, gets none, and the owner’s still works', async () => {
    const { id, email, token, secret } = await signUp()
    await expectRefused(enter(token, newSecret()))
    expect(await accounts(email)).toEqual([])
    await confirm(token)
    await expectRefused(enter(token, newSecret()))
    expect(eventsOf(id)).toEqual(['address_confirmed', 'sign_in_failed'])
    expect((await enter(token, secret)).statusCode).toBe(200)
  })

  it('a stolen secret without the mailed token gets none', async () => {
    const { id, secret } = await signUp()
    for (const guess of ['made up', id, secret, keyOf(secret)]) await expectRefused(enter(guess, secret))
  })

  it('the digest of a copied database is no secret', async () => {
    const { token, secret } = await signUp()
    await expectRefused(enter(token, keyOf(secret)))
  })

  it('the secret of another sign-up of the same address gets none, before and after that is confirmed', async () => {
    const email = newAddress()
    const owner = await signUp(email)
    t.clock.pass(2 * 3600)
    const stranger = await signUp(email, 'what a stranger chose')
    await expectRefused(enter(owner.token, stranger.secret))
    expect((await enter(owner.token, owner.secret)).statusCode).toBe(200)
    // The stranger's sign-up is gone, and its link with it.
    await expectRefused(enter(stranger.token, stranger.secret))
    expect(await accounts(email)).toEqual([{ id: owner.id }])
  })

  it('a sign-up without a secret opens no session, whatever is sent for one', async () => {
    const email = newAddress()
    await t.request('POST', '/users/signup', { body: { email, password: testPassword }, headers: headers() })
    await t.deliver()
    const token = t.latestToken(email)
    await expectRefused(enter(token, '0'.repeat(64)))
    expect((await confirm(token)).statusCode).toBe(200)
  })

  it('an expired link gets none, and leaves nothing after its day', async () => {
    const { id, token, secret } = await signUp()
    await confirm(token)
    t.clock.pass(day)
    await expectRefused(enter(token, secret))
    await removeUnconfirmed(t)
    expect(await t.db.selectFrom('sign_up_link').selectAll().where('sign_up_id', '=', id).execute()).toEqual([])
  })

  it('a link that was requested by the address alone signs nobody in, nor does one that it overtook', async () => {
    const { email, token, secret } = await signUp()
    t.clock.pass(3600)
    await t.request('POST', '/users/signup/resend', { body: { email }, headers: headers() })
    await t.deliver()
    const byAddress = t.latestToken(email)
    await expectRefused(enter(byAddress, secret))
    const body = { token: byAddress, new_password: chosenLater }
    expect((await t.request('POST', '/users/signup/confirm', { body, headers: headers() })).statusCode).toBe(200)
    await expectRefused(enter(token, secret))
  })

  it('link and secret get none once the password was changed or recovered by mail', async () => {
    const changed = await signUp()
    await confirm(changed.token)
    const session = await t.logIn(changed.email, testPassword, headers())
    const body = { current_password: testPassword, new_password: chosenLater }
    expect((await t.request('PATCH', '/users/me/password', { token: session, body })).statusCode).toBe(200)
    await expectRefused(enter(changed.token, changed.secret))

    const recovered = await signUp()
    await confirm(recovered.token)
    await t.request('POST', `/password-recovery/${recovered.email}`, { headers: headers() })
    await t.deliver()
    const token = t.latestToken(recovered.email)
    const chosen = { token, new_password: chosenLater }
    expect((await t.request('POST', '/reset-password/', { body: chosen, headers: headers() })).statusCode).toBe(200)
    await expectRefused(enter(recovered.token, recovered.secret))
  })

  it('link and secret of a disabled account are answered as its password is', async () => {
    const { id, token, secret } = await signUp()
    await confirm(token)
    await t.db.updateTable('app_user').set({ disabled_at: t.clock.now() }).where('id', '=', id).execute()
    const answer = await enter(token, secret)
    expect([answer.statusCode, answer.json()]).toEqual([400, { detail: 'Inactive user', code: 'inactive_user' }])
    expect(eventsOf(id)).toEqual(['address_confirmed', 'sign_in_failed'])
  })

  it('link and secret of a deleted account get none', async () => {
    const { token, secret, email } = await signUp()
    await confirm(token)
    const session = await t.logIn(email, testPassword, headers())
    await t.request('DELETE', '/users/me', { token: session, body: { password: testPassword } })
    await expectRefused(enter(token, secret))
  })

  it('a browser that only looks ahead is not signed in, and is when it comes back', async () => {
    const { email, token, secret } = await signUp()
    expect((await enter(token, secret, { 'sec-purpose': 'prefetch;prerender' })).statusCode).toBe(503)
    expect(await accounts(email)).toEqual([])
    expect((await enter(token, secret)).statusCode).toBe(200)
  })

  it('tries are limited as sign-ins are: 5 a minute for a link from one machine, 20 from a machine', async () => {
    const { token, secret } = await signUp()
    for (let n = 0; n < 5; n += 1) await expectRefused(enter(token, newSecret()))
    expect((await enter(token, secret)).statusCode).toBe(429)
    for (let n = 0; n < 14; n += 1) await expectRefused(enter(`guess ${n}`, secret))
    expect((await enter('one more guess', secret)).statusCode).toBe(429)
  })

  it('tries with a link count among the failed sign-ins of its address', async () => {
    const { email, token, secret } = await signUp()
    const from = (n: number) => ({ 'x-forwarded-for': `10.66.0.${n}` })
    for (let n = 0; n < 100; n += 1) await enter(token, newSecret(), from(n))
    await enter(token, newSecret(), from(100))
    const form = { username: email, password: testPassword }
    expect((await t.request('POST', '/login/access-token', { form, headers: from(101) })).statusCode).toBe(429)
    t.clock.pass(3)
    expect((await enter(token, secret, from(102))).statusCode).toBe(200)
  })

  it.each([
    ['no token', { browser_secret: 'a'.repeat(64) }, 'token', 'missing'],
    ['no secret', { token: 'x' }, 'browser_secret', 'missing'],
    ['a short secret', { token: 'x', browser_secret: 'a'.repeat(63) }, 'browser_secret', 'string_pattern_mismatch'],
    ['another field', { token: 'x', browser_secret: 'a'.repeat(64), password: 'x' }, 'password', 'extra_forbidden'],
  ])('signing in by a link answers 422 to %s', async (_what, body, field, type) => {
    const answer = await t.request('POST', '/users/signup/session', { body, headers: headers() })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ type, loc: ['body', field] }])
  })

  it('signing up answers 422 to a browser’s key that is none', async () => {
    const body = { email: newAddress(), password: testPassword, browser_key: 'g'.repeat(64) }
    const answer = await t.request('POST', '/users/signup', { body, headers: headers() })
    expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ['body', 'browser_key']])
  })
})
