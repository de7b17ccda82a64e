import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { removeExpired } from '../retention.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { limited } from '../testing/machines.ts'
import { startTestApp, type TestPerson, testPassword } from '../testing/test-app.ts'
import { removeOldSecurityEvents } from './service.ts'

let person: TestPerson
/** Each test comes from a network of its own. */
let network = 0
const t = beforeTests(() => startTestApp(limited))
beforeEach(async () => {
  network += 1
  person = await t.newUser(undefined, { headers: { 'x-forwarded-for': `10.0.${network}.1` } })
})

const headers = (host = 7) => ({ 'x-forwarded-for': `198.51.${network}.${host}` })
const readRows = async (event: string) => {
  await t.app.keepSecurityEvents()
  return t.db
    .selectFrom('security_event')
    .selectAll()
    .where('event', '=', event)
    .where('source', '=', `198.51.${network}.0/24`)
    .orderBy('id')
    .execute()
}
const forgedToken = (host?: number) => t.request('GET', '/users/me', { token: 'forged', headers: headers(host) })

describe('the table of security events', () => {
  it('a security event of an account is a row with id, time and truncated source', async () => {
    await t.logIn(person.email, testPassword, headers())
    expect(await readRows('signed_in')).toEqual([
      {
        id: expect.anything(),
        at: t.clock.now(),
        event: 'signed_in',
        account_id: person.id,
        address: null,
        source: `198.51.${network}.0/24`,
        kind: null,
        count: 1,
      },
    ])
  })

  it('a stranger is a row with a keyed digest of the address, the same one as in the log', async () => {
    await t.logIn('Nobody@example.sg', testPassword, headers())
    const [row] = await readRows('sign_in_failed')
    const line = t.logLines.map((text) => JSON.parse(text)).findLast(({ event }) => event === 'sign_in_failed')
    expect(row).toMatchObject({ account_id: null, address: expect.stringMatching(/^[\w-]{43}$/) })
    expect(row?.address).toBe(line.address)
  })

  it('no row holds an address, a full source, a token or a password', async () => {
    await t.logIn(person.email, 'a wrong guess', headers())
    await forgedToken()
    await t.app.keepSecurityEvents()
    const kept = JSON.stringify(await t.db.selectFrom('security_event').selectAll().execute())
    for (const secret of [person.email, person.token, 'a wrong guess', `198.51.${network}.7`, 'forged'])
      expect(kept).not.toContain(secret)
  })

  it('forged access tokens are one row for each minute, route and network', async () => {
    for (const host of [1, 1, 2]) await forgedToken(host)
    await t.request('POST', '/login/test-token', { token: 'forged', headers: headers() })
    const minute = new Date(Math.floor(t.clock.now().getTime() / 60_000) * 60_000)
    const before = t.logLines.filter((line) => line.includes('access_token_refused')).length
    t.clock.pass(60)
    await forgedToken()
    await t.app.keepSecurityEvents()
    const written = t.logLines.filter((line) => line.includes('access_token_refused')).slice(before)
    expect(written).toHaveLength(3)
    expect(JSON.parse(written[0] ?? '')).toMatchObject({
      level: 40,
      kind: 'security',
      what: 'GET /api/v1/users/me',
      count: 3,
    })
    const rows = await readRows('access_token_refused')
    expect(rows.map(({ at, kind, count }) => [at, kind, count])).toEqual([
      [minute, 'GET /api/v1/users/me', 3],
      [minute, 'POST /api/v1/login/test-token', 1],
      [new Date(minute.getTime() + 60_000), 'GET /api/v1/users/me', 1],
    ])
  })

  it('a token whose session has ended is counted as a refused one', async () => {
    await t.request('POST', '/logout', { token: person.token, headers: headers() })
    await t.request('GET', '/users/me', { token: person.token, headers: headers() })
    expect(await readRows('access_token_refused')).toMatchObject([{ count: 1 }])
  })

  it('mailed tokens that do not work are counted at each call that takes one', async () => {
    const [token, new_password] = ['forged', 'a quiet garden']
    await t.request('GET', `/users/signup/confirm?token=${token}`, { headers: headers() })
    await t.request('POST', '/users/signup/confirm', { body: { token, new_password }, headers: headers() })
    await t.request('POST', '/reset-password/', { body: { token, new_password }, headers: headers() })
    await t.request('POST', '/reset-password/check', { body: { token }, headers: headers() })
    expect((await readRows('link_refused')).map(({ kind, count }) => [kind, count])).toEqual([
      ['GET /api/v1/users/signup/confirm', 1],
      ['POST /api/v1/users/signup/confirm', 1],
      ['POST /api/v1/reset-password/', 1],
      ['POST /api/v1/reset-password/check', 1],
    ])
  })

  it('a webhook without a valid signature is counted', async () => {
    for (const signature of ['', 't=1,v1=00'])
      await t.request('POST', '/payment/webhook', {
        body: { id: 'evt_1' },
        headers: { ...headers(), 'stripe-signature': signature },
      })
    expect(await readRows('webhook_refused')).toMatchObject([{ kind: 'POST /api/v1/payment/webhook', count: 2 }])
  })

  it('calls that are refused with 429 are counted, those that are let in are not', async () => {
    const form = { username: person.email, password: testPassword }
    const attempts = Array.from({ length: 8 }, () =>
      t.request('POST', '/login/access-token', { form, headers: headers() }),
    )
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)
    const refused = statuses.filter((status) => status === 429).length
    expect(refused).toBe(3)
    expect(await readRows('too_many_requests')).toMatchObject([{ kind: 'POST /api/v1/login/access-token', count: 3 }])
  })

  it.each([
    ['changed', sql`update security_event set count = 2`],
    ['emptied', sql`truncate security_event`],
    ['relieved of a row younger than 90 days', sql`delete from security_event where at > now() - interval '89 days'`],
  ])('the table cannot be %s', async (_, statement) => {
    await t.app.keepSecurityEvents()
    await sql`insert into security_event (at, event, count) values (now(), 'signed_in', 1)`.execute(t.db)
    await expect(statement.execute(t.db)).rejects.toThrow(/only added/)
  })

  it('rows older than 90 days go, however many there are, and younger ones stay', async () => {
    const count = async () =>
      Number((await sql<{ n: string }>`select count(*) as n from security_event`.execute(t.db)).rows[0]?.n)
    await t.app.keepSecurityEvents()
    await removeOldSecurityEvents(t)
    const before = await count()
    await sql`
      insert into security_event (at, event, count)
      select now() - make_interval(days => 91, secs => n), 'signed_in', 1 from generate_series(1, 11000) n`.execute(
      t.db,
    )
    await sql`insert into security_event (at, event, count) values (now() - interval '89 days', 'signed_in', 1)`.execute(
      t.db,
    )
    await removeExpired(t)
    expect(await count()).toBe(before + 1)
  })

  it('events wait while they cannot be kept, and are kept with the next one', async () => {
    await t.app.keepSecurityEvents()
    await sql`alter table security_event rename to security_event_away`.execute(t.db)
    await t.logIn(person.email, testPassword, headers())
    await t.app.keepSecurityEvents()
    expect(t.logLines.at(-1)).toContain('security events are not kept')
    await sql`alter table security_event_away rename to security_event`.execute(t.db)
    await t.logIn(person.email, testPassword, headers())
    expect(await readRows('signed_in')).toHaveLength(2)
  })

  it('the export of an account holds its events, and nobody else’s', async () => {
    await t.logIn(person.email, testPassword, headers())
    await t.app.keepSecurityEvents()
    const { security_events } = (await t.request('GET', '/users/me/export', { token: person.token })).json()
    expect(security_events).toContainEqual({
      at: t.clock.now().toISOString(),
      event: 'signed_in',
      source: `198.51.${network}.0/24`,
    })
    const other = await t.newUser(undefined, { headers: { 'x-forwarded-for': `10.1.${network}.1` } })
    await t.app.keepSecurityEvents()
    const { security_events: others } = (await t.request('GET', '/users/me/export', { token: other.token })).json()
    expect(JSON.stringify(others)).not.toContain(`198.51.${network}.0`)
  })
})
