import { sql } from 'kysely'
import type { Db, Tx } from './tables.ts'

export interface NewFingerprint {
  fingerprint: Buffer
  fingerprint_key_id: string
  answers_schema: number
}

/** Makes the digest lead to this assessment, unless it leads to one already: false then. */
export const claimFingerprint = async (
  tx: Tx,
  row: NewFingerprint & { user_id: string; assessment_id: string; is_passing?: boolean },
): Promise<boolean> =>
  (await tx
    .insertInto('assessment_fingerprint')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'fingerprint']).doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

export const isClaimed = async (tx: Tx, userId: string, digests: Buffer[]): Promise<boolean> =>
  (await tx
    .selectFrom('assessment_fingerprint')
    .select('id')
    .where('user_id', '=', userId)
    .where('fingerprint', 'in', digests)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The digest that answers for advice replace is now that of a version, and stays. */
export const keepPassing = (tx: Tx, assessmentId: string) =>
  tx
    .updateTable('assessment_fingerprint')
    .set({ is_passing: false })
    .where('assessment_id', '=', assessmentId)
    .where('is_passing', '=', true)
    .execute()

export const removePassing = (tx: Tx, assessmentId: string) =>
  tx
    .deleteFrom('assessment_fingerprint')
    .where('assessment_id', '=', assessmentId)
    .where('is_passing', '=', true)
    .execute()

/** Gives the assessment the digest of the newest key in the place of the one of these that leads to it. */
export const renewFingerprint = (tx: Tx, assessmentId: string, digests: Buffer[], to: NewFingerprint) =>
  tx
    .updateTable('assessment_fingerprint')
    .set(to)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('assessment_fingerprint')
        .select('id')
        .where('assessment_id', '=', assessmentId)
        .where('fingerprint', 'in', digests)
        .orderBy('id')
        .limit(1),
    )
    .execute()

/** A hundred digests of another key than this one, of assessments that are not deleted, from `after` on. */
export const withOlderFingerprint = (db: Db, keyId: string, after: string) =>
  db
    .selectFrom('assessment_fingerprint as of')
    .innerJoin('assessment', 'assessment.id', 'of.assessment_id')
    .select(['of.id', 'of.assessment_id', 'of.fingerprint', 'assessment.answers_encrypted'])
    .where('of.fingerprint_key_id', '!=', keyId)
    .where('assessment.deleted_at', 'is', null)
    .where('of.id', '>', after)
    .orderBy('of.id')
    .limit(100)
    .execute()

/** Unless it was replaced or its assessment deleted in the meantime. */
export const replaceFingerprint = (
  db: Db,
  { id, fingerprint }: { id: string; fingerprint: Uint8Array },
  to: Omit<NewFingerprint, 'answers_schema'>,
) =>
  db
    .updateTable('assessment_fingerprint as of')
    .from('assessment')
    .set(to)
    .whereRef('assessment.id', '=', 'of.assessment_id')
    .where('assessment.deleted_at', 'is', null)
    .where('of.id', '=', id)
    .where('of.fingerprint', '=', fingerprint)
    .returning('of.id')
    .executeTakeFirst()

export const countByFingerprintKey = (db: Db) =>
  db
    .selectFrom('assessment_fingerprint')
    .select(['fingerprint_key_id as keyId', sql<number>`count(*)::int`.as('count')])
    .groupBy('fingerprint_key_id')
    .execute()
