import { sql } from 'kysely'
import type { Db, Tx } from '../tables.ts'

export interface NewAssessment {
  user_id: string
  fingerprint: Buffer
  fingerprint_key_id: string
  answers_schema: number
  answers_encrypted: Buffer
  outlook_encrypted: Buffer
  summary_encrypted: Buffer
  has_estimate: boolean
  created_at: Date
}

/** Whether analysis and report were paid for. The ledger knows, also of what was deleted. */
const isUnlocked = sql<boolean>`exists (
  select 1 from ledger_transaction cause where cause.reason = 'analysis' and cause.subject_id = assessment.id
)`.as('is_unlocked')

/** Stores the assessment unless this person has one for the same answers: then there is no row to return. */
export const insertOnce = (tx: Tx, assessment: NewAssessment) =>
  tx
    .insertInto('assessment')
    .values(assessment)
    .onConflict((conflict) => conflict.columns(['user_id', 'fingerprint']).doNothing())
    .returningAll()
    .returning(isUnlocked)
    .executeTakeFirst()

/**
 * Brings a deleted assessment back with a new result, and with the digest of the newest key. What was charged stays so,
 * though today's model may make no estimate of it.
 */
export const restore = (tx: Tx, id: string, { user_id, ...content }: NewAssessment) =>
  tx
    .updateTable('assessment')
    .set({ ...content, deleted_at: null, has_estimate: sql<boolean>`has_estimate or ${content.has_estimate}` })
    .where('id', '=', id)
    .returningAll()
    .returning(isUnlocked)
    .executeTakeFirstOrThrow()

/** Puts what today's model says in the place of what an older one said of the same answers. */
export const replaceOutlook = (
  tx: Tx,
  id: string,
  said: Pick<NewAssessment, 'outlook_encrypted' | 'summary_encrypted'>,
) => tx.updateTable('assessment').set(said).where('id', '=', id).execute()

const kept = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('assessment')
    .selectAll()
    .select(isUnlocked)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)

const byAnswers = (db: Db | Tx, userId: string, digests: Buffer[]) =>
  db
    .selectFrom('assessment')
    .selectAll()
    .select(isUnlocked)
    .where('user_id', '=', userId)
    .where('fingerprint', 'in', digests)

/** By a digest of the answers, under whichever key; deleted ones included. */
export const findByAnswers = (db: Db, userId: string, digests: Buffer[]) =>
  byAnswers(db, userId, digests).executeTakeFirst()

/** The same, held so that nobody deletes it or brings it back before the transaction ends. */
export const holdByAnswers = (tx: Tx, userId: string, digests: Buffer[]) =>
  byAnswers(tx, userId, digests).forNoKeyUpdate().executeTakeFirst()

/** Whether this person has an assessment, deleted or not, whose digest is of answers as the first schema spelled them. */
export const hasFirstSchema = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('assessment')
    .select('id')
    .where('user_id', '=', userId)
    .where('answers_schema', '=', 1)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Until the transaction ends, nobody else who asks for this stores an assessment of this person. */
