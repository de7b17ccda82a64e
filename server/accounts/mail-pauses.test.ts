import { daySeconds as day } from '@settlesg/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { removeExpired } from '../retention.ts'
import { from, limited } from '../testing/machines.ts'
import { type TestApp, testPassword } from '../testing/test-app.ts'
import { twoProcesses } from '../testing/two-processes.ts'
import { watchStatements } from '../testing/watch-statements.ts'

const minute = 60

const { t, other, pass } = twoProcesses(limited)
/** Each test with an address of its own; passwords are hashed at once, since hundreds of sign-ups would take minutes. */
let people = 0
let email = ''
beforeEach(() => {
  people += 1
  email = `person-${people}@example.sg`
  for (const { passwordHasher } of [t, other]) {
    vi.spyOn(passwordHasher, 'hash').mockImplementation(async (typed) => quickHash(typed))
    vi.spyOn(passwordHasher, 'verify').mockImplementation(async (hash, typed) => hash === quickHash(typed))
  }
})

/** Looks like a hash that need not be made anew. */
const quickHash = (typed: string) =>
  `$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$${Buffer.from(typed.padEnd(32)).toString('base64').replaceAll('=', '')}`

/** One of the 65,536 networks that one customer has. */
const ofOneCustomer = (n: number) => from(`2001:db8:bad:${n.toString(16)}::1`)

interface Asking {
  headers?: Record<string, string>
  app?: TestApp
}
const recover = (address = email, { headers = from(), app = t }: Asking = {}) =>
  app.request('POST', `/password-recovery/${address}`, { headers })
const signUp = (password: string, { headers = from(), app = t }: Asking = {}) =>
  app.request('POST', '/users/signup', { body: { email, password }, headers })
const resend = (sign_up_id?: string, address = email) =>
  t.request('POST', '/users/signup/resend', { body: { email: address, sign_up_id }, headers: from() })
const confirm = (token: string) => t.request('GET', `/users/signup/confirm?token=${token}`, { headers: from() })
const reset = (token: string, new_password: string, headers: Record<string, string> = from()) =>
  t.request('POST', '/reset-password/', { body: { token, new_password }, headers })
const logIn = (password: string, address = email, cookie = '') =>
  t.request('POST', '/login/access-token', {
    form: { username: address, password },
    headers: { ...from(), ...(cookie && { cookie }) },
  })
const readCookie = ({ headers }: Awaited<ReturnType<typeof recover>>) =>
  String(headers['set-cookie']).split(';')[0] ?? ''

/** How many mails the address has got, once what is queued was sent. */
async function mailed(address = email): Promise<number> {
  await t.deliver()
  return t.mailbox.to(address).length
}
const newestToken = (address = email) => t.latestToken(address)
async function openAccount(): Promise<void> {
  await t.newUser(email, { headers: from() })
  t.mailbox.mails.length = 0
}
/** Asks once, and after each of so many minutes; answers after which of them a mail came. */
async function mailedAt(minutes: number[], ask: () => Promise<unknown>): Promise<number[]> {
  const at: number[] = []
  let [now, before] = [0, await mailed()]
  for (const next of minutes) {
    pass((next - now) * minute)
    now = next
    await ask()
    const count = await mailed()
    if (count > before) at.push(next)
    before = count
  }
  return at
}
const eachMinute = (minutes: number) => Array.from({ length: minutes + 1 }, (_, n) => n)

