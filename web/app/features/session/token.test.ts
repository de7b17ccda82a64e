import { describe, expect, it } from 'vitest'
import { readReceipt, readTokenTimes, remainingMs, writeReceipt } from './token.ts'

const token = (claims: unknown) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`
const hour = 3_600_000
const iat = 1_800_000_000
const hourLong = token({ iat, exp: iat + 3_600 })
const receivedAt = 5_000_000

describe('what is left of a token', () => {
  it('is its own life, counted from when it was received', () => {
    expect(remainingMs(hourLong, receivedAt, receivedAt)).toBe(hour)
    expect(remainingMs(hourLong, receivedAt, receivedAt + 1_000)).toBe(hour - 1_000)
    expect(remainingMs(hourLong, receivedAt, receivedAt + 2 * hour)).toBe(0)
  })

  it.each([-400 * 24 * hour, 400 * 24 * hour])('does not depend on what the device clock says (%i ms off)', (off) => {
    const received = iat * 1000 + off
    expect(remainingMs(hourLong, received, received + 60_000)).toBe(hour - 60_000)
  })

  it('is never more than the life, even when the clock was set back after the token came', () => {
    expect(remainingMs(hourLong, receivedAt, receivedAt - hour)).toBe(hour)
    expect(remainingMs(hourLong, null, 0)).toBe(hour)
  })

  it('falls back to the device clock when nobody knows when the token came', () => {
    expect(remainingMs(hourLong, null, iat * 1000 + 60_000)).toBe(hour - 60_000)
    expect(remainingMs(hourLong, null, iat * 1000 + 2 * hour)).toBe(0)
  })

  it('is not known for a token that does not say', () => {
    expect(remainingMs(token({ sub: 'me' }), receivedAt, receivedAt)).toBeNull()
    expect(remainingMs(token({ iat, exp: 'soon' }), receivedAt, receivedAt)).toBeNull()
  })
})

describe('the receipt of a token', () => {
  const other = token({ iat, exp: iat + 60 }).replace(/x$/, 'y')
  const stored = writeReceipt({ token: hourLong, receivedAtMs: receivedAt })

  it('tells when it came', () => {
    expect(readReceipt(stored, hourLong, receivedAt)).toBe(receivedAt)
    expect(readReceipt(stored, hourLong, receivedAt + hour)).toBe(receivedAt)
  })

  it('says nothing of another token', () => {
    expect(readReceipt(stored, other, receivedAt)).toBeNull()
  })

  it('that lies in the future was written before the clock was set back, and counts no more', () => {
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
  ])('is none when it reads %j', (garbage) => expect(readReceipt(garbage, hourLong, receivedAt)).toBeNull())

  it('does not repeat the token', () => {
    const signed = `e30.${'p'.repeat(200)}.${'s'.repeat(43)}`
    expect(writeReceipt({ token: signed, receivedAtMs: 1 }).length).toBeLessThan(30)
  })
})

describe('reading a token', () => {
  it.each(['', 'x', 'a.b.c', 'a.bnVsbA.c', 'null', '{}', '..', 'a.%%%.c', `a.${btoa('[1]')}.c`, '\u0000'])(
    'answers null for %j and does not throw',
    (garbage) => expect(readTokenTimes(garbage)).toBeNull(),
  )

  it('understands the alphabet of URLs', () => {
    const claims = token({ iat, exp: iat + 1, name: '??>>~~' })
      .replaceAll('+', '-')
      .replaceAll('/', '_')
    expect(readTokenTimes(claims)).toEqual({ issuedAt: iat, expiresAt: iat + 1 })
  })
})
