import { sql } from 'kysely'
import { deletesOld } from '../platform/batches.ts'
import type { Db, RequestLimitTables, Tx } from './tables.ts'

/** What a count is made with. What lies after `latest` was written by a clock that was ahead, and counts no more. */
interface Count {
  bucket: Uint8Array
  now: Date
  /** When a count that begins now ends. */
  endsAt: Date
  latest: Date
}

/**
 * Counts a call in one statement, so that of any number at once, in any number of processes, exactly `max` are let in.
 * Without a row it is one too many.
 */
export async function countCall(db: Db | Tx, { bucket, now, endsAt, latest }: Count, max: number): Promise<boolean> {
  const { rows } = await sql`
    insert into request_limit as kept (bucket, used, free_at, asks_password, forget_at)
    values (${bucket}, 1, ${now}, false, ${endsAt})
    on conflict (bucket) do update set
      used = case when kept.forget_at <= ${now} or kept.forget_at > ${latest} then 1 else kept.used + 1 end,
      free_at = case when kept.forget_at <= ${now} or kept.forget_at > ${latest} then ${now} else kept.free_at end,
      forget_at = case when kept.forget_at <= ${now} or kept.forget_at > ${latest} then ${endsAt} else kept.forget_at end
    where kept.forget_at <= ${now} or kept.forget_at > ${latest} or kept.used < ${max}
    returning used`.execute(db)
  return rows.length > 0
}

/** Takes a call off a count again, if the count that it was made in still runs. */
export const uncountCall = (tx: Tx, bucket: Uint8Array, countedAt: Date) =>
  tx
    .updateTable('request_limit')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('used', '>', 0)
    .where('free_at', '<=', countedAt)
    .where('forget_at', '>', countedAt)
    .execute()

/** When the count ends. */
export const endOfCount = (db: Db | Tx, bucket: Uint8Array) =>
  db.selectFrom('request_limit').select('forget_at').where('bucket', '=', bucket).executeTakeFirst()

/** When the next mail may be sent, after the first, second, third and each later one that is sent now. */
type PauseEnds = readonly [Date, Date, Date, Date]

interface MailClaim {
  lane: Uint8Array
  now: Date
  pauseEnds: PauseEnds
  /** No pause that began by our clock ends later. */
  latest: Date
  /** How long after the end of a pause the pauses begin again, in seconds. */
  forgetAfter: number
  asksPassword: boolean
}

/**
 * Takes the right to send one mail to a lane, in one statement: the pause is over, or the newest link that was mailed asks
 * for no password and this one will. Answers whether it has to ask for one; without a row the mail is held back.
 */
export async function claimMail(
  tx: Tx,
  { lane, now, pauseEnds: [first, second, third, later], latest, forgetAfter, asksPassword }: MailClaim,
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
    insert into request_limit as kept (bucket, used, free_at, asks_password, forget_at)
    values (${lane}, 1, ${first}, ${asksPassword}, ${forgetAt(first)})
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
  tx.deleteFrom('request_limit').where('bucket', 'in', buckets).execute()

export const deleteOldBuckets = deletesOld<RequestLimitTables>('request_limit', 'bucket', 'forget_at')
