import { CompiledQuery, Kysely, PostgresDialect, type PostgresDialectConfig } from 'kysely'
import pg from 'pg'
import { checksState } from './database-state.ts'

/** The server refuses us or is too old, or the folder holds something else. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError'
}

export interface ServerLocation {
  databaseUrl: string
  /** For requests, at most; 16 unless set. */
  databaseConnections?: number | undefined
  /** For the job queue, at most, without the one that it listens on; 4 unless set. */
  jobConnections?: number | undefined
  /** How long a statement waits for a connection before it fails; five seconds unless set. */
  patienceMs?: number | undefined
  /** How long one statement may run; 15 unless set. A command that reads everything needs more. */
  statementSeconds?: number | undefined
}

/** Longer than the server's own limit: for a line that went dead without notice. */
const graceMs = 5_000

export interface DatabaseConnections {
  used: number
  idle: number
  waiting: number
}

/** Throws `DatabaseUnusableError`. */
export async function openPostgres(location: ServerLocation) {
  const {
    databaseUrl,
    statementSeconds = 15,
    databaseConnections = 16,
    jobConnections = 4,
    patienceMs = 5_000,
  } = location
  const statementMs = statementSeconds * 1000
  const options: pg.PoolConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: patienceMs,
    query_timeout: statementMs + graceMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'settlesg',
  }
  await requireUsable(options)
  const pool = openPool({ ...options, max: databaseConnections })
  const db = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) })
  // Not for requests: only the health check waits for it.
  const probe = openPool({ ...options, max: 1, connectionTimeoutMillis: 1_000, query_timeout: 2_000 })
  return {
    db,
    connections: (): DatabaseConnections => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    state: checksState((statement) => probe.query(statement)),
    jobs: {
      connectionString: databaseUrl,
      max: jobConnections,
      application_name: 'settlesg-jobs',
    },
    async close() {
      await Promise.all([db.destroy(), probe.end()])
    },
  }
}

/** One of them for the lock that keeps other processes out. A change of tables has no time limit. */
export function openForMigrations({ databaseUrl, patienceMs = 5_000 }: ServerLocation) {
  const pool = openPool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
    application_name: 'settlesg-migrations',
  })
  // The role may have limits of its own.
  const onCreateConnection: PostgresDialectConfig['onCreateConnection'] = async (connection) => {
    await connection.executeQuery(CompiledQuery.raw('set statement_timeout = 0'))
  }
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool, onCreateConnection }) })
}

function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  // The pool replaces a dead connection. Without both listeners (idle, between two statements) it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const oldestVersion = 15

/** Connects once as later connections do, and checks the version. */
async function requireUsable(options: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(options)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    const { version = 0 } = rows[0] ?? {}
    if (version < oldestVersion) throw new Error(`it is PostgreSQL ${version}, and ${oldestVersion} is the oldest`)
  } catch (cause) {
    const reason = cause instanceof Error && (cause.message || Reflect.get(cause, 'code'))
    throw new DatabaseUnusableError(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause })
  } finally {
    await client.end().catch(() => {})
  }
}
