import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => t.close())

/** A call from another machine each time, unless told which. */
let machines = 0
const from = (ip = `10.0.${Math.floor(++machines / 250)}.${machines % 250}`) => ({ 'x-forwarded-for': ip })

const logIn = (username: string, password: string, ip?: string) =>
  t.request('POST', '/login/access-token', { form: { username, password }, headers: from(ip) })
const signUp = (email: string, ip?: string) =>
  t.request('POST', '/users/signup', { body: { email, password: testPassword }, headers: from(ip) })
const recover = (email: string, ip?: string) => t.request('POST', `/password-recovery/${email}`, { headers: from(ip) })
const resend = (email: string, ip?: string, sign_up_id?: string) =>
  t.request('POST', '/users/signup/resend', { body: { email, sign_up_id }, headers: from(ip) })
const confirm = (token: string) => t.request('GET', `/users/signup/confirm?token=${token}`, { headers: from() })

async function openAccount(email: string): Promise<void> {
  await signUp(email)
  await t.deliver()
  await confirm(t.tokenIn(t.mailbox.to(email)[0]))
}

/** The statuses of so many calls, one after the other. */
async function statuses(count: number, call: (n: number) => ReturnType<TestApp['request']>): Promise<number[]> {
  const all = []
  for (let n = 0; n < count; n += 1) all.push((await call(n)).statusCode)
  return all
}
const times = (count: number, status: number): number[] => Array(count).fill(status)

