import { describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { comparable } from '../testing/comparable.ts'
import { startTestApp, testPassword } from '../testing/test-app.ts'
import { verifyTogether } from '../testing/verify-together.ts'

const t = beforeTests(() => startTestApp())

const newPassword = 'another quiet harbour'
const me = (token: string) => t.request('GET', '/users/me', { token })
const recover = (email: string) => t.request('POST', `/password-recovery/${encodeURIComponent(email)}`)
const reset = (token: string, password = newPassword) =>
  t.request('POST', '/reset-password/', { body: { token, new_password: password } })
/** The token of a recovery mail that has just arrived. */
const recoveryToken = async (email: string) => {
  await recover(email)
  await t.deliver()
  return t.latestToken(email)
}

describe('asking for a password recovery', () => {
  it('asking for a password recovery mails the owner of an account, in its language', async () => {
    const { email } = await t.newUser('li@example.sg', { language: 'zh' })
    const answer = await recover(email.toUpperCase())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'If that email is registered, we sent a password recovery link' })
    await t.deliver()
    const [mail] = t.mailbox.to(email)
    expect(mail?.subject).toMatch(/密码/)
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}/)
  })

  it('a recovery answers and works alike for known, unknown and disabled addresses', async () => {
    const [{ email: known }, { email: disabled, id }] = [await t.newUser(), await t.newUser()]
    await t.db.updateTable('app_user').set({ disabled_at: t.clock.now() }).where('id', '=', id).execute()
    const before = t.mailbox.mails.length
    const seen = []
    for (const email of [known, 'nobody@example.sg', disabled]) {
      const rows = await count('mail')
      const answer = comparable(await recover(email))
      seen.push(JSON.stringify({ ...answer, rows: (await count('mail')) - rows }))
    }
    expect(new Set(seen).size).toBe(1)
    await t.deliver()
    expect(t.mailbox.mails.slice(before).map(({ to }) => to)).toEqual([known])
  })

  it.each([
    ['no address', 'nobody'],
    ['an address with a NUL', 'a%00@example.sg'],
    ['5,000 characters', `${'a'.repeat(5000)}@example.sg`],
    ['two addresses', 'a@example.sg,b@example.sg'],
    ['a line break', 'a@example.sg%0d%0aBcc:b@example.sg'],
  ])('asking for a password recovery answers 422 to %s and queues nothing', async (_what, email) => {
    const rows = await count('mail')
    const answer = await t.request('POST', `/password-recovery/${email}`)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail[0]).toMatchObject({ loc: ['path', 'email'] })
    expect(await count('mail')).toBe(rows)
  })

  it('a recovery takes an address of 254 characters, however encoded, and not of 255', async () => {
    const ofLength = (length: number) =>
      `${'+'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(length - 196)}.sg`
    for (const [length, status] of [
      [254, 200],
      [255, 422],
    ] as const) {
      expect(ofLength(length)).toHaveLength(length)
      expect([length, (await recover(ofLength(length))).statusCode]).toEqual([length, status])
    }
  })

  it('asking for a password recovery ignores a body', async () => {
    const answer = await t.request('POST', '/password-recovery/nobody@example.sg', { body: '{not json' })
    expect(answer.statusCode).toBe(200)
  })
})

