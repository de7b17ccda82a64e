import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A new, empty database on the server of TEST_DATABASE_URL; nothing where there is none. */
export async function emptyDatabase(): Promise<{ env: Record<string, string>; remove: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { env: {}, remove: async () => {} }
  const name = `settlesg_e2e_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create database ${name}`)
  const location = new URL(server)
  location.pathname = `/${name}`
  return { env: { DATABASE_URL: location.href }, remove: () => run(`drop database if exists ${name} with (force)`) }
}
