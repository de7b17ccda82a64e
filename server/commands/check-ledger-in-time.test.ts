import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { runCommand } from '../testing/run-file.ts'
import { databaseUrl, onPostgres, openTestDatabase } from '../testing/test-database.ts'

it.runIf(onPostgres)(
  'a check of the books that takes too long ends with 2 and says how to allow more time',
  async () => {
    const database = await openTestDatabase()
    const checked = Promise.withResolvers<Awaited<ReturnType<typeof runCommand>>>()
    await database.transaction(async (tx) => {
      await sql`lock table ledger_entry`.execute(tx)
      const DATABASE_URL = await databaseUrl(database.db)
      checked.resolve(runCommand(['ledger:check', '--minutes', '7'], { DATABASE_URL }))
      // The limit ends a question as this does, and as nobody may wait for.
      await vi.waitFor(
        async () => {
          const { rows } = await sql<{ limit: string }>`
            select pg_cancel_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%ledger_entry%'`.execute(
            database.db,
          )
          expect(rows).toHaveLength(1)
        },
        { timeout: 30_000 },
      )
    })
    const { code, output } = await checked.promise
    expect(code).toBe(2)
    expect(output).toMatch(/^The books were not checked to the end: .* 7 minutes.* -- --minutes 28\n$/)
    await database.close()
  },
)
