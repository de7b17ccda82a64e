import { describe, expect, it, vi } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { from, limited } from '../testing/machines.ts'
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts'

const t = beforeTests(() => startTestApp(limited))

const logIn = (username: string, password: string, ip?: string) =>
  t.request('POST', '/login/access-token', { form: { username, password }, headers: from(ip) })
const signUp = (email: string, ip?: string) =>
  t.request('POST', '/users/signup', { body: { email, password: testPassword }, headers: from(ip) })
const recover = (email: string, ip?: string) => t.request('POST', `/password-recovery/${email}`, { headers: from(ip) })
const resend = (email: string, ip?: string) =>
  t.request('POST', '/users/signup/resend', { body: { email }, headers: from(ip) })

/** The statuses of so many calls, one after the other. */
async function statuses(count: number, call: (n: number) => ReturnType<TestApp['request']>): Promise<number[]> {
  const all = []
  for (let n = 0; n < count; n += 1) all.push((await call(n)).statusCode)
  return all
}
const times = (count: number, status: number): number[] => Array(count).fill(status)

describe('too many', () => {
  it('sign-ins of one account from one machine are 5 a minute, however it is written', async () => {
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

  it('the server does not count a password that it refuses as a sign-up that was mailed', async () => {
    const guessable = { email: 'bob@example.sg', password: 'Password123' }
    const refused = () => t.request('POST', '/users/signup', { body: guessable, headers: from('10.9.7.5') })
    expect(await statuses(4, refused)).toEqual(times(4, 422))
    await signUp('bob@example.sg', '10.9.7.5')
    await t.deliver()
    expect(t.mailbox.to('bob@example.sg')).toHaveLength(1)
  })

  it.each([
    ['recoveries', recover],
    ['confirmations sent again', resend],
  ])('the server stops %s beyond 20 an hour from a machine, 60 from an IPv6 customer', async (_what, ask) => {
    expect(await statuses(21, (n) => ask(`n${n}@example.sg`, '10.9.3.1'))).toEqual([...times(20, 200), 429])
    const network = (n: number) => `2001:db8:9:${n.toString(16)}::1`
    expect(await statuses(61, (n) => ask(`v6-${n}@example.sg`, network(n)))).toEqual([...times(60, 200), 429])
    expect((await ask('v6@example.sg', '2001:db8:a::1')).statusCode).toBe(200)
  })

  it('the server stops too many tokens tried from one machine: 10 a minute, each kind', async () => {
    const headers = from('10.9.5.1')
    expect(await statuses(11, (n) => t.request('GET', `/users/signup/confirm?token=${n}`, { headers }))).toEqual([
      ...times(10, 400),
      429,
    ])
    const guess = { token: 'guess' }
    expect(await statuses(11, () => t.request('POST', '/reset-password/check', { body: guess, headers }))).toEqual([
      ...times(10, 400),
      429,
    ])
    const spread = (n: number) => from(`2001:db8:b:${n.toString(16)}::1`)
    expect(
      await statuses(31, (n) => t.request('GET', `/users/signup/confirm?token=${n}`, { headers: spread(n) })),
    ).toEqual([...times(30, 400), 429])
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

  it('new addresses are 5 an hour for an account, 3 for an address from one machine', async () => {
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
