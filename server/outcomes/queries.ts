import { type Insertable, sql } from 'kysely'
import { answersIn } from '../cases/service.ts'
import type { Db, OutcomeRow, Tx } from './tables.ts'

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

/** Withdraws the consent: afterwards no report is kept, whether or not there was one. */
export const deleteOutcome = (db: Db, userId: string, assessmentId: string) =>
  db.deleteFrom('outcome').where('user_id', '=', userId).where('assessment_id', '=', assessmentId).execute()

/** Every report with the answers it belongs to, and nothing else. The order is chance, so that it says nothing. */
export const reportsWithAnswers = (db: Db) =>
  db
    .selectFrom('outcome')
    .select('report_encrypted')
    .select(answersIn('outcome.assessment_id').as('answers_encrypted'))
    .where(answersIn('outcome.assessment_id'), 'is not', null)
    .orderBy(sql`random()`)
    .execute()
