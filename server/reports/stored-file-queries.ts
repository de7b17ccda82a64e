import { sql } from 'kysely'
import { deletesOld } from '../platform/batches.ts'
import type { Db, ReportTables, Tx } from './tables.ts'

/** A file's place in the store, as its row remembers it. */
export interface StoredPlace {
  file_key: string
  sealed_by: string
}

/** Where a file is, or is to be: its encrypted bytes for the database, or its place in the store. */
export type PlacedFile = { file_encrypted: Uint8Array } | StoredPlace

/**
 * Keeps the file of a report in one place, and in no other. False where it lies in the store for so long that it is, or
 * will be, deleted there.
 */
export async function keepFile(tx: Tx, report_id: string, placed: PlacedFile, kept_from: Date): Promise<boolean> {
  if ('file_encrypted' in placed) {
    await tx
      .insertInto('report_file')
      .values({ report_id, ...placed, kept_from })
      .onConflict((conflict) => conflict.column('report_id').doUpdateSet({ ...placed, kept_from }))
      .execute()
    await tx.deleteFrom('stored_file').where('report_id', '=', report_id).execute()
    return true
  }
  const claimed = await tx
    .deleteFrom('file_to_delete')
    .where('file_key', '=', placed.file_key)
    .where('kept_until', 'is not', null)
    .executeTakeFirst()
  if (claimed.numDeletedRows === 0n) return false
  await tx
    .insertInto('stored_file')
    .values({ report_id, ...placed, kept_from })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet({ ...placed, kept_from }))
    .execute()
  await tx.deleteFrom('report_file').where('report_id', '=', report_id).execute()
  return true
}

/** Announces what is about to be put into the store: whatever is not kept by then is deleted there. */
export const announceFile = (db: Db, file_key: string, kept_until: Date) =>
  db.insertInto('file_to_delete').values({ file_key, kept_until }).execute()

/** From now on nobody keeps what was announced and not kept in time. It waits for whoever is just keeping it. */
export const giveUpAnnounced = (db: Db, now: Date) =>
  db.updateTable('file_to_delete').set({ kept_until: null }).where('kept_until', '<=', now).execute()

/** A hundred keys of what must go from the store, after this one. */
export const nextToDelete = (db: Db, after: string) =>
  db
    .selectFrom('file_to_delete')
    .select('file_key')
    .where('kept_until', 'is', null)
    .where('file_key', '>', after)
    .orderBy('file_key')
    .limit(100)
    .execute()

export const forgetDeleted = (db: Db, file_key: string) =>
  db.deleteFrom('file_to_delete').where('file_key', '=', file_key).execute()

/** How many files are in the store, and how many of those that are not must still go. */
export const countStored = async (db: Db): Promise<{ stored: number; toDelete: number }> => {
  const { rows } = await sql<{ stored: number; toDelete: number }>`
    select (select count(*)::int from stored_file) as stored,
      (select count(*)::int from file_to_delete where kept_until is null) as "toDelete"`.execute(db)
  return rows[0] ?? { stored: 0, toDelete: 0 }
}

/** How many files of the store each key has encrypted, by the key's id. */
export const countStoredByKey = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('stored_file')
    .select(['sealed_by', sql<number>`count(*)::int`.as('count')])
    .groupBy('sealed_by')
    .execute()
  return new Map(rows.map(({ sealed_by, count }) => [sealed_by, count]))
}

const noId = '00000000-0000-0000-0000-000000000000'

/** A hundred files of the store, after this report; of other keys than one where that is given. */
export const someStored = (db: Db, after = noId, exceptKey: string | null = null) =>
  db
    .selectFrom('stored_file')
    .innerJoin('report', 'report.id', 'stored_file.report_id')
    .select(['report.id', 'report.sha256', 'stored_file.file_key'])
    .where('report_id', '>', after)
    .$if(exceptKey !== null, (query) => query.where('sealed_by', '<>', exceptKey ?? ''))
    .orderBy('report_id')
    .limit(100)
    .execute()

/** The next file of the database after this report. */
export const nextInDatabase = (db: Db, after = noId) =>
  db
    .selectFrom('report_file')
    .innerJoin('report', 'report.id', 'report_file.report_id')
    .select(['report.id', 'report.sha256', 'report_file.file_encrypted'])
    .where('report_id', '>', after)
    .orderBy('report_id')
    .limit(1)
    .executeTakeFirst()

/** Holds a report so that it is not deleted, before its file: as a deletion does. */
export const holdReport = (tx: Tx, id: string) =>
  tx.selectFrom('report').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()

/** Since when a file is kept that is still these bytes of the database, or this object of the store; it is held. */
export async function holdFile(
  tx: Tx,
  report_id: string,
  placed: { file_encrypted: Uint8Array } | { file_key: string },
): Promise<Date | undefined> {
  const found = await ('file_encrypted' in placed
    ? tx
        .selectFrom('report_file')
        .select('kept_from')
        .where('report_id', '=', report_id)
        .where('file_encrypted', '=', placed.file_encrypted)
        .forUpdate()
        .executeTakeFirst()
    : tx
        .selectFrom('stored_file')
        .select('kept_from')
        .where('report_id', '=', report_id)
        .where('file_key', '=', placed.file_key)
        .forUpdate()
        .executeTakeFirst())
  return found?.kept_from
}

export const deleteOldStored = deletesOld<ReportTables>('stored_file', 'report_id', 'kept_from')
