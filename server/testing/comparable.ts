import type { TestApp } from './test-app.ts'

/** All but id and time: what a stranger could tell it from another by. */
export function comparable({ statusCode, body, headers }: Awaited<ReturnType<TestApp['request']>>) {
  const { 'x-request-id': _id, date: _date, ...others } = headers
  return { statusCode, body, headers: others }
}
