import { describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp, testPassword } from '../testing/test-app.ts'

const t = beforeTests(() => startTestApp())

const me = (token: string) => t.request('GET', '/users/me', { token })
const update = (token: string, body: object) => t.request('PATCH', '/users/me', { token, body })
const move = (token: string, email: string, current_password = testPassword) =>
  update(token, { email, current_password })
const confirm = (token: string) => t.request('GET', `/users/signup/confirm?token=${token}`)

describe('one’s own account', () => {
  it('one’s own account is shown with its balances', async () => {
    const { token, id, email } = await t.newUser()
    const answer = await me(token)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      id,
      email,
      full_name: null,
      language: 'en',
      is_active: true,
      is_superuser: false,
      is_premium: false,
      credits: 1,
      supercredits: 0,
      created_at: t.clock.now().toISOString(),
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('PATCH /users/me sets name and language, clears the name with null, and leaves the rest', async () => {
    const { token } = await t.newUser()
    expect((await update(token, { full_name: ' 陈美玲 ', language: 'zh' })).json()).toMatchObject({
      full_name: '陈美玲',
      language: 'zh',
    })
    expect((await update(token, {})).json()).toMatchObject({ full_name: '陈美玲', language: 'zh' })
    expect((await update(token, { language: null, email: null })).json()).toMatchObject({ language: 'zh' })
    expect((await update(token, { full_name: null })).json()).toMatchObject({ full_name: null, language: 'zh' })
    expect((await update(token, { full_name: '   ' })).json()).toMatchObject({ full_name: null })
  })

  it('one’s own account takes nothing that is not in the contract', async () => {
    const { token, id } = await t.newUser()
    const answer = await update(token, {
      full_name: 'Grabby',
      id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      is_superuser: true,
      is_premium: true,
      credits: 99,
      supercredits: 99,
      disabled_at: '2026-01-01T00:00:00Z',
    })
    expect(answer.json()).toMatchObject({ id, is_superuser: false, is_premium: false, credits: 1, supercredits: 0 })
    expect((await me(token)).json()).toEqual(answer.json())
  })

  it.each([
    ['a long name', { full_name: 'x'.repeat(256) }, 'full_name', 'string_too_long'],
    ['another language', { language: 'ms' }, 'language', 'enum'],
    ['no address', { email: 'nobody', current_password: testPassword }, 'email', 'value_error'],
    ['a number', { email: 7 }, 'email', 'string_type'],
  ])('one’s own account answers 422 to %s', async (_what, body, field, type) => {
    const { token } = await t.newUser()
    const answer = await update(token, body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ type, loc: ['body', field] }])
  })
})

