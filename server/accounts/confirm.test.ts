import { daySeconds as day } from '@settlesg/contract'
import { describe, expect, it, vi } from 'vitest'
import { long } from '../../testing/long.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { comparable } from '../testing/comparable.ts'
import { startTestApp, testPassword } from '../testing/test-app.ts'
import { removeUnconfirmed } from './service.ts'

const t = beforeTests(() => startTestApp())

const ownPassword = 'the owner’s own one'
const strangersPassword = 'what a stranger chose'
const chosenLater = 'chosen on opening'

const confirm = (token: string, headers = {}) => t.request('GET', `/users/signup/confirm?token=${token}`, { headers })
const finish = (token: string, new_password = chosenLater) =>
  t.request('POST', '/users/signup/confirm', { body: { token, new_password } })
const resend = (email: unknown, sign_up_id?: unknown) =>
  t.request('POST', '/users/signup/resend', { body: { email, ...(sign_up_id !== undefined && { sign_up_id }) } })
const listAccounts = (email: string) => t.db.selectFrom('app_user').selectAll().where('email', '=', email).execute()
const listSignUps = (email: string) =>
  t.db.selectFrom('pending_sign_up').selectAll().where('email', '=', email).execute()
const countCredits = async (token: string) => (await t.request('GET', '/users/me', { token })).json().credits

/** Signs up and answers with the id of the sign-up and the link that was mailed for it. */
async function signUp(email: string, password = testPassword, more = {}) {
  const answer = await t.request('POST', '/users/signup', { body: { email, password, ...more } })
  await t.deliver()
  return { id: String(answer.json().id), token: t.latestToken(email) }
}
/** The link that is mailed to who knows the address alone. */
async function linkByAddress(email: string): Promise<string> {
  await resend(email)
  await t.deliver()
  return t.latestToken(email)
}

const invalid = { detail: 'Invalid token', code: 'invalid_token' }

