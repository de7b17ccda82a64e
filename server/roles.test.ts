import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { givenEnv } from '../testing/given-env.ts'
import { type SmtpStub, startSmtpStub } from './mail/testing/smtp-stub.ts'
import { closedPort } from './platform/testing/closed-port.ts'
import { createDatabase, dropDatabase, withDatabase } from './testing/snapshot.ts'
import { onPostgres } from './testing/test-database.ts'

describe.runIf(onPostgres)('processes of one site, each with its part', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-roles-'))
  const snapshot = inject('snapshot')
  if (snapshot.kind !== 'server') return
  let name: string
  let stub: SmtpStub
  const stops: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    name = await createDatabase(snapshot.url, snapshot.template)
    stub = await startSmtpStub()
  })
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop()
    await stub.close()
    await dropDatabase(snapshot.url, name)
    rmSync(folder, { recursive: true })
  })

  /** Starts the server in a role, and resolves with where it is once it is ready. */
  async function start(role: 'web' | 'worker', database = name): Promise<string> {
    const port = String(await closedPort())
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: {
        ...givenEnv,
        ROLE: role,
        PORT: port,
        DATABASE_URL: withDatabase(snapshot.kind === 'server' ? snapshot.url : '', database),
        DATA_DIR: folder,
        SMTP_URL: `smtp://127.0.0.1:${stub.port}`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    stops.push(() => {
      child.kill()
      return ended
    })
    for await (const text of child.stdout) if (String(text).includes('is ready')) return `http://127.0.0.1:${port}`
    throw new Error(`A process ended with ${child.exitCode} and was never ready`)
  }

  it('a web process takes a sign-up and mails nothing; a worker mails it, and answers for its health alone', async () => {
    const web = await start('web')
    const signUp = await fetch(`${web}/api/v1/users/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ann@example.sg', password: 'a quiet harbour' }),
    })
    expect(signUp.status).toBe(200)
    // A process that works takes a job at once, or with its next look two seconds later.
    await wait(4_000)
    expect(stub.recipients).toEqual([])

    const worker = await start('worker')
    const paths = ['/health/live', '/health/ready', '/', '/api/v1/site', '/api/v1/openapi.json', '/payment/webhook']
    const statuses = paths.map(async (path) => (await fetch(`${worker}${path}`)).status)
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404, 404, 404])
    while (stub.accepted.length === 0) await wait(50)
    expect(stub.recipients).toEqual(['ann@example.sg'])
  })

  it('processes that start at the same moment on an empty database all become ready', async () => {
    const empty = await createDatabase(snapshot.url, 'template0')
    stops.push(() => dropDatabase(snapshot.url, empty))
    const origins = await Promise.all([start('web', empty), start('worker', empty), start('web', empty)])
    for (const origin of origins) expect((await fetch(`${origin}/health/ready`)).status).toBe(200)
  })
})
