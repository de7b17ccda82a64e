import { describe, expect, it } from 'vitest'
import { SmallServer } from '../testing/small-server.ts'

const server = SmallServer.forEachTest({ rateLimits: true })

describe('limits of calls', () => {
  it('the server lets exactly as many calls through as the limit says, then answers 429', async () => {
    const statuses = []
    for (let call = 0; call < 4; call += 1) statuses.push((await server.write({})).statusCode)
    expect(statuses).toEqual([422, 422, 422, 429])
    const refused = await server.write({})
    expect(refused.json().code).toBe('too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('the server counts by e-mail whatever its case, and by user', async () => {
    const statuses = []
    for (const email of ['a@x.sg', 'A@X.sg', 'a@x.SG'])
      statuses.push((await server.write({ email, count: 1 })).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    for (const expected of [200, 200, 429]) expect((await server.read()).statusCode).toBe(expected)
    expect((await server.read('', { authorization: 'bob' })).statusCode).toBe(200)
  })

  const call = async (remoteAddress: string) =>
    (await server.app.inject({ url: '/api/v1/nothing', remoteAddress })).statusCode
  const calls = async (times: number, remoteAddress: string) => {
    const statuses = new Set<number>()
    for (let each = 0; each < times; each += 1) statuses.add(await call(remoteAddress))
    return [...statuses]
  }

  it('the server takes 300 calls a minute from one address, and many more files and pages', async () => {
    expect(await calls(300, '10.0.0.1')).toEqual([404])
    expect(await call('10.0.0.1')).toBe(429)
    expect(await call('10.0.0.2')).toBe(404)
    for (let each = 0; each < 1000; each += 1)
      expect((await server.app.inject({ url: '/assets/one.js', remoteAddress: '10.0.0.1' })).statusCode).toBe(404)
  })

  it('the server counts an IPv6 /64 as one address, and a /48 with a wider limit', async () => {
    expect(await calls(300, '2001:db8:1:1::1')).toEqual([404])
    expect(await call('2001:db8:1:1:ffff::2')).toBe(429)
    for (const network of [2, 3, 4]) expect(await calls(300, `2001:db8:1:${network}::1`)).toEqual([404])
    expect(await calls(300, '2001:db8:1:5::1')).toEqual([404])
    expect(await call('2001:db8:1:6::1')).toBe(429)
    expect(await call('2001:db8:2:1::1')).toBe(404)
    expect(await call('::ffff:10.0.0.9')).toBe(404)
  })

  it('the server is not fooled by a forged forwarded address', async () => {
    for (let call = 0; call < 3; call += 1) await server.write({}, { 'x-forwarded-for': `10.0.0.${call}` })
    expect((await server.write({}, { 'x-forwarded-for': '10.9.9.9' })).statusCode).toBe(429)
  })
})