describe('recoveries of one address', () => {
  it('recoveries are mailed at once, after 5, 10, 20 minutes, then as each link expires', async () => {
    await openAccount()
    expect(await mailedAt(eachMinute(130), () => recover())).toEqual([0, 5, 15, 35, 65, 95, 125])
  })

  it('recoveries of one address always leave a newest link that works, and earlier ones too', async () => {
    await openAccount()
    const check = (token: string) => t.request('POST', '/reset-password/check', { body: { token }, headers: from() })
    await recover()
    await mailed()
    const first = newestToken()
    for (let at = 0; at < 95; at += 1) {
      pass(minute)
      await recover()
      await mailed()
      expect([at, (await check(newestToken())).statusCode]).toEqual([at, 200])
      if (at < 28) expect((await check(first)).statusCode).toBe(200)
    }
    expect((await check(first)).statusCode).toBe(400)
  })

  it('recoveries by 40 clients of one customer do not keep the address’s owner out', async () => {
    await openAccount()
    let got = 0
    for (let round = 0; round < 12; round += 1) {
      const password = `harbour number ${round}`
      // The owner asks from a browser that nobody knows, while the others ask all the time.
      const asking = Array.from({ length: 40 }, (_, n) =>
        recover(email, { headers: ofOneCustomer(round * 40 + n), app: n % 2 ? t : other }),
      )
      await Promise.all([...asking.slice(0, 20), recover(), ...asking.slice(20)])
      await t.deliver()
      const token = newestToken()
      for (let second = 0; second < 8; second += 1) {
        pass(1)
        await recover(email, { headers: ofOneCustomer(second) })
        await t.deliver()
      }
      if ((await reset(token, password)).statusCode === 200 && (await logIn(password)).statusCode === 200) got += 1
      pass(7 * minute)
    }
    expect(got).toBe(12)
  })

  it('recoveries do not keep an owner out on the same network, in a known browser', async () => {
    await openAccount()
    const cookie = readCookie(await logIn(testPassword))
    for (let n = 0; n < 70; n += 1) await recover(email, { headers: ofOneCustomer(n) })
    const before = await mailed()
    expect((await recover(email, { headers: ofOneCustomer(1) })).statusCode).toBe(429)
    const headers = { ...ofOneCustomer(1), cookie }
    expect((await recover(email, { headers })).statusCode).toBe(200)
    expect(await mailed()).toBe(before + 1)
    // Its lane has the same pauses, and is of that account only.
    expect((await recover(email, { headers })).statusCode).toBe(200)
    expect(await mailed()).toBe(before + 1)
    expect((await recover('nobody@example.sg', { headers })).statusCode).toBe(429)
  })

  it('recoveries of one address that race in two processes are one mail, for each pause', async () => {
    await openAccount()
    for (const mails of [1, 2]) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, n) => recover(email, { app: n % 2 ? t : other })),
      )
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      expect(await mailed()).toBe(mails)
      pass(5 * minute)
    }
  })

  it('recoveries begin their pauses again after a day, and once a link was used', async () => {
    await openAccount()
    expect(await mailedAt([0, 5, 15], () => recover())).toEqual([0, 5, 15])
    const tokens = t.mailbox.to(email).map((mail) => t.tokenIn(mail))
    expect((await reset(tokens[1] ?? '', 'a new harbour')).statusCode).toBe(200)
    for (const token of tokens) expect((await reset(token, 'another new harbour')).statusCode).toBe(400)
    await mailed()
    expect(await mailedAt([0, 5, 15], () => recover())).toEqual([0, 5, 15])
    pass(day + 20 * minute)
    expect(await mailedAt([0, 5], () => recover())).toEqual([0, 5])
  })

  it('recoveries without an account are answered alike and cost the same, also in a pause', async () => {
    await openAccount()
    const statements = watchStatements(t.db)
    const seen = []
    for (const address of [email, 'nobody-at-all@example.sg'])
      for (const _ of ['mailed', 'held back']) {
        statements.mockClear()
        const { statusCode, body } = await recover(address)
        const texts = statements.own()
        seen.push({ statusCode, body, texts })
      }
    statements.mockRestore()
    expect([seen[2], seen[3]]).toEqual([seen[0], seen[1]])
    expect(await mailed('nobody-at-all@example.sg')).toBe(0)
  })

  it('recoveries that were requested before there was an account hold none back from it', async () => {
    await recover()
    await openAccount()
    await recover()
    expect(await mailed()).toBe(1)
  })

  it('a clock that was ahead at the request of a recovery holds nobody up once it is right', async () => {
    await openAccount()
    other.clock.pass(3 * 3600)
    await recover(email, { app: other })
    other.clock.pass(-3 * 3600)
    pass(minute)
    const before = await mailed()
    await recover()
    expect(await mailed()).toBe(before + 1)
  })

  it('the pauses are kept under a digest, and are gone a day after the last of them', async () => {
    await removeExpired(t)
    const rows = async () => (await t.db.selectFrom('counted').select('bucket').execute()).length
    pass(2 * day)
    await removeExpired(t)
    expect(await rows()).toBe(0)
    await recover('typed@example.sg')
    pass(day + 5 * minute - 1)
    await removeExpired(t)
    expect(await rows()).toBe(1)
    pass(1)
    await removeExpired(t)
    expect(await rows()).toBe(0)
  })
})

