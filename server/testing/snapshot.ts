import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { embedded, migrate, openDatabase } from '../platform/database/database.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import { migrations } from '../tables.ts'

/** A file for PGlite, or a template database on a server. */
export type Snapshot = { kind: 'embedded'; file: string } | { kind: 'server'; url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    snapshot: Snapshot
  }
}

/** Runs once, before all tests; each test file then gets a copy of this migrated database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  const { snapshot, remove } = url ? await makeTemplate(url) : await makeFile()
  project.provide('snapshot', snapshot)
  return remove
}

async function makeFile() {
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-snapshot-'))
  const file = join(folder, 'snapshot.tar')
  const pglite = await PGlite.create()
  const database = embedded(pglite)
  await migrate(database.db, migrations)
  await installJobs(database.jobs)
  const dump = await pglite.dumpDataDir('none')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  await database.close()
  return {
    snapshot: { kind: 'embedded', file } as const,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function makeTemplate(url: string) {
  const template = await createDatabase(url)
  const location = { databaseUrl: withDatabase(url, template), dataDir: '' }
  const database = await openDatabase(location, migrations)
  await installJobs(database.jobs)
  await database.close()
  return {
    snapshot: { kind: 'server', url, template } as const,
    remove: () => dropDatabase(url, template),
  }
}

async function installJobs(connection: Parameters<typeof startJobs>[0]): Promise<void> {
  const jobs = await startJobs(connection, { queues: [], working: false, onError: console.error })
  await jobs.stop()
}

/** Without waiting for the disk, which is most of what a commit takes: nothing in it must outlive the server. */
export async function createDatabase(url: string, template = 'template1'): Promise<string> {
  const name = `settlesg_test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, `create database ${name} template ${template}`)
  await onServer(url, `alter database ${name} set synchronous_commit = off`)
  return name
}

/** Even with connections to it. */
export const dropDatabase = (url: string, name: string): Promise<void> =>
  onServer(url, `drop database if exists ${name} with (force)`)

export function withDatabase(url: string, name: string): string {
  const location = new URL(url)
  location.pathname = `/${name}`
  return location.href
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
