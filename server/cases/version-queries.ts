import { type Insertable, sql } from 'kysely'
import { isUnlocked } from './queries.ts'
import type { AssessmentVersionRow, Db, Tx } from './tables.ts'

export const keepVersion = (tx: Tx, version: Insertable<AssessmentVersionRow>) =>
  tx.insertInto('assessment_version').values(version).execute()

export interface NewestVersion {
  version: number
  corrections: number
  answers_encrypted: Buffer
  outlook_encrypted: Buffer
  summary_encrypted: Buffer
  assessed_at: Date
}

/** What was ever charged stays so, though its corrected answers may allow no estimate: `has_estimate` does not change. */
export const showVersion = (tx: Tx, id: string, newest: NewestVersion) =>
  tx
    .updateTable('assessment')
    .set(newest)
    .where('id', '=', id)
    .returningAll()
    .returning(isUnlocked)
    .executeTakeFirstOrThrow()

export const findFormerVersions = (db: Db, assessmentId: string) =>
  db
    .selectFrom('assessment_version')
    .select(['number', 'summary_encrypted', 'assessed_at'])
    .where('assessment_id', '=', assessmentId)
    .orderBy('number', 'desc')
    .execute()

export const findVersionsBefore = (db: Db, assessmentId: string, number: number, limit: number) =>
  db
    .selectFrom('assessment_version')
    .selectAll()
    .where('assessment_id', '=', assessmentId)
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()

export const findVersion = (db: Db, assessmentId: string, number: number) =>
  db
    .selectFrom('assessment_version')
    .selectAll()
    .where('assessment_id', '=', assessmentId)
    .where('number', '=', number)
    .executeTakeFirst()

export const findVersionAnswers = (db: Db, assessmentId: string) =>
  db
    .selectFrom('assessment_version')
    .select(['number', 'answers_encrypted'])
    .where('assessment_id', '=', assessmentId)
    .orderBy('number', 'desc')
    .execute()

/** Call it after deleting, as its own statement: a correction that the deletion waited for has left one more. */
export async function deleteVersions(tx: Tx, deleted: { id: string }[]): Promise<number> {
  const ids = deleted.map(({ id }) => id)
  await tx.deleteFrom('assessment_version').where(sql<boolean>`assessment_id = any(${ids}::uuid[])`).execute()
  return ids.length
}
