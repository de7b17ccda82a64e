import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { long } from '../../testing/long.ts'
import type { Database } from '../platform/database/database.ts'
import type { Tables } from '../tables.ts'
import { startProcess } from '../testing/process.ts'
import { runCommand } from '../testing/run-file.ts'
import { createDataFolder, databaseUrl, onPostgres, openTestDatabase } from '../testing/test-database.ts'

/* The server as `npm start` runs it, killed and started again on one folder: its payment sandbox goes on where it was. */

let database: Database<Tables> | null = null
let env: Record<string, string>
beforeAll(async () => {
  database = onPostgres ? await openTestDatabase() : null
  env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'settlesg-sandbox-')) }
  Object.assign(env, { RATE_LIMITS: 'off', EMAIL_CONFIRMATION: 'off', DEMO_ACCOUNT: 'off' })
  if (database) env.DATABASE_URL = await databaseUrl(database.db)
  else await createDataFolder(env.DATA_DIR ?? '')
})
afterAll(async () => {
  rmSync(env.DATA_DIR ?? '', { recursive: true, force: true })
  await database?.close()
})

const start = () => startProcess(env, { logFile: join(env.DATA_DIR ?? '', 'server.log') })

const call = async (origin: string, path: string, { token = '', body }: { token?: string; body?: object } = {}) => {
  const isForm = body instanceof URLSearchParams
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  return JSON.parse(await answer.text())
}

const reconcile = () => runCommand(['reconcile'], env)

it('a payment outlives kill -9 of the server: it is granted later, and the books agree (F-10)', async () => {
  let server = await start()
  const credentials = { email: 'buyer@example.sg', password: 'a quiet harbour' }
  await call(server.origin, '/users/signup', { body: credentials })
  const form = new URLSearchParams({ username: credentials.email, password: credentials.password })
  const { access_token } = await call(server.origin, '/login/access-token', { body: form })
  const token = z.string().parse(access_token)
  const credits = async () => (await call(server.origin, '/users/me', { token })).credits

  for (const [index, signal] of long(
    ['SIGKILL', 'SIGTERM'] as const,
    ['SIGKILL', 'SIGKILL', 'SIGTERM'] as const,
  ).entries()) {
    const body = { quantity: 1 }
    const { url, session_id } = await call(server.origin, '/payment/create-checkout-session_1', { token, body })
    const page = `${server.origin}${new URL(url).pathname}`
    // The person saw the answer: from here on the payment is true, whatever becomes of the process.
    const paying = await fetch(`${page}/complete`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid' }),
      redirect: 'manual',
    })
    expect([paying.status, paying.headers.get('location')]).toEqual([303, expect.stringContaining(session_id)])
    await (signal === 'SIGKILL' ? server.kill() : server.stop())
    server = await start()
    expect((await fetch(`${server.origin}${new URL(url).pathname}`)).status).toBe(200)
    await vi.waitFor(async () => expect(await credits()).toBe(1 + 3 * (index + 1)), { timeout: 60_000, interval: 100 })
    await (signal === 'SIGKILL' ? server.kill() : server.stop())
    expect(await reconcile()).toEqual({ code: 0, output: 'Provider and books agree.\n' })
    server = await start()
  }
  await server.stop()
})
