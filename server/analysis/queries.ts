import type { Insertable } from 'kysely'
import type { AnalysisRow, Db, Tx } from './tables.ts'

/** Keeps the analysis in the place of an earlier one. */
export const replace = (tx: Tx, { assessment_id, ...made }: Insertable<AnalysisRow>) =>
  tx
    .insertInto('analysis')
    .values({ assessment_id, ...made })
    .onConflict((conflict) => conflict.column('assessment_id').doUpdateSet(made))
    .execute()

export const findAnalysis = (db: Db | Tx, assessmentId: string) =>
  db.selectFrom('analysis').selectAll().where('assessment_id', '=', assessmentId).executeTakeFirst()
