import { type Insertable, sql } from 'kysely'
import { isCharged } from '../credits/service.ts'
import { type NewFingerprint, renewFingerprint } from './fingerprint-queries.ts'
import type { AnalysisRow, Db, Tx } from './tables.ts'

interface NewAssessment {
  answers_encrypted: Buffer
  outlook_encrypted: Buffer
  summary_encrypted: Buffer
  has_estimate: boolean
  created_at: Date
  assessed_at: Date
}

/** Before every id that is given to a row. */
export const firstId = '00000000-0000-0000-0000-000000000000'

/** Whether analysis and report were paid for. The ledger knows, also of what was deleted. */
export const isUnlocked = isCharged('analysis', 'assessment.id').as('is_unlocked')

/** For a statement of another feature: the answers of the assessment in this column; null where it was deleted. */
export const answersIn = (assessmentColumn: string) => sql<Buffer | null>`(
  select answers_encrypted from assessment where assessment.id = ${sql.ref(assessmentColumn)} and deleted_at is null)`

/** Stores the assessment; the fingerprint of its answers was claimed for its id before. */
export const insert = (tx: Tx, assessment: NewAssessment & { id: string; user_id: string }) =>
  tx.insertInto('assessment').values(assessment).returningAll().returning(isUnlocked).executeTakeFirstOrThrow()

/** What was charged or corrected stays so, though today's model may make no estimate of it. */
export async function restore(
  tx: Tx,
  id: string,
  content: NewAssessment,
  { found, fingerprint }: { found: Buffer[]; fingerprint: NewFingerprint },
) {
  await renewFingerprint(tx, id, found, fingerprint)
  return tx
    .updateTable('assessment')
    .set({ ...content, deleted_at: null, has_estimate: sql<boolean>`has_estimate or ${content.has_estimate}` })
    .where('id', '=', id)
    .returningAll()
    .returning(isUnlocked)
    .executeTakeFirstOrThrow()
}

/** From this moment on its answers can be corrected for a while. */
export const markCharged = (tx: Tx, id: string, at: Date) =>
  tx.updateTable('assessment').set({ charged_at: at }).where('id', '=', id).where('charged_at', 'is', null).execute()

const kept = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('assessment')
    .selectAll()
    .select(isUnlocked)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)

const byAnswers = (db: Db | Tx, userId: string, digests: Buffer[]) =>
  db
    .selectFrom('assessment_fingerprint as of')
    .innerJoin('assessment', 'assessment.id', 'of.assessment_id')
    .selectAll('assessment')
    .select(isUnlocked)
    .where('of.user_id', '=', userId)
    .where('of.fingerprint', 'in', digests)
    .orderBy('assessment.created_at')
    .orderBy('assessment.id')

/** By a digest of the answers, under whichever key; deleted ones included. */
export const findByAnswers = (db: Db, userId: string, digests: Buffer[]) =>
  byAnswers(db, userId, digests).executeTakeFirst()

/** Held so that no other transaction deletes it or brings it back before this one ends. */
export const holdByAnswers = (tx: Tx, userId: string, digests: Buffer[]) =>
  byAnswers(tx, userId, digests).forNoKeyUpdate('assessment').executeTakeFirst()

/** Until the transaction ends, no other one that asks for this stores an assessment of this person. */
export const holdStoring = (tx: Tx, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`assessment ${userId}`}, 0))`.execute(tx)

export const findById = (db: Db | Tx, userId: string, id: string) =>
  kept(db, userId).where('id', '=', id).executeTakeFirst()

export const holdById = (tx: Tx, userId: string, id: string) =>
  kept(tx, userId).where('id', '=', id).forShare().executeTakeFirst()

/** Held so that no other transaction changes it. */
export const holdToChange = (tx: Tx, userId: string, id: string) =>
  kept(tx, userId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Only what the list shows: an outlook is twenty times the size of a summary. */
export const newestFirst = (db: Db, userId: string, { skip, limit }: { skip: number; limit: number }) =>
  db
    .selectFrom('assessment')
    .select(['id', 'label_encrypted', 'created_at', 'summary_encrypted'])
    .select(isUnlocked)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .execute()

/** Some of a person's assessments, from `after` on. The order is that of their ids, which nothing changes meanwhile. */
export const nextById = (db: Db, userId: string, after = firstId, limit = 20) =>
  kept(db, userId).where('id', '>', after).orderBy('id').limit(limit).execute()

export const findDeleted = (db: Db, userId: string) =>
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
    .set({ label_encrypted: sealed })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .returning(isUnlocked)
    .executeTakeFirst()

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

/** They were never charged, so their digests are not needed. */
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
  deleted_at: at,
})

/** Blanks the content and keeps the digests of the answers, so that they are not charged a second time. */
export const erase = (tx: Tx, userId: string, id: string, at: Date) =>
  tx
    .updateTable('assessment')
    .set(blank(at))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** The same for so many at most of those that were made before a time. */
export const eraseBefore = (tx: Tx, before: Date, at: Date, limit: number) =>
  tx
    .updateTable('assessment')
    .set(blank(at))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('assessment as old')
        .select('old.id')
        .where('old.created_at', '<', before)
        .where('old.deleted_at', 'is', null)
        .limit(limit),
    )
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()

export const replaceAnalysis = (tx: Tx, { assessment_id, ...made }: Insertable<AnalysisRow>) =>
  tx
    .insertInto('analysis')
    .values({ assessment_id, ...made })
    .onConflict((conflict) => conflict.column('assessment_id').doUpdateSet(made))
    .execute()

export const findAnalysis = (db: Db | Tx, assessmentId: string) =>
  db.selectFrom('analysis').selectAll().where('assessment_id', '=', assessmentId).executeTakeFirst()
