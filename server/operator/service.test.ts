import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { daySeconds } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenBooks } from '../commands/check-books.ts'
import { grantByOperator } from '../credits/service.ts'
import { deadDays, queueMail } from '../mail/service.ts'
import { openShop, type Shop } from '../payments/testing/shop.ts'
import type { Tx } from '../platform/database/database.ts'
import { removeExpired } from '../retention.ts'
import { testPassword } from '../testing/test-app.ts'
import { type ActionLine, actionQueue } from './action-log.ts'
import { insertAction } from './queries.ts'
import { accountNamed, deadMails, disable, endSessions, grant, refund, resend } from './service.ts'

/** Carries out of a transaction that is rolled back what was broken in it. */
class Planted extends Error {
  readonly broken: string[]
  constructor(broken: string[]) {
    super('planted')
    this.broken = broken
  }
}

const reason = { operator: 'ops', note: 'The report came late' }

describe('what operators do', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const recorded = (accountId: string) =>
    shop.db
      .selectFrom('operator_action')
      .select(['action', 'subject', 'operator', 'note'])
      .where('account_id', '=', accountId)
      .orderBy('at')
      .execute()
  const records = async (token: string) =>
    (await shop.request('GET', '/credit/user-credit-records', { token })).json().data

  it('an account is found by its id and by its address in any case, and by nothing else', async () => {
    const { id, email } = await shop.newUser()
    expect(await accountNamed(shop, id)).toBe(id)
    expect(await accountNamed(shop, email.toUpperCase())).toBe(id)
    for (const name of ['', '%', 'nobody@example.sg', randomUUID(), "' or true --"])
      await expect(accountNamed(shop, name)).rejects.toThrow('There is no account with this id or address')
  })

  it('units that are granted are in the wallet, in its history and in the copy of the data, with the note', async () => {
    const { id, token } = await shop.newUser()
    expect(await grant(shop, id, { unit: 'supercredit', units: 2 }, reason)).toEqual({ credits: 1, supercredits: 2 })
    expect(await records(token)).toMatchObject([
      { reason: 'granted', unit: 'supercredit', delta: 2, balance_after: 2 },
      { reason: 'trial' },
    ])
    expect(await recorded(id)).toEqual([{ action: 'grant', subject: '2 supercredits', ...reason }])
    expect((await shop.request('GET', '/users/me/export', { token })).json().operator_actions).toEqual([
      { at: shop.clock.now().toISOString(), action: 'grant', subject: '2 supercredits', note: reason.note },
    ])
    const body = { profile: exampleProfile }
    expect((await shop.request('POST', '/credit/user-consume-supercredits', { token, body })).statusCode).toBe(200)
    expect(await shop.broken()).toEqual([])
  })

  it('units that are granted pay first what is owed for a purchase that was taken back', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId } = await shop.buy(token, 'pack_2')
    const body = { profile: exampleProfile }
    await shop.request('POST', '/credit/user-consume-supercredits', { token, body })
    shop.refundThere(sessionId, 2900)
    await shop.tell('refund.created', sessionId)
    expect(await shop.balance(id)).toMatchObject({ supercredits: 0, owed: 1 })
    expect(await grant(shop, id, { unit: 'supercredit', units: 2 }, reason)).toMatchObject({ supercredits: 1 })
    expect(await shop.broken()).toEqual([])
  })

  it('units that are granted are used before those that were paid for, which stay refundable', async () => {
    const { id, token } = await shop.newUser()
    await grant(shop, id, { unit: 'supercredit', units: 1 }, reason)
    const { purchaseId } = await shop.buy(token, 'pack_2')
    const body = { profile: exampleProfile }
    await shop.request('POST', '/credit/user-consume-supercredits', { token, body })
    expect(await shop.loadPurchase(token, purchaseId)).toMatchObject({ refundable: 'yes' })
  })

  it('a grant without its row, or to another account than its row says, breaks the books', async () => {
    const [one, other] = [await shop.newUser(), await shop.newUser()]
    const rowOf = {
      at: shop.clock.now(),
      action: 'grant',
      account_id: one.id,
      subject: '1 credits',
      ...reason,
    } as const
    const brokenBy = (work: (tx: Tx) => Promise<string>) =>
      shop
        .transaction(async (tx) => {
          await grantByOperator(tx, await work(tx), { userId: other.id, unit: 'credit', units: 1 })
          throw new Planted(await brokenBooks(tx))
        })
        .catch((error: unknown) => (error instanceof Planted ? error.broken : Promise.reject(error)))
    expect(await brokenBy(async () => randomUUID())).toEqual([expect.stringContaining('I-24')])
    expect(await brokenBy(async (tx) => (await insertAction(tx, rowOf)).id)).toEqual([expect.stringContaining('I-24')])
    expect(await shop.broken()).toEqual([])
  })

  it('what operators did cannot be changed or deleted', async () => {
    const { id } = await shop.newUser()
    await endSessions(shop, id, reason)
    const rows = shop.db.updateTable('operator_action').set({ note: 'x' }).where('account_id', '=', id)
    await expect(rows.execute()).rejects.toThrow('What operators did is only added to')
    await expect(shop.db.deleteFrom('operator_action').execute()).rejects.toThrow('only added to')
  })

  it('the security log says when an account was disabled and enabled again', async () => {
    const { id } = await shop.newUser()
    for (const isDisabled of [true, false]) await disable(shop, id, isDisabled, reason)
    const lines: ActionLine[] = []
    const queue = actionQueue(shop, (line) => void lines.push(line))
    const { rows } = await sql<{ action: string }>`
      select data->>'id' as action from pgboss.job where name = ${queue.name} and data->>'id' in (
        select id::text from operator_action where account_id = ${id}) order by created_on`.execute(shop.db)
    for (const { action } of rows) await queue.work(action)
    const at = shop.clock.now().toISOString()
    expect(lines).toEqual(['account_disabled', 'account_enabled'].map((event) => ({ event, account: id, at })))
    const kept = await shop.db.selectFrom('security_event').select('event').where('account_id', '=', id).execute()
    expect(kept.map(({ event }) => event)).toEqual(expect.arrayContaining(['account_disabled', 'account_enabled']))
  })

  it('a disabled account is signed out and signs in no more until it is enabled', async () => {
    const { id, email, token } = await shop.newUser()
    expect(await disable(shop, id, true, reason)).toBe(1)
    expect((await shop.request('GET', '/users/me', { token })).statusCode).toBe(403)
    const signIn = () =>
      shop.request('POST', '/login/access-token', { form: { username: email, password: 'a quiet harbour' } })
    expect((await signIn()).json().code).toBe('inactive_user')
    expect(await disable(shop, id, false, reason)).toBe(0)
    expect((await signIn()).statusCode).toBe(200)
    expect((await recorded(id)).map(({ action }) => action)).toEqual(['disable', 'enable'])
  })

  /** A reset link, a change of address and a sign-up that wait, as their tokens and the secret of the browser. */
  const mailed = async () => {
    const { id, email, token } = await shop.newUser()
    const address = `thief-${randomUUID()}@example.sg`
    await shop.request('POST', `/password-recovery/${email}`)
    await shop.request('PATCH', '/users/me', { token, body: { email: address, current_password: testPassword } })
    const browser_secret = randomBytes(32).toString('hex')
    const browser_key = createHash('sha256').update(browser_secret).digest('hex')
    const newcomer = `newcomer-${randomUUID()}@example.sg`
    await shop.request('POST', '/users/signup', { body: { email: newcomer, password: testPassword, browser_key } })
    await shop.deliver()
    const [reset, change, signUp] = [email, address, newcomer].map((to) => shop.latestToken(to))
    return { id, email, reset, change, signUp, browser_secret }
  }
  const codeOf = async (answer: ReturnType<Shop['request']>) => (await answer).json().code
  const confirm = (token?: string) => codeOf(shop.request('GET', `/users/signup/confirm?token=${token}`))
  const reset = (token?: string) =>
    codeOf(shop.request('POST', '/reset-password/', { body: { token, new_password: 'a quiet garden' } }))
  const emailOf = async (id: string) =>
    shop.db.selectFrom('app_user').select(['email', 'new_email']).where('id', '=', id).executeTakeFirst()

  it.each(['disabled', 'disabled and enabled', 'signed out'])(
    'what was mailed to an account that is %s opens and moves nothing any more',
    async (how) => {
      const { id, email, ...links } = await mailed()
      if (how === 'signed out') await endSessions(shop, id, reason)
      else await disable(shop, id, true, reason)
      if (how === 'disabled and enabled') await disable(shop, id, false, reason)
      expect([await confirm(links.change), await reset(links.reset)]).toEqual(['invalid_token', 'invalid_token'])
      expect(await emailOf(id)).toEqual({ email, new_email: null })
    },
  )

  it('a link that survived is refused while its account is disabled', async () => {
    const { id, email, ...links } = await mailed()
    await shop.db.updateTable('app_user').set({ disabled_at: shop.clock.now() }).where('id', '=', id).execute()
    const check = await codeOf(shop.request('POST', '/reset-password/check', { body: { token: links.reset } }))
    expect([await confirm(links.change), await reset(links.reset), check]).toEqual(Array(3).fill('invalid_token'))
    expect(await emailOf(id)).toMatchObject({ email })
  })

  it('when all sessions end, every mailed link ends with them, also that of a sign-up', async () => {
    const { id, email, signUp: token, browser_secret, ...links } = await mailed()
    await endSessions(shop, null, reason)
    const enter = await codeOf(shop.request('POST', '/users/signup/session', { body: { token, browser_secret } }))
    const codes = [enter, await confirm(token), await confirm(links.change), await reset(links.reset)]
    expect(codes).toEqual(Array(4).fill('invalid_token'))
    expect(await emailOf(id)).toEqual({ email, new_email: null })
  })

  it('the sessions of one account end, or of all, with a row that says for whom', async () => {
    const [one, other] = [await shop.newUser(), await shop.newUser()]
    expect(await endSessions(shop, one.id, reason)).toBe(1)
    expect((await shop.request('GET', '/users/me', { token: one.token })).statusCode).toBe(403)
    expect((await shop.request('GET', '/users/me', { token: other.token })).statusCode).toBe(200)
    expect(await endSessions(shop, null, reason)).toBeGreaterThan(0)
    expect((await shop.request('GET', '/users/me', { token: other.token })).statusCode).toBe(403)
  })

  it('an operator pays unused packs back after the buyer’s days are over, and used ones not', async () => {
    const { id, token } = await shop.newUser()
    const { purchaseId } = await shop.buy(token, 'pack_1')
    const { receipt_number } = await shop.loadPurchase(token, purchaseId)
    shop.clock.pass(60 * daySeconds)
    expect((await shop.refund(await shop.logIn((await shop.newUser()).email), purchaseId)).statusCode).toBe(404)
    expect(await refund(shop, receipt_number, reason)).toEqual({ amountCents: 900, isConfirmed: true })
    expect(await recorded(id)).toEqual([{ action: 'refund', subject: receipt_number, ...reason }])
    await expect(refund(shop, receipt_number, reason)).rejects.toThrow()
    await expect(refund(shop, 'R-2026-999999', reason)).rejects.toThrow('There is no receipt with this number')
    expect(await recorded(id)).toHaveLength(1)
    expect(await shop.broken()).toEqual([])
  })

  it('a mail that was given up can be sent again for a fortnight, and is forgotten then', async () => {
    const { id, email } = await shop.newUser()
    const dead = async () => {
      await shop.transaction((tx) => queueMail(tx, shop, { kind: 'password_recovery', to: email, userId: id }))
      const { id: mailId } = await shop.db
        .updateTable('mail')
        .set({ status: 'dead', attempts: 20, finished_at: shop.clock.now() })
        .where('status', '=', 'queued')
        .returning('id')
        .executeTakeFirstOrThrow()
      return mailId
    }
    const mailId = await dead()
    expect(await deadMails(shop.db)).toMatchObject([{ id: mailId, user_id: id, is_kept: true }])
    expect(await resend(shop, randomUUID(), reason)).toBe(0)
    expect(await resend(shop, mailId, reason)).toBe(1)
    expect(await resend(shop, mailId, reason)).toBe(0)
    await shop.deliver()
    expect(shop.mailbox.to(email)).toHaveLength(2)
    expect(await recorded(id)).toEqual([{ action: 'resend', subject: mailId, ...reason }])

    await dead()
    shop.clock.pass((deadDays + 1) * daySeconds)
    await removeExpired(shop)
    expect(await deadMails(shop.db)).toMatchObject([{ is_kept: false }])
    expect(await resend(shop, null, reason)).toBe(0)
  })
})
