import { describe, expect, it } from 'vitest'
import { callerSource } from '../platform/http/source.ts'
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts'
import { createPasswordHasher } from './password-hasher.ts'

const passwordHasher = createPasswordHasher()
const source = callerSource('10.0.0.1')

describe('a password', () => {
  it('a password is hashed by argon2id at the agreed cost, with a salt of its own', async () => {
    const hashes = [await passwordHasher.hash('same', source), await passwordHasher.hash('same', source)]
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(hashes[0]).not.toBe(hashes[1])
  })

  it.each([
    ['the 128th character', `${'x'.repeat(127)}a`, `${'x'.repeat(127)}b`],
    ['what follows 72 bytes', `${'密'.repeat(30)}a`, `${'密'.repeat(30)}b`],
    ['what follows a NUL', 'secret\0a', 'secret\0b'],
    ['case', 'Secret words', 'secret words'],
    ['a space at the end', 'secret words', 'secret words '],
    ['the width of a letter', 'secret words', 'secret word\uff53'],
    ['an emoji', 'secret 🌴', 'secret 🌵'],
  ])('a password differs by %s', async (_what, one, other) => {
    const hash = await passwordHasher.hash(one, source)
    expect(await passwordHasher.verify(hash, one, source)).toBe(true)
    expect(await passwordHasher.verify(hash, other, source)).toBe(false)
  })

  it.each([
    ['how é is written', 'caf\u00e9 au lait', 'cafe\u0301 au lait'],
    ['which space a keyboard writes', 'secret words', 'secret\u3000words'],
  ])('a password does not differ by %s', async (_what, one, other) => {
    const hashes = [await passwordHasher.hash(one, source), await passwordHasher.hash(other, source)]
    for (const hash of hashes)
      for (const typed of [one, other]) expect(await passwordHasher.verify(hash, typed, source)).toBe(true)
  })

  it('checking a password without an account fails and takes as long as with one', async () => {
    const hash = await passwordHasher.hash(testPassword, source)
    // The time of the processor, on which it does not count what else the machine does.
    const times = new Map<string | null, number>([
      [hash, 0],
      [null, 0],
    ])
    for (let round = 0; round < 15; round += 1)
      for (const [against, taken] of times) {
        const start = process.cpuUsage()
        expect(await passwordHasher.verify(against, 'a wrong guess', source)).toBe(false)
        const { user, system } = process.cpuUsage(start)
        times.set(against, taken + user + system)
      }
    const [known = 0, unknown = 0] = times.values()
    expect(unknown).toBeGreaterThan(known / 2)
    expect(unknown).toBeLessThan(known * 2)
  })

  it('a hash is outdated with less memory or fewer passes, not with more', () => {
    const tail = `$${'A'.repeat(22)}$${'A'.repeat(43)}`
    expect(passwordHasher.isOutdated(`$argon2id$v=19$m=19456,t=2,p=1${tail}`)).toBe(false)
    expect(passwordHasher.isOutdated(`$argon2id$v=19$m=65536,t=3,p=1${tail}`)).toBe(false)
    expect(passwordHasher.isOutdated(`$argon2id$v=19$m=12288,t=3,p=1${tail}`)).toBe(true)
    expect(passwordHasher.isOutdated(`$argon2id$v=19$m=19456,t=1,p=1${tail}`)).toBe(true)
  })
})

describe('many sign-ins at once', () => {
  const logIn = (t: TestApp, ip: string, username: string, password: string) =>
    t.request('POST', '/login/access-token', { form: { username, password }, headers: { 'x-forwarded-for': ip } })

  it('at most 50 sign-ins of one network wait behind two under way; later ones are refused', async () => {
    const t = await startTestApp({ TRUST_PROXY: '127.0.0.1' }, { quickPasswords: false })
    const attempt = () => logIn(t, '10.0.0.1', 'n@example.sg', 'guess guess')
    // Each caller asks again after its turn, so that it stays full however slow the machine is.
    let isFull = true
    const line = Array.from({ length: 52 }, async () => {
      while (isFull) await t.passwordHasher.verify(null, 'guess guess', source)
    })
    const turnedAway = await Promise.all(Array.from({ length: 10 }, attempt))
    isFull = false
    await Promise.race(line)
    const inLine = attempt()
    for (const answer of turnedAway) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
      expect(answer.json()).toMatchObject({ code: 'unavailable' })
    }
    await Promise.all(line)
    expect((await inLine).statusCode).toBe(400)
    expect(await passwordsStillWork(t)).toBe(true)
    await t.close()
  })

  it.each([
    ['one address', () => '10.9.9.9'],
    ['the networks of one IPv6 customer', (n: number) => `2001:db8:1:${n.toString(16)}::1`],
  ])('a flood of sign-ins from %s keeps none of 40 other people from signing in', async (_, address) => {
    const t = await startTestApp({ TRUST_PROXY: '127.0.0.1' }, { quickPasswords: false })
    const { email } = await t.newUser()
    const flood = Array.from({ length: 450 }, (_unused, n) => logIn(t, address(n), 'n@example.sg', 'guess guess'))
    const people = Array.from({ length: 40 }, (_unused, n) => logIn(t, `10.1.0.${n}`, email, testPassword))
    expect((await Promise.all(people)).map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200))
    expect((await Promise.all(flood)).filter(({ statusCode }) => statusCode === 503)).not.toEqual([])
    await t.close()
  })

  it('300 sign-ins at once from as many addresses leave room for 40 more', async () => {
    const pool = createPasswordHasher()
    const answers = Array.from({ length: 340 }, (_, n) =>
      pool.verify('not a hash', 'x', callerSource(`10.0.${n >> 8}.${n & 255}`)).catch((error: Error) => error.name),
    )
    expect(await Promise.all(answers)).not.toContain('HttpError')
  })

  it('many sign-ins at once are checked two at a time, in turn, also after one has failed', async () => {
    const pool = createPasswordHasher()
    const verify = () => pool.verify('not a hash', 'x', source).catch(() => 'failed')
    expect(await Promise.all(Array.from({ length: 52 }, verify))).toEqual(Array(52).fill('failed'))
    expect(await pool.verify(null, 'x', source)).toBe(false)
    const line = Array.from({ length: 52 }, () => pool.verify(null, 'x', source))
    await expect(pool.verify(null, 'x', source)).rejects.toMatchObject({ registered: { status: 503 } })
    await Promise.all(line)
  })
})

async function passwordsStillWork(t: TestApp): Promise<boolean> {
  const { token } = await t.newUser()
  return (await t.request('GET', '/users/me', { token })).statusCode === 200
}
