import { beforeEach, describe, expect, it, vi } from 'vitest'
import { secretsFrom } from '../platform/secrets/secrets.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { from, limited } from '../testing/machines.ts'
import { startTestApp, testPassword } from '../testing/test-app.ts'
import { knownBrowser, rememberBrowser } from './known-browser.ts'

const t = beforeTests(() => startTestApp(limited))

const newUser = () => t.newUser(undefined, { headers: from() })
const attempt = (username: string, password: string, cookie = '') =>
  t.request('POST', '/login/access-token', {
    form: { username, password },
    headers: { ...from(), ...(cookie && { cookie }) },
  })
/** What a browser sends back of a `Set-Cookie` header. */
const kept = (header: unknown) => String(header).split(';')[0] ?? ''
const signIn = async (email: string, cookie = '') =>
  kept((await attempt(email, testPassword, cookie)).headers['set-cookie'])
const guess = (times: number, email: string, cookie = '') =>
  Promise.all(Array.from({ length: times }, () => attempt(email, 'a wrong guess', cookie)))
/** So that some hundred attempts do not take seconds. */
const checkQuickly = () =>
  vi.spyOn(t.passwordHasher, 'verify').mockImplementation(async (_, password) => password === testPassword)

describe('a browser that has signed in before', () => {
  let email: string
  let token: string
  beforeEach(async () => {
    ;({ email, token } = await newUser())
    checkQuickly()
  })

  it('a browser that has signed in before can do so again while strangers guess', async () => {
    const cookie = await signIn(email)
    await t.request('POST', '/logout-all', { token, headers: from() })
    await guess(101, email)
    expect((await attempt(email, testPassword)).statusCode).toBe(429)
    const answer = await attempt(email.toUpperCase(), testPassword, `CookieConsent=true; ${cookie}; language=zh`)
    expect(answer.statusCode).toBe(200)
    expect((await attempt(email, testPassword, kept(answer.headers['set-cookie']))).statusCode).toBe(200)
  })

  it('a browser that set a new password by mail can sign in while strangers guess', async () => {
    await guess(101, email)
    await t.request('POST', `/password-recovery/${email}`, { headers: from() })
    await t.deliver()
    const answer = await t.request('POST', '/reset-password/', {
      body: { token: t.latestToken(email), new_password: testPassword },
      headers: from(),
    })
    expect((await attempt(email, testPassword)).statusCode).toBe(429)
    expect((await attempt(email, testPassword, kept(answer.headers['set-cookie']))).statusCode).toBe(200)
  })

  it('a stolen cookie of a known browser is slowed down in its own lane, alone', async () => {
    const cookie = await signIn(email)
    await guess(101, email, cookie)
    expect((await attempt(email, testPassword, cookie)).statusCode).toBe(429)
    expect((await attempt(email, testPassword)).statusCode).toBe(200)
    t.clock.pass(2)
    expect((await attempt(email, testPassword, cookie)).statusCode).toBe(200)
  })

  it('a browser is not known to another account, nor by a cookie that is not ours', async () => {
    const another = await newUser()
    const cookie = await signIn(another.email)
    const [name, value = ''] = (await signIn(email)).split('=')
    await guess(101, email)
    const forged = [
      cookie,
      `${name}=`,
      `${name}=~~~`,
      `${name}=${value.slice(0, -1)}${value.endsWith('A') ? 'E' : 'A'}`,
      `${name}=${'A'.repeat(22)}.${value.split('.')[1]}`,
      `${name}=${'~'.repeat(5)}${value}`,
      `${name}=${'x'.repeat(4000)}`,
      `${name}=%00%ff`,
      `other=${value}`,
    ]
    for (const header of forged) expect((await attempt(email, testPassword, header)).statusCode, header).toBe(429)
    expect((await attempt(email, testPassword, `${name}=${value}`)).statusCode).toBe(200)
  })

  it('a browser that has signed in before is known to each of the last five accounts', () => {
    const people = ['one', 'two', 'three', 'four', 'five', 'six']
    let cookie = ''
    for (const person of [...people, 'six', 'two']) cookie = kept(rememberBrowser(t, cookie, person))
    const known = people.filter((person) => knownBrowser(t, `language=zh; ${cookie}`, person))
    expect(known).toEqual(['two', 'three', 'four', 'five', 'six'])
  })

  it('a browser is remembered by sign-in alone, in a cookie that no script can read', async () => {
    const answer = await attempt(email, testPassword)
    expect(answer.headers['set-cookie']).toMatch(
      /^signed-in-before=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/api\/v1; HttpOnly; SameSite=Strict$/,
    )
    expect(String(answer.headers['set-cookie'])).not.toContain(email)
    expect((await attempt(email, 'a wrong guess')).headers['set-cookie']).toBeUndefined()
  })

  it('a browser is remembered on https by a cookie that goes nowhere without', () => {
    const settings = { ...t.settings, publicUrl: 'https://settlesg.example' }
    const cookie = rememberBrowser({ ...t, settings }, undefined, 'someone')
    expect(cookie).toMatch(/^__Secure-signed-in-before=.+; Secure/)
    expect(knownBrowser({ ...t, settings }, kept(cookie), 'someone')).toMatch(/^[\w-]{22}$/)
    // A name without the prefix may have been planted from elsewhere.
    expect(knownBrowser({ ...t, settings }, kept(cookie).replace('__Secure-', ''), 'someone')).toBeNull()
  })

  it('a browser is remembered by another number each time, so that no number follows it', async () => {
    const first = await signIn(email)
    expect(await signIn(email, first)).not.toBe(first)
  })

  it('a browser is known as long as the key that signed its cookie is among ours', () => {
    const [before, between, after] = [secretsFrom('a'), secretsFrom('b', 'a'), secretsFrom('b')]
    const cookie = kept(rememberBrowser({ ...t, secrets: before }, undefined, 'someone'))
    expect(knownBrowser({ ...t, secrets: between }, cookie, 'someone')).toMatch(/^[\w-]{22}$/)
    expect(knownBrowser({ ...t, secrets: between }, cookie, 'someone else')).toBeNull()
    expect(knownBrowser({ ...t, secrets: between }, cookie, null)).toBeNull()
    expect(knownBrowser({ ...t, secrets: after }, cookie, 'someone')).toBeNull()
  })
})