describe('confirming', () => {
  it('confirming makes the account of the sign-up with one trial credit, however often', async () => {
    const email = 'often@example.sg'
    const { id, token } = await signUp(email, testPassword, { full_name: 'Mei Lin', language: 'zh' })
    expect(await t.logIn(email)).toBeUndefined()
    const at = t.clock.now()
    for (const pause of [0, 60, 3600]) {
      t.clock.pass(pause)
      const answer = await confirm(token)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ message: 'Email address confirmed', email })
    }
    expect(await listAccounts(email)).toMatchObject([{ id, full_name: 'Mei Lin', language: 'zh', created_at: at }])
    const me = (await t.request('GET', '/users/me', { token: await t.logIn(email) })).json()
    expect(me).toMatchObject({ id, is_active: true, credits: 1 })
  })

  it('confirming makes one account with one credit when the link is opened many times at once', async () => {
    const email = 'impatient@example.sg'
    const { token } = await signUp(email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(await listAccounts(email)).toHaveLength(1)
    expect(await countCredits(await t.logIn(email))).toBe(1)
  })

  it('the links of several sign-ups opened at once make one account with one’s password', async () => {
    const email = 'contested@example.sg'
    const links = []
    for (let n = 0; n < 6; n += 1) links.push({ ...(await signUp(email, `password number ${n}`)), n })
    const answers = await Promise.all(links.map(({ token }) => confirm(token)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(5).fill(400)])
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
    expect(await listAccounts(email)).toMatchObject([{ id: links[winner]?.id }])
    expect(await listSignUps(email)).toEqual([])
    for (const { n } of links)
      expect(await t.logIn(email, `password number ${n}`)).toEqual(n === winner ? expect.any(String) : undefined)
    expect(await countCredits(await t.logIn(email, `password number ${winner}`))).toBe(1)
  })

  it('confirming and signing up at once leave one account and no other sign-up that waits', async () => {
    // At once, so that confirming is not over long before the first password is hashed.
    const hash = vi.spyOn(t.passwordHasher, 'hash').mockResolvedValue('a hash')
    for (let round = 0; round < long(10, 100); round += 1) {
      const email = `meanwhile${round}@example.sg`
      const { token } = await signUp(email)
      const again = () => t.request('POST', '/users/signup', { body: { email, password: strangersPassword } })
      const before = Array.from({ length: 3 }, again)
      const opened = confirm(token)
      const others = await Promise.all([...before, again(), again(), again()])
      expect((await opened).statusCode).toBe(200)
      for (const { statusCode } of others) expect([200, 400]).toContain(statusCode)
      expect(await listAccounts(email)).toHaveLength(1)
      expect(await listSignUps(email)).toEqual([])
    }
    hash.mockRestore()
  })

  it('confirming does nothing for a browser that only looks ahead, or a HEAD', async () => {
    const email = 'ahead@example.sg'
    const { token } = await signUp(email)
    const ahead = await confirm(token, { 'sec-purpose': 'prefetch;prerender' })
    expect(ahead.statusCode).toBe(503)
    expect(ahead.headers['retry-after']).toBe('1')
    const head = await t.app.inject({ method: 'HEAD', url: `/api/v1/users/signup/confirm?token=${token}` })
    expect(head.statusCode).toBe(405)
    expect(await listAccounts(email)).toEqual([])
    expect((await confirm(token)).statusCode).toBe(200)
  })

  it.each([
    ['made up', 'made-up'],
    ['with a NUL', '%00'],
    ['of 200 characters', 'x'.repeat(200)],
  ])('confirming answers 400 to a token %s', async (_what, token) => {
    const answer = await confirm(token)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(invalid)
  })

  it.each([
    ['missing', '', 'missing'],
    ['empty', '?token=', 'string_too_short'],
    ['too long', `?token=${'x'.repeat(201)}`, 'string_too_long'],
    ['given twice', '?token=a&token=b', 'string_type'],
  ])('confirming answers 422 to a token that is %s', async (_what, query, type) => {
    const answer = await t.request('GET', `/users/signup/confirm${query}`)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ detail: [{ type, loc: ['query', 'token'] }] })
  })

  it('confirming refuses a token of another purpose', async () => {
    const { email } = await t.newUser()
    await t.request('POST', `/password-recovery/${email}`)
    await t.deliver()
    expect((await confirm(t.latestToken(email))).statusCode).toBe(400)
  })

  it('confirming holds for 24 hours from the moment when the mail was sent', async () => {
    const email = 'slow@example.sg'
    await t.request('POST', '/users/signup', { body: { email, password: testPassword } })
    t.clock.pass(5 * day)
    await t.deliver()
    const token = t.latestToken(email)
    t.clock.pass(day - 1)
    expect((await confirm(token)).statusCode).toBe(200)
    t.clock.pass(1)
    expect((await confirm(token)).statusCode).toBe(400)
  })

  it('confirming is over with the sign-up after 30 days, even if its link was mailed lately', async () => {
    const email = 'forgotten@example.sg'
    const { id } = await signUp(email)
    t.clock.pass(30 * day - 60)
    await resend(email, id)
    await t.deliver()
    t.clock.pass(61)
    await removeUnconfirmed(t)
    expect((await confirm(t.latestToken(email))).statusCode).toBe(400)
    expect(await listAccounts(email)).toEqual([])
  })
})

describe('an address that a stranger signed up with first', () => {
  it('an owner whose address a stranger signed up with gets an account with the own password', async () => {
    const email = 'owner@example.sg'
    const stranger = await signUp(email, strangersPassword, { full_name: 'Not The Owner' })
    const owner = await signUp(email, ownPassword)
    expect((await confirm(owner.token)).statusCode).toBe(200)
    expect(await t.logIn(email, ownPassword)).toEqual(expect.any(String))
    expect(await t.logIn(email, strangersPassword)).toBeUndefined()
    expect(await listAccounts(email)).toMatchObject([{ id: owner.id, full_name: null }])
    // The stranger's link, opened later by mistake, does nothing, and no new one is to be had.
    const late = await confirm(stranger.token)
    expect([late.statusCode, late.json()]).toEqual([400, invalid])
    const mails = t.mailbox.to(email).length
    await resend(email, stranger.id)
    await resend(email)
    await t.deliver()
    expect(t.mailbox.to(email)).toHaveLength(mails)
    expect(await t.logIn(email, strangersPassword)).toBeUndefined()
  })

  it('a confirmed move to another address ends the links that were mailed to the former', async () => {
    const [former, email] = ['former@example.sg', 'latter@example.sg']
    const { token: link } = await signUp(former)
    await confirm(link)
    const token = (await t.logIn(former)) ?? ''
    await t.request('PATCH', '/users/me', { token, body: { email, current_password: testPassword } })
    await t.deliver()
    expect((await confirm(link)).json().email).toBe(former)
    for (let times = 0; times < 2; times += 1) expect((await confirm(t.latestToken(email))).json().email).toBe(email)
    expect((await confirm(link)).json()).toEqual(invalid)
  })

  it('a confirmed move to an address ends the sign-ups that wait for it', async () => {
    const email = 'moved-in@example.sg'
    const stranger = await signUp(email, strangersPassword)
    const { token } = await t.newUser()
    await t.request('PATCH', '/users/me', { token, body: { email, current_password: testPassword } })
    await t.deliver()
    expect((await confirm(t.latestToken(email))).statusCode).toBe(200)
    expect((await confirm(stranger.token)).statusCode).toBe(400)
    expect(await listSignUps(email)).toEqual([])
    expect(await t.logIn(email)).toEqual(expect.any(String))
  })
})

