import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Endpoint, endpoints } from '@settlesg/contract'
import { withPay } from '@settlesg/model/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { endRequest, scrape, watch } from './platform/metrics.ts'
import { serveMetrics } from './platform/metrics-server.ts'
import { sendTraces } from './platform/traces.ts'
import { openReports } from './reports/testing/reader.ts'
import { testPassword } from './testing/test-app.ts'
import { storedFigures } from './watch.ts'

/** What neither a metric nor a span may hold: addresses, names, answers and ids that are like nothing else. */
const marked = { email: 'quokka-marked@example.sg', name: 'Quokka Lim', label: 'Quokka hopes', pay: 98_761 }
const secrets: string[] = [marked.email, marked.name, marked.label, 'quokka', testPassword, '127.0.0.1']

const collector = createServer(async (request, response) => {
  exported.push(Buffer.concat(await request.toArray()).toString('utf8'))
  response.writeHead(200).end()
})
const exported: string[] = []
const database = { isAway: false, asked: 0 }
async function readFigures() {
  database.asked += 1
  if (database.isAway) throw new Error('the database is away')
  return { ...(await storedFigures(reports)), books: { violations: 0, differences: 0, checkedAt: 1_790_000_000 } }
}

let reports: Awaited<ReturnType<typeof openReports>>
let text = ''
beforeAll(async () => {
  reports = await openReports()
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const traces = sendTraces(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`)
  const newestBackup = async () => new Date('2026-11-21T04:00:00Z')
  watch({ connections: () => ({ used: 1, idle: 2, waiting: 3 }), newestBackup, readFigures })
  await playPeople()
  text = await scrape()
  await traces.close()
})
afterAll(async () => {
  collector.close()
  await reports.close()
})

/** Everything that a person does, as one would, and some of it wrongly. */
async function playPeople() {
  const { request, newUser, buy, upload } = reports
  const { id, token } = await newUser(marked.email)
  await request('PATCH', '/users/me', { token, body: { full_name: marked.name } })
  const profile = withPay(marked.pay)
  const charged = (await request('POST', '/credit/user-consume-credits', { token, body: { profile } })).json()
  const { purchaseId, sessionId } = await buy(token, 'pack_2')
  await request('POST', '/credit/user-consume-supercredits', { token, body: { profile } })
  const report = { assessment_id: charged.assessment_id, language: 'en', label: marked.label }
  const file = await request('POST', '/users/generate-pr-report', { token, body: report })
  expect(file.statusCode).toBe(200)
  await request('POST', '/users/send_pr1', { token, body: report })
  await upload(token, file.rawPayload)
  await reports.deliver()
  for (const path of [`/assessments/${charged.assessment_id}`, `/payment/purchases/${purchaseId}`, `/${marked.email}`])
    await request('GET', path, { token })
  await request('POST', `/password-recovery/${marked.email}`)
  await reports.logIn(marked.email, 'quokka guesses')
  await request('GET', `/users/signup/confirm?token=${marked.name}`)
  await request('GET', `/assessments/quokka?${marked.email}`, { headers: { 'user-agent': marked.name } })
  secrets.push(id, token, charged.assessment_id, purchaseId, sessionId)
}

it('a scrape has what people wait for by template and duration, in the names of OpenTelemetry', () => {
  expect(text).toContain('http_server_request_duration_seconds_bucket{http_request_method="GET",status="2xx",le="0.5"}')
  expect(text).toMatch(/^http_server_requests_total\{.*http_route="\/api\/v1\/assessments\/:id",status="2xx"\} [1-9]/m)
  expect(text).toMatch(
    /^http_server_requests_total\{http_request_method="_OTHER",http_route="unknown",status="4xx"\} [1-9]/m,
  )
  // Other tests of this process count as well.
  for (const counter of [
    'settlesg_estimate_duration_seconds_count ',
    'settlesg_report_duration_seconds_count ',
    'settlesg_payments_total{outcome="paid"} ',
    'settlesg_security_events_total{event="sign_in_failed"} ',
  ])
    expect(Number(text.split(`\n${counter}`)[1]?.split('\n')[0]), counter).toBeGreaterThan(0)
  for (const line of [
    'settlesg_line_waiting{line="passwords"} 0',
    'settlesg_mail_waiting 1',
    'settlesg_mail_dead 0',
    'settlesg_ledger_violations 0',
    'settlesg_backup_newest_timestamp_seconds 1795233600',
    'db_client_connection_count{state="idle"} 2',
    'db_client_connection_pending_requests 3',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^settlesg_mail_tries_total\{outcome="sent"\} [1-9]/m)
  expect(text).toMatch(/^nodejs_eventloop_delay_p99_seconds \d/m)
})

it('spans name template, status and what took long, each in the trace of its request', () => {
  const spans: { name: string; traceId: string; parentSpanId?: string; attributes: { key: string }[] }[] = exported
    .flatMap((body) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
  const find = (name: string) => spans.find((span) => span.name === name)
  const charge = find('POST /api/v1/credit/user-consume-credits')
  expect(charge?.attributes.map(({ key }) => key)).toEqual([
    'http.request.method',
    'http.route',
    'http.response.status_code',
  ])
  expect(find('charge an estimate')?.traceId).toBe(charge?.traceId)
  expect(find('print a report')?.traceId).toBe(find('POST /api/v1/users/generate-pr-report')?.traceId)
})

it('no metric and no span holds an address, a name, an answer, an id or a token of a person', () => {
  const everything = `${text}${exported.join('')}`.toLowerCase()
  expect(exported.length).toBeGreaterThan(0)
  for (const secret of secrets) expect(everything).not.toContain(secret.toLowerCase())
  // As a whole number only: sums of seconds and random ids hold any five digits now and then.
  expect(everything).not.toMatch(new RegExp(`(?<![\\w.])${marked.pay}(?!\\w)`))
})

it('the gauges of the database are asked once in 15 seconds, however often somebody scrapes', async () => {
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now')
  expect(database.asked).toBe(1)
  clock.mockReturnValue(now + 16_000)
  await Promise.all([scrape(), scrape(), scrape()])
  clock.mockReturnValue(now + 30_000)
  await scrape()
  expect(database.asked).toBe(2)
  clock.mockRestore()
})

it('the gauges of a database that is away are no number, and the rest is there', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  database.isAway = true
  const without = await scrape()
  clock.mockRestore()
  expect(without).toContain('\nsettlesg_mail_waiting NaN\n')
  expect(without).toContain('http_server_requests_total')
})

it('the port for metrics answers GET /metrics alone, and the public one has no such page', async () => {
  const server = await serveMetrics({ host: '127.0.0.1', port: 0 })
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${server.port}${path}`, { method })
  const answer = await ask('/metrics')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(await answer.text()).toContain('http_server_requests_total')
  expect((await ask('/metrics', 'POST')).status).toBe(405)
  for (const path of ['/', '/metrics/', '/metrics?x', '/health/live', '/api/v1/site'])
    expect((await ask(path)).status).toBe(404)
  expect((await reports.app.inject('/metrics')).statusCode).toBe(404)
  await server.close()
})

