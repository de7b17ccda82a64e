import { daySeconds as day } from '@settlesg/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { removeExpired } from '../retention.ts'
import { dumpDatabase, hitsIn } from '../testing/dump.ts'
import { testPassword } from '../testing/test-app.ts'
import { twoProcesses } from '../testing/two-processes.ts'
import { withoutTag } from './former-mailboxes.ts'

const { t, other, pass } = twoProcesses()
let people = 0
let name = ''
beforeEach(() => {
  people += 1
  name = `ann${people}`
})

const countCredits = async (token: string) => (await t.request('GET', '/users/me', { token })).json().credits
const deleteAccount = (token: string) => t.request('DELETE', '/users/me', { token, body: { password: testPassword } })
/** Signs up with the address exactly as it is written, confirms and signs in. */
async function signUpAs(written: string) {
  await t.request('POST', '/users/signup', { body: { email: written, password: testPassword } })
  await t.deliver()
  await t.request('GET', `/users/signup/confirm?token=${t.latestToken(written.toLowerCase())}`)
  return { token: await t.logIn(written) }
}
async function linkFor(email: string): Promise<string> {
  await t.request('POST', '/users/signup', { body: { email, password: testPassword } })
  await t.deliver()
  return t.latestToken(email)
}

describe('one trial credit a mailbox', () => {
  it.each([
    ['ann+list@example.sg', 'ann@example.sg'],
    ['ann+one+two@example.sg', 'ann@example.sg'],
    ['ann+@example.sg', 'ann@example.sg'],
    ['ann@example.sg', 'ann@example.sg'],
    ['a.n-n@sub+domain.sg', 'a.n-n@sub+domain.sg'],
    ['+only@example.sg', '+only@example.sg'],
  ])('the mailbox of %s is %s', async (email, mailbox) => {
    expect(withoutTag(email)).toBe(mailbox)
  })

  it.each([
    ['the same address', (own: string) => `${own}@example.sg`],
    ['another case', (own: string) => `${own.toUpperCase()}@Example.SG`],
    ['a tag, in another case', (own: string) => `${own}+Second@example.sg`],
  ])('deleting and signing up again with %s gives no second trial credit, for a year', async (_, again) => {
    const first = await t.newUser(`${name}@example.sg`)
    expect(await countCredits(first.token)).toBe(1)
    expect((await deleteAccount(first.token)).statusCode).toBe(200)
    for (const wait of [0, 364 * day]) {
      pass(wait)
      await removeExpired(t)
      const second = await signUpAs(again(name))
      expect(await countCredits(second.token)).toBe(0)
      const { data, balance } = (await t.request('GET', '/credit/user-credit-records', second)).json()
      expect([data, balance]).toEqual([[], { credits: 0, supercredits: 0 }])
      await deleteAccount(second.token)
    }
    // A year after the last of them.
    pass(365 * day)
    await removeExpired(t)
    expect(await t.db.selectFrom('former_mailbox').selectAll().execute()).toEqual([])
    expect(await countCredits((await signUpAs(again(name))).token)).toBe(1)
  })

  it('a second account of a mailbox gets no trial credit, and its mail promises none', async () => {
    const first = await t.newUser(`${name}@example.sg`)
    const second = await t.newUser(`${name}+jobs@example.sg`)
    expect(await countCredits(second.token)).toBe(0)
    const promise = 'your first estimate is free'
    expect(t.mailbox.to(first.email).at(-1)?.text).toContain(promise)
    expect(t.mailbox.to(second.email)[0]?.text).not.toContain(promise)
    expect(await countCredits((await t.newUser(`${name}@another.sg`)).token)).toBe(1)
  })

  it('a mailbox that an account left for another gets no second trial credit', async () => {
    const { token } = await t.newUser(`${name}@example.sg`)
    const moved = `${name}@elsewhere.sg`
    await t.request('PATCH', '/users/me', { token, body: { email: moved, current_password: testPassword } })
    await t.deliver()
    await t.request('GET', `/users/signup/confirm?token=${t.latestToken(moved)}`)
    for (const email of [`${name}@example.sg`, `${name}+again@elsewhere.sg`])
      expect(await countCredits((await t.newUser(email)).token)).toBe(0)
  })

  it('two addresses of one mailbox confirmed at once in two processes get one trial credit', async () => {
    for (let round = 0; round < long(5, 50); round += 1) {
      const emails = [0, 1, 2, 3].map((n) => `${name}-${round}+${n}@example.sg`)
      const links = []
      for (const email of emails) links.push(await linkFor(email))
      await Promise.all(
        links.map((link, n) => (n % 2 ? t : other).request('GET', `/users/signup/confirm?token=${link}`)),
      )
      const credits = []
      for (const email of emails) credits.push(await countCredits(await t.logIn(email)))
      expect(credits.toSorted()).toEqual([0, 0, 0, 1])
    }
  })

  it('confirming an address while its mailbox’s other account is deleted gives no credit', async () => {
    for (let round = 0; round < long(5, 50); round += 1) {
      const { token } = await t.newUser(`${name}-${round}@example.sg`)
      const link = await linkFor(`${name}-${round}+next@example.sg`)
      await Promise.all([deleteAccount(token), other.request('GET', `/users/signup/confirm?token=${link}`)])
      expect(await countCredits(await t.logIn(`${name}-${round}+next@example.sg`))).toBe(0)
    }
  })

  it('a former mailbox is kept as a keyed digest, with nothing of the address', async () => {
    const { token, email } = await t.newUser(`${name}@example.sg`)
    await deleteAccount(token)
    await t.deliver()
    const rows = await t.db.selectFrom('former_mailbox').selectAll().execute()
    const kept = rows.at(-1)
    expect(Buffer.from(kept?.digest ?? [])).toHaveLength(32)
    expect(kept?.key_id).toBe(t.secrets.keyId)
    const dump = await dumpDatabase(t.db)
    expect([hitsIn(dump, email), hitsIn(dump, name)]).toEqual([0, 0])
  })

  it('the mailbox of an account is found by an index', async () => {
    const { rows } = await t.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return sql<{ 'QUERY PLAN': string }>`
        explain select from app_user where regexp_replace(email, '^([^+@]+)\\+[^@]*@', '\\1@') = 'ann@example.sg'`.execute(
        tx,
      )
    })
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('app_user_mailbox')
  })
})
