import { describe, expect, it, vi } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { comparable } from '../testing/comparable.ts'
import { endedOrWaiting } from '../testing/ended-or-waiting.ts'
import { startTestApp, testPassword } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import { ownSource } from './password-hasher.ts'

const t = beforeTests(() => startTestApp())

const me = (token: string) => t.request('GET', '/users/me', { token })
const disable = (email: string) =>
  t.db.updateTable('app_user').set({ disabled_at: t.clock.now() }).where('email', '=', email).execute()

describe('signing in', () => {
  const attempt = (form: Record<string, string>) => t.request('POST', '/login/access-token', { form })
  const refused = { detail: 'Incorrect email or password', code: 'wrong_email_or_password' }

  it('signing in answers with a bearer token of the session, good for a day', async () => {
    const { email, id } = await t.newUser()
    const answer = await attempt({
      username: email.toUpperCase(),
      password: testPassword,
      grant_type: 'password',
      scope: '',
      client_id: 'x',
      client_secret: 'y',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ access_token: expect.any(String), token_type: 'bearer' })
    const [, payload = ''] = answer.json().access_token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(claims).toEqual({
      iss: 'settlesg',
      aud: 'settlesg-api',
      purpose: 'access',
      sub: id,
      sid: expect.any(String),
      iat: t.clock.now().getTime() / 1000,
      exp: t.clock.now().getTime() / 1000 + 86_400,
    })
  })

  it('signing in ends the session whose token comes along, and only when it succeeds', async () => {
    const { email, token } = await t.newUser()
    const headers = { authorization: `Bearer ${token}` }
    await t.logIn(email, 'a wrong guess', headers)
    expect((await me(token)).statusCode).toBe(200)
    const fresh = await t.logIn(email, testPassword, headers)
    expect((await me(token)).statusCode).toBe(403)
    expect((await me(fresh)).statusCode).toBe(200)
  })

  it.each([
    ['a forged token', 'Bearer forged'],
    ['another scheme', 'Basic eDp5'],
    ['nothing', ''],
  ])('signing in takes no notice of %s in the header', async (_, authorization) => {
    const { email, token } = await t.newUser()
    expect(await t.logIn(email, testPassword, { authorization })).toEqual(expect.any(String))
    expect((await me(token)).statusCode).toBe(200)
  })

  it('signing in answers an unknown address, a wrong password and an unconfirmed account alike', async () => {
    const { email } = await t.newUser()
    const unconfirmed = 'unconfirmed@example.sg'
    await t.request('POST', '/users/signup', { body: { email: unconfirmed, password: testPassword } })
    const answers = []
    for (const [username, password] of [
      ['nobody@example.sg', testPassword],
      [email, 'a wrong password'],
      [unconfirmed, testPassword],
      [unconfirmed, 'a wrong password'],
      ['not an address', testPassword],
      [`${email}\0`, testPassword],
      ['', ''],
    ])
      answers.push(await attempt({ username: username ?? '', password: password ?? '' }))
    const [first, ...others] = answers.map(comparable)
    for (const answer of others) expect(answer).toEqual(first)
    expect(answers[0]?.statusCode).toBe(400)
    expect(answers[0]?.json()).toEqual(refused)
  })

  it('signing in tells a disabled account so only after the right password', async () => {
    const { email } = await t.newUser()
    await disable(email)
    expect((await attempt({ username: email, password: 'a wrong password' })).json()).toEqual(refused)
    const answer = await attempt({ username: email, password: testPassword })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ detail: 'Inactive user', code: 'inactive_user' })
  })

  it.each([
    ['no username', { password: 'x' }, 'username', 'missing'],
    ['no password', { username: 'a@b.sg' }, 'password', 'missing'],
    ['another grant', { username: 'a@b.sg', password: 'x', grant_type: 'refresh_token' }, 'grant_type', 'enum'],
    ['an empty grant', { username: 'a@b.sg', password: 'x', grant_type: '' }, 'grant_type', 'enum'],
    ['a long username', { username: 'x'.repeat(5000), password: 'x' }, 'username', 'string_too_long'],
    ['a long password', { username: 'a@b.sg', password: 'x'.repeat(513) }, 'password', 'string_too_long'],
  ])('signing in answers 422 to %s', async (_what, form, field, type) => {
    const answer = await attempt(form)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ type, loc: ['body', field] }])
  })

  it('signing in answers 422 to a field given twice and 415 to JSON', async () => {
    const twice = await t.request('POST', '/login/access-token', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'username=a@b.sg&username=c@d.sg&password=x',
    })
    expect(twice.statusCode).toBe(422)
    const json = await t.request('POST', '/login/access-token', { body: { username: 'a@b.sg', password: 'x' } })
    expect(json.statusCode).toBe(415)
  })

  it('signing in fails when the password is changed while it is being checked', async () => {
    const { email, id } = await t.newUser()
    const password_hash = await t.passwordHasher.hash('changed meanwhile', ownSource)
    const verify = t.passwordHasher.verify
    vi.spyOn(t.passwordHasher, 'verify').mockImplementationOnce(async (hash, password, source) => {
      const isRight = await verify(hash, password, source)
      await t.db.updateTable('app_user').set({ password_hash }).where('id', '=', id).execute()
      return isRight
    })
    expect((await attempt({ username: email, password: testPassword })).json()).toEqual(refused)
  })

  it('signing in waits for a password change that is under way, and then fails', async () => {
    const { email, id } = await t.newUser()
    const password_hash = await t.passwordHasher.hash('changed meanwhile', ownSource)
    const late = await t.database.transaction(async (tx) => {
      await tx.updateTable('app_user').set({ password_hash }).where('id', '=', id).execute()
      await tx.deleteFrom('session').where('user_id', '=', id).execute()
      const answer = attempt({ username: email, password: testPassword })
      // The embedded database takes nothing else before this transaction has ended.
      if (onPostgres) await endedOrWaiting(t.db, answer)
      return { answer }
    })
    expect((await late.answer).json()).toEqual(refused)
    expect(await t.db.selectFrom('session').select('id').where('user_id', '=', id).execute()).toEqual([])
  })

  it('signing in drops the person’s expired sessions', async () => {
    const { email, id } = await t.newUser()
    await t.logIn(email)
    t.clock.pass(86_400)
    await t.logIn(email)
    expect(await t.db.selectFrom('session').select('id').where('user_id', '=', id).execute()).toHaveLength(1)
  })

  it('signing in keeps a password in a costlier form once it was made more cheaply', async () => {
    const t = await startTestApp({}, { quickPasswords: false })
    const { hash } = await import('@node-rs/argon2')
    const { email, id } = await t.newUser()
    const cheap = await hash(testPassword, { memoryCost: 8192, timeCost: 1 })
    await t.db.updateTable('app_user').set({ password_hash: cheap }).where('id', '=', id).execute()
    const tokens = await Promise.all([t.logIn(email), t.logIn(email), t.logIn(email)])
    for (const token of tokens) expect((await t.request('GET', '/users/me', { token })).statusCode).toBe(200)
    const { password_hash } = await t.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await t.logIn(email)).toEqual(expect.any(String))
    await t.close()
  })
})

