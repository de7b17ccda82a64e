import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Endpoint, endpoints } from '@settlesg/contract'
import { withPay } from '@settlesg/model/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveMetrics } from './platform/metrics/metrics-server.ts'
import { openReports } from './reports/testing/reader.ts'
import { testPassword } from './testing/test-app.ts'
import { metricsOf } from './watch.ts'

/** What no metric may hold: addresses, names, answers and ids that are like nothing else. */
const marked = { email: 'quokka-marked@example.sg', name: 'Quokka Lim', label: 'Quokka hopes', pay: 98_761 }
const secrets: string[] = [marked.email, marked.name, marked.label, 'quokka', testPassword, '127.0.0.1']
const connections = () => ({ used: 1, idle: 2, waiting: 3 })

let reports: Awaited<ReturnType<typeof openReports>>
let backupDir: string
let text = ''
beforeAll(async () => {
  reports = await openReports()
  backupDir = mkdtempSync(join(tmpdir(), 'settlesg-dumps-'))
  const dump = join(backupDir, 'settlesg-2026-11-21T0400Z.dump')
  writeFileSync(dump, '')
  utimesSync(dump, 1_795_233_600, 1_795_233_600)
  await playPeople()
  text = await metricsOf(watched(), { connections })()
})
afterAll(async () => {
  rmSync(backupDir, { recursive: true })
  await reports.close()
})

/** The books were checked; what else is read of the database is what people did. */
const watched = () => ({
  ...reports,
  settings: { backupDir },
  jobs: { ...reports.jobs, lastResult: async () => ({ result: { found: 0 }, at: reports.clock.now() }) },
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

it('a scrape has what people wait for by template and duration, and what else is counted', () => {
  expect(text).toMatch(
    /^http_request_duration_seconds_bucket\{le="0.5",method="GET",route="\/api\/v1\/assessments\/:id",status="2xx"\} [1-9]/m,
  )
  expect(text).toMatch(/^http_request_duration_seconds_count\{method="other",route="unknown",status="4xx"\} [1-9]/m)
  // Other tests of this process count as well.
  for (const counter of ['payments_total{outcome="paid"}', 'security_events_total{event="sign_in_failed"}'])
    expect(Number(text.split(`\nsettlesg_${counter} `)[1]?.split('\n')[0]), counter).toBeGreaterThan(0)
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
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
})

it('no metric holds an address, a name, an answer, an id or a token of a person', () => {
  for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
  // As a whole number only: sums of seconds hold any five digits now and then.
  expect(text).not.toMatch(new RegExp(`(?<![\\w.])${marked.pay}(?!\\w)`))
})

it.each([
  ['away', () => Promise.reject(new Error('the database is away'))],
  ['silent', () => new Promise<never>(() => {})],
])('the gauges of a database that is %s are no number, and the rest is there', async (_, lastResult) => {
  const scraped = await metricsOf({ ...watched(), jobs: { ...reports.jobs, lastResult } }, { connections })()
  expect(scraped).toMatch(/^settlesg_mail_waiting nan$/im)
  expect(scraped).toContain('http_request_duration_seconds_count')
})

it('without a folder of dumps there is no series of theirs, and in an empty one no number', async () => {
  const scrape = (dumps: string | null) =>
    metricsOf({ ...watched(), settings: { backupDir: dumps } }, { connections })()
  expect(await scrape(null)).not.toContain('settlesg_backup')
  expect(await scrape(join(backupDir, 'none'))).toMatch(/^settlesg_backup_newest_timestamp_seconds nan$/im)
})

it('the port for metrics answers GET /metrics alone, and the public one has no such page', async () => {
  const server = await serveMetrics({ host: '127.0.0.1', port: 0 }, metricsOf(watched(), { connections }))
  const url = server.listeningOrigin
  const answer = await fetch(`${url}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(await answer.text()).toContain('http_request_duration_seconds_count')
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
  for (const path of ['/', '/metrics/', '/health/live', '/api/v1/site'])
    expect((await fetch(`${url}${path}`)).status).toBe(404)
  expect((await reports.app.inject('/metrics')).statusCode).toBe(404)
  await server.close()
})

it('hostile addresses and methods of every call make no series of their own', async () => {
  const calls = Object.values<Endpoint>(endpoints)
  for (const hostile of ['..%2f..%2fetc', 'a'.repeat(3_000), '%00', "'; drop table", '{{7*7}}', '小明'])
    for (const { method, path } of calls) {
      const filled = path.replaceAll(/\{\w+\}/g, encodeURI(hostile))
      for (const url of [filled, `${filled}/${encodeURI(hostile)}`, `/${encodeURI(hostile)}${filled}`])
        await reports.app.inject({ method, url: `/api/v1${url}?${encodeURI(hostile)}=1` })
    }
  for (const method of ['PUT', 'OPTIONS', 'HEAD', 'TRACE'] as const)
    await reports.app.inject({ method, url: '/quokka' })
  const labels = (await metricsOf(watched(), { connections })()).matchAll(/method="(\w+)",route="([^"]*)"/g)
  const seen = [...new Set([...labels].map(([, method, route]) => `${method} ${route}`))]
  const known = calls.map(({ method, path }) => `${method} /api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
  known.push('GET /api/v1/users', 'GET /api/v1/openapi.json', 'GET site', 'other unknown')
  expect(known).toEqual(expect.arrayContaining(seen))
})

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

it('dashboard and alerts ask only for metrics that a scrape has, and each alert names its line of the runbook', () => {
  const scraped = new Set(text.matchAll(/^(\w+)[{ ]/gm).map(([, name]) => name))
  const alerts = read('deploy/alerts.yaml')
  const dashboard = read('deploy/grafana/settlesg.json')
  const asks = `${alerts}${dashboard}`
    .matchAll(/\b(?:http_request|settlesg|nodejs|db_client)_\w+/g)
    .map(([name]) => name)
  const names = [...new Set(asks)]
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(scraped, name).toContain(name)
  const paths = Object.values<Endpoint>(endpoints).map(({ path }) => `/api/v1${path}`)
  const routes = [...dashboard.matchAll(/route=~?\\"([^"]+)\\"/g)].map(([, route]) => new RegExp(`^${route}$`))
  expect(routes.length).toBeGreaterThan(0)
  for (const route of routes) expect(paths).toContainEqual(expect.stringMatching(route))
  const alertNames = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const runbooks = [...alerts.matchAll(/runbook: docs\/operations\.md#(\S+)/g)].map(([, anchor]) => anchor)
  expect(runbooks).toEqual(alertNames.map((name) => name?.toLowerCase()))
  for (const anchor of runbooks) expect(read('docs/operations.md')).toContain(`<a id="${anchor}"></a>`)
  for (const title of ['Do people wait?', 'Money', 'Mails', 'The machine']) expect(dashboard).toContain(`"${title}"`)
})
