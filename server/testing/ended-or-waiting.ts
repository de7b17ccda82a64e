import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../tables.ts'

/** Resolves when `other` has ended, or a lock is waited for; on PostgreSQL only. */
export async function endedOrWaiting(db: Db, other: Promise<unknown>): Promise<void> {
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  other.then(end, end)
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while (!hasEnded && (await waiting.execute(db)).rows[0]?.count === 0) await setImmediate()
}
