import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'

/** How long the database may work on a statement, and wait for the next one of a transaction. */
export interface Limits {
  statementMs: number
  idleInTransactionMs: number
}

/**
 * PostgreSQL behind a pooler that hands its connections on after each transaction. What a session sets would stay on a
 * connection that somebody else gets next, so every transaction sets its limits for itself, and a single statement
 * becomes a transaction.
 */
export class PooledPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #limits: Limits
  constructor(config: PostgresDialectConfig, limits: Limits) {
    super(config)
    this.#config = config
    this.#limits = limits
  }
  override createDriver(): Driver {
    return new PooledPostgresDriver(this.#config, this.#limits)
  }
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]
type Execute = DatabaseConnection['executeQuery']

class PooledPostgresDriver extends PostgresDriver {
  readonly #limitStatement: string
  readonly #inTransaction = new WeakSet<DatabaseConnection>()
  readonly #prepared = new WeakSet<DatabaseConnection>()
  constructor(config: PostgresDialectConfig, { statementMs, idleInTransactionMs }: Limits) {
    super(config)
    this.#limitStatement = `set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`
  }

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await super.acquireConnection(...options)
    // The driver hands out the same object each time for one connection.
    if (!this.#prepared.has(connection)) {
      this.#prepared.add(connection)
      const execute: Execute = connection.executeQuery.bind(connection)
      connection.executeQuery = (query, ...rest) =>
        this.#inTransaction.has(connection) ? execute(query, ...rest) : this.#alone(execute, query, ...rest)
    }
    return connection
  }

  async #alone<R>(execute: Execute, ...query: Parameters<Execute>): Promise<QueryResult<R>> {
    await execute(CompiledQuery.raw(`begin; ${this.#limitStatement}`))
    try {
      const result = await execute<R>(...query)
      await execute(CompiledQuery.raw('commit'))
      return result
    } catch (error) {
      // Where the line is dead there is nothing to roll back, and the first fault says more.
      await execute(CompiledQuery.raw('rollback')).catch(() => {})
      throw error
    }
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    this.#inTransaction.add(connection)
    try {
      await super.beginTransaction(connection, settings)
      await connection.executeQuery(CompiledQuery.raw(this.#limitStatement))
    } catch (error) {
      this.#inTransaction.delete(connection)
      throw error
    }
  }
  override async commitTransaction(connection: DatabaseConnection) {
    try {
      await super.commitTransaction(connection)
    } finally {
      this.#inTransaction.delete(connection)
    }
  }
  override async rollbackTransaction(connection: Connection) {
    try {
      await super.rollbackTransaction(connection)
    } finally {
      this.#inTransaction.delete(connection)
    }
  }
}