describe('resetting the password', () => {
  it('resetting the password sets it, ends every session, and says so by mail', async () => {
    const { email, token } = await t.newUser()
    const other = await t.logIn(email)
    const answer = await reset(await recoveryToken(email))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'Password updated successfully' })
    for (const session of [token, other]) expect((await me(session)).statusCode).toBe(403)
    expect(await t.logIn(email)).toBeUndefined()
    expect(await t.logIn(email, newPassword)).toEqual(expect.any(String))
    await t.deliver()
    expect(t.mailbox.to(email)[0]?.subject).toMatch(/password was changed/i)
  })

  it('resetting the password takes each token once, also of many uses at once', async () => {
    const { email } = await t.newUser()
    const token = await recoveryToken(email)
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => reset(token, `${newPassword} ${n}`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400, 400])
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
    expect(await t.logIn(email, `${newPassword} ${winner}`)).toEqual(expect.any(String))
    const again = await reset(token)
    expect(again.statusCode).toBe(400)
    expect(again.json()).toEqual({ detail: 'Invalid token', code: 'invalid_token' })
  })

  it('resetting the password takes a token for 30 minutes from the moment when it was sent', async () => {
    const { email } = await t.newUser()
    const [early, late] = [await recoveryToken(email), 30 * 60]
    t.clock.pass(late)
    expect((await reset(early)).statusCode).toBe(400)
    const token = await recoveryToken(email)
    t.clock.pass(late - 1)
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('resetting the password takes any token that still lives, and all others die with it', async () => {
    const { email } = await t.newUser()
    const [older, newer, newest] = [await recoveryToken(email), await recoveryToken(email), await recoveryToken(email)]
    expect((await reset(newer)).statusCode).toBe(200)
    for (const token of [older, newer, newest]) expect((await reset(token)).statusCode).toBe(400)
  })

  it('resetting the password takes no token of another purpose', async () => {
    const email = 'purposes@example.sg'
    await t.request('POST', '/users/signup', { body: { email, password: testPassword } })
    await t.deliver()
    const forSignUp = t.latestToken(email)
    const { token: access, email: other } = await t.newUser()
    await t.request('PATCH', '/users/me', {
      token: access,
      body: { email: 'elsewhere@example.sg', current_password: testPassword },
    })
    await t.deliver()
    for (const token of [forSignUp, t.latestToken('elsewhere@example.sg'), access.slice(0, 200), 'made up'])
      expect((await reset(token)).statusCode).toBe(400)
    expect((await reset(access)).statusCode).toBe(422)
    expect(await t.logIn(other)).toEqual(expect.any(String))
    expect((await me(await recoveryToken(other))).statusCode).toBe(403)
  })

  it('resetting the password drops a change of address that somebody else may have begun', async () => {
    const { email, token } = await t.newUser()
    await t.request('PATCH', '/users/me', {
      token,
      body: { email: 'thief@example.sg', current_password: testPassword },
    })
    await t.deliver()
    const stolen = t.latestToken('thief@example.sg')
    await reset(await recoveryToken(email))
    expect((await t.request('GET', `/users/signup/confirm?token=${stolen}`)).statusCode).toBe(400)
    expect((await me(await t.logIn(email, newPassword))).json()).toMatchObject({ email })
  })

  it.each([
    ['no token', { new_password: newPassword }, 'token', 'missing'],
    ['an empty token', { token: '', new_password: newPassword }, 'token', 'string_too_short'],
    ['a short password', { token: 'x', new_password: '7 chars' }, 'new_password', 'string_too_short'],
    ['a long password', { token: 'x', new_password: 'x'.repeat(129) }, 'new_password', 'string_too_long'],
    ['a common password', { token: 'x', new_password: 'trustno1' }, 'new_password', 'value_error'],
    ['an extra field', { token: 'x', new_password: newPassword, email: 'a@b.sg' }, 'email', 'extra_forbidden'],
  ])('resetting the password answers 422 to %s', async (_what, body, field, type) => {
    const answer = await t.request('POST', '/reset-password/', { body })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ type, loc: ['body', field] }])
  })

  it('resetting the password keeps the token when the password is refused', async () => {
    const { email } = await t.newUser()
    const token = await recoveryToken(email)
    expect((await reset(token, 'password')).statusCode).toBe(422)
    expect((await reset(token)).statusCode).toBe(200)
  })
})

