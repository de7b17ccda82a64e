import { expect, it } from 'vitest'
import { callerSource, truncatedSource } from './source.ts'

it.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:cb00:714d', '203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:aaaa:bbbb:cccc::1', '2001:db8:aaaa:bbbb::', '2001:db8:aaaa::', '2001:db8:aaaa::/48'],
  ['2001:DB8:AAAA::1', '2001:db8:aaaa::', '2001:db8:aaaa::', '2001:db8:aaaa::/48'],
  ['::1', '::', '::', '::/48'],
  ['unknown', 'unknown', 'unknown', 'unknown'],
  ['evil@example.sg', 'evil@example.sg', 'evil@example.sg', 'unknown'],
])('the source of %s is host %s in network %s, and written as %s', (ip, host, network, written) => {
  expect(callerSource(ip)).toEqual({ host, network })
  expect(truncatedSource(ip)).toBe(written)
})