describe('a new address', () => {
  it('a new address takes effect once confirmed from its mailbox, and the old one is notified', async () => {
    const { token, email } = await t.newUser()
    const answer = await move(token, 'Moved@Example.sg')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ email })
    await t.deliver()
    expect(t.mailbox.to(email)).toHaveLength(1)
    const link = t.latestToken('moved@example.sg')
    for (const opened of [await confirm(link), await confirm(link)]) expect(opened.statusCode).toBe(200)
    expect((await me(token)).json()).toMatchObject({ email: 'moved@example.sg', credits: 1 })
    expect(await t.logIn(email)).toBeUndefined()
    expect(await t.logIn('moved@example.sg')).toEqual(expect.any(String))
    await t.deliver()
    expect(t.mailbox.to(email)).toHaveLength(2)
    expect(t.mailbox.to(email)[0]?.subject).toMatch(/address/i)
  })

  it('a new address needs the current password: 422 without it, 400 with a wrong one', async () => {
    const { token, email } = await t.newUser()
    const missing = await update(token, { email: 'next@example.sg', full_name: 'Name' })
    expect(missing.statusCode).toBe(422)
    expect(missing.json().detail).toEqual([
      { type: 'missing', loc: ['body', 'current_password'], msg: 'Field required' },
    ])
    const wrong = await update(token, { email: 'next@example.sg', full_name: 'Name', current_password: 'wrong' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toEqual({ detail: 'Incorrect password', code: 'wrong_password' })
    await t.deliver()
    expect(t.mailbox.to('next@example.sg')).toEqual([])
    expect((await me(token)).json()).toMatchObject({ email, full_name: null })
  })

  it('a new address must not be another account’s: 409, but only after the right password', async () => {
    const [{ token }, { email: taken }] = [await t.newUser(), await t.newUser()]
    const answer = await move(token, taken.toUpperCase())
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ detail: 'User with this email already exists', code: 'email_taken' })
    expect((await move(token, taken, 'wrong')).statusCode).toBe(400)
  })

  it('a new address that is the present one changes nothing and needs no password', async () => {
    const { token, email } = await t.newUser()
    const before = t.mailbox.mails.length
    const answer = await update(token, { email: email.toUpperCase(), full_name: 'Same' })
    expect(answer.statusCode).toBe(200)
    await t.deliver()
    expect(t.mailbox.mails).toHaveLength(before)
  })

  it('a new address that somebody else took meanwhile is 400, and the account keeps its own', async () => {
    const { token, email } = await t.newUser()
    await move(token, 'contested@example.sg')
    await t.deliver()
    const link = t.latestToken('contested@example.sg')
    await t.newUser('contested@example.sg')
    const answer = await confirm(link)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ detail: 'Invalid token', code: 'invalid_token' })
    expect((await me(token)).json()).toMatchObject({ email })
  })

  it('a new address that was requested before is forgotten when another is requested', async () => {
    const { token, email } = await t.newUser()
    await move(token, 'typo@example.sg')
    await t.deliver()
    const mistaken = t.latestToken('typo@example.sg')
    await move(token, 'tipo@example.sg')
    expect((await confirm(mistaken)).statusCode).toBe(400)
    expect((await me(token)).json()).toMatchObject({ email })
    await t.deliver()
    expect((await confirm(t.latestToken('tipo@example.sg'))).statusCode).toBe(200)
    expect((await confirm(mistaken)).statusCode).toBe(400)
    expect((await me(token)).json()).toMatchObject({ email: 'tipo@example.sg' })
  })

  it('a new address is never confirmed by a link to another, even one under way', async () => {
    for (let round = 0; round < long(5, 100); round += 1) {
      const { token, email } = await t.newUser()
      const [first, second] = [`first${round}@example.sg`, `second${round}@example.sg`]
      await move(token, first)
      await Promise.all([t.deliver(), move(token, second)])
      const stale = t.latestToken(first)
      if (stale) expect((await confirm(stale)).statusCode).toBe(400)
      expect((await me(token)).json()).toMatchObject({ email })
    }
  })

  it('a new address gets no mail when another was requested before it was sent', async () => {
    const { token } = await t.newUser()
    await move(token, 'unsent@example.sg')
    await move(token, 'latest@example.sg')
    await t.deliver()
    expect(t.mailbox.to('unsent@example.sg')).toEqual([])
    expect(t.mailbox.to('latest@example.sg')).toHaveLength(1)
  })

  it('a new address makes recovery links void that went to the old one', async () => {
    const { token, email } = await t.newUser()
    await t.request('POST', `/password-recovery/${email}`)
    await t.deliver()
    const recovery = t.latestToken(email)
    await move(token, 'fresh@example.sg')
    await t.deliver()
    await confirm(t.latestToken('fresh@example.sg'))
    const answer = await t.request('POST', '/reset-password/', {
      body: { token: recovery, new_password: 'late thief' },
    })
    expect(answer.statusCode).toBe(400)
  })

  it('a new address can be confirmed for 24 hours', async () => {
    const { token, email } = await t.newUser()
    await move(token, 'tomorrow@example.sg')
    await t.deliver()
    t.clock.pass(86_400)
    expect((await confirm(t.latestToken('tomorrow@example.sg'))).statusCode).toBe(400)
    expect((await me(await t.logIn(email))).json()).toMatchObject({ email })
  })

  it('a new address gets the mail once more when it is requested once more', async () => {
    const { token } = await t.newUser()
    await move(token, 'patience@example.sg')
    await t.deliver()
    await move(token, 'patience@example.sg')
    await t.deliver()
    expect(t.mailbox.to('patience@example.sg')).toHaveLength(2)
    expect((await confirm(t.latestToken('patience@example.sg'))).statusCode).toBe(200)
  })
})
