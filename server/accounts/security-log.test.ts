import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SecurityEvent, securityEvents } from '../platform/http/security-log.ts'
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts'

const fullSources = ['203.0.113.77', '2001:db8:aaaa:bbbb::1']
const newPassword = 'another quiet harbour'
const wrongPassword = 'a wrong guess'

let t: TestApp
let person: { id: string; email: string; token: string }
/** Whatever must never be in a line. */
const secrets = new Set([...fullSources, 'bbbb', testPassword, newPassword, wrongPassword, 'unknown-person@example.sg'])
beforeAll(async () => {
  t = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => t.close())
let people = 0
beforeEach(async () => {
  people += 1
  // Each signs up from another machine, of which only so many can.
  const email = `person-${people}@example.sg`
  person = await t.newUser(email, { headers: from(`10.1.0.${people}`) })
  secrets.add(email).add(person.token)
  t.logLines.length = 0
})

const from = (ip = fullSources[people % 2] ?? '') => ({ 'x-forwarded-for': ip })
const attempt = (username: string, password: string, headers = from()) =>
  t.request('POST', '/login/access-token', { form: { username, password }, headers })
const securityLines = () => t.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security')
const eventsOf = (account: string) =>
  securityLines()
    .filter((line) => line.account === account)
    .map(({ event }) => event)
const mailedToken = async (email: string) => {
  await t.deliver()
  const token = t.tokenIn(t.mailbox.to(email)[0])
  secrets.add(token)
  return token
}

/** What a person or a stranger does, and the line that tells of it. */
const happenings: [SecurityEvent, () => Promise<unknown>][] = [
  [
    'signed_in',
    async () => {
      const answer = await attempt(person.email, testPassword)
      secrets.add(answer.json().access_token).add(String(answer.headers['set-cookie']).split(/[=;]/)[1] ?? '')
    },
  ],
  ['sign_in_failed', () => attempt(person.email, wrongPassword)],
  [
    'sign_in_throttled',
    async () => {
      vi.spyOn(t.passwordHasher, 'verify').mockResolvedValue(false)
      for (let n = 0; n < 101; n += 1) await attempt(person.email, wrongPassword, from(`10.3.0.${n}`))
      expect((await attempt(person.email, testPassword)).statusCode).toBe(429)
    },
  ],
  ['recovery_requested', () => t.request('POST', `/password-recovery/${person.email}`, { headers: from() })],
  [
    'password_reset',
    async () => {
      await t.request('POST', `/password-recovery/${person.email}`, { headers: from() })
      const body = { token: await mailedToken(person.email), new_password: newPassword }
      await t.request('POST', '/reset-password/', { body, headers: from() })
    },
  ],
  [
    'password_changed',
    () =>
      t.request('PATCH', '/users/me/password', {
        token: person.token,
        body: { current_password: testPassword, new_password: newPassword },
        headers: from(),
      }),
  ],
  [
    'address_changed',
    async () => {
      const email = `moved-${people}@example.sg`
      secrets.add(email)
      const body = { email, current_password: testPassword }
      await t.request('PATCH', '/users/me', { token: person.token, body, headers: from() })
      const token = await mailedToken(email)
      await t.request('GET', `/users/signup/confirm?token=${token}`, { headers: from() })
      // The second time nothing changes, and nothing is told.
      await t.request('GET', `/users/signup/confirm?token=${token}`, { headers: from() })
    },
  ],
  ['signed_out_everywhere', () => t.request('POST', '/logout-all', { token: person.token, headers: from() })],
  [
    'session_ended',
    async () => {
      const { data } = (await t.request('GET', '/sessions', { token: person.token })).json()
      await t.request('DELETE', `/sessions/${data[0].id}`, { token: person.token, headers: from() })
    },
  ],
  [
    'superuser_called',
    async () => {
      await t.db.updateTable('app_user').set({ is_superuser: true }).where('id', '=', person.id).execute()
      await t.request('GET', '/users/', { token: person.token, headers: from() })
    },
  ],
  ['superuser_call_refused', () => t.request('GET', '/users/', { token: person.token, headers: from() })],
]

describe('the security log', () => {
  it.each(happenings)(
    'the security log has one line for %s: who, a truncated source, and never more',
    async (event, happen) => {
      await happen()
      const lines = securityLines().filter((line) => line.event === event && !line.source.startsWith('10.'))
      const { about, level } = securityEvents[event]
      const who = about === 'address' ? { address: expect.stringMatching(/^[\w-]{43}$/) } : { account: person.id }
      expect(lines).toEqual([
        {
          level: level === 'warn' ? 40 : 30,
          time: expect.any(String),
          reqId: expect.any(String),
          event,
          ...who,
          source: people % 2 ? '2001:db8:aaaa::/48' : '203.0.113.0/24',
          msg: 'security',
        },
      ])
      const text = t.logLines.join('')
      for (const secret of secrets) expect(text).not.toContain(secret)
    },
  )

  it('the security log names an address without an account by a keyed digest, the same one however it is written', async () => {
    await attempt('unknown-person@example.sg', wrongPassword)
    await attempt('Unknown-Person@example.sg', wrongPassword)
    await attempt('another-person@example.sg', wrongPassword)
    const [one, same, another] = securityLines()
    expect(one).toMatchObject({ event: 'sign_in_failed', address: expect.stringMatching(/^[\w-]{43}$/) })
    expect(one).not.toHaveProperty('account')
    expect(same.address).toBe(one.address)
    expect(another.address).not.toBe(one.address)
    expect(t.logLines.join('')).not.toMatch(/-person@/i)
  })

  it('the security log tells of a disabled account that its sign-in failed, and of what did not happen nothing', async () => {
    await t.db.updateTable('app_user').set({ disabled_at: t.clock.now() }).where('id', '=', person.id).execute()
    await attempt(person.email, testPassword)
    expect(eventsOf(person.id)).toEqual(['sign_in_failed'])
    const wrong = { current_password: wrongPassword, new_password: newPassword }
    await t.db.updateTable('app_user').set({ disabled_at: null }).where('id', '=', person.id).execute()
    await t.request('PATCH', '/users/me/password', { token: person.token, body: wrong, headers: from() })
    await t.request('POST', '/reset-password/', { body: { token: 'x', new_password: newPassword }, headers: from() })
    expect(eventsOf(person.id)).toEqual(['sign_in_failed'])
  })

  it('the security log is described line by line in the operations manual', () => {
    const manual = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
    const described = [...manual.matchAll(/^\| `(\w+)` \|/gm)].map(([, event]) => event)
    expect(described).toEqual(Object.keys(securityEvents))
    expect(happenings.map(([event]) => event)).toEqual(described)
  })
})
