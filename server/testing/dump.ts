import { sql } from 'kysely'
import type { Db } from '../tables.ts'

/** Every row of every table, the job queue's too: what someone with only the database can read. */
export async function dumpDatabase(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  const dumped = await Promise.all(
    tables.map(({ schema, name }) =>
      sql<{ row: string }>`select t::text as row from ${sql.table(`${schema}.${name}`)} as t`.execute(db),
    ),
  )
  return dumped.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
}

/** As text or as bytes, which are dumped in hexadecimal. */
export const hitsIn = (dump: string, text: string): number =>
  dump.split(text).length + dump.split(Buffer.from(text).toString('hex')).length - 2
