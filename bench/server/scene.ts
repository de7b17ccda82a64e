import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Call } from './load.ts'
import { type Running, start as startProgram } from './process.ts'

export type DatabaseKind = 'PostgreSQL' | 'embedded'

/** Everything a measurement needs of one kind of database: a folder and a database of its own, and how to start on it. */
export interface Scene {
  kind: DatabaseKind
  /** Null on the embedded database. */
  databaseUrl: string | null
  startOurs(options?: { pinned?: boolean; env?: Record<string, string> }): Promise<Running>
  startAnchor(name: 'json' | 'pg' | 'pglite' | 'argon2', options?: { pinned?: boolean }): Promise<Running>
  /** Stops what runs of it, and removes both. */
  close(): Promise<void>
}

/** Who signs in. The server makes this account itself where DEMO_ACCOUNT is on. */
const demo = new URLSearchParams({ username: 'demo@settlesg.example', password: 'settling down' }).toString()
export const logInCall: Call = {
  path: '/api/v1/login/access-token',
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: demo,
}

/** Makes an empty folder and, on a PostgreSQL server, an empty database. */
export async function openScene(kind: DatabaseKind, serverUrl: string | null): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-bench-'))
  const databaseUrl = kind === 'PostgreSQL' && serverUrl ? await createDatabase(serverUrl) : null
  const logFile = join(folder, 'log')
  const dataDir = join(folder, 'data')
  let copies = 0

  const running: Running[] = []
  const start = async (program: Omit<Parameters<typeof startProgram>[0], 'logFile'>) => {
    const server = await startProgram({ ...program, logFile })
    running.push(server)
    return server
  }

  return {
    kind,
    databaseUrl,
    startOurs: ({ env, ...options } = {}) =>
      start({
        // As `npm start` does.
        args: ['--max-semi-space-size=4', 'server/main.ts'],
        env: {
          DATA_DIR: dataDir,
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
          DEMO_ACCOUNT: 'on',
          RATE_LIMITS: 'off',
          ...env,
        },
        readyPath: '/health/ready',
        ...options,
      }),
    async startAnchor(name, options) {
      // A second process must not open the folder of the first. Copied while ours is stopped, or its copy may be torn.
      const copy = join(folder, `copy-${copies++}`)
      if (name === 'pglite') cpSync(join(dataDir, 'db'), copy, { recursive: true })
      return start({
        args: ['bench/server/anchors.ts', name],
        env: {
          PGLITE_FOLDER: copy,
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        },
        readyPath: name === 'pg' ? '/ready' : '/health/live',
        ...options,
      })
    },
    async close() {
      await Promise.all(running.map((server) => server.stop()))
      rmSync(folder, { recursive: true, force: true })
      if (databaseUrl && serverUrl) await onServer(serverUrl, `drop database ${nameIn(databaseUrl)} with (force)`)
    },
  }
}

/** Signs in and answers with the call that a signed-in page makes first. */
export async function meCall(server: Running): Promise<Call> {
  const { path, ...options } = logInCall
  const answer = await fetch(`${server.origin}${path}`, options)
  const { access_token }: { access_token: string } = JSON.parse(await answer.text())
  return { path: '/api/v1/users/me', headers: { authorization: `Bearer ${access_token}` } }
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The PostgreSQL server to measure on, or why there is none. Only this machine is ever put under load. */
export async function findServer(): Promise<{ url: string } | { why: string }> {
  const url = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  if (!loopback.has(new URL(url).hostname)) return { why: 'TEST_DATABASE_URL is not on this machine' }
  try {
    await onServer(url, 'select 1')
    return { url }
  } catch {
    return { why: 'no PostgreSQL reachable' }
  }
}

async function createDatabase(serverUrl: string): Promise<string> {
  const url = new URL(serverUrl)
  url.pathname = `/settlesg_bench_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${nameIn(url.href)}`)
  return url.href
}

const nameIn = (url: string) => new URL(url).pathname.slice(1)

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
