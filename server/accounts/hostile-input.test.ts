import { type Endpoint, endpoints } from '@settlesg/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp, testPassword } from '../testing/test-app.ts'

const t = beforeTests(() => startTestApp())
const person = beforeTests(() => t.newUser())

/** A good body for every JSON call of the accounts, so that only what is changed about it can be refused. */
const goodBodies: [name: string, endpoint: Endpoint, good: Record<string, string>][] = [
  ['sign-up', endpoints.signUp, { email: 'hostile@example.sg', password: testPassword, browser_key: 'a'.repeat(64) }],
  [
    'resend',
    endpoints.resendConfirmation,
    { email: 'hostile@example.sg', sign_up_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' },
  ],
  ['sign-in by link', endpoints.startSignUpSession, { token: 'a token', browser_secret: 'a'.repeat(64) }],
  ['finish', endpoints.finishSignUp, { token: 'a token', new_password: 'a good new one' }],
  ['reset', endpoints.resetPassword, { token: 'a token', new_password: 'a good new one' }],
  ['update', endpoints.updateMe, { email: 'hostile@example.sg', current_password: testPassword }],
  ['password change', endpoints.updatePassword, { current_password: testPassword, new_password: 'a good new one' }],
]

/** Everything that a call could have written, counted. */
async function written(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from app_user) as users, (select count(*) from mail) as mails,
      (select count(*) from mailed_token) as tokens, (select count(*) from pending_sign_up) as sign_ups, (select count(*) from ledger_entry) as entries,
      (select max(email || coalesce(full_name, '') || language || password_hash) from app_user) as content`.execute(
    t.db,
  )
  return rows
}

const send = (method: Endpoint['method'], path: string, payload: string, contentType = 'application/json') =>
  t.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': contentType },
    payload,
  })

describe.each(goodBodies)('the body of a %s, when it is', (_name, { method, path }, good) => {
  const json = JSON.stringify(good)
  const all = (value: unknown) => JSON.stringify(Object.fromEntries(Object.keys(good).map((field) => [field, value])))

  it.each([
    ['no JSON', '{"email": '],
    ['a string', '"email"'],
    ['a list', '[1, 2]'],
    ['null', 'null'],
    ['nothing', ''],
    ['numbers for text', all(1)],
    ['objects for text', all({})],
    ['lists for text', all(['a@example.sg'])],
    ['a prototype', `{"__proto__": {"is_superuser": true}, ${json.slice(1)}`],
    ['a prototype further in', `{"full_name": {"__proto__": {}}, ${json.slice(1)}`],
    ['a NUL character', json.replace(/"(\w+)":"(.)/, '"$1":"$2\\u0000')],
    ['5,000 characters in each field', all(`${'a'.repeat(5000)}@example.sg`)],
    ['nesting without end', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ])('the body of a %s, when it is %s, is refused with 4xx and writes nothing', async (_what, payload) => {
    const before = await written()
    const answer = await send(method, path, payload)
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation' })
    expect(answer.body).not.toContain(testPassword)
    expect(await written()).toEqual(before)
  })

  it('the body of a %s, when it is 10 MB, is refused with 413', async () => {
    const before = await written()
    const answer = await send(method, path, all('x'.repeat(10_000_000)))
    expect(answer.statusCode).toBe(413)
    expect(await written()).toEqual(before)
  })

  it('the body of a %s, when it is another kind of body, is refused with 415', async () => {
    for (const kind of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await send(method, path, json, kind)).statusCode).toBe(415)
  })
})

describe('the sign-in form, when it is sent', () => {
  const form = 'application/x-www-form-urlencoded'

  it.each([
    ['NUL characters', 'username=a%00%40b.sg&password=x%00', 400],
    ['a prototype', '__proto__[x]=1&__proto__=1&username=a%40b.sg&password=x', 400],
    ['broken percent signs', 'username=%E0%A4%A&password=%', 400],
    ['bytes that are no UTF-8', 'username=%ff%fe&password=%ff', 400],
    ['a thousand fields', `${'x=1&'.repeat(1000)}username=a%40b.sg&password=x`, 400],
    ['nested fields', 'username[a]=1&password[]=2', 422],
  ])('the sign-in form, when it is sent %s, is answered %s', async (_what, payload, status) => {
    const answer = await send('POST', '/login/access-token', payload, form)
    expect(answer.statusCode, answer.body).toBe(status)
  })

  it('the sign-in form, when it is sent 10 MB, is refused with 413', async () => {
    const payload = `username=${'x'.repeat(10_000_000)}&password=x`
    expect((await send('POST', '/login/access-token', payload, form)).statusCode).toBe(413)
  })
})

it('SQL in any field is text', async () => {
  const evil = `'; drop table app_user; --`
  expect((await send('PATCH', '/users/me', JSON.stringify({ full_name: evil }))).json()).toMatchObject({
    full_name: evil,
  })
  expect(await t.logIn(`' or 1=1 --`, evil)).toBeUndefined()
  expect((await t.request('GET', '/users/me', { token: person.token })).statusCode).toBe(200)
})
