import { type Insertable, sql } from 'kysely'
import type { Db, SecurityEventRow } from './tables.ts'

export const insertEvents = (db: Db, rows: Insertable<SecurityEventRow>[]) =>
  db.insertInto('security_event').values(rows).execute()

const accountEvents = (db: Db, userId: string) =>
  db.selectFrom('security_event').where('account_id', '=', userId).orderBy('at', 'desc')

export const newestFirst = (db: Db, userId: string, limit: number) =>
  accountEvents(db, userId).select(['at', 'event', 'source']).orderBy('id', 'desc').limit(limit).execute()

export const newestEnding = (db: Db, userId: string) =>
  accountEvents(db, userId)
    .select('at')
    .where('event', '=', sql.lit('oldest_session_ended'))
    .limit(1)
    .executeTakeFirst()

/** By the database's clock, as the table's trigger goes by it. */
export const deleteOlderThan = (db: Db, days: number, limit: number) =>
  sql`
    delete from security_event where id in (
      select id from security_event where at < now() - make_interval(days => ${days}) limit ${limit}
    )`.execute(db)

/** The network that the newest event about an address, by its digest, came from. */
export const newestSource = (db: Db, address: string) =>
  db
    .selectFrom('security_event')
    .select('source')
    .where('address', '=', address)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