describe('too many', () => {
  it('the server stops too many sign-ins of one account from one machine: 5 a minute, however the address is written', async () => {
    await signUp('ann@example.sg')
    const spellings = ['ann@example.sg', 'Ann@example.sg', 'ANN@EXAMPLE.SG']
    expect(await statuses(6, (n) => logIn(spellings[n % 3] ?? '', 'a wrong guess', '10.9.0.1'))).toEqual([
      ...times(5, 400),
      429,
    ])
    const answer = await logIn('ann@example.sg', testPassword, '10.9.0.1')
    expect(answer.json()).toEqual({
      detail: 'Too many requests. Please wait and try again.',
      code: 'too_many_requests',
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    // Nobody is locked out by it: from elsewhere the account is open.
    expect((await logIn('ann@example.sg', 'a wrong guess', '10.9.0.2')).statusCode).toBe(400)
  })

  it('the server stops too many sign-ins from one machine: 20 a minute, of whichever accounts', async () => {
    expect(await statuses(21, (n) => logIn(`n${n}@example.sg`, 'a wrong guess', '10.9.1.1'))).toEqual([
      ...times(20, 400),
      429,
    ])
  })

  it('the server stops too many sign-ins from the networks of one IPv6 customer: 100 a minute', async () => {
    vi.spyOn(t.passwordHasher, 'verify').mockResolvedValue(false)
    const network = (n: number) => `2001:db8:7:${n.toString(16)}::1`
    expect(await statuses(101, (n) => logIn(`v6-${n}@example.sg`, 'a wrong guess', network(n)))).toEqual([
      ...times(100, 400),
      429,
    ])
    expect((await logIn('v6@example.sg', 'a wrong guess', '2001:db8:8::1')).statusCode).toBe(400)
  })

  it('the server stops too many sign-ups from one machine: 5 an hour', async () => {
    expect(await statuses(6, (n) => signUp(`n${n}@example.sg`, '10.9.2.1'))).toEqual([...times(5, 200), 429])
  })

  it('the server mails one address three times an hour for sign-ups from one machine, and answers the others as always', async () => {
    const answers = []
    for (let n = 0; n < 5; n += 1) answers.push(await signUp('ben@example.sg', '10.9.7.1'))
    const shapes = answers.map((answer) => ({ status: answer.statusCode, body: { ...answer.json(), id: 'any' } }))
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
    expect(shapes[0]?.status).toBe(200)
    await t.deliver()
    expect(t.mailbox.to('ben@example.sg')).toHaveLength(3)
    // A sign-up that was not mailed waits like the others: its link can be asked for.
    await resend('ben@example.sg', '10.9.7.1', answers[4]?.json().id)
    await t.deliver()
    expect(t.mailbox.to('ben@example.sg')).toHaveLength(4)
    const token = t.tokenIn(t.mailbox.to('ben@example.sg')[0])
    expect((await confirm(token)).statusCode).toBe(200)
    expect((await signUp('ben@example.sg', '10.9.7.2')).statusCode).toBe(400)
  })

  it('the server still mails the owner of an address after a stranger has used up the sign-ups of another machine', async () => {
    await statuses(5, () => signUp('bea@example.sg', '10.9.7.3'))
    await signUp('bea@example.sg', '10.9.7.4')
    await t.deliver()
    expect(t.mailbox.to('bea@example.sg')).toHaveLength(4)
  })

  it('the server does not count a password that it refuses as a sign-up that was mailed', async () => {
    const guessable = { email: 'bob@example.sg', password: 'Password123' }
    const refused = () => t.request('POST', '/users/signup', { body: guessable, headers: from('10.9.7.5') })
    expect(await statuses(4, refused)).toEqual(times(4, 422))
    await signUp('bob@example.sg', '10.9.7.5')
    await t.deliver()
    expect(t.mailbox.to('bob@example.sg')).toHaveLength(1)
  })

  it('the server mails three recoveries of one address an hour from one machine, and the owner’s own all the same', async () => {
    await openAccount('cat@example.sg')
    const stranger = '10.9.8.1'
    expect(await statuses(5, () => recover('cat@example.sg', stranger))).toEqual(times(5, 200))
    await t.deliver()
    // One for the sign-up, and three.
    expect(t.mailbox.to('cat@example.sg')).toHaveLength(4)
    const own = await recover('CAT@example.sg', '10.9.8.2')
    await t.deliver()
    expect(t.mailbox.to('cat@example.sg')).toHaveLength(5)
    const token = t.tokenIn(t.mailbox.to('cat@example.sg')[0])
    const reset = { token, new_password: 'mine and mine alone' }
    expect((await t.request('POST', '/reset-password/', { body: reset, headers: from() })).statusCode).toBe(200)
    const over = await recover('cat@example.sg', stranger)
    expect([over.statusCode, over.body]).toEqual([own.statusCode, own.body])
  })

  it('the server answers a recovery over the limit alike for a known and an unknown address', async () => {
    await openAccount('known@example.sg')
    for (const [email, ip] of [
      ['known@example.sg', '10.9.8.3'],
      ['nobody@example.sg', '10.9.8.4'],
    ] as const)
      await statuses(3, () => recover(email, ip))
    const known = await recover('known@example.sg', '10.9.8.3')
    const unknown = await recover('nobody@example.sg', '10.9.8.4')
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    await t.deliver()
    expect(t.mailbox.to('nobody@example.sg')).toEqual([])
  })

  it('the server stops too many recoveries from one machine: 10 an hour', async () => {
    expect(await statuses(11, (n) => recover(`n${n}@example.sg`, '10.9.3.1'))).toEqual([...times(10, 200), 429])
  })

  it('the server stops too many confirmations sent again: 10 an hour for a machine', async () => {
    expect(await statuses(11, (n) => resend(`n${n}@example.sg`, '10.9.4.1'))).toEqual([...times(10, 200), 429])
  })

  it('the server sends a confirmation again three times an hour for one address and machine, and to its owner all the same', async () => {
    const { id } = (await signUp('dan@example.sg')).json()
    expect(await statuses(5, () => resend('dan@example.sg', '10.9.4.2'))).toEqual(times(5, 200))
    await t.deliver()
    expect(t.mailbox.to('dan@example.sg')).toHaveLength(4)
    expect((await resend('dan@example.sg', '10.9.4.3', id)).statusCode).toBe(200)
    await t.deliver()
    expect(t.mailbox.to('dan@example.sg')).toHaveLength(5)
  })

  it('the server stops too many tokens tried from one machine: 10 a minute, each kind', async () => {
    const headers = from('10.9.5.1')
    expect(await statuses(11, (n) => t.request('GET', `/users/signup/confirm?token=${n}`, { headers }))).toEqual([
      ...times(10, 400),
      429,
    ])
    const asked = { token: 'guess' }
    expect(await statuses(11, () => t.request('POST', '/reset-password/check', { body: asked, headers }))).toEqual([
      ...times(10, 400),
      429,
    ])
    const body = { token: 'guess', new_password: 'a good one' }
    for (const path of ['/reset-password/', '/users/signup/confirm'])
      expect(await statuses(11, () => t.request('POST', path, { body, headers }))).toEqual([...times(10, 400), 429])
  })

  it('the server stops too many tries of the present password in one session: 10 a minute', async () => {
    const { token } = await t.newUser()
    const body = { current_password: 'a wrong guess', new_password: 'a good one' }
    expect(
      await statuses(11, () => t.request('PATCH', '/users/me/password', { token, body, headers: from() })),
    ).toEqual([...times(10, 400), 429])
  })

  it('the server stops too many new addresses: 5 an hour for an account, 3 for an address from one machine', async () => {
    const [one, another, owner] = [await t.newUser(), await t.newUser(), await t.newUser()]
    const move = (token: string, email: string, ip?: string) =>
      t.request('PATCH', '/users/me', { token, body: { email, current_password: testPassword }, headers: from(ip) })
    expect(await statuses(4, () => move(one.token, 'eve@example.sg', '10.9.9.1'))).toEqual([...times(3, 200), 429])
    expect((await move(owner.token, 'eve@example.sg')).statusCode).toBe(200)
    expect(await statuses(6, (n) => move(another.token, `moved${n}@example.sg`))).toEqual([...times(5, 200), 429])
    const name = { full_name: 'Still possible' }
    expect((await t.request('PATCH', '/users/me', { token: another.token, body: name })).statusCode).toBe(200)
  })

  it('a limit is not got round by a forged forwarding address', async () => {
    const forged = (n: number) => ({ 'x-forwarded-for': `10.8.0.${n}, 10.9.6.1` })
    expect(
      await statuses(6, (n) =>
        t.request('POST', '/login/access-token', {
          form: { username: 'fay@example.sg', password: 'a wrong guess' },
          headers: forged(n),
        }),
      ),
    ).toEqual([...times(5, 400), 429])
  })
})
