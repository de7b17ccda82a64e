import { describe, expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp, testPassword } from '../testing/test-app.ts'

const t = beforeTests(() => startTestApp())

const check = (body: unknown, headers?: Record<string, string>) =>
  t.request('POST', '/reset-password/check', { body, ...(headers && { headers }) })
const reset = (token: string) =>
  t.request('POST', '/reset-password/', { body: { token, new_password: 'another quiet harbour' } })
/** The token of a recovery mail that has just arrived. */
async function recoveryToken(email: string): Promise<string> {
  await t.request('POST', `/password-recovery/${email}`)
  await t.deliver()
  return t.latestToken(email)
}

describe('asking whether a recovery token still works', () => {
  it('checking a recovery token answers 200 every time, and leaves it for its one use', async () => {
    const { email } = await t.newUser()
    const token = await recoveryToken(email)
    for (let times = 0; times < 3; times += 1) {
      const answer = await check({ token })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ message: 'This token still works', email })
    }
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('checking a recovery token is 400 if it was used, made up or mailed for another purpose', async () => {
    const { email, token: access } = await t.newUser()
    const replaced = await recoveryToken(email)
    const used = await recoveryToken(email)
    await reset(used)
    const newcomer = 'newcomer@example.sg'
    await t.request('POST', '/users/signup', { body: { email: newcomer, password: testPassword } })
    await t.deliver()
    const forSignUp = t.latestToken(newcomer)
    for (const token of [replaced, used, 'made up', forSignUp, access.slice(0, 200)]) {
      const answer = await check({ token })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ detail: 'Invalid token', code: 'invalid_token' })
    }
  })

  it('links and access tokens of the future are refused where a clock was set back two days', async () => {
    const { email, token: access } = await t.newUser()
    const token = await recoveryToken(email)
    const newcomer = 'ahead@example.sg'
    await t.request('POST', '/users/signup', { body: { email: newcomer, password: testPassword } })
    await t.deliver()
    const link = t.latestToken(newcomer)
    const confirm = () => t.request('GET', `/users/signup/confirm?token=${link}`)
    const me = () => t.request('GET', '/users/me', { token: access })
    expect((await me()).statusCode).toBe(200)
    t.clock.pass(-2 * 86_400)
    const answers = [await check({ token }), await reset(token), await confirm(), await me()]
    t.clock.pass(2 * 86_400)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 403])
    expect([(await me()).statusCode, (await confirm()).statusCode]).toEqual([200, 200])
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('checking a recovery token is 400 once 30 minutes have passed since the mail', async () => {
    const token = await recoveryToken((await t.newUser()).email)
    t.clock.pass(30 * 60 - 1)
    expect((await check({ token })).statusCode).toBe(200)
    t.clock.pass(1)
    expect((await check({ token })).statusCode).toBe(400)
  })

  it.each([
    ['no token', {}, 'token', 'missing'],
    ['an empty token', { token: '' }, 'token', 'string_too_short'],
    ['a token that is too long', { token: 'x'.repeat(201) }, 'token', 'string_too_long'],
    ['an extra field', { token: 'x', email: 'a@b.sg' }, 'email', 'extra_forbidden'],
  ])('asking whether a recovery token still works answers 422 to %s', async (_what, body, field, type) => {
    const answer = await check(body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ type, loc: ['body', field] }])
  })

  it('checking a recovery token is 413 over 64 KB and 415 for what is not JSON', async () => {
    expect((await check({ token: 'x'.repeat(70_000) })).statusCode).toBe(413)
    expect((await check('token=x', { 'content-type': 'text/plain' })).statusCode).toBe(415)
  })

  it('asking whether a recovery token still works writes the token into no log line', async () => {
    const token = await recoveryToken((await t.newUser()).email)
    await check({ token })
    expect(t.logLines.some((line) => line.includes('/reset-password/check'))).toBe(true)
    expect(t.logLines.join('')).not.toContain(token)
  })
})
