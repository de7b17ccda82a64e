import { describe, expect, it } from 'vitest'
import { readReceipt, readTokenTimes, remainingMs, writeReceipt } from './token.ts'

const token = (claims: unknown) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`
const hour = 3_600_000
const iat = 1_800_000_000
const hourLong = token({ iat, exp: iat + 3_600 })
const receivedAt = 5_000_000

describe('what is left of a token', () => {
  it('a token is good for its own lifetime, counted from when it was received', () => {
    expect(remainingMs(hourLong, receivedAt, receivedAt)).toBe(hour)
    expect(remainingMs(hourLong, receivedAt, receivedAt + 1_000)).toBe(hour - 1_000)
    expect(remainingMs(hourLong, receivedAt, receivedAt + 2 * hour)).toBe(0)
  })

  it.each([-400 * 24 * hour, 400 * 24 * hour])(
    'the remaining time of a token does not depend on the clock of the device (%i ms off)',
    (off) => {
      const received = iat * 1000 + off
      expect(remainingMs(hourLong, received, received + 60_000)).toBe(hour - 60_000)
    },
  )

  it('a token never has more time left than its lifetime, even when the clock was set back', () => {
    expect(remainingMs(hourLong, receivedAt, receivedAt - hour)).toBe(hour)
    expect(remainingMs(hourLong, null, 0)).toBe(hour)
  })

  it('a token’s remaining time follows the device’s clock when its time of receipt is unknown', () => {
    expect(remainingMs(hourLong, null, iat * 1000 + 60_000)).toBe(hour - 60_000)
    expect(remainingMs(hourLong, null, iat * 1000 + 2 * hour)).toBe(0)
  })

  it('the remaining time of a token without times is unknown', () => {
    expect(remainingMs(token({ sub: 'me' }), receivedAt, receivedAt)).toBeNull()
    expect(remainingMs(token({ iat, exp: 'soon' }), receivedAt, receivedAt)).toBeNull()
  })
})

describe('the receipt of a token', () => {
  const other = token({ iat, exp: iat + 60 }).replace(/x$/, 'y')
  const stored = writeReceipt({ token: hourLong, receivedAtMs: receivedAt })

  it('the receipt of a token has the time when it was received', () => {
    expect(readReceipt(stored, hourLong, receivedAt)).toBe(receivedAt)
    expect(readReceipt(stored, hourLong, receivedAt + hour)).toBe(receivedAt)
  })

  it('the receipt of one token says nothing about another', () => {
    expect(readReceipt(stored, other, receivedAt)).toBeNull()
  })

  it('a receipt from the future is ignored, because the clock was set back after it was written', () => {
    expect(readReceipt(stored, hourLong, receivedAt - 1)).toBeNull()
  })

  it.each([
    null,
    '',
    '5000000',
    'x',
    ' ',
    `soon ${hourLong}`,
    `-1 ${hourLong.slice(-24)}`,
    `1e3 ${hourLong.slice(-24)}`,
  ])('a stored receipt that reads %j is ignored', (garbage) =>
    expect(readReceipt(garbage, hourLong, receivedAt)).toBeNull(),
  )

  it('a receipt does not contain the token', () => {
    const signed = `e30.${'p'.repeat(200)}.${'s'.repeat(43)}`
    expect(writeReceipt({ token: signed, receivedAtMs: 1 }).length).toBeLessThan(30)
  })
})

describe('reading a token', () => {
  it.each(['', 'x', 'a.b.c', 'a.bnVsbA.c', 'null', '{}', '..', 'a.%%%.c', `a.${btoa('[1]')}.c`, '\u0000'])(
    'reading the text %j as a token gives null and does not throw',
    (garbage) => expect(readTokenTimes(garbage)).toBeNull(),
  )

  it('a token in the URL-safe alphabet of Base64 can be read', () => {
    const claims = token({ iat, exp: iat + 1, name: '??>>~~' })
      .replaceAll('+', '-')
      .replaceAll('/', '_')
    expect(readTokenTimes(claims)).toEqual({ issuedAt: iat, expiresAt: iat + 1 })
  })
})