describe('asking for the confirmation again', () => {
  it('a confirmation sent again by its id is of that sign-up, and the earlier link works on', async () => {
    const email = 'again@example.sg'
    const first = await signUp(email, ownPassword)
    await signUp(email, strangersPassword)
    t.clock.pass(3600)
    await resend(email, first.id)
    await t.deliver()
    const again = t.latestToken(email)
    expect(again).not.toBe(first.token)
    expect((await confirm(again)).statusCode).toBe(200)
    expect((await confirm(first.token)).statusCode).toBe(200)
    expect(await t.logIn(email, ownPassword)).toEqual(expect.any(String))
    expect(await t.logIn(email, strangersPassword)).toBeUndefined()
  })

  it('a confirmation sent again says when the sign-up was made', async () => {
    const email = 'when@example.sg'
    const { id } = await signUp(email)
    const moment = t.mailbox.to(email)[0]?.text.match(/on (.*), Singapore time/)?.[1]
    expect(moment).toEqual(expect.any(String))
    t.clock.pass(7200)
    await resend(email, id)
    await t.deliver()
    expect(t.mailbox.to(email)[0]?.text).toContain(`on ${moment}, Singapore time`)
  })

  it('a confirmation is not sent again for the id of another address, or of nothing', async () => {
    const { id } = await signUp('somebody@example.sg')
    await signUp('else@example.sg')
    const before = t.mailbox.mails.length
    for (const signUpId of [id, '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'])
      expect((await resend('else@example.sg', signUpId)).statusCode).toBe(200)
    await t.deliver()
    expect(t.mailbox.mails).toHaveLength(before)
  })

  it('sending a confirmation again answers alike for an unknown and a confirmed address', async () => {
    const waiting = await signUp('waiting@example.sg')
    const { id, email: confirmed } = await t.newUser()
    const before = t.mailbox.mails.length
    const answers = []
    for (const [email, signUpId] of [
      ['waiting@example.sg'],
      ['waiting@example.sg', waiting.id],
      ['waiting@example.sg', null],
      [confirmed],
      [confirmed, id],
      ['nobody@example.sg'],
    ])
      answers.push(await resend(email, signUpId))
    expect(new Set(answers.map((answer) => JSON.stringify(comparable(answer)))).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    await t.deliver()
    expect(t.mailbox.mails.slice(before).map(({ to }) => to)).toEqual(Array(3).fill('waiting@example.sg'))
  })

  it.each([
    ['no address', { email: 'nobody' }, 'email', 'value_error'],
    ['no id', { email: 'a@example.sg', sign_up_id: 'x' }, 'sign_up_id', 'uuid_parsing'],
    ['a number for an id', { email: 'a@example.sg', sign_up_id: 7 }, 'sign_up_id', 'string_type'],
    ['another field', { email: 'a@example.sg', password: 'x' }, 'password', 'extra_forbidden'],
  ])('asking for the confirmation again answers 422 to %s', async (_what, body, field, type) => {
    const answer = await t.request('POST', '/users/signup/resend', { body })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ type, loc: ['body', field] }])
  })
})

