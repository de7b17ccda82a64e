import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A database for one server. Where TEST_DATABASE_URL names none, the server makes its own in its data folder. */
export interface EmptyDatabase {
  env: Record<string, string>
  /**
   * As if the server had been down for an hour. A job that a dead process had goes to another worker 20 seconds after
   * its last sign of life, and is tried again 15 to 30 seconds later; here, at once. The embedded database does not wait.
   */
  letTimePass(): Promise<void>
  remove(): Promise<void>
}

/** A new, empty database on the server of TEST_DATABASE_URL; nothing where there is none. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { env: {}, letTimePass: async () => {}, remove: async () => {} }
  const name = `settlesg_e2e_${randomUUID().replaceAll('-', '')}`
  const location = new URL(server)
  location.pathname = `/${name}`
  await run(server, `create database ${name}`)
  // Nothing in it must outlive the database server itself, so that no commit waits for the disk.
  await run(server, `alter database ${name} set synchronous_commit = off`)
  return {
    env: { DATABASE_URL: location.href },
    letTimePass: () => run(location.href, anHourPasses),
    remove: () => run(server, `drop database if exists ${name} with (force)`),
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const anHourPasses = `
  update pgboss.job set
    created_on = created_on - interval '1 hour',
    started_on = started_on - interval '1 hour',
    heartbeat_on = heartbeat_on - interval '1 hour',
    start_after = start_after - interval '1 hour',
    retry_delay = 1
  where name = 'mail'`
