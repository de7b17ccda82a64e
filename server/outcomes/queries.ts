import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { OutcomeRow } from './tables.ts'

/** Keeps the report in the place of an earlier one. */
export const replace = (tx: Tx, row: Insertable<OutcomeRow>) =>
  tx
    .insertInto('outcome')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('assessment_id')
        .doUpdateSet({ report_encrypted: row.report_encrypted, consented_at: row.consented_at }),
    )
    .execute()

export const findOutcomes = (db: Db, userId: string, assessmentIds: readonly string[]) =>
  db
    .selectFrom('outcome')
    .select(['assessment_id', 'report_encrypted'])
    .where('user_id', '=', userId)
    .where('assessment_id', 'in', assessmentIds)
    .execute()

export const deleteOutcome = (db: Db, userId: string, assessmentId: string) =>
  db.deleteFrom('outcome').where('user_id', '=', userId).where('assessment_id', '=', assessmentId).execute()

/** Every report with the answers it belongs to, and nothing else. The order is chance, so that it says nothing. */
export const reportsWithAnswers = (db: Db) =>
  db
    .selectFrom('outcome')
    .innerJoin('assessment', 'assessment.id', 'outcome.assessment_id')
    .select(['outcome.report_encrypted', 'assessment.answers_encrypted'])
    .where('assessment.deleted_at', 'is', null)
    .orderBy(sql`random()`)
    .execute()
