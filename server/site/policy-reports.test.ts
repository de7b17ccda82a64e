import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { limited } from '../testing/machines.ts'
import { startTestApp } from '../testing/test-app.ts'
import { policyReportRoute } from './policy-reports.ts'

let network = 0
const t = beforeTests(() => startTestApp(limited))
beforeEach(() => {
  network += 1
})

const report = (payload: string, type = 'application/csp-report', ip = `198.51.100.${network}`) =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/policy-reports',
    headers: { 'content-type': type, 'x-forwarded-for': ip },
    payload,
  })
const old = (directive: string, page: string) =>
  JSON.stringify({
    'csp-report': {
      'effective-directive': directive,
      'document-uri': page,
      'blocked-uri': 'https://evil.example/secret.js',
      'script-sample': 'steal(token)',
    },
  })

describe('POST /policy-reports', () => {
  it('POST /policy-reports counts by directive, without source, address or content', async () => {
    const page = 'https://settle.example/reset-password?token=hidden'
    for (let n = 0; n < 2; n += 1) expect((await report(old('script-src-elem', page))).statusCode).toBe(200)
    const body = { effectiveDirective: 'img-src', documentURL: page, blockedURL: 'https://evil.example/' }
    const several = [
      { type: 'csp-violation', body },
      { type: 'deprecation', body: { id: 'x' } },
    ]
    expect((await report(JSON.stringify(several), 'application/reports+json')).json()).toEqual({ message: 'Counted' })
    await t.app.keepSecurityEvents()
    const rows = await t.db.selectFrom('security_event').selectAll().where('event', '=', 'policy_violated').execute()
    expect(
      rows.map(({ kind, count, source, account_id, address }) => [kind, count, source, account_id, address]),
    ).toEqual([
      ['script-src-elem another page', 2, null, null, null],
      ['img-src another page', 1, null, null, null],
    ])
    const recorded = t.logLines.join('') + JSON.stringify(rows)
    for (const secret of ['hidden', 'evil', 'steal']) expect(recorded).not.toContain(secret)
  })

  it.each(['', 'no JSON', 'null', '{}', '[1]', '{"csp-report":7}'])(
    'POST /policy-reports answers 400 to what is no report: %s',
    async (payload) => expect((await report(payload)).statusCode).toBe(400),
  )

  it('POST /policy-reports answers 413 over 4 KB', async () => {
    expect((await report(old('img-src', `https://settle.example/${'x'.repeat(4096)}`))).statusCode).toBe(413)
  })

  it('POST /policy-reports answers 429 to the eleventh of a minute from one network', async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await report(old('img-src', ''), undefined, `2001:db8:${network}:${n}::1`)).statusCode).toBe(200)
    const answer = await report(old('img-src', ''), undefined, `2001:db8:${network}:99::1`)
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBeDefined()
  })
})

describe('what a policy report is counted as', () => {
  let app: FastifyInstance
  let counted: string[]
  beforeAll(async () => {
    app = Fastify()
    app.decorate('countSecurityEvent', (_request, _event, kind) => void counted.push(kind))
    app.decorate('limiter', () => async () => {})
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    policyReportRoute(app, ['/', '/home', '/tool/result/:encodedParams'])
  })
  afterAll(() => app.close())

  it.each([
    ['script-src-elem', 'https://settle.example/', 'script-src-elem /'],
    ['script-src-elem', 'https://settle.example/home?utm=1#x', 'script-src-elem /home'],
    ['connect-src', 'https://settle.example/tool/result/6f9619ff-8b86', 'connect-src /tool/result/:encodedParams'],
    ['connect-src', 'https://settle.example/home/6f9619ff', 'connect-src another page'],
    ['require-trusted-types-for', 'https://settle.example/home', 'require-trusted-types-for /home'],
    ['steal-src', 'about:blank', 'another directive another page'],
    ['', 'no address', 'another directive another page'],
  ])('a report of %s on %s is counted as %s', async (directive, page, kind) => {
    counted = []
    const headers = { 'content-type': 'application/csp-report' }
    await app.inject({ method: 'POST', url: '/api/v1/policy-reports', headers, payload: old(directive, page) })
    expect(counted).toEqual([kind])
  })
})
