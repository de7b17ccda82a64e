import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Running, startProcess } from '../../server/testing/process.ts'
import { dropDatabase, withDatabase } from '../../server/testing/snapshot.ts'

/** Everything a measurement needs of one kind of database: a folder and a database of its own, and how to start on it. */
export interface Scene {
  kind: 'PostgreSQL' | 'embedded'
  /** Null on the embedded database. */
  databaseUrl: string | null
  startOurs(env?: Record<string, string>): Promise<Running>
  /** Stops what runs of it, and removes both. */
  close(): Promise<void>
}

/** Makes an empty folder and, on the PostgreSQL server of this address, an empty database. */
export async function openScene(serverUrl: string | null): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-bench-'))
  const databaseUrl = serverUrl && (await createDatabase(serverUrl))
  const logFile = join(folder, 'log')
  const dataDir = join(folder, 'data')
  const running: Running[] = []

  return {
    kind: databaseUrl ? 'PostgreSQL' : 'embedded',
    databaseUrl,
    async startOurs(env) {
      const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
      const all = { ...allocator, DATA_DIR: dataDir, ...database, RATE_LIMITS: 'off', ...env }
      const server = await startProcess(all, { logFile })
      running.push(server)
      return server
    },
    async close() {
      await Promise.all(running.map((server) => server.stop()))
      rmSync(folder, { recursive: true, force: true })
      if (databaseUrl && serverUrl) await dropDatabase(serverUrl, new URL(databaseUrl).pathname.slice(1))
    },
  }
}

/** As deploy/ starts it. */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The PostgreSQL server to measure on, or why there is none. Only this machine is ever put under load. */
export async function findServer(): Promise<{ url: string } | { why: string }> {
  const url = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  if (!loopback.has(new URL(url).hostname)) return { why: 'TEST_DATABASE_URL is not on this machine' }
  try {
    await withClient(url, (client) => client.query('select 1'))
    return { url }
  } catch {
    return { why: 'no PostgreSQL reachable' }
  }
}

async function createDatabase(serverUrl: string): Promise<string> {
  const name = `settlesg_bench_${randomUUID().replaceAll('-', '')}`
  await withClient(serverUrl, (client) => client.query(`create database ${name}`))
  return withDatabase(serverUrl, name)
}

/** Works on a connection of its own, and ends it. */
export async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  await client.connect()
  return work(client).finally(() => client.end())
}
