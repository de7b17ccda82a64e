import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { ToldEvent } from '../platform/http/security-log.ts'

/** How long an event is kept; the table's trigger refuses to let go of it earlier. */
export const securityEventDays = 90
const batchSize = 5_000

/** Keeps events of the security log, all of them or none. */
export async function keepSecurityEvents({ db }: Pick<Deps, 'db'>, events: ToldEvent[]): Promise<void> {
  const rows = events.map(({ account, ...event }) => ({ ...event, account_id: account }))
  await db.insertInto('security_event').values(rows).execute()
}

/** Failed sign-ins of strangers count among an account's events: beyond these an export would say nothing more. */
const mostExported = 1_000

/** The newest events of an account, as its export shows them. */
export const securityEventsOf = ({ db }: Pick<Deps, 'db'>, userId: string) =>
  db
    .selectFrom('security_event')
    .select(['at', 'event', 'source'])
    .where('account_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostExported)
    .execute()

/** When a sign-in last ended the oldest session of an account, if one has. */
export const oldestSessionEnded = ({ db }: Pick<Deps, 'db'>, userId: string) =>
  db
    .selectFrom('security_event')
    .select('at')
    .where('account_id', '=', userId)
    .where('event', '=', sql.lit('oldest_session_ended'))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Deletes events older than `securityEventDays`, a batch at a time, so that no statement holds many rows. By the
 * database's clock, as its trigger goes by it. Harmless to repeat.
 */
export async function removeOldSecurityEvents({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (let deleted = batchSize; deleted === batchSize; ) {
    const result = await sql`
      delete from security_event where id in (
        select id from security_event where at < now() - make_interval(days => ${securityEventDays}) limit ${batchSize}
      )`.execute(db)
    deleted = Number(result.numAffectedRows ?? 0)
  }
}
