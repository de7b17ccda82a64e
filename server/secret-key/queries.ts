import { sql } from 'kysely'
import type { Db, Tx } from './tables.ts'

/** Locks the keys for reading and writing until the transaction ends. */
export const holdKeys = (tx: Tx) => sql`lock table secret_key in access exclusive mode`.execute(tx)

export const knownKeys = async (db: Db | Tx): Promise<string[]> =>
  (await db.selectFrom('secret_key').select('key_id').execute()).map(({ key_id }) => key_id)

export const rememberKey = (tx: Tx, keyId: string) =>
  tx
    .insertInto('secret_key')
    .values({ key_id: keyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const forgetKey = (db: Db, keyId: string) => db.deleteFrom('secret_key').where('key_id', '=', keyId).execute()

export interface SealedColumn {
  table: string
  key: string
  column: string
}

/** They are known by their names, which end in `_encrypted`, so that none can be forgotten. */
export const sealedColumns = async (db: Db): Promise<SealedColumn[]> =>
  (
    await sql<SealedColumn>`
      select c.relname as table, k.attname as key, a.attname as column
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      join pg_index i on i.indrelid = c.oid and i.indisprimary
      join pg_attribute k on k.attrelid = c.oid and k.attnum = i.indkey[0]
      where a.attname like '%\\_encrypted' and not a.attisdropped
      order by 1, 3`.execute(db)
  ).rows

const noId = '00000000-0000-0000-0000-000000000000'

/** Fifty values sealed by another key, from the row after `after` on. */
export const sealedByOthers = async (db: Db, { table, key, column }: SealedColumn, keyId: string, after = noId) =>
  (
    await sql<{ id: string; sealed: Uint8Array }>`
      select ${sql.ref(key)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${sql.ref(key)} > ${after}::uuid and substring(${sql.ref(column)} for 4) <> decode(${keyId}, 'hex')
      order by 1 limit 50`.execute(db)
  ).rows

/** Unless it was changed in the meantime. */
export const replaceSealed = async (
  db: Db,
  { table, key, column }: SealedColumn,
  { id, sealed }: { id: string; sealed: Uint8Array },
  resealed: Buffer,
) =>
  sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${resealed}
    where ${sql.ref(key)} = ${id}::uuid and ${sql.ref(column)} = ${sealed}`.execute(db)

/** By the key's id. */
export const countBySealingKey = async (db: Db, { table, column }: SealedColumn) =>
  (
    await sql<{ keyId: string; count: number }>`
      select encode(substring(${sql.ref(column)} for 4), 'hex') as "keyId", count(*)::int as count
      from ${sql.table(table)} where ${sql.ref(column)} is not null group by 1`.execute(db)
  ).rows
