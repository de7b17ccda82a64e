import { daySeconds as day } from '@settlesg/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts'
import { removeUnconfirmed } from './service.ts'

describe('signing up', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp()
  })
  afterAll(() => t.close())

  const signUp = (body: object) => t.request('POST', '/users/signup', { body: { password: testPassword, ...body } })
  const confirm = (token: string) => t.request('GET', `/users/signup/confirm?token=${token}`)
  const listAccounts = (email: string) => t.db.selectFrom('app_user').selectAll().where('email', '=', email).execute()
  const listSignUps = (email: string) =>
    t.db.selectFrom('pending_sign_up').selectAll().where('email', '=', email).orderBy('created_at').execute()

  it('signing up answers with what was sent, mails a link, and opens no account yet', async () => {
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
    expect(await listAccounts('mei.lin@example.sg')).toEqual([])
    await t.deliver()
    const [mail] = t.mailbox.to('mei.lin@example.sg')
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/signup\/confirm\?token=[\w-]{43}/)
    expect(mail?.subject).toMatch(/[\u4e00-\u9fff]/)
  })

  it('signing up makes English the language of who does not say', async () => {
    expect((await signUp({ email: 'plain@example.sg' })).json()).toMatchObject({ language: 'en', full_name: null })
  })

  it('signing up takes the language from Accept-Language, unless the body names one', async () => {
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

  it('signing up refuses an address that has an account, in any case', async () => {
    const { email } = await t.newUser('taken@example.sg')
    const before = t.mailbox.mails.length
    const again = await signUp({ email: email.toUpperCase(), password: 'another password' })
    expect(again.statusCode).toBe(400)
    expect(again.json()).toEqual({
      detail: 'The user with this email already exists in the system.',
      code: 'email_taken',
    })
    await t.deliver()
    expect(t.mailbox.mails).toHaveLength(before)
    expect(await listSignUps(email)).toEqual([])
  })

  it('signing up hashes the password for a taken address as for a free one', async () => {
    const { email } = await t.newUser()
    const hash = vi.spyOn(t.passwordHasher, 'hash')
    const verify = vi.spyOn(t.passwordHasher, 'verify')
    const work = async (body: object) => {
      hash.mockClear()
      verify.mockClear()
      await signUp(body)
      return [hash.mock.calls.length, verify.mock.calls.length]
    }
    expect(await work({ email })).toEqual([1, 0])
    expect(await work({ email: 'free@example.sg' })).toEqual([1, 0])
    hash.mockRestore()
    verify.mockRestore()
  })

  it('signing up with the address of another sign-up shows and changes nothing of theirs', async () => {
    const email = 'shared@example.sg'
    const first = await signUp({ email, full_name: 'First', language: 'zh', password: 'the first password' })
    t.clock.pass(60)
    const second = await signUp({ email: 'SHARED@example.sg', password: 'the second password' })
    expect(second.statusCode).toBe(200)
    expect(second.json()).toMatchObject({ email, full_name: null, language: 'en' })
    expect(second.json().created_at).toBe(t.clock.now().toISOString())
    expect(second.json().id).not.toBe(first.json().id)
    const rows = await listSignUps(email)
    expect(rows).toMatchObject([
      { id: first.json().id, full_name: 'First', language: 'zh' },
      { id: second.json().id, full_name: null, language: 'en' },
    ])
    expect(rows[0]?.password_hash).not.toBe(rows[1]?.password_hash)
    await t.deliver()
    const [newer, older] = t.mailbox.to(email)
    expect(t.tokenIn(newer)).not.toBe(t.tokenIn(older))
    expect(newer?.text).toContain('12:01, Singapore time')
    expect(older?.text).toContain('新加坡时间 2026年11月21日 12:00')
  })

  it('many sign-ups at once with one address are all kept, each with its own link', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signUp({ email: 'race@example.sg' })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(12)
    await t.deliver()
    expect(new Set(t.mailbox.to('race@example.sg').map(t.tokenIn)).size).toBe(12)
    expect(await listAccounts('race@example.sg')).toEqual([])
  })

  it('signing up takes nothing from the body that is not in the contract', async () => {
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
    expect(answer.json().id).not.toBe(id)
    await t.deliver()
    await confirm(t.latestToken(email))
    const [row] = await listAccounts(email)
    expect(row).toMatchObject({ is_superuser: false, disabled_at: null, created_at: t.clock.now() })
    expect(row?.id).toBe(answer.json().id)
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
    expect(await listSignUps(email)).toEqual([])
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
    await confirm(t.latestToken(email))
    expect(await t.logIn(email, password)).toEqual(expect.any(String))
    expect(await t.logIn(email, password.trim() === password ? `${password} ` : password.trim())).toBeUndefined()
  })

  it('signing up forgets after 30 days who never confirmed, and nobody else', async () => {
    const { email } = await t.newUser()
    await signUp({ email: 'never@example.sg' })
    t.clock.pass(30 * day - 1)
    await signUp({ email: 'lately@example.sg' })
    t.clock.pass(2)
    await removeUnconfirmed(t)
    expect(await listSignUps('never@example.sg')).toEqual([])
    expect(await listSignUps('lately@example.sg')).toHaveLength(1)
    expect(await listAccounts(email)).toHaveLength(1)
    for (const table of ['session', 'mailed_token', 'sign_up_link'] as const)
      expect(await t.db.selectFrom(table).selectAll().where('expires_at', '<=', t.clock.now()).execute()).toEqual([])
    expect((await signUp({ email: 'never@example.sg' })).statusCode).toBe(200)
  })
})

describe('signing up where no confirmation is required', () => {
  it('signing up without confirmation activates the account with its credit, without mail', async () => {
    const t = await startTestApp({ EMAIL_CONFIRMATION: 'off' })
    const email = 'direct@example.sg'
    const answer = await t.request('POST', '/users/signup', { body: { email, password: testPassword } })
    expect(answer.json()).toMatchObject({ is_active: true, credits: 1 })
    expect(await t.logIn(email)).toEqual(expect.any(String))
    const again = await t.request('POST', '/users/signup', { body: { email, password: 'another password' } })
    expect(again.statusCode).toBe(400)
    await t.deliver()
    expect(t.mailbox.mails).toEqual([])
    await t.close()
  })
})
