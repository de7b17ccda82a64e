import { sql } from 'kysely'
import type { Db, Tx } from './tables.ts'

interface Mailbox {
  /** The address without its `+tag`. */
  address: string
  /** A pattern with which the database takes the tag off, as the index `app_user_mailbox` does. */
  tagged: string
  digests: Buffer[]
}

/** Whether an account has this mailbox, or a digest of it is kept. In one statement: see `hasHadAccount`. */
export const findMailbox = (db: Db | Tx, { address, tagged, digests }: Mailbox, now: Date) =>
  sql<{ found: boolean }>`
    select exists (select from app_user where regexp_replace(email, ${sql.lit(tagged)}, '\\1@') = ${address})
      or exists (select from former_mailbox
        where digest in (${sql.join(digests)}) and forget_at > ${now}) as found`.execute(db)

export const keepDigest = (tx: Tx, { forget_at, ...digest }: { digest: Buffer; key_id: string; forget_at: Date }) =>
  tx
    .insertInto('former_mailbox')
    .values({ ...digest, forget_at })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ forget_at }))
    .execute()

export const countByKey = (db: Db) =>
  db
    .selectFrom('former_mailbox')
    .select(['key_id', sql<number>`count(*)::int`.as('count')])
    .groupBy('key_id')
    .execute()
