import { type Insertable, sql } from 'kysely'
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

/** Keeps the file, or keeps it for longer. */
export const keepFile = (tx: Tx, report_id: string, file_encrypted: Buffer, kept_from: Date) =>
  tx
    .insertInto('report_file')
    .values({ report_id, file_encrypted, kept_from })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet({ file_encrypted, kept_from }))
    .execute()

export const hasFile = async (tx: Tx, report_id: string): Promise<boolean> =>
  (await tx.selectFrom('report_file').select('report_id').where('report_id', '=', report_id).executeTakeFirst()) !==
  undefined

/**
 * Deletes the files of the assessment of a report that has just been kept, but for that one, the newest so many others,
 * and those that a mail waits to bring along.
 */
export const deleteOlderFiles = (tx: Tx, newest: { id: string; assessment_id: string }, mostOthers: number) =>
  tx
    .deleteFrom('report_file')
    .where('report_id', 'in', (eb) =>
      eb
        .selectFrom('report_file as file')
        .innerJoin('report', 'report.id', 'file.report_id')
        .select('file.report_id')
        .where('report.assessment_id', '=', newest.assessment_id)
        .where('report.id', '<>', newest.id)
        .orderBy('file.kept_from', 'desc')
        .orderBy('report.made_at', 'desc')
        .orderBy('file.report_id')
        .offset(mostOthers),
    )
    .where(({ not }) => not(awaitsMail('report_file.report_id')))
    .execute()

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
  db.selectFrom('report').innerJoin('report_file', 'report_file.report_id', 'report.id').selectAll()

/** One that is kept with its file, by its number. */
export const findFileByNumber = (db: Db, userId: string, number: string) =>
  withFile(db).where('user_id', '=', userId).where('number', '=', number).executeTakeFirst()

export const findFileBySha256 = (db: Db, userId: string, sha256: Buffer) =>
  withFile(db).where('user_id', '=', userId).where('sha256', '=', sha256).executeTakeFirst()

export const findFileById = (db: Db, userId: string, id: string) =>
  withFile(db).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()

/** A report of the account's, held so that it is not deleted before the transaction ends. */
export const holdBySha256 = (tx: Tx, userId: string, sha256: Buffer) =>
  tx
    .selectFrom('report')
    .selectAll()
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .forShare()
    .executeTakeFirst()

export const newestFirst = (db: Db, userId: string, { skip, limit }: { skip: number; limit: number }) =>
  db
    .selectFrom('report')
    .leftJoin('report_file', 'report_file.report_id', 'report.id')
    .selectAll('report')
    .select((eb) => eb('report_file.report_id', 'is not', null).as('has_file'))
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
