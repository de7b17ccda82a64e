import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts'
import { removeUnconfirmed } from './service.ts'

const hour = 3600
const day = 24 * hour

describe('signing up', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp()
  })
  afterAll(() => t.close())

  const signUp = (body: object) => t.request('POST', '/users/signup', { body: { password: testPassword, ...body } })
  const confirm = (token: string, headers = {}) => t.request('GET', `/users/signup/confirm?token=${token}`, { headers })
  const accountsOf = (email: string) => t.db.selectFrom('app_user').selectAll().where('email', '=', email).execute()
  const creditsOf = async (email: string) =>
    (await t.request('GET', '/users/me', { token: await t.logIn(email) })).json().credits
  const latestToken = (email: string) => t.tokenIn(t.mailbox.to(email)[0])

  it('signing up opens an account that waits for its confirmation', async () => {
    const answer = await signUp({
      email: 'Mei.Lin@Example.sg',
      full_name: ' Mei Lin ',
      language: 'zh',
      is_premium: true,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      id: expect.any(String),
      email: 'mei.lin@example.sg',
      full_name: 'Mei Lin',
      language: 'zh',
      is_active: false,
      is_superuser: false,
      is_premium: false,
      credits: 0,
      supercredits: 0,
      created_at: t.clock.now().toISOString(),
    })
    await t.deliver()
    const [mail] = t.mailbox.to('mei.lin@example.sg')
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/signup\/confirm\?token=[\w-]{43}/)
    expect(mail?.subject).toMatch(/[\u4e00-\u9fff]/)
  })

  it('signing up makes English the language of who does not say', async () => {
    expect((await signUp({ email: 'plain@example.sg' })).json()).toMatchObject({ language: 'en', full_name: null })
  })

  it('signing up takes the language of account and mail from Accept-Language, unless the body names one', async () => {
    const accepting = async (language: string, body: object) => {
      const headers = { 'accept-language': language }
      const answer = await t.request('POST', '/users/signup', { body: { password: testPassword, ...body }, headers })
      return answer.json().language
    }
    expect(await accepting('zh', { email: 'page-in-chinese@example.sg', is_premium: false })).toBe('zh')
    expect(await accepting('zh-CN,en;q=0.8', { email: 'body-wins@example.sg', language: 'en' })).toBe('en')
    expect(await accepting('zh', { email: 'null-is-none@example.sg', language: null })).toBe('zh')
    await t.deliver()
    expect(t.mailbox.to('page-in-chinese@example.sg')[0]?.subject).toMatch(/[\u4e00-\u9fff]/)
    expect(t.mailbox.to('body-wins@example.sg')[0]?.subject).not.toMatch(/[\u4e00-\u9fff]/)
  })

  it('signing up refuses a second account for an address, in any case', async () => {
    await signUp({ email: 'twice@example.sg' })
    const again = await signUp({ email: 'TWICE@example.sg', password: 'another password' })
    expect(again.statusCode).toBe(400)
    expect(again.json()).toEqual({
      detail: 'The user with this email already exists in the system.',
      code: 'email_taken',
    })
  })

  it('signing up lets exactly one of many through that sign up at once with one address', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signUp({ email: 'race@example.sg' })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(11).fill(400)])
    expect(await accountsOf('race@example.sg')).toHaveLength(1)
    await t.deliver()
    expect(t.mailbox.to('race@example.sg')).toHaveLength(1)
  })

  it('signing up takes nothing from the body that is not asked for', async () => {
    const email = 'grabby@example.sg'
    const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
    const answer = await signUp({
      email,
      id,
      is_superuser: true,
      is_premium: true,
      is_active: true,
      credits: 99,
      supercredits: 99,
      confirmed_at: '2026-01-01T00:00:00Z',
      created_at: '2020-01-01T00:00:00Z',
    })
    expect(answer.json()).toMatchObject({ is_superuser: false, is_premium: false, is_active: false, credits: 0 })
    const [row] = await accountsOf(email)
    expect(row).toMatchObject({ is_superuser: false, confirmed_at: null, disabled_at: null, created_at: t.clock.now() })
    expect(row?.id).not.toBe(id)
  })

  it.each([
    ['no address', { email: undefined }, 'email', 'missing'],
    ['no plain address', { email: 'a@x.sg, b@x.sg' }, 'email', 'value_error'],
    ['a short password', { password: '7 chars' }, 'password', 'string_too_short'],
    ['a long password', { password: 'x'.repeat(129) }, 'password', 'string_too_long'],
    ['a common password', { password: 'Password123' }, 'password', 'value_error'],
    ['a long name', { full_name: 'x'.repeat(256) }, 'full_name', 'string_too_long'],
    ['a number for a name', { full_name: 7 }, 'full_name', 'string_type'],
    ['another language', { language: 'fr' }, 'language', 'enum'],
  ])('signing up answers 422 to %s, and opens nothing', async (_what, wrong, field, type) => {
    const email = 'unreadable@example.sg'
    const answer = await signUp({ email, ...wrong })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation', detail: [{ type, loc: ['body', field] }] })
    expect(answer.body).not.toContain('Password123')
    expect(await accountsOf(email)).toEqual([])
  })

  it.each([
    ['8 charac'],
    ['four quiet boats and a '.repeat(6).slice(0, 128)],
    ['correct horse 42'],
    ['渔船在清晨安静地出海'],
    ['  spaces  '],
  ])('signing up takes %j as a password and signs in with exactly that', async (password) => {
    const email = `p${Buffer.from(password).toString('hex').slice(0, 20)}@example.sg`
    expect((await signUp({ email, password })).statusCode).toBe(200)
    await t.deliver()
    await confirm(latestToken(email))
    expect(await t.logIn(email, password)).toEqual(expect.any(String))
    expect(await t.logIn(email, password.trim() === password ? `${password} ` : password.trim())).toBeUndefined()
  })

  describe('confirming', () => {
    it('confirming activates the account and grants one trial credit, however often the link is opened', async () => {
      const email = 'often@example.sg'
      await signUp({ email })
      await t.deliver()
      const token = latestToken(email)
      expect(await t.logIn(email)).toBeUndefined()
      const at = t.clock.now()
      for (const pause of [0, 60, 3600]) {
        t.clock.pass(pause)
        const answer = await confirm(token)
        expect(answer.statusCode).toBe(200)
        expect(answer.json()).toEqual({ message: 'Email address confirmed' })
      }
      expect(await accountsOf(email)).toMatchObject([{ confirmed_at: at }])
      const me = (await t.request('GET', '/users/me', { token: await t.logIn(email) })).json()
      expect(me).toMatchObject({ is_active: true, credits: 1 })
    })

    it('confirming grants one credit when the link is opened many times at once', async () => {
      const email = 'impatient@example.sg'
      await signUp({ email })
      await t.deliver()
      const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(latestToken(email))))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
      expect(await creditsOf(email)).toBe(1)
    })

    it('confirming does nothing for a browser that only looks ahead, or a HEAD', async () => {
      const email = 'ahead@example.sg'
      await signUp({ email })
      await t.deliver()
      const token = latestToken(email)
      const ahead = await confirm(token, { 'sec-purpose': 'prefetch;prerender' })
      expect(ahead.statusCode).toBe(503)
      expect(ahead.headers['retry-after']).toBe('1')
      const head = await t.app.inject({ method: 'HEAD', url: `/api/v1/users/signup/confirm?token=${token}` })
      expect(head.statusCode).toBe(405)
      expect(await accountsOf(email)).toMatchObject([{ confirmed_at: null }])
      expect((await confirm(token)).statusCode).toBe(200)
    })

    it.each([
      ['made up', 'made-up'],
      ['with a NUL', '%00'],
      ['of 200 characters', 'x'.repeat(200)],
    ])('confirming answers 400 to a token %s', async (_what, token) => {
      const answer = await confirm(token)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ detail: 'Invalid token', code: 'invalid_token' })
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
      expect((await confirm(latestToken(email))).statusCode).toBe(400)
    })

    it('confirming holds for 24 hours from the moment when the mail was sent', async () => {
      const email = 'slow@example.sg'
      await signUp({ email })
      t.clock.pass(5 * day)
      await t.deliver()
      const token = latestToken(email)
      t.clock.pass(day - 1)
      expect((await confirm(token)).statusCode).toBe(200)
      t.clock.pass(1)
      expect((await confirm(token)).statusCode).toBe(400)
    })
  })

  describe('asking for the confirmation again', () => {
    const resend = (email: unknown) => t.request('POST', '/users/signup/resend', { body: { email } })

    it('asking for the confirmation again mails whoever waits, and the earlier link works on', async () => {
      const email = 'again@example.sg'
      await signUp({ email })
      await t.deliver()
      const first = latestToken(email)
      await resend(email)
      await t.deliver()
      expect(t.mailbox.to(email)).toHaveLength(2)
      expect(latestToken(email)).not.toBe(first)
      expect((await confirm(first)).statusCode).toBe(200)
      expect((await confirm(latestToken(email))).statusCode).toBe(200)
    })

    it('asking for the confirmation again answers alike and mails nobody for an unknown and for a confirmed address', async () => {
      await signUp({ email: 'waiting@example.sg' })
      const { email: confirmed } = await t.newUser()
      await t.deliver()
      const before = t.mailbox.mails.length
      const answers = []
      for (const email of ['waiting@example.sg', confirmed, 'nobody@example.sg']) answers.push(await resend(email))
      expect(new Set(answers.map((answer) => JSON.stringify(comparable(answer)))).size).toBe(1)
      expect(answers[0]?.statusCode).toBe(200)
      await t.deliver()
      expect(t.mailbox.mails.slice(before).map(({ to }) => to)).toEqual(['waiting@example.sg'])
    })

    it('asking for the confirmation again answers 422 to what is no address', async () => {
      expect((await resend('nobody')).statusCode).toBe(422)
    })
  })

  it('signing up forgets after 30 days who never confirmed, and nobody else', async () => {
    const { email } = await t.newUser()
    await signUp({ email: 'never@example.sg' })
    t.clock.pass(30 * day - 1)
    await signUp({ email: 'lately@example.sg' })
    t.clock.pass(2)
    await removeUnconfirmed(t)
    expect(await accountsOf('never@example.sg')).toEqual([])
    expect(await accountsOf('lately@example.sg')).toHaveLength(1)
    expect(await accountsOf(email)).toHaveLength(1)
    for (const table of ['session', 'mailed_token'] as const)
      expect(await t.db.selectFrom(table).selectAll().where('expires_at', '<=', t.clock.now()).execute()).toEqual([])
    expect((await signUp({ email: 'never@example.sg' })).statusCode).toBe(200)
  })
})

describe('signing up where no confirmation is asked for', () => {
  it('signing up where no confirmation is asked for activates the account at once, with its trial credit, and sends no mail', async () => {
    const t = await startTestApp({ EMAIL_CONFIRMATION: 'off' })
    const email = 'direct@example.sg'
    const answer = await t.request('POST', '/users/signup', { body: { email, password: testPassword } })
    expect(answer.json()).toMatchObject({ is_active: true, credits: 1 })
    expect(await t.logIn(email)).toEqual(expect.any(String))
    await t.deliver()
    expect(t.mailbox.mails).toEqual([])
    await t.close()
  })
})

/** All of an answer but its id and its time. */
function comparable({ statusCode, body, headers }: Awaited<ReturnType<TestApp['request']>>) {
  const { 'x-request-id': _id, date: _date, ...others } = headers
  return { statusCode, body, headers: others }
}
