import { errors } from '@settlesg/contract'
import { describe, expect, it, vi } from 'vitest'
import { long } from '../../testing/long.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { removeExpired } from '../retention.ts'
import { from, limited } from '../testing/machines.ts'
import { testPassword } from '../testing/test-app.ts'
import { twoProcesses } from '../testing/two-processes.ts'
import { watchStatements } from '../testing/watch-statements.ts'
import { throttleLogin } from './login-throttle.ts'

const allowed = 100

const { t, other, pass, startThird } = twoProcesses(limited)

/** From another machine each time: the limits of one machine are not what is tested here. */
const attempt = (username: string, password = 'a wrong guess', headers = {}, app = t) =>
  app.request('POST', '/login/access-token', { form: { username, password }, headers: { ...from(), ...headers } })
const many = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)))
const withStatus = (answers: Awaited<ReturnType<typeof attempt>>[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status)

/** Passwords are compared at once: the throttle comes before, and thousands of hashes would take minutes. */
function checkQuickly(): void {
  for (const app of [t, other])
    vi.spyOn(app.passwordHasher, 'verify').mockImplementation(
      async (hash, password) => hash !== null && password === testPassword,
    )
}

describe('the throttle of sign-ins', () => {
  it.each([
    ['an account', async () => (await t.newUser(undefined, { headers: from() })).email],
    ['an address without an account', async () => 'nobody@example.sg'],
  ])(`guessing at %s is slowed to one each two seconds after ${allowed} failures in an hour`, async (_, newAddress) => {
    const address = await newAddress()
    checkQuickly()
    expect(withStatus(await many(allowed, () => attempt(address)), 400)).toHaveLength(allowed)
    // 4,890 in a minute, when run at length.
    for (let second = 0; second < long(10, 60); second += 2) {
      const answers = await many(long(5, 163), () => attempt(address))
      expect(withStatus(answers, 400)).toHaveLength(1)
      const refused = withStatus(answers, 429)
      expect(refused).toHaveLength(answers.length - 1)
      for (const answer of refused) {
        expect(answer.headers['retry-after']).toBe('2')
        expect(answer.json()).toEqual({
          detail: 'Too many requests. Please wait and try again.',
          code: 'too_many_requests',
        })
      }
      pass(1.9)
      expect((await attempt(address)).statusCode).toBe(429)
      pass(0.1)
    }
  })

  it('exactly 101 guesses that race in two processes pass; a later process knows of them', async () => {
    const { email: address } = await t.newUser(undefined, { headers: from() })
    checkQuickly()
    const answers = await many(long(200, 4889), (n) => attempt(address, 'a wrong guess', {}, n % 2 ? t : other))
    expect(withStatus(answers, 400)).toHaveLength(allowed + 1)
    expect(withStatus(answers, 429)).toHaveLength(answers.length - allowed - 1)

    const later = await startThird()
    expect((await attempt(address, 'a wrong guess', {}, later)).statusCode).toBe(429)
    await later.close()
  })

  it('the sign-in throttle ends an hour after the first failure, or the last slow guess', async () => {
    const address = 'forgotten@example.sg'
    checkQuickly()
    await many(allowed - 1, () => attempt(address))
    pass(3600)
    await attempt(address)
    pass(1800)
    await many(allowed - 1, () => attempt(address))
    pass(1799)
    expect((await attempt(address)).statusCode).toBe(400)
    expect((await attempt(address)).statusCode).toBe(429)
    pass(3599)
    expect(withStatus(await many(2, () => attempt(address)), 429)).toHaveLength(1)
    pass(3600)
    expect(withStatus(await many(allowed, () => attempt(address)), 400)).toHaveLength(allowed)
    expect(withStatus(await many(2, () => attempt(address)), 429)).toHaveLength(1)
  })

  it('the sign-in throttle never locks out: the right password passes when its turn comes', async () => {
    const { email } = await t.newUser(undefined, { headers: from() })
    checkQuickly()
    await many(allowed + 1, () => attempt(email))
    expect((await attempt(email, testPassword)).statusCode).toBe(429)
    pass(2)
    expect((await attempt(email, testPassword)).statusCode).toBe(200)
  })

  it('the sign-in throttle lets the next guess wait while one is being checked', async () => {
    const { email } = await t.newUser(undefined, { headers: from() })
    checkQuickly()
    await many(allowed, () => attempt(email))
    const answering = Promise.withResolvers<boolean>()
    const begun = Promise.withResolvers<void>()
    vi.spyOn(t.passwordHasher, 'verify').mockImplementationOnce(() => {
      begun.resolve()
      return answering.promise
    })
    const first = attempt(email)
    await begun.promise
    pass(20)
    expect((await attempt(email, testPassword, {}, other)).statusCode).toBe(429)
    answering.resolve(false)
    expect((await first).statusCode).toBe(400)
    expect((await attempt(email, testPassword, {}, other)).statusCode).toBe(200)
  })

  it('the sign-in throttle does not wait for a process that died while checking a password', async () => {
    const lane = 'a lane whose process dies'
    await many(allowed, () => throttleLogin(t, lane, wrong).catch(() => {}))
    const begun = Promise.withResolvers<void>()
    void throttleLogin(t, lane, () => {
      begun.resolve()
      return new Promise(() => {})
    })
    await begun.promise
    pass(29)
    expect(await throttleLogin(t, lane, right).catch(readStatus)).toBe(429)
    pass(1)
    expect(await throttleLogin(t, lane, right).catch(readStatus)).toBe('signed in')
  })

  it('the throttle of sign-ins counts neither who signs in nor who could not be looked at', async () => {
    const { email } = await t.newUser(undefined, { headers: from() })
    checkQuickly()
    expect(withStatus(await many(20, () => attempt(email, testPassword)), 200)).toHaveLength(20)
    vi.spyOn(t.passwordHasher, 'verify').mockRejectedValue(new HttpError(errors.unavailable))
    expect(withStatus(await many(20, () => attempt(email)), 503)).toHaveLength(20)
    checkQuickly()
    expect(withStatus(await many(allowed, () => attempt(email)), 400)).toHaveLength(allowed)
    expect(withStatus(await many(2, () => attempt(email)), 429)).toHaveLength(1)
  })

  it('the throttle of sign-ins remembers an address whatever fails elsewhere', async () => {
    const address = 'watched@example.sg'
    checkQuickly()
    await many(allowed + 1, () => attempt(address))
    const elsewhereCount = long(500, 10_100)
    for (let n = 0; n < elsewhereCount; n += 100)
      await many(100, (m) => throttleLogin(t, `elsewhere ${n + m}`, wrong).catch(() => {}))
    await removeExpired(t)
    expect((await attempt(address)).statusCode).toBe(429)
  })

  it('the sign-in throttle costs the same statements with and without an account', async () => {
    const { email } = await t.newUser(undefined, { headers: from() })
    checkQuickly()
    const statements = watchStatements(t.db)
    const counted = []
    for (const address of [email, 'nobody-at-all@example.sg']) {
      await many(allowed + 1, () => attempt(address))
      statements.mockClear()
      expect((await attempt(address)).statusCode).toBe(429)
      const refused = statements.own().length
      pass(2)
      statements.mockClear()
      expect((await attempt(address)).statusCode).toBe(400)
      counted.push({ refused, failed: statements.own().length })
    }
    expect(counted[0]).toEqual(counted[1])
  })

  it('the throttle of sign-ins is off where rate limits are', async () => {
    const unlimited = { ...t, settings: { ...t.settings, rateLimits: false } }
    const lane = 'unlimited'
    const statuses = await many(allowed + 10, () => throttleLogin(unlimited, lane, wrong).catch(readStatus))
    expect(new Set(statuses)).toEqual(new Set([400]))
  })
})

const right = async () => 'signed in'
const wrong = async () => {
  throw new HttpError(errors.wrongEmailOrPassword)
}
const readStatus = (error: unknown) => error instanceof HttpError && error.registered.status
