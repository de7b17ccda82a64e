import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageModelAgreements } from '@settlesg/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { agreedToSend } from '../language-model/routes.ts'
import { operatorEvents } from '../operator/security-events.ts'
import { paymentEvents } from '../payments/routes.ts'
import { dataExported } from '../personal-data/routes.ts'
import { callEvents, type SecurityEventKind } from '../platform/logs/security-log.ts'
import { policyViolated } from '../site/policy-reports.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { limited } from '../testing/machines.ts'
import { startTestApp, testPassword } from '../testing/test-app.ts'
import { accountEvents } from './security-events.ts'

const fullSources = ['203.0.113.77', '2001:db8:aaaa:bbbb::1']
const newPassword = 'another quiet harbour'
const wrongPassword = 'a wrong guess'

let person: { id: string; email: string; token: string }
/** Whatever must never be in a line. */
const secrets = new Set([
  ...fullSources,
  ':bbbb',
  testPassword,
  newPassword,
  wrongPassword,
  'unknown-person@example.sg',
])
const t = beforeTests(() =>
  startTestApp({
    ...limited,
    // Nobody listens there.
    ...{ AI_BASE_URL: 'http://127.0.0.1:9', AI_API_KEY: 'sk-4eC39HqLyj', AI_MODEL: 'none' },
    ...{ AI_PROVIDER_NAME: 'Nobody', AI_PROVIDER_COUNTRY: 'SG' },
  }),
)
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
const listEvents = (account: string) =>
  t
    .securityLines()
    .filter((line) => line.account === account)
    .map(({ event }) => event)
const mailedToken = async (email: string) => {
  await t.deliver()
  const token = t.latestToken(email)
  secrets.add(token)
  return token
}

const confirmed = async (email: string, headers = from()) => {
  const token = await mailedToken(email)
  return t.request('GET', `/users/signup/confirm?token=${token}`, { headers })
}

const declared: SecurityEventKind[] = [
  agreedToSend,
  ...Object.values(accountEvents),
  ...Object.values(operatorEvents),
  ...Object.values(paymentEvents),
  ...Object.values(callEvents),
  dataExported,
  policyViolated,
]
/** No call causes them: server/operator/service.test.ts has them. */
const byOperators = new Set(Object.values(operatorEvents).map(({ name }) => name))
const kinds = new Map(declared.map((kind) => [kind.name, kind]))

