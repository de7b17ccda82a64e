import { afterAll, expect, it } from 'vitest'
import { scrape } from './platform/metrics.ts'
import { serveMetrics } from './platform/metrics-server.ts'
import { startTestApp } from './testing/test-app.ts'

const test = await startTestApp()
afterAll(() => test.close())

it('a scrape has requests by template with their durations, by names of OpenTelemetry', async () => {
  await test.request('GET', '/users/me')
  const text = await scrape()
  expect(text).toContain('http_server_request_duration_seconds_bucket{http_request_method="GET",status="4xx",le="0.5"}')
  expect(text).toContain(
    'http_server_requests_total{http_request_method="GET",http_route="/api/v1/users/me",status="4xx"} 1',
  )
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
  expect((await test.app.inject('/metrics')).statusCode).toBe(404)
  await server.close()
})
