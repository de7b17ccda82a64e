import { sql } from 'kysely'
import type { Db } from './tables.ts'

/**
 * Counts an attempt to sign in before it is made, in one statement, so that of any number at once, in any number of
 * processes, exactly as many are let in as may be. Beyond `failuresAllowed` an attempt is let in only if the lane is
 * free, and then has it until `leaseEnds`: this time comes back as `free_at`. Without a row it is not let in.
 */
export async function countAttempt(
  db: Db,
  { lane, now, forgetAt, leaseEnds }: { lane: Uint8Array; now: Date; forgetAt: Date; leaseEnds: Date },
  failuresAllowed: number,
): Promise<{ free_at: Date } | undefined> {
  const { rows } = await sql<{ free_at: Date }>`
    insert into login_throttle as kept (lane, failures, forget_at, free_at)
    values (${lane}, 1, ${forgetAt}, ${now})
    on conflict (lane) do update set
      failures = case
        when kept.forget_at <= ${now} then 1
        when kept.failures < ${failuresAllowed} then kept.failures + 1
        else kept.failures end,
      forget_at = case
        when kept.forget_at > ${now} and kept.failures < ${failuresAllowed} then kept.forget_at
        else ${forgetAt} end,
      free_at = case
        when kept.forget_at > ${now} and kept.failures >= ${failuresAllowed} then ${leaseEnds}
        else kept.free_at end
    where kept.forget_at <= ${now} or kept.failures < ${failuresAllowed} or kept.free_at <= ${now}
    returning free_at`.execute(db)
  return rows[0]
}

/** The attempt did not fail. */
export const uncountAttempt = (db: Db, lane: Uint8Array) =>
  db
    .updateTable('login_throttle')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('lane', '=', lane)
    .where('failures', '>', 0)
    .execute()

/** Gives the lane back, unless the lease has run out and somebody else has it. */
export const freeLane = (db: Db, lane: Uint8Array, { leaseEnds, freeAt }: { leaseEnds: Date; freeAt: Date }) =>
  db
    .updateTable('login_throttle')
    .set({ free_at: freeAt })
    .where('lane', '=', lane)
    .where('free_at', '=', leaseEnds)
    .execute()
