import { beforeEach, describe, expect, it, vi } from 'vitest'
import { removeExpired } from '../retention.ts'
import { from, limited } from '../testing/machines.ts'
import { testPassword } from '../testing/test-app.ts'
import { twoProcesses } from '../testing/two-processes.ts'

const { t, other, pass, startThird } = twoProcesses(limited)
/** Each test signs up from an office of its own, hours after the one before. */
let office = 0
let people = 0
beforeEach(() => {
  office += 1
  pass(3 * 3600)
  for (const { passwordHasher } of [t, other]) vi.spyOn(passwordHasher, 'hash').mockResolvedValue('a hash')
})

const newAddress = () => {
  people += 1
  return `friend-${people}@example.sg`
}
const officeIp = () => `10.7.0.${office}`
/** One of the networks of /64 that one customer has. */
const networkIp = (n: number) => `2001:db8:${office.toString(16)}:${n.toString(16)}::1`
const signUp = (ip: string, email = newAddress(), { app = t, password = testPassword } = {}) =>
  app.request('POST', '/users/signup', { body: { email, password }, headers: from(ip) })
async function confirm(email: string, ip = '10.8.0.1'): Promise<void> {
  await t.deliver()
  const token = t.latestToken(email)
  expect((await t.request('GET', `/users/signup/confirm?token=${token}`, { headers: from(ip) })).statusCode).toBe(200)
}
const statuses = async (count: number, call: (n: number) => ReturnType<typeof signUp>) => {
  const all = []
  for (let n = 0; n < count; n += 1) all.push((await call(n)).statusCode)
  return all
}
const times = (count: number, status: number): number[] => Array(count).fill(status)

describe('sign-ups from one network', () => {
  it('unconfirmed sign-ups from one machine are 20 an hour; later ones learn why', async () => {
    expect(await statuses(20, () => signUp(officeIp()))).toEqual(times(20, 200))
    const refused = await signUp(officeIp())
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toEqual({
      detail: 'Many people are signing up from this network. Please try again later.',
      code: 'too_many_sign_ups',
    })
    expect(refused.headers['retry-after']).toBe('3600')
    expect((await signUp('10.7.1.1')).statusCode).toBe(200)
    pass(3600)
    expect((await signUp(officeIp())).statusCode).toBe(200)
  })

  it('sign-ups from one address that are confirmed make room for more, up to 60 an hour in all', async () => {
    for (let n = 0; n < 60; n += 1) {
      const email = newAddress()
      expect([n, (await signUp(officeIp(), email)).statusCode]).toEqual([n, 200])
      // The link is opened somewhere else, as on a telephone, and once more.
      for (const _ of ['opened', 'opened again']) await confirm(email, `10.8.${office}.${n}`)
    }
    expect((await signUp(officeIp())).statusCode).toBe(429)
  })

  it('refused sign-ups are not counted, so they take no place of later ones', async () => {
    const first = newAddress()
    await signUp(officeIp(), first)
    await statuses(19, () => signUp(officeIp()))
    expect(await statuses(70, () => signUp(officeIp()))).toEqual(times(70, 429))
    await confirm(first)
    expect(await statuses(2, () => signUp(officeIp()))).toEqual([200, 429])
  })

  it('sign-ups with an address that has an account are counted, and never taken off', async () => {
    const email = newAddress()
    await signUp('10.7.2.1', email)
    await confirm(email)
    expect(await statuses(20, () => signUp(officeIp(), email))).toEqual(times(20, 400))
    expect((await signUp(officeIp())).statusCode).toBe(429)
  })

  it('sign-ups with an invalid address or a weak password are not counted', async () => {
    expect(await statuses(25, () => signUp(officeIp(), 'nobody'))).toEqual(times(25, 422))
    expect(await statuses(25, () => signUp(officeIp(), newAddress(), { password: 'Password123' }))).toEqual(
      times(25, 422),
    )
    expect(await statuses(21, () => signUp(officeIp()))).toEqual([...times(20, 200), 429])
  })

  it('unconfirmed sign-ups of one IPv6 customer are 60 an hour, 20 from each network', async () => {
    expect(await statuses(21, () => signUp(networkIp(0)))).toEqual([...times(20, 200), 429])
    const mine = newAddress()
    await signUp(networkIp(1), mine)
    expect(await statuses(40, (n) => signUp(networkIp(n + 2)))).toEqual([...times(39, 200), 429])
    await confirm(mine)
    expect(await statuses(2, (n) => signUp(networkIp(n + 100)))).toEqual([200, 429])
  })

  it('sign-ups and confirmations that race in two processes leave no more room than was made', async () => {
    const mails = Array.from({ length: 20 }, newAddress)
    for (const email of mails) await signUp(networkIp(0), email)
    await t.deliver()
    const opened = mails.slice(0, 10).map((email) => confirm(email, `10.9.${office}.${mails.indexOf(email)}`))
    const more = Array.from({ length: 20 }, (_, n) => signUp(networkIp(0), newAddress(), { app: n % 2 ? t : other }))
    await Promise.all(opened)
    const during = (await Promise.all(more)).filter(({ statusCode }) => statusCode === 200).length
    const after = (await statuses(12, () => signUp(networkIp(0)))).filter((status) => status === 200).length
    expect(during + after).toBe(10)
  })

  it('where nothing has to be confirmed, sign-ups from one address are 60 an hour', async () => {
    const open = await startThird({ EMAIL_CONFIRMATION: 'off' })
    vi.spyOn(open.passwordHasher, 'hash').mockResolvedValue('a hash')
    expect(await statuses(61, () => signUp(officeIp(), newAddress(), { app: open }))).toEqual([...times(60, 200), 429])
    await open.close()
  })

  it('sign-ups remember the network that they came from by a digest, for an hour', async () => {
    await t.db.deleteFrom('pending_sign_up').execute()
    await signUp(networkIp(0))
    const kept = async () => {
      await removeExpired(t)
      return t.db.selectFrom('pending_sign_up').select(['host_bucket', 'network_bucket']).execute()
    }
    pass(3599)
    expect((await kept()).map(({ host_bucket }) => Buffer.from(host_bucket ?? []).length)).toEqual([32])
    pass(1)
    expect(await kept()).toEqual([{ host_bucket: null, network_bucket: null }])
  })
})
