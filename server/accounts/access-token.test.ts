import { createHmac, createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { secretsFrom } from '../platform/secrets/secrets.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { accessTokenReader, signAccessToken } from './access-token.ts'

type Json = Record<string, unknown>

const base64url = (value: Json | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const hmac = (algorithm: string, key: KeyObject | string, text: string) =>
  createHmac(algorithm, key).update(text).digest('base64url')

describe('an access token', () => {
  let t: TestApp
  let good: { header: Json; claims: Json; token: string }
  beforeAll(async () => {
    t = await startTestApp()
    const { token } = await t.newUser()
    const [header = '', claims = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString())
    good = { header: JSON.parse(header), claims: JSON.parse(claims), token }
  })
  afterAll(() => t.close())

  /** A token signed with our own key, so that only what differs can be what is refused. */
  const forged = (
    header: Json = {},
    claims: Json = {},
    algorithm = 'sha256',
    key: KeyObject | string = t.secrets.tokenKey,
  ) => {
    const text = `${base64url({ ...good.header, ...header })}.${base64url({ ...good.claims, ...claims })}`
    return `${text}.${hmac(algorithm, key, text)}`
  }
  const without = (claim: string) => {
    const { [claim]: _left, ...rest } = good.claims
    const text = `${base64url(good.header)}.${base64url(rest)}`
    return `${text}.${hmac('sha256', t.secrets.tokenKey, text)}`
  }
  const parts = () => good.token.split('.')
  const now = () => Math.floor(t.clock.now().getTime() / 1000)
  const rsa = () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const text = `${base64url({ ...good.header, alg: 'RS256' })}.${base64url(good.claims)}`
    return `${text}.${createSign('sha256').update(text).sign(privateKey, 'base64url')}`
  }
  const flipped = (text = '') => `${text.slice(0, -2)}${text.at(-2) === 'A' ? 'B' : 'A'}${text.at(-1)}`

  const matrix: [what: string, make: () => string][] = [
    ['alg none, no signature', () => `${base64url({ ...good.header, alg: 'none' })}.${parts()[1]}.`],
    ['alg None, no signature', () => `${base64url({ ...good.header, alg: 'None' })}.${parts()[1]}.`],
    ['alg NONE, no signature', () => `${base64url({ ...good.header, alg: 'NONE' })}.${parts()[1]}.`],
    ['alg none, our signature', () => forged({ alg: 'none' })],
    ['no alg', () => forged({ alg: undefined })],
    ['alg as a list', () => forged({ alg: ['HS256'] })],
    ['alg in small letters', () => forged({ alg: 'hs256' })],
    ['HS384 with our key', () => forged({ alg: 'HS384' }, {}, 'sha384')],
    ['HS512 with our key', () => forged({ alg: 'HS512' }, {}, 'sha512')],
    ['RS256 with our key', () => forged({ alg: 'RS256' })],
    ['RS256 with a key of its own', rsa],
    ['ES256', () => forged({ alg: 'ES256' })],
    ['another key', () => forged({}, {}, 'sha256', 'another key that is long enough to be one')],
    ['an empty key', () => forged({}, {}, 'sha256', '')],
    ['the key of another SECRET_KEY', () => forged({}, {}, 'sha256', secretsFrom('x'.repeat(40)).tokenKey)],
    ['no kid', () => forged({ kid: undefined })],
    ['a kid of another key', () => forged({ kid: '00000000' })],
    ['a kid that is a path', () => forged({ kid: '../../../dev/null' })],
    ['a kid that is SQL', () => forged({ kid: "' or 1=1 --" })],
    ['jku', () => forged({ jku: 'https://evil.example/keys' })],
    ['jwk', () => forged({ jwk: { kty: 'oct', k: 'AAAA' } })],
    ['x5u', () => forged({ x5u: 'https://evil.example/cert' })],
    ['crit', () => forged({ crit: ['exp'] })],
    ['another typ', () => forged({ typ: 'at+jwt' })],
    ['an empty signature', () => `${parts()[0]}.${parts()[1]}.`],
    ['no signature', () => `${parts()[0]}.${parts()[1]}`],
    ['a changed signature', () => flipped(good.token)],
    ['a signature with other spare bits', () => `${good.token.slice(0, -1)}${good.token.endsWith('A') ? 'B' : 'A'}`],
    ['changed claims', () => `${parts()[0]}.${base64url({ ...good.claims, exp: now() + 9e6 })}.${parts()[2]}`],
    [
      'claims that are not JSON',
      () => {
        const text = `${base64url(good.header)}.${base64url('not json')}`
        return `${text}.${hmac('sha256', t.secrets.tokenKey, text)}`
      },
    ],
    ['four parts', () => `${good.token}.${parts()[2]}`],
    ['padding', () => `${good.token}=`],
    ['8 KB', () => forged({}, { padding: 'x'.repeat(6000) })],
    ['exp as text', () => forged({}, { exp: String(now() + 600) })],
    ['exp as a fraction', () => forged({}, { exp: now() + 600.5 })],
    ['exp now', () => forged({}, { exp: now() })],
    ['exp before', () => forged({}, { exp: now() - 1 })],
    ['no exp', () => without('exp')],
    ['exp null', () => forged({}, { exp: null })],
    ['nbf to come', () => forged({}, { nbf: now() + 600 })],
    ['issued more than a minute ahead', () => forged({}, { iat: now() + 61, exp: now() + 3600 })],
    ['iat as text', () => forged({}, { iat: 'yesterday' })],
    ['another audience', () => forged({}, { aud: 'somebody-else' })],
    ['several audiences', () => forged({}, { aud: ['settlesg-api', 'somebody-else'] })],
    ['no audience', () => without('aud')],
    ['another issuer', () => forged({}, { iss: 'https://evil.example' })],
    ['another purpose', () => forged({}, { purpose: 'password_recovery' })],
    ['no purpose', () => without('purpose')],
    ['a claim that we do not make', () => forged({}, { is_superuser: true })],
    ['a subject that is no id', () => forged({}, { sub: "' or 1=1 --" })],
    ['no subject', () => without('sub')],
    ['no session', () => without('sid')],
    ['a session that does not exist', () => forged({}, { sid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' })],
  ]

  it.each(matrix)('an access token is refused with %s', async (_what, make) => {
    const answer = await t.request('GET', '/users/me', { token: make() })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ detail: 'Could not validate credentials', code: 'invalid_credentials' })
  })

  it('an access token is accepted as it was issued, and when made in the same way', async () => {
    for (const token of [good.token, forged()])
      expect((await t.request('GET', '/users/me', { token })).statusCode).toBe(200)
  })

  it('an access token of a made-up account that was signed with our key finds nobody', async () => {
    const token = forged({}, { sub: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' })
    expect((await t.request('GET', '/users/me', { token })).statusCode).toBe(404)
  })

  it('an access token names its bearer until it expires, to the second', () => {
    const secrets = secretsFrom('a key for this test that is long')
    const bearer = { userId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', sessionId: '0b6b2f0c-94a1-4a3e-9d7f-5d2c0e4b8a11' }
    const at = (seconds: number) => ({ now: () => new Date(1_800_000_000_000 + seconds * 1000) })
    const token = signAccessToken(secrets, bearer, at(0).now(), at(60).now())
    expect(accessTokenReader(secrets, at(59))(token)).toEqual(bearer)
    expect(accessTokenReader(secrets, at(60))(token)).toBeNull()
    expect(accessTokenReader(secretsFrom('the key that came after the other'), at(0))(token)).toBeNull()
  })

  it('an access token stays valid while its key is among the older ones', () => {
    const [older, newer] = ['a key for this test that is long', 'the key that came after the other']
    const bearer = { userId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', sessionId: '0b6b2f0c-94a1-4a3e-9d7f-5d2c0e4b8a11' }
    const [from, until, clock] = [new Date(1.8e12), new Date(1.8e12 + 60_000), { now: () => new Date(1.8e12) }]
    const both = secretsFrom(newer, older)
    expect(accessTokenReader(both, clock)(signAccessToken(secretsFrom(older), bearer, from, until))).toEqual(bearer)
    const token = signAccessToken(both, bearer, from, until)
    expect(accessTokenReader(secretsFrom(newer), clock)(token)).toEqual(bearer)
    expect(accessTokenReader(secretsFrom(older), clock)(token)).toBeNull()
  })

  it('no log holds an access token or anything else that names or admits a person', async () => {
    const email = 'private.person@example.sg'
    const { token } = await t.newUser(email)
    await t.request('POST', `/password-recovery/${email}`)
    await t.deliver()
    const mailed = t.latestToken(email)
    await t.request('GET', `/users/signup/confirm?token=${mailed}`)
    await t.request('POST', '/reset-password/', { body: { token: mailed, new_password: 'a password of mine' } })
    await t.request('GET', '/users/me', { token: `${token}x` })
    await t.request('GET', `/users/me?access_token=${token}`)
    const log = t.logLines.join('')
    expect(t.logLines.length).toBeGreaterThan(8)
    for (const secret of [email, 'private.person', mailed, token, token.split('.')[2], 'a password of mine'])
      expect(log).not.toContain(secret)
  })
})

describe('a reader of access tokens', () => {
  const secrets = secretsFrom('a key for tests that is long enough')
  const bearer = { userId: randomUUID(), sessionId: randomUUID() }
  const start = new Date('2026-11-21T04:00:00Z')
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
  const sign = (seconds: number) => signAccessToken(secrets, bearer, start, later(seconds))

  it('a reader of access tokens verifies a token once, and takes it again', () => {
    const read = accessTokenReader(secrets, { now: () => start })
    const verify = vi.spyOn(jwt, 'verify')
    const token = sign(60)
    expect([read(token), read(token), read(token)]).toEqual([bearer, bearer, bearer])
    expect(verify).toHaveBeenCalledTimes(1)
    verify.mockRestore()
  })

  it('a reader of access tokens takes a token that it knows no longer than it is valid', () => {
    let now = start
    const read = accessTokenReader(secrets, { now: () => now })
    const token = sign(60)
    expect(read(token)).toEqual(bearer)
    now = later(59)
    expect(read(token)).toEqual(bearer)
    now = later(60)
    expect(read(token)).toBeNull()
    expect(read(token)).toBeNull()
  })

  it('a reader of access tokens refuses what only resembles a token that it knows, each time', () => {
    const read = accessTokenReader(secrets, { now: () => start })
    const token = sign(60)
    read(token)
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    expect([read(forged), read(forged), read(token)]).toEqual([null, null, bearer])
  })

  it('a reader of access tokens forgets old tokens rather than grow, and still takes them', () => {
    const read = accessTokenReader(secrets, { now: () => start })
    const first = sign(60)
    read(first)
    for (let other = 1; other <= 2_000; other++) read(sign(60 + other))
    const verify = vi.spyOn(jwt, 'verify')
    expect(read(first)).toEqual(bearer)
    expect(verify).toHaveBeenCalledTimes(1)
    verify.mockRestore()
  })
})
