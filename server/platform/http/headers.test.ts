import { describe, expect, it } from 'vitest'
import { id, SmallServer } from '../testing/small-server.ts'

const server = SmallServer.forEachTest()

const everywhere = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
}
/** All but what says how an answer is read and sent. */
const ofSecurity = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['connection', 'content-length', 'content-type', 'date'].includes(name),
    ),
  )

describe('headers', () => {
  it('a page and its errors have exactly these headers', async () => {
    const { headers } = await server.app.inject('/nothing')
    expect(ofSecurity(headers)).toEqual({
      ...everywhere,
      'content-security-policy':
        "default-src 'none';script-src 'self' 'sha256-abc';style-src 'self';img-src 'self' data:;font-src 'self';" +
        "connect-src 'self';manifest-src 'self';worker-src 'self';form-action 'self';base-uri 'none';" +
        "frame-ancestors 'none';report-uri /api/v1/policy-reports;report-to policy",
      'content-security-policy-report-only':
        "require-trusted-types-for 'script';report-uri /api/v1/policy-reports;report-to policy",
      'cross-origin-embedder-policy': 'require-corp',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'reporting-endpoints': 'policy="/api/v1/policy-reports"',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    })
  })

  it.each([
    ['answer', () => server.read()],
    ['refusal', () => server.write({})],
    ['unknown call', () => server.app.inject('/api/v1/nothing')],
    ['answer about health', () => server.app.inject('/health/live')],
  ])('an %s of the API has exactly these headers', async (_, call) => {
    expect(ofSecurity((await call()).headers)).toEqual({
      ...everywhere,
      'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    })
  })

  it.each([
    `/%61pi/v1/notes/${id}`,
    '/a%70%69/v1/none',
    `/ap%69/v1/notes/${id}?skip=%61`,
    `http://settle.example/api/v1/notes/${id}`,
    'HTTPS://settle.example:8443/%61pi/v1/none?x',
    '/%68ealth/live',
  ])('headers keep %s from every cache, however the address is written', async (url) => {
    const { socket, read, closed } = await server.connect()
    socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: ann\r\nConnection: close\r\n\r\n`)
    await closed
    expect(read()).toMatch(/^cache-control: no-store\r$/m)
  })
})