/** What a person or a stranger does, and the event that records it. */
const happenings: [string, () => Promise<unknown>][] = [
  [
    'signed_up',
    async () => {
      const email = `newcomer-${people}@example.sg`
      secrets.add(email)
      await t.request('POST', '/users/signup', { body: { email, password: testPassword }, headers: from() })
    },
  ],
  [
    'sign_up_refused',
    () =>
      t.request('POST', '/users/signup', { body: { email: person.email, password: testPassword }, headers: from() }),
  ],
  [
    'address_confirmed',
    async () => {
      const email = `newcomer-${people}@example.sg`
      secrets.add(email)
      const body = { email, password: testPassword }
      const { id } = (await t.request('POST', '/users/signup', { body, headers: from(`10.4.0.${people}`) })).json()
      person = { ...person, id }
      await confirmed(email)
      // The second time nothing changes, and nothing is recorded.
      await confirmed(email)
    },
  ],
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
  [
    'wrong_present_password',
    () =>
      t.request('PATCH', '/users/me/password', {
        token: person.token,
        body: { current_password: wrongPassword, new_password: newPassword },
        headers: from(),
      }),
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
    'address_change_requested',
    async () => {
      const email = `moving-${people}@example.sg`
      secrets.add(email)
      const body = { email, current_password: testPassword }
      await t.request('PATCH', '/users/me', { token: person.token, body, headers: from() })
      await t.request('PATCH', '/users/me', { token: person.token, body: { full_name: 'Tan' }, headers: from() })
    },
  ],
  [
    'address_changed',
    async () => {
      const email = `moved-${people}@example.sg`
      secrets.add(email)
      const body = { email, current_password: testPassword }
      await t.request('PATCH', '/users/me', { token: person.token, body, headers: from() })
      await confirmed(email)
      // The second time nothing changes, and nothing is recorded.
      await confirmed(email)
    },
  ],
  ['signed_out', () => t.request('POST', '/logout', { token: person.token, headers: from() })],
  ['signed_out_everywhere', () => t.request('POST', '/logout-all', { token: person.token, headers: from() })],
  [
    'session_ended',
    async () => {
      const { data } = (await t.request('GET', '/sessions', { token: person.token })).json()
      await t.request('DELETE', `/sessions/${data[0].id}`, { token: person.token, headers: from() })
    },
  ],
  [
    'oldest_session_ended',
    async () => {
      t.clock.pass(1)
      for (let n = 1; n <= 20; n += 1) await attempt(person.email, testPassword, from(`10.5.${people}.${n}`))
      // That was the twenty-first; this one ends the oldest that is left.
      t.logLines.length = 0
      await attempt(person.email, testPassword)
    },
  ],
  ['data_exported', () => t.request('GET', '/users/me/export', { token: person.token, headers: from() })],
  [
    'language_model_agreed',
    () => {
      const agreed_to = {
        ...{ version: languageModelAgreements.question, model: 'none' },
        ...{ provider: 'Nobody', country: 'SG' },
      }
      const body = { question: 'What is the fee?', language: 'en', agreed_to }
      return t.request('POST', '/language-model/passages', { token: person.token, body, headers: from() })
    },
  ],
  [
    'refund_requested',
    async () => {
      const { token } = person
      const body = { quantity: 1 }
      const opened = await t.request('POST', '/payment/create-checkout-session_1', { token, body })
      const { session_id: checkout_session_id, purchase_id } = opened.json()
      t.sandbox.complete(checkout_session_id, 'paid')
      await t.request('POST', '/credit/create-creditrecord', { body: { checkout_session_id } })
      await t.request('POST', `/payment/purchases/${purchase_id}/refund`, { token, headers: from() })
    },
  ],
  [
    'account_deleted',
    () => t.request('DELETE', '/users/me', { token: person.token, body: { password: testPassword }, headers: from() }),
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
      const lines = t.securityLines().filter((line) => line.event === event && !line.source.startsWith('10.'))
      const { about, level } = kinds.get(event) ?? {}
      const who = about === 'address' ? { address: expect.stringMatching(/^[\w-]{43}$/) } : { account: person.id }
      expect(lines).toEqual([
        {
          level: level === 'warn' ? 40 : 30,
          time: expect.any(String),
          reqId: expect.any(String),
          kind: 'security',
          event,
          ...who,
          source: people % 2 ? '2001:db8:aaaa::/48' : '203.0.113.0/24',
          count: 1,
          msg: 'security event',
        },
      ])
      const text = t.logLines.join('')
      for (const secret of secrets) expect(text).not.toContain(secret)
    },
  )

  it('the security log names an address without account by one keyed digest in any spelling', async () => {
    await attempt('unknown-person@example.sg', wrongPassword)
    await attempt('Unknown-Person@example.sg', wrongPassword)
    await attempt('another-person@example.sg', wrongPassword)
    const [one, same, another] = t.securityLines()
    expect(one).toMatchObject({ event: 'sign_in_failed', address: expect.stringMatching(/^[\w-]{43}$/) })
    expect(one).not.toHaveProperty('account')
    expect(same.address).toBe(one.address)
    expect(another.address).not.toBe(one.address)
    expect(t.logLines.join('')).not.toMatch(/-person@/i)
  })

  it('the security log records the failed sign-in of a disabled account, and nothing else', async () => {
    await t.db.updateTable('app_user').set({ disabled_at: t.clock.now() }).where('id', '=', person.id).execute()
    await attempt(person.email, testPassword)
    expect(listEvents(person.id)).toEqual(['sign_in_failed'])
    await t.db.updateTable('app_user').set({ disabled_at: null }).where('id', '=', person.id).execute()
    const { token } = person
    const guessable = { current_password: testPassword, new_password: 'password' }
    await t.request('PATCH', '/users/me/password', { token, body: guessable, headers: from() })
    await t.request('PATCH', '/users/me', { token, body: { email: person.email }, headers: from() })
    await t.request('DELETE', '/sessions/6f9619ff-8b86-4d01-b42d-00cf4fc964ff', { token, headers: from() })
    expect(listEvents(person.id)).toEqual(['sign_in_failed'])
  })

  it('the security log names a wrong present password at a change, a new address and a deletion', async () => {
    const { token } = person
    const calls = [
      ['PATCH', '/users/me/password', { current_password: wrongPassword, new_password: newPassword }],
      ['PATCH', '/users/me', { email: `moving-${people}@example.sg`, current_password: wrongPassword }],
      ['DELETE', '/users/me', { password: wrongPassword }],
    ] as const
    for (const [method, path, body] of calls) await t.request(method, path, { token, body, headers: from() })
    expect(listEvents(person.id)).toEqual(Array(3).fill('wrong_present_password'))
  })

  it('the security log is described line by line in its page', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/security-log.md'), 'utf8')
    const described = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, event]) => event)
    expect(described.toSorted()).toEqual([...kinds.keys()].toSorted())
    const single = described.filter(
      (event) => kinds.get(event ?? '')?.about !== 'counted' && !byOperators.has(event ?? ''),
    )
    expect(happenings.map(([event]) => event)).toEqual(single)
  })
})