describe('changing the password', () => {
  const change = (token: string, current_password: string, new_password: string) =>
    t.request('PATCH', '/users/me/password', { token, body: { current_password, new_password } })

  it('changing the password ends every session, answers with a new token, and sends a mail', async () => {
    const { email, token } = await t.newUser()
    const others = [await t.logIn(email), await t.logIn(email)]
    const answer = await change(token, testPassword, newPassword)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      message: 'Password updated successfully',
      access_token: expect.any(String),
      token_type: 'bearer',
    })
    expect((await me(answer.json().access_token)).json()).toMatchObject({ email })
    for (const ended of [token, ...others]) expect((await me(ended)).statusCode).toBe(403)
    expect(await t.logIn(email)).toBeUndefined()
    expect(await t.logIn(email, newPassword)).toEqual(expect.any(String))
    await t.deliver()
    expect(t.mailbox.to(email)[0]?.subject).toMatch(/password was changed/i)
  })

  it('changing the password refuses a wrong password before the same one', async () => {
    const { token } = await t.newUser()
    const wrong = await change(token, 'wrong password', 'wrong password')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toEqual({ detail: 'Incorrect password', code: 'wrong_password' })
    const same = await change(token, testPassword, testPassword)
    expect(same.statusCode).toBe(400)
    expect(same.json()).toEqual({
      detail: 'New password cannot be the same as the current one',
      code: 'same_password',
    })
  })

  it('changing the password makes recovery links void that are under way', async () => {
    const { email, token } = await t.newUser()
    const link = await recoveryToken(email)
    await change(token, testPassword, newPassword)
    expect((await reset(link)).statusCode).toBe(400)
  })

  it('changing the password lets one of two changes at once through', async () => {
    const { email, token } = await t.newUser()
    const restore = verifyTogether(t.passwordHasher, 2)
    const answers = await Promise.all([0, 1].map((n) => change(token, testPassword, `${newPassword} ${n}`)))
    restore()
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
    expect(await t.logIn(email, `${newPassword} ${winner}`)).toEqual(expect.any(String))
  })

  it('changing the password ends a session that was opened with the old one meanwhile', async () => {
    for (let round = 0; round < long(5, 100); round += 1) {
      const { email, token } = await t.newUser()
      const logins = Array.from({ length: 4 }, () => t.logIn(email))
      const [, ...tokens] = await Promise.all([change(token, testPassword, newPassword), ...logins])
      for (const late of tokens) if (late) expect((await me(late)).statusCode).toBe(403)
    }
  })

  it('changing the password answers 422 to a common password', async () => {
    const { token } = await t.newUser()
    const answer = await change(token, testPassword, 'Iloveyou')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toEqual([
      {
        type: 'value_error',
        loc: ['body', 'new_password'],
        msg: 'Value error, this password is among the most common ones; choose another',
        ctx: { rule: 'common_password' },
      },
    ])
  })

  it('a password made of the own address is 422 at a change, a recovery and a sign-up', async () => {
    const email = 'mei-ling.tan1987@example.sg'
    const { token } = await t.newUser(email)
    const link = await recoveryToken(email)
    const signUp = { email: 'wei.ming@example.sg', password: 'Wei-Ming 2026' }
    for (const [field, answer] of [
      ['new_password', await change(token, testPassword, 'MeiLing1987!')],
      ['new_password', await t.request('POST', '/reset-password/', { body: { token: link, new_password: email } })],
      ['password', await t.request('POST', '/users/signup', { body: signUp })],
    ] as const) {
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail).toMatchObject([{ loc: ['body', field], ctx: { rule: 'own_words_password' } }])
    }
    expect(await t.logIn(email)).toEqual(expect.any(String))
    expect((await reset(link)).statusCode).toBe(200)
  })
})

describe('looking at the recovery mail', () => {
  const preview = (token: string, email: string) =>
    t.request('POST', `/password-recovery-html-content/${email}`, { token })
  const newSuperuser = async () => {
    const person = await t.newUser()
    await t.db.updateTable('app_user').set({ is_superuser: true }).where('id', '=', person.id).execute()
    return person
  }

  it('looking at the recovery mail shows it to a superuser, with a link that does not work', async () => {
    const { token } = await newSuperuser()
    const { email } = await t.newUser()
    const link = await recoveryToken(email)
    const answer = await preview(token, email.toUpperCase())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers.subject).toMatch(/password/i)
    const shown = /token=([\w-]+)/.exec(answer.body)?.[1]
    expect(shown).toEqual(expect.any(String))
    expect((await reset(String(shown))).statusCode).toBe(400)
    // Looking does not disturb a recovery that is under way.
    expect((await reset(link)).statusCode).toBe(200)
  })

  it('looking at the recovery mail carries a Chinese subject in a header', async () => {
    const { token } = await newSuperuser()
    const answer = await preview(token, 'li@example.sg')
    const words = String(answer.headers.subject).split(' ')
    for (const word of words) expect(word).toMatch(/^=\?UTF-8\?B\?[\w+/=]{1,63}\?=$/)
    const subject = words.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString()).join('')
    expect(subject).toMatch(/密码/)
  })

  it('looking at the recovery mail answers 404 for an unknown address and 403 to anyone else', async () => {
    const { token } = await newSuperuser()
    const unknown = await preview(token, 'nobody@example.sg')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json()).toEqual({
      detail: 'The user with this username does not exist in the system.',
      code: 'no_such_username',
    })
    const { token: plain, email } = await t.newUser()
    expect((await preview(plain, email)).statusCode).toBe(403)
  })
})

const count = async (table: 'mail') => {
  const { n } = await t.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}
