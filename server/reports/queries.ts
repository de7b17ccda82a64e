import { type Insertable, sql } from 'kysely'
import { awaitsMail } from '../mail/service.ts'
import { inBatches } from '../platform/database/batches.ts'
import type { Db, IssuedReportRow, ReportRow, Tx } from './tables.ts'

/** For ever, and harmless to repeat. */
export const rememberIssued = (tx: Db | Tx, issued: Insertable<IssuedReportRow>) =>
  tx
    .insertInto('issued_report')
    .values(issued)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()

export const findIssued = (db: Db, sha256: Buffer) =>
  db.selectFrom('issued_report').selectAll().where('sha256', '=', sha256).executeTakeFirst()

/** Or finds it where the account has it already. */
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

export const hasFile = async (db: Db | Tx, report_id: string): Promise<boolean> =>
  (await db.selectFrom('report_file').select('report_id').where('report_id', '=', report_id).executeTakeFirst()) !==
  undefined

/** Replaces the file, if there is one. */
export async function keepFile(tx: Tx, report_id: string, file: { file_encrypted: Uint8Array; kept_from: Date }) {
  await tx
    .insertInto('report_file')
    .values({ report_id, ...file })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet(file))
    .execute()
}

export async function keepLonger(tx: Tx, report_id: string, kept_from: Date): Promise<void> {
  await tx.updateTable('report_file').set({ kept_from }).where('report_id', '=', report_id).execute()
}

/** Keeps this file, the newest others, and those that a mail is still to attach. */
export async function deleteOlderFiles(
  tx: Tx,
  newest: { id: string; assessment_id: string },
  mostOthers: number,
): Promise<void> {
  const older = tx
    .selectFrom('report')
    .innerJoin('report_file', 'report_file.report_id', 'report.id')
    .select('report.id')
    .where('report.assessment_id', '=', newest.assessment_id)
    .where('report.id', '<>', newest.id)
    .orderBy('report_file.kept_from', 'desc')
    .orderBy('report.made_at', 'desc')
    .orderBy('report.id')
    .offset(mostOthers)
  await tx
    .deleteFrom('report_file')
    .where('report_id', 'in', older)
    .where(({ not }) => not(awaitsMail('report_file.report_id')))
    .execute()
}

const withFile = (db: Db | Tx) =>
  db
    .selectFrom('report')
    .innerJoin('report_file', 'report_file.report_id', 'report.id')
    .selectAll('report')
    .select('report_file.file_encrypted')

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

/** Locks it, so that it is not deleted before the transaction ends. */
export const holdBySha256 = (tx: Tx, userId: string, sha256: Buffer) =>
  withSha256(tx, userId, sha256).forShare().executeTakeFirst()

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

/** Keeps those that a mail is still to attach. Rows are half a megabyte each. */
export const deleteOldFiles = (db: Db, until: Date): Promise<void> =>
  inBatches(async (rows) => {
    const old = db
      .selectFrom('report_file')
      .select('report_id')
      .where('kept_from', '<=', until)
      .where(({ not }) => not(awaitsMail('report_file.report_id')))
      .limit(rows)
    const { numDeletedRows } = await db
      .deleteFrom('report_file')
      .where('report_id', 'in', old)
      .where('kept_from', '<=', until)
      .executeTakeFirst()
    return Number(numDeletedRows)
  }, 100)
