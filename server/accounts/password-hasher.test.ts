import { describe, expect, it } from 'vitest'
import { startTestApp, testPassword } from '../testing/test-app.ts'
import { createPasswordHasher, isOutdated } from './password-hasher.ts'

const passwordHasher = createPasswordHasher()

describe('a password', () => {
  it('a password is hashed by argon2id at the agreed cost, with a salt of its own', async () => {
    const hashes = [await passwordHasher.hash('same'), await passwordHasher.hash('same')]
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(hashes[0]).not.toBe(hashes[1])
  })

  it.each([
    ['the 128th character', `${'x'.repeat(127)}a`, `${'x'.repeat(127)}b`],
    ['what follows 72 bytes', `${'密'.repeat(30)}a`, `${'密'.repeat(30)}b`],
    ['what follows a NUL', 'secret\0a', 'secret\0b'],
    ['case', 'Secret words', 'secret words'],
    ['a space at the end', 'secret words', 'secret words '],
    ['how é is written', 'caf\u00e9 au lait', 'cafe\u0301 au lait'],
    ['an emoji', 'secret 🌴', 'secret 🌵'],
  ])('a password differs by %s', async (_what, one, other) => {
    const hash = await passwordHasher.hash(one)
    expect(await passwordHasher.verify(hash, one)).toBe(true)
    expect(await passwordHasher.verify(hash, other)).toBe(false)
  })

  it('a password belongs to nobody where there is no account, and that takes as long to find out', async () => {
    const hash = await passwordHasher.hash(testPassword)
    // The time of the processor, on which it does not count what else the machine does.
    const times = new Map<string | null, number>([
      [hash, 0],
      [null, 0],
    ])
    for (let round = 0; round < 15; round += 1)
      for (const [against, taken] of times) {
        const start = process.cpuUsage()
        expect(await passwordHasher.verify(against, 'a wrong guess')).toBe(false)
        const { user, system } = process.cpuUsage(start)
        times.set(against, taken + user + system)
      }
    const [known = 0, unknown = 0] = times.values()
    expect(unknown).toBeGreaterThan(known / 2)
    expect(unknown).toBeLessThan(known * 2)
  })

  it('a password is outdated when it was hashed with less memory, fewer passes, or not when with more', () => {
    const tail = `$${'A'.repeat(22)}$${'A'.repeat(43)}`
    expect(isOutdated(`$argon2id$v=19$m=19456,t=2,p=1${tail}`)).toBe(false)
    expect(isOutdated(`$argon2id$v=19$m=65536,t=3,p=1${tail}`)).toBe(false)
    expect(isOutdated(`$argon2id$v=19$m=12288,t=3,p=1${tail}`)).toBe(true)
    expect(isOutdated(`$argon2id$v=19$m=19456,t=1,p=1${tail}`)).toBe(true)
  })
})

describe('many sign-ins at once', () => {
  it('many sign-ins at once wait in a line of 100 behind the two under way; who comes later is asked to come back', async () => {
    const t = await startTestApp()
    const attempt = () =>
      t.request('POST', '/login/access-token', { form: { username: 'n@example.sg', password: 'guess guess' } })
    // Whoever has had their turn joins the line again, so that it stays full however slow the machine is.
    let isFull = true
    const line = Array.from({ length: 102 }, async () => {
      while (isFull) await t.passwordHasher.verify(null, 'guess guess')
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

  it('many sign-ins at once are let in two at a time, each in its turn, also after one has failed', async () => {
    const pool = createPasswordHasher()
    const verify = () => pool.verify('not a hash', 'x').catch(() => 'failed')
    expect(await Promise.all(Array.from({ length: 102 }, verify))).toEqual(Array(102).fill('failed'))
    expect(await pool.verify(null, 'x')).toBe(false)
    const line = Array.from({ length: 102 }, () => pool.verify(null, 'x'))
    await expect(pool.verify(null, 'x')).rejects.toMatchObject({ registered: { status: 503 } })
    await Promise.all(line)
  })
})

async function passwordsStillWork(t: Awaited<ReturnType<typeof startTestApp>>): Promise<boolean> {
  const { token } = await t.newUser()
  return (await t.request('GET', '/users/me', { token })).statusCode === 200
}