export const holdStoring = (tx: Tx, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`assessment ${userId}`}, 0))`.execute(tx)

/** A hundred assessments whose digest is of another key than this one, from `after` on. */
export const withOlderFingerprint = (db: Db, keyId: string, after: string) =>
  db
    .selectFrom('assessment')
    .select(['id', 'fingerprint', 'answers_encrypted', 'created_at'])
    .where('fingerprint_key_id', '!=', keyId)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(100)
    .execute()

/** Unless it was deleted or changed in the meantime. */
export const replaceFingerprint = (
  db: Db,
  { id, fingerprint }: { id: string; fingerprint: Uint8Array },
  to: Pick<NewAssessment, 'fingerprint' | 'fingerprint_key_id'>,
) =>
  db
    .updateTable('assessment')
    .set(to)
    .where('id', '=', id)
    .where('fingerprint', '=', fingerprint)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Which keys the digests are of, and of how many. */
export const countByFingerprintKey = (db: Db) =>
  db
    .selectFrom('assessment')
    .select(['fingerprint_key_id as keyId', sql<number>`count(*)::int`.as('count')])
    .groupBy('fingerprint_key_id')
    .execute()

export const findById = (db: Db | Tx, userId: string, id: string) =>
  kept(db, userId).where('id', '=', id).executeTakeFirst()

/** The same, held so that nobody deletes it before the transaction ends. */
export const holdById = (tx: Tx, userId: string, id: string) =>
  kept(tx, userId).where('id', '=', id).forShare().executeTakeFirst()

/** The same, held so that nobody else changes it, either. */
export const holdToChange = (tx: Tx, userId: string, id: string) =>
  kept(tx, userId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Only what the list shows. An outlook is twenty times the size of a summary: read only where there is no summary. */
export const newestFirst = (db: Db, userId: string, { skip, limit }: { skip: number; limit: number }) =>
  db
    .selectFrom('assessment')
    .select(['id', 'label_encrypted', 'created_at', 'summary_encrypted'])
    .select(isUnlocked)
    .select((eb) =>
      eb.case().when('summary_encrypted', 'is', null).then(eb.ref('outlook_encrypted')).end().as('outlook_encrypted'),
    )
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .execute()

/** Some of a person's assessments, from `after` on. The order is that of their ids, which nothing changes meanwhile. */
export const nextById = (db: Db, userId: string, after: string, limit: number) =>
  kept(db, userId).where('id', '>', after).orderBy('id').limit(limit).execute()

/** What is left of deleted assessments. */
export const deletedOf = (db: Db, userId: string) =>
  db
    .selectFrom('assessment')
    .select(['id', 'created_at', 'deleted_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .$narrowType<{ deleted_at: Date }>()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const count = (db: Db, userId: string) =>
  db
    .selectFrom('assessment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()

export const label = (db: Db, userId: string, id: string, sealed: Buffer | null) =>
  db
    .updateTable('assessment')
    .set({ label_encrypted: sealed, label: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .returning(isUnlocked)
    .executeTakeFirst()

/** A hundred names that are not encrypted. */
export const withPlainLabel = (db: Db) =>
  db.selectFrom('assessment').select(['id', 'label']).where('label', 'is not', null).limit(100).execute()

/** Unless it was named anew or deleted in the meantime. */
export const replacePlainLabel = (db: Db, id: string, plain: string, sealed: Buffer) =>
  db
    .updateTable('assessment')
    .set({ label_encrypted: sealed, label: null })
    .where('id', '=', id)
    .where('label', '=', plain)
    .execute()

const free = (db: Db | Tx, userId: string) =>
  db.selectFrom('assessment').where('user_id', '=', userId).where('has_estimate', '=', false)

/** When the free assessments since a time were made, newest first; those deleted meanwhile count, too. */
export const freeSince = (tx: Tx, userId: string, since: Date, limit: number) =>
  free(tx, userId)
    .select(['id', 'created_at'])
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/**
 * Removes the free assessments of a person after the newest so many, and what is left of deleted ones from before a
 * time. Nothing was ever charged for them, so that nobody needs their digests.
 */
export const removeOldFree = (tx: Tx, userId: string, most: number, deletedBefore: Date) =>
  tx
    .deleteFrom('assessment')
    .where('user_id', '=', userId)
    .where('has_estimate', '=', false)
    .where((eb) =>
      eb.or([
        eb.and([eb('deleted_at', 'is not', null), eb('created_at', '<=', deletedBefore)]),
        eb(
          'id',
          'in',
          free(tx, userId)
            .select('id')
            .where('deleted_at', 'is', null)
            .orderBy('created_at', 'desc')
            .orderBy('id')
            .offset(most),
        ),
      ]),
    )
    .execute()

const blank = (at: Date) => ({
  answers_encrypted: null,
  outlook_encrypted: null,
  summary_encrypted: null,
  label_encrypted: null,
  label: null,
  deleted_at: at,
})

/** Blanks the content and keeps the digest of the answers, so that they are not charged a second time. */
export const erase = (db: Db, userId: string, id: string, at: Date) =>
  db
    .updateTable('assessment')
    .set(blank(at))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** The same for all that were made before a time. */
export const eraseBefore = (db: Db, before: Date, at: Date) =>
  db.updateTable('assessment').set(blank(at)).where('created_at', '<', before).where('deleted_at', 'is', null).execute()
