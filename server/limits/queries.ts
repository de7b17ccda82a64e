import { sql } from 'kysely'
import { deletesOld } from '../platform/database/batches.ts'
import type { Db, LimitTables, Tx } from './tables.ts'

/** What a count is made with. What lies after `latest` was written by a clock that was ahead, and counts no more. */
interface Count {
  bucket: Uint8Array
  max: number
  now: Date
  endsAt: Date
  latest: Date
  /** Until when one beyond `max` holds the bucket, which comes back as `free_at`; without it none is let in. */
  leaseEnds?: Date
}

/** One statement, so that exactly `max` are let in, in all processes. Without a row it is one too many. */
export async function countOne(
  db: Db | Tx,
  { bucket, max, now, endsAt, latest, leaseEnds }: Count,
): Promise<{ free_at: Date } | undefined> {
  const isOver = sql`(kept.forget_at <= ${now} or kept.forget_at > ${latest})`
  const hasRoom = sql`kept.used < ${max}`
  const mayHold = leaseEnds ? sql`kept.free_at <= ${now}` : sql`false`
  const { rows } = await sql<{ free_at: Date }>`
    insert into counted as kept (bucket, used, free_at, asks_password, forget_at)
    values (${bucket}, 1, ${now}, false, ${endsAt})
    on conflict (bucket) do update set
      used = case when ${isOver} then 1 when ${hasRoom} then kept.used + 1 else kept.used end,
      free_at = case when ${isOver} then ${now} when ${hasRoom} then kept.free_at else ${leaseEnds ?? now}::timestamptz end,
      forget_at = case when not ${isOver} and ${hasRoom} then kept.forget_at else ${endsAt}::timestamptz end
    where ${isOver} or ${hasRoom} or ${mayHold}
    returning free_at`.execute(db)
  return rows[0]
}

/** Takes one off again, if the count that it was made in still runs. */
export const uncountOne = (db: Db | Tx, bucket: Uint8Array, countedAt: Date) =>
  db
    .updateTable('counted')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('used', '>', 0)
    .where('free_at', '<=', countedAt)
    .where('forget_at', '>', countedAt)
    .execute()

/** Lets the next one in from `freeAt`, unless the lease has run out and another one has it. */
export const releaseBucket = (db: Db, bucket: Uint8Array, { leaseEnds, freeAt }: { leaseEnds: Date; freeAt: Date }) =>
  db
    .updateTable('counted')
    .set({ free_at: freeAt })
    .where('bucket', '=', bucket)
    .where('free_at', '=', leaseEnds)
    .execute()

export const endOfCount = (db: Db | Tx, bucket: Uint8Array) =>
  db.selectFrom('counted').select('forget_at').where('bucket', '=', bucket).executeTakeFirst()

/** When the next mail may be sent, after the first, second, third and each later one that is sent now. */
type PauseEnds = readonly [Date, Date, Date, Date]

interface MailClaim {
  bucket: Uint8Array
  now: Date
  pauseEnds: PauseEnds
  /** No pause that began by our clock ends later. */
  latest: Date
  /** How long after the end of a pause the pauses begin again, in seconds. */
  forgetAfter: number
  asksPassword: boolean
}

/** One statement. Answers whether its link must ask for a password; without a row the mail is held back. */
export async function claimMail(
  tx: Tx,
  { bucket, now, pauseEnds: [first, second, third, later], latest, forgetAfter, asksPassword }: MailClaim,
): Promise<{ asks_password: boolean } | undefined> {
  const forgetAt = (end: Date) => new Date(end.getTime() + forgetAfter * 1000)
  const isForgotten = sql`(kept.forget_at <= ${now} or kept.forget_at > ${forgetAt(latest)})`
  const isFree = sql`(kept.free_at <= ${now} or kept.free_at > ${latest})`
  const ends = (at: (end: Date) => Date, kept: string) => sql`case
    when ${isForgotten} then ${at(first)}::timestamptz
    when ${isFree} then case kept.used
      when 1 then ${at(second)}::timestamptz
      when 2 then ${at(third)}::timestamptz
      else ${at(later)}::timestamptz end
    else ${sql.ref(kept)} end`
  const { rows } = await sql<{ asks_password: boolean }>`
    insert into counted as kept (bucket, used, free_at, asks_password, forget_at)
    values (${bucket}, 1, ${first}, ${asksPassword}, ${forgetAt(first)})
    on conflict (bucket) do update set
      used = case when ${isForgotten} then 1 when ${isFree} then least(kept.used + 1, 4) else kept.used end,
      free_at = ${ends((end) => end, 'kept.free_at')},
      forget_at = ${ends(forgetAt, 'kept.forget_at')},
      asks_password = ${asksPassword} or not (${isForgotten} or ${isFree})
    where ${isForgotten} or ${isFree} or not kept.asks_password
    returning asks_password`.execute(tx)
  return rows[0]
}

export const deleteBuckets = (tx: Tx, buckets: Uint8Array[]) =>
  tx.deleteFrom('counted').where('bucket', 'in', buckets).execute()

export const deleteOldBuckets = deletesOld<LimitTables>('counted', 'bucket', 'forget_at')
