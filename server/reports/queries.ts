import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import { awaitsMail } from '../mail/service.ts'
import { deletesOld } from '../platform/batches.ts'
import type { CountedUse, Db, IssuedReportRow, ReportRow, ReportTables, Tx } from './tables.ts'

/** Remembers for ever what identifies a report. Harmless to repeat. */
export const rememberIssued = (tx: Db | Tx, issued: Insertable<IssuedReportRow>) =>
  tx
    .insertInto('issued_report')
    .values(issued)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()

export const findIssued = (db: Db, sha256: Buffer) =>
  db.selectFrom('issued_report').selectAll().where('sha256', '=', sha256).executeTakeFirst()

/** Stores the report, or finds it where the account has it already. */
export async function storeReport(tx: Tx, report: Insertable<ReportRow>) {
  await tx
    .insertInto('report')
    .values(report)
    .onConflict((conflict) => conflict.columns(['user_id', 'sha256']).doNothing())
    .execute()
  return tx
    .selectFrom('report')
    .selectAll()
    .where('user_id', '=', report.user_id)
    .where('sha256', '=', report.sha256)
    .executeTakeFirstOrThrow()
}

/** Reports with where their files are: `file_encrypted` in the database, `file_key` in the store, or neither. */
const withPlaces = (db: Db | Tx) =>
  db
    .selectFrom('report')
    .leftJoin('report_file', 'report_file.report_id', 'report.id')
    .leftJoin('stored_file', 'stored_file.report_id', 'report.id')

const isKept = (eb: ExpressionBuilder<ReportTables, 'report_file' | 'stored_file'>) =>
  eb.or([eb('report_file.report_id', 'is not', null), eb('stored_file.report_id', 'is not', null)])

const keptFrom = sql<Date>`coalesce(report_file.kept_from, stored_file.kept_from)`

/** Whether a report has a file. */
export const hasFile = async (db: Db | Tx, report_id: string): Promise<boolean> =>
  (await withPlaces(db).select('report.id').where('report.id', '=', report_id).where(isKept).executeTakeFirst()) !==
  undefined

/** Keeps the file of a report for longer, if it has one. */
export async function keepLonger(tx: Tx, report_id: string, kept_from: Date): Promise<void> {
  await tx.updateTable('report_file').set({ kept_from }).where('report_id', '=', report_id).execute()
  await tx.updateTable('stored_file').set({ kept_from }).where('report_id', '=', report_id).execute()
}

/**
 * Deletes the files of the assessment of a report that has just been kept, but for that one, the newest so many others,
 * and those that a mail waits to bring along.
 */
export async function deleteOlderFiles(
  tx: Tx,
  newest: { id: string; assessment_id: string },
  mostOthers: number,
): Promise<void> {
  const older = await withPlaces(tx)
    .select('report.id')
    .where('report.assessment_id', '=', newest.assessment_id)
    .where('report.id', '<>', newest.id)
    .where(isKept)
    .orderBy(keptFrom, 'desc')
    .orderBy('report.made_at', 'desc')
    .orderBy('report.id')
    .offset(mostOthers)
    .execute()
  const ids = older.map(({ id }) => id)
  if (ids.length === 0) return
  for (const table of ['report_file', 'stored_file'] as const)
    await tx
      .deleteFrom(table)
      .where('report_id', 'in', ids)
      .where(({ not }) => not(awaitsMail(`${table}.report_id`)))
      .execute()
}

export const countOnDay = async (db: Db | Tx, user_id: string, kind: CountedUse, day: string): Promise<number> => {
  const found = await db
    .selectFrom('report_day')
    .select('count')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .executeTakeFirst()
  return found?.count ?? 0
}

/** Counts one more on this day, in the place of what was counted on another. */
export const keepCount = (tx: Tx, user_id: string, kind: CountedUse, { day, count }: { day: string; count: number }) =>
  tx
    .insertInto('report_day')
    .values({ user_id, kind, day, count })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ day, count }))
    .execute()

const withFile = (db: Db | Tx) =>
  withPlaces(db).selectAll('report').select(['report_file.file_encrypted', 'stored_file.file_key']).where(isKept)

/** One that is kept with its file, by its number. */
export const findFileByNumber = (db: Db, userId: string, number: string) =>
  withFile(db).where('user_id', '=', userId).where('number', '=', number).executeTakeFirst()

export const findFileBySha256 = (db: Db, userId: string, sha256: Buffer) =>
  withFile(db).where('user_id', '=', userId).where('sha256', '=', sha256).executeTakeFirst()

export const findFileById = (db: Db, userId: string, id: string) =>
  withFile(db).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()

const withSha256 = (db: Db | Tx, userId: string, sha256: Buffer) =>
  db.selectFrom('report').selectAll().where('user_id', '=', userId).where('sha256', '=', sha256)

export const findBySha256 = (db: Db, userId: string, sha256: Buffer) =>
  withSha256(db, userId, sha256).executeTakeFirst()

/** A report of the account's, held so that it is not deleted before the transaction ends. */
export const holdBySha256 = (tx: Tx, userId: string, sha256: Buffer) =>
  withSha256(tx, userId, sha256).forShare().executeTakeFirst()

export const newestFirst = (db: Db, userId: string, { skip, limit }: { skip: number; limit: number }) =>
  withPlaces(db)
    .selectAll('report')
    .select((eb) => isKept(eb).as('has_file'))
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .execute()

export const countReports = (db: Db, userId: string) =>
  db
    .selectFrom('report')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

export const deleteOldFiles = deletesOld<ReportTables>('report_file', 'report_id', 'kept_from')