describe('mails of sign-ups to one address', () => {
  const subjects = () => t.mailbox.to(email).map(({ subject }) => (/Finish/.test(subject) ? 'asks' : 'own'))

  it('sign-up mails keep pauses of 5, 10, 20 minutes, an hour, each with one more mail', async () => {
    expect(await mailedAt([...eachMinute(40), 94, 95, 96, 97, 154, 155], () => signUp(testPassword))).toEqual([
      0, 1, 5, 6, 15, 16, 35, 36, 95, 96, 155,
    ])
    expect(subjects().toReversed()).toEqual(Array.from({ length: 11 }, (_, n) => (n % 2 ? 'asks' : 'own')))
  })

  it('the newest sign-up mail always lets the owner in, whatever strangers request', async () => {
    const stranger = 'what a stranger chose'
    for (const wait of [0, 1, 4, 5, 7, 15, 31, 59, 60, 61]) {
      people += 1
      email = `contested-${people}@example.sg`
      // For as long as the owner has not come, strangers sign up and ask again, each minute, by id and by address.
      for (let at = 0; at <= wait; at += 1) {
        const { id } = (await signUp(stranger, { headers: ofOneCustomer(people * 100 + at) })).json()
        // Mails of one moment have no order.
        pass(1)
        await resend(at % 2 ? id : undefined)
        pass(minute - 1)
      }
      expect((await signUp('what its owner chose')).statusCode).toBe(200)
      await mailed()
      const token = newestToken()
      const opened = await confirm(token)
      // Its own link, or one that asks: never one that a stranger's password hangs on.
      if (opened.statusCode === 409) {
        const body = { token, new_password: 'chosen on opening' }
        expect((await t.request('POST', '/users/signup/confirm', { body, headers: from() })).statusCode).toBe(200)
        expect((await logIn('chosen on opening')).statusCode).toBe(200)
      } else expect((await logIn('what its owner chose')).statusCode).toBe(200)
      expect((await logIn(stranger)).statusCode).toBe(400)
      // So that the next address is not refused by what strangers did to this one.
      pass(2 * day)
    }
  })

  it('requests for an address without a sign-up hold nothing back from who signs up later', async () => {
    for (let n = 0; n < 3; n += 1) expect((await resend()).statusCode).toBe(200)
    expect(await mailed()).toBe(0)
    await signUp(testPassword)
    expect(await mailed()).toBe(1)
    expect((await confirm(newestToken())).statusCode).toBe(200)
    expect((await logIn(testPassword)).statusCode).toBe(200)
  })

  it('asking again with an id of nothing leaves the next mail one that asks for a password', async () => {
    await signUp(testPassword)
    await mailed()
    pass(5 * minute)
    await resend('6f9619ff-8b86-4d01-b42d-00cf4fc964ff')
    expect(await mailed()).toBe(1)
    await resend()
    expect(await mailed()).toBe(2)
    expect(subjects()[0]).toBe('asks')
  })

  it('sending again is answered alike for a waiting address, an account and nobody', async () => {
    const statements = watchStatements(t.db)
    const waiting = email
    await signUp(testPassword)
    email = `account-of-${waiting}`
    await openAccount()
    const seen = []
    for (const address of [waiting, email, `nobody-${waiting}`]) {
      const answers = []
      for (let n = 0; n < 3; n += 1) {
        statements.mockClear()
        const { statusCode, body } = await resend(undefined, address)
        answers.push({ statusCode, body, statements: statements.own().length })
      }
      seen.push(answers)
    }
    statements.mockRestore()
    expect(seen[1]).toEqual(seen[2])
    // To one that waits the first mail went at sign-up, so of the three here one is mailed as well, and two are held back.
    expect(seen[0]).toEqual(seen[1])
    const statementsOfEach = new Set(seen.flat().map((answer) => answer.statements))
    expect(statementsOfEach.size).toBe(1)
  })
})

describe('setting a new password by a mailed link', () => {
  it('a new password by a mailed link keeps the other accounts that know the browser', async () => {
    await openAccount()
    const others = []
    let cookie = ''
    for (const name of ['one', 'two']) {
      const address = `${name}-of-${email}`
      await t.newUser(address, { headers: from() })
      cookie = readCookie(await logIn(testPassword, address, cookie))
      others.push(address)
    }
    await recover()
    await mailed()
    const answer = await reset(newestToken(), 'a new harbour', { ...from(), cookie })
    cookie = readCookie(answer)
    for (const address of [...others, email]) {
      for (let n = 0; n < 101; n += 1) await logIn('a wrong guess', address)
      const password = address === email ? 'a new harbour' : testPassword
      expect((await logIn(password, address)).statusCode).toBe(429)
      expect((await logIn(password, address, cookie)).statusCode).toBe(200)
    }
    expect(String(answer.headers['set-cookie'])).toMatch(/; Path=\/api\/v1; /)
  })
})