describe('a call with a token', () => {
  const bearing = (authorization?: string) =>
    t.app.inject({ url: '/api/v1/users/me', headers: authorization === undefined ? {} : { authorization } })

  it('a call with a token is answered 401 without a bearer token', async () => {
    for (const authorization of [undefined, '', 'Basic YTpi', 'Token abc', 'Bearertoken']) {
      const answer = await bearing(authorization)
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.json()).toEqual({ detail: 'Not authenticated', code: 'not_authenticated' })
    }
  })

  it('a call with a token is answered 403 with a token that is not ours', async () => {
    for (const authorization of ['Bearer', 'Bearer ', 'Bearer x', 'bearer a.b.c']) {
      const answer = await bearing(authorization)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ detail: 'Could not validate credentials', code: 'invalid_credentials' })
    }
  })

  it('a call with a token takes the scheme in any case', async () => {
    const { token } = await t.newUser()
    expect((await bearing(`BEARER ${token}`)).statusCode).toBe(200)
  })

  it('a call with a token is answered 403 once the token has expired', async () => {
    const { token } = await t.newUser()
    t.clock.pass(86_399)
    expect((await me(token)).statusCode).toBe(200)
    t.clock.pass(1)
    expect((await me(token)).statusCode).toBe(403)
  })

  it('a call with a token is answered 403 once its session has ended, whatever the token says', async () => {
    const { token, id } = await t.newUser()
    await t.db.updateTable('session').set({ expires_at: t.clock.now() }).where('user_id', '=', id).execute()
    expect((await me(token)).statusCode).toBe(403)
  })

  it('a call with a token is answered 400 in every session once the account is disabled', async () => {
    const { email, token } = await t.newUser()
    const other = await t.logIn(email)
    await disable(email)
    for (const answer of [await me(token), await me(other)]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ detail: 'Inactive user', code: 'inactive_user' })
    }
  })

  it('a call with a token never names another person: a session counts only for its own account', async () => {
    const [a, b] = [await t.newUser(), await t.newUser()]
    const { signAccessToken } = await import('./access-token.ts')
    const findSession = async (id: string) =>
      (await t.db.selectFrom('session').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()).id
    const mixed = signAccessToken(
      t.secrets,
      { userId: a.id, sessionId: await findSession(b.id) },
      t.clock.now(),
      new Date(t.clock.now().getTime() + 60_000),
    )
    expect((await me(mixed)).statusCode).toBe(403)
  })

  it('a call with a token reads the account and its wallets in one statement', async () => {
    const { token } = await t.newUser()
    const statements = vi.spyOn(t.db.getExecutor(), 'executeQuery')
    const answer = await t.request('POST', '/login/test-token', { token })
    expect(statements).toHaveBeenCalledTimes(1)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual((await me(token)).json())
    expect(answer.json()).toMatchObject({ credits: 1, supercredits: 0 })
  })
})