describe('a link that was requested by the address alone', () => {
  it('a link sent by the address alone asks for a password, and makes the account with it', async () => {
    const email = 'by-address@example.sg'
    const stranger = await signUp(email, strangersPassword, { full_name: 'Not The Owner', language: 'zh' })
    const token = await linkByAddress(email)
    expect(t.mailbox.to(email)[0]?.subject).toBe('完成 SettleSG 的注册')
    for (let times = 0; times < 2; times += 1) {
      const opened = await confirm(token)
      expect(opened.statusCode).toBe(409)
      expect(opened.json()).toEqual({ detail: 'Choose a password to confirm this address', code: 'password_needed' })
    }
    expect(await listAccounts(email)).toEqual([])

    const answer = await finish(token)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'Email address confirmed', email })
    const session = await t.logIn(email, chosenLater)
    expect(await countCredits(session)).toBe(1)
    expect(await t.logIn(email, strangersPassword)).toBeUndefined()
    expect(await listAccounts(email)).toMatchObject([{ full_name: null, language: 'zh' }])
    // Opened again, any link to that sign-up says that it is done, and does nothing.
    for (const opened of [token, stranger.token]) expect((await confirm(opened)).statusCode).toBe(200)
    expect(await t.logIn(email, strangersPassword)).toBeUndefined()
  })

  it('a link that was requested by the address alone sets a password once: 400 the second time', async () => {
    const email = 'only-once@example.sg'
    await signUp(email)
    const token = await linkByAddress(email)
    const answers = await Promise.all(['one of two passwords', 'two of two passwords'].map((p) => finish(token, p)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toEqual(invalid)
    expect((await finish(token, 'a third password')).statusCode).toBe(400)
    expect(await t.logIn(email, 'a third password')).toBeUndefined()
    expect(await listAccounts(email)).toHaveLength(1)
  })

  it('a link sent by the address alone ends when another sign-up of it is confirmed', async () => {
    const email = 'overtaken@example.sg'
    const owner = await signUp(email, ownPassword)
    t.clock.pass(1)
    await signUp(email, strangersPassword)
    const token = await linkByAddress(email)
    await confirm(owner.token)
    expect((await confirm(token)).statusCode).toBe(400)
    expect((await finish(token)).statusCode).toBe(400)
    expect(await t.logIn(email, ownPassword)).toEqual(expect.any(String))
    expect(await t.logIn(email, strangersPassword)).toBeUndefined()
  })

  it('setting the password of a sign-up is 400 with a link that needs none, made up or old', async () => {
    const email = 'wrong-link@example.sg'
    const { token: ownLink } = await signUp(email, ownPassword)
    const { email: member } = await t.newUser()
    await t.request('POST', `/password-recovery/${member}`)
    await t.deliver()
    const old = await linkByAddress(email)
    for (const token of [ownLink, 'made up', t.latestToken(member)]) {
      const answer = await finish(token)
      expect([answer.statusCode, answer.json()]).toEqual([400, invalid])
    }
    t.clock.pass(day)
    expect((await finish(old)).statusCode).toBe(400)
    expect(await listAccounts(email)).toEqual([])
  })

  it.each([
    ['no token', { new_password: chosenLater }, 'token', 'missing'],
    ['a short password', { token: 'x', new_password: '7 chars' }, 'new_password', 'string_too_short'],
    ['a common password', { token: 'x', new_password: 'Password123' }, 'new_password', 'value_error'],
    ['another field', { token: 'x', new_password: chosenLater, is_superuser: true }, 'is_superuser', 'extra_forbidden'],
  ])('setting the password of a sign-up answers 422 to %s', async (_what, body, field, type) => {
    const answer = await t.request('POST', '/users/signup/confirm', { body })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ type, loc: ['body', field] }])
  })

  it('a sign-up’s password made of its address is 422, and the link stays for another', async () => {
    const email = 'harbourmaster@example.sg'
    await signUp(email)
    const token = await linkByAddress(email)
    expect((await finish(token, 'harbourmaster2026')).statusCode).toBe(422)
    expect((await finish(token)).statusCode).toBe(200)
  })

  it('no link to a sign-up sets an account’s password; no recovery is mailed without account', async () => {
    const email = 'not-yet@example.sg'
    const { token } = await signUp(email)
    const before = t.mailbox.mails.length
    await t.request('POST', `/password-recovery/${email}`)
    await t.deliver()
    expect(t.mailbox.mails).toHaveLength(before)
    for (const link of [token, await linkByAddress(email)]) {
      const body = { token: link, new_password: strangersPassword }
      expect((await t.request('POST', '/reset-password/', { body })).statusCode).toBe(400)
    }
  })
})