it('hostile addresses of every call make no more series, and all routes with all results make 500 at most', async () => {
  const calls = Object.values<Endpoint>(endpoints)
  for (const hostile of ['..%2f..%2fetc', 'a'.repeat(3_000), '%00', "'; drop table", '{{7*7}}', '小明'])
    for (const { method, path } of calls) {
      const filled = path.replaceAll(/\{\w+\}/g, encodeURI(hostile))
      for (const url of [filled, `${filled}/${encodeURI(hostile)}`, `/${encodeURI(hostile)}${filled}`])
        await reports.app.inject({ method, url: `/api/v1${url}?${encodeURI(hostile)}=1` })
    }
  for (const method of ['PUT', 'OPTIONS', 'HEAD', 'TRACE'] as const)
    await reports.app.inject({ method, url: '/quokka' })
  const routes = (scraped: string) => [...new Set(scraped.matchAll(/http_route="([^"]*)"/g).map(([, route]) => route))]
  const known = [...calls.map(({ path }) => `/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`), 'site', 'unknown']
  known.push('/api/v1/users', '/api/v1/openapi.json')
  expect(known).toEqual(expect.arrayContaining(routes(await scrape())))
  for (const { method, path } of calls)
    for (const status of [200, 404, 503])
      endRequest(null, method, `/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, status, 1)
  const series = (await scrape()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(series.length).toBeLessThanOrEqual(500)
})

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

it('dashboard and alerts ask only for metrics that a scrape has, and each alert names its line of the runbook', () => {
  const scraped = new Set(text.matchAll(/^(\w+)[{ ]/gm).map(([, name]) => name))
  const alerts = read('deploy/alerts.yaml')
  const dashboard = read('deploy/grafana/settlesg.json')
  const asks = `${alerts}${dashboard}`
    .matchAll(/\b(?:http_server|settlesg|nodejs|db_client)_\w+/g)
    .map(([name]) => name)
  const names = [...new Set(asks)]
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(scraped, name).toContain(name)
  const alertNames = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const runbooks = [...alerts.matchAll(/runbook: docs\/operations\.md#(\S+)/g)].map(([, anchor]) => anchor)
  expect(runbooks).toEqual(alertNames.map((name) => name?.toLowerCase()))
  for (const anchor of runbooks) expect(read('docs/operations.md')).toContain(`<a id="${anchor}"></a>`)
  for (const title of ['Do people wait?', 'Money', 'Mails', 'The machine']) expect(dashboard).toContain(`"${title}"`)
})