describe('signing out', () => {
  it('signing out ends this session and no other', async () => {
    const { email, token } = await t.newUser()
    const other = await t.logIn(email)
    const answer = await t.request('POST', '/logout', { token })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'Signed out' })
    expect((await me(token)).statusCode).toBe(403)
    expect((await me(other)).statusCode).toBe(200)
    expect((await t.request('POST', '/logout', { token })).statusCode).toBe(403)
  })

  it('signing out everywhere ends every session of the account, and nobody else’s', async () => {
    const [one, another] = [await t.newUser(), await t.newUser()]
    const tokens = [one.token, await t.logIn(one.email), await t.logIn(one.email)]
    expect((await t.request('POST', '/logout-all', { token: one.token })).statusCode).toBe(200)
    for (const token of tokens) expect((await me(token)).statusCode).toBe(403)
    expect((await me(another.token)).statusCode).toBe(200)
  })
})

describe('the list of sessions', () => {
  const list = async (token: string, query = '') => (await t.request('GET', `/sessions${query}`, { token })).json()
  const end = (token: string, id: string) => t.request('DELETE', `/sessions/${id}`, { token })
  const readCurrent = async (token: string) => {
    const { data }: { data: { id: string; is_current: boolean }[] } = await list(token)
    return data.find(({ is_current }) => is_current)?.id ?? ''
  }
  const expire = (id: string) =>
    t.db.updateTable('session').set({ expires_at: t.clock.now() }).where('id', '=', id).execute()
  const onPhone = async (email: string) => {
    const answer = await t.request('POST', '/login/access-token', {
      form: { username: email, password: testPassword },
      headers: { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0' },
    })
    return String(answer.json().access_token)
  }

  it('the sessions of an account are listed newest first with browsers, this one marked', async () => {
    const { email, token } = await t.newUser()
    const from = t.clock.now()
    t.clock.pass(60)
    await onPhone(email)
    const answer = await t.request('GET', '/sessions', { token })
    expect(answer.statusCode).toBe(200)
    const later = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000).toISOString()
    expect(answer.json()).toEqual({
      data: [
        {
          id: expect.any(String),
          signed_in_at: later(from, 60),
          ends_at: later(from, 60 + 86_400),
          browser: 'firefox',
          system: 'android',
          is_current: false,
        },
        {
          id: expect.any(String),
          signed_in_at: from.toISOString(),
          ends_at: later(from, 86_400),
          browser: null,
          system: null,
          is_current: true,
        },
      ],
      count: 2,
      oldest_ended_at: null,
    })
  })

  it('an account has twenty sessions at most: one more ends the oldest, and the list says so', async () => {
    const { email, token } = await t.newUser()
    t.clock.pass(1)
    const second = await t.logIn(email)
    t.clock.pass(1)
    const others = []
    // All within one second: those are of one age.
    for (let n = 0; n < 18; n += 1) others.push(await t.logIn(email))
    expect(await list(token)).toMatchObject({ count: 20, oldest_ended_at: null })
    const newest = await t.logIn(email)
    expect((await me(token)).statusCode).toBe(403)
    for (const standing of [second, ...others, newest]) expect((await me(standing)).statusCode).toBe(200)
    await t.app.keepSecurityEvents()
    expect(await list(newest)).toMatchObject({ count: 20, oldest_ended_at: t.clock.now().toISOString() })
  })

  it('an account keeps at most twenty sessions, however many sign-ins race', async () => {
    const { email } = await t.newUser()
    const tokens = await Promise.all(Array.from({ length: 30 }, () => t.logIn(email)))
    const statuses = await Promise.all(tokens.map(async (each) => (await me(each)).statusCode))
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
  })

  it('the list of sessions comes in pages, without ended ones or those of others', async () => {
    const { email, token } = await t.newUser()
    t.clock.pass(86_400)
    const later = await t.logIn(email)
    t.clock.pass(1)
    await t.logIn(email)
    await t.newUser()
    await expire(await readCurrent(await t.logIn(email)))
    expect((await t.request('GET', '/sessions', { token })).statusCode).toBe(403)
    expect(await list(later)).toMatchObject({ count: 2, data: [{ is_current: false }, { is_current: true }] })
    expect(await list(later, '?skip=1&limit=1')).toMatchObject({ count: 2, data: [{ is_current: true }] })
    expect((await t.request('GET', '/sessions?limit=0', { token: later })).statusCode).toBe(422)
  })

  it('a session that is ended from another one is over there, and stays no longer in the list', async () => {
    const { email, token } = await t.newUser()
    const phone = await onPhone(email)
    const answer = await end(token, await readCurrent(phone))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'Signed out there' })
    expect((await me(phone)).statusCode).toBe(403)
    expect((await me(token)).statusCode).toBe(200)
    expect(await list(token)).toMatchObject({ count: 1 })
  })

  it('a session can end itself by its id', async () => {
    const { token } = await t.newUser()
    expect((await end(token, await readCurrent(token))).statusCode).toBe(200)
    expect((await me(token)).statusCode).toBe(403)
  })

  it('ending a session is 404 alike for another person’s, an ended and an unknown one', async () => {
    const [{ email, token: first }, other] = [await t.newUser(), await t.newUser()]
    const ended = await readCurrent(first)
    const token = await t.logIn(email)
    await end(token, ended)
    const expired = await readCurrent(await t.logIn(email))
    await expire(expired)
    const unknown = '0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a11'
    for (const id of [await readCurrent(other.token), ended, expired, unknown]) {
      const answer = await end(token, id)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: 'Session not found', code: 'session_not_found' })
    }
    expect((await me(other.token)).statusCode).toBe(200)
    expect((await end(token, 'not-an-id')).statusCode).toBe(422)
  })
})

describe('the keys of drafts', () => {
  const listKeys = (token?: string) => t.request('GET', '/users/me/draft-keys', token ? { token } : {})

  it('draft keys are the same in every session of one account, others for each account', async () => {
    const [ann, bob] = [await t.newUser(), await t.newUser()]
    const answer = await listKeys(ann.token)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ user_id: ann.id, keys: [expect.stringMatching(/^[0-9a-f]{64}$/)] })
    expect((await listKeys(await t.logIn(ann.email))).json()).toEqual(answer.json())
    expect((await listKeys(bob.token)).json().keys).not.toEqual(answer.json().keys)
  })
})
