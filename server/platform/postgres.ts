import { CompiledQuery, Kysely, PostgresDialect, type PostgresDialectConfig } from 'kysely'
import pg from 'pg'
import { checksState } from './database-state.ts'
import { type Limits, PooledPostgresDialect } from './pooled-postgres.ts'

/** The server of DATABASE_URL does not let us in or is too old, its programs fail, or the folder holds something else. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError'
}

export interface ServerLocation {
  databaseUrl: string
  /** Connections at most for requests; 16 unless set. */
  databaseConnections?: number | undefined
  /** Connections at most for the job queue, without the one that it listens on; 4 unless set. */
  jobConnections?: number | undefined
  /** How long a statement waits for one of the connections before it fails; five seconds unless set. */
  patienceMs?: number | undefined
  /** How long the database may work on a statement; 15 unless set. A command that reads everything needs more. */
  statementSeconds?: number | undefined
}

/** Longer than the server's own limit: for a line that went dead without a word. */
const graceMs = 5_000

/** Connections of the pool for requests, and statements that wait for one. */
export interface DatabaseConnections {
  used: number
  idle: number
  waiting: number
}

/**
 * Opens connections to a PostgreSQL server, directly or through a pooler that hands a connection on after each
 * transaction, as PgBouncer does. A pooler takes no limits for the session and passes no notifications on: then each
 * transaction sets its limits itself, and jobs are found by polling. Throws `DatabaseUnusableError`.
 */
export async function openPostgres(location: ServerLocation) {
  const {
    databaseUrl,
    statementSeconds = 15,
    databaseConnections = 16,
    jobConnections = 4,
    patienceMs = 5_000,
  } = location
  const limits: Limits = { statementMs: statementSeconds * 1000, idleInTransactionMs: 30_000 }
  const options: pg.PoolConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: patienceMs,
    query_timeout: limits.statementMs + graceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'settlesg',
  }
  const sessionLimits = {
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  }
  const isPooled = await looksPooled({ ...options, ...sessionLimits }, limits)
  const pool = openPool({ ...options, ...(!isPooled && sessionLimits), max: databaseConnections })
  const db = new Kysely<Record<never, never>>({
    dialect: isPooled ? new PooledPostgresDialect({ pool }, limits) : new PostgresDialect({ pool }),
  })
  // One that no request can take, and that only the health check waits for.
  const probe = openPool({ ...options, max: 1, connectionTimeoutMillis: 1_000, query_timeout: 2_000 })
  return {
    db,
    isPooled,
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
      useListenNotify: !isPooled,
    },
    async close() {
      await Promise.all([db.destroy(), probe.end()])
    },
  }
}

/**
 * Connections for changes of tables, one of them for the lock that keeps other processes out: nothing limits how long a
 * change works.
 */
export function openForMigrations({ databaseUrl, patienceMs = 5_000 }: ServerLocation, isPooled: boolean) {
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
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool, ...(!isPooled && { onCreateConnection }) }) })
}

function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  // A connection that dies is replaced by the pool, and a statement that waits on it fails. Without these
  // listeners it would end the process: the first is for idle connections, the second for those between two statements.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const oldestVersion = 15

/** Whether the limits that were requested at the start of a session are refused, or not in force. */
async function looksPooled(options: pg.ClientConfig, limits: Limits): Promise<boolean> {
  try {
    return (await statementLimit(options)) !== limits.statementMs
  } catch (cause) {
    if (!isRefusedParameter(cause)) throw unusable(cause)
  }
  const { statement_timeout: _, idle_in_transaction_session_timeout: __, ...plain } = options
  await statementLimit(plain).catch((cause) => {
    throw unusable(cause)
  })
  return true
}

const isRefusedParameter = (cause: unknown) =>
  cause instanceof Error && Reflect.get(cause, 'code') === '08P01' && /startup parameter/.test(cause.message)

/** Connects once, makes sure that the version is one we know, and answers with the limit of a statement in milliseconds. */
async function statementLimit(options: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(options)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; statement_ms: number }>(`
      select current_setting('server_version_num')::int / 10000 as version, setting::int as statement_ms
      from pg_settings where name = 'statement_timeout'`)
    const { version = 0, statement_ms = 0 } = rows[0] ?? {}
    if (version < oldestVersion) throw new Error(`it is PostgreSQL ${version}, and ${oldestVersion} is the oldest`)
    return statement_ms
  } finally {
    await client.end().catch(() => {})
  }
}

function unusable(cause: unknown): DatabaseUnusableError {
  const reason = cause instanceof Error && (cause.message || Reflect.get(cause, 'code'))
  return new DatabaseUnusableError(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause })
}
