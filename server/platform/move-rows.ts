import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'

/** A table with the columns that are stored, and how many rows are read at a time. */
interface Table {
  name: string
  columns: string[]
  rows: number
  batch: number
}

/** What stays as the target's own migrations made it. */
const historyTable = 'kysely_migration'
const batchBytes = 4_000_000
const mostRowsAtOnce = 500

/** The first table of the public schema with other rows than those that migrations `seeded`; null in an empty database. */
export async function firstFilledTable<Tables>(
  db: Kysely<Tables>,
  seeded: { table: string; rows: RawBuilder<boolean> },
): Promise<string | null> {
  for (const name of await tableNames(db)) {
    const others = name === seeded.table ? sql`where not (${seeded.rows})` : sql``
    const { rows } = await sql`select 1 from ${sql.table(name)} ${others} limit 1`.execute(db)
    if (rows.length > 0) return name
  }
  return null
}

/**
 * Copies every row and the position of every sequence into tables of the same shape, in one transaction of the target's
 * that `check` ends: it throws, or nothing is kept. Rows go as JSON text made and read by the databases, so that no
 * number, time or byte passes through JavaScript. Answers how many rows each table has.
 */
export async function moveRows<Tables>(
  source: Database<Tables>,
  target: Database<Tables>,
  check: (tx: Transaction<Tables>) => Promise<void>,
): Promise<Map<string, number>> {
  return source.transaction(async (from) => {
    const tables = await inOrderOfReferences(from, await describe(from))
    const all = sql.join(tables.map(({ name }) => sql.table(name)))
    return target.transaction(async (to) => {
      await sql`set constraints all deferred`.execute(to)
      // The books refuse to be emptied of the accounts that the migrations made, and look at each entry by itself.
      for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(to)
      await sql`truncate ${all}`.execute(to)
      const moved = new Map<string, number>()
      for (const table of tables) moved.set(table.name, await copy(from, to, table))
      for (const { name, rows } of tables)
        if (moved.get(name) !== rows || (await count(to, name)) !== rows)
          throw new Error(`Of ${rows} rows of ${name} not all arrived`)
      await copySequences(from, to)
      // Looked at now: with checks that are still to come, no trigger can be switched on again.
      await sql`set constraints all immediate`.execute(to)
      for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(to)
      await check(to)
      return moved
    })
  })
}

async function copy<Tables>(
  from: Transaction<Tables>,
  to: Transaction<Tables>,
  { name, columns, batch }: Table,
): Promise<number> {
  const table = sql.table(name)
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare rows_to_move cursor for select to_json(t)::text as row from ${table} t`.execute(from)
  let moved = 0
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batch)} from rows_to_move`.execute(from)
    if (rows.length === 0) break
    await sql`
      insert into ${table} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${table}, ${`[${rows.map(({ row }) => row).join()}]`}::json)`.execute(
      to,
    )
    moved += rows.length
  }
  await sql`close rows_to_move`.execute(from)
  return moved
}

async function copySequences<Tables>(from: Transaction<Tables>, to: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public'`.execute(from)
  for (const { name } of rows) {
    const { rows: positions } = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.table(name)}`.execute(from)
    for (const { last, called } of positions)
      await sql`select setval(${name}::regclass, ${last}::bigint, ${called})`.execute(to)
  }
}

/** How many rows each table of the public schema has, the history of migrations left out. */
export async function countRows<Tables>(db: Kysely<Tables>): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const name of await tableNames(db)) counts.set(name, await count(db, name))
  return counts
}

async function tableNames<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  return rows.map(({ name }) => name).filter((name) => name !== historyTable)
}

const count = async <Tables>(db: Kysely<Tables>, name: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(db)).rows[0]?.n ?? 0

async function describe<Tables>(db: Kysely<Tables>): Promise<Table[]> {
  const tables: Table[] = []
  for (const name of await tableNames(db)) {
    const { rows: columns } = await sql<{ name: string; bytes: string }>`
      select column_name as name, pg_total_relation_size(${name}::regclass)::text as bytes
      from information_schema.columns
      where table_schema = 'public' and table_name = ${name} and is_generated = 'NEVER'
      order by ordinal_position`.execute(db)
    const rows = await count(db, name)
    const bytes = Number(columns[0]?.bytes ?? 0) / Math.max(rows, 1)
    const batch = Math.max(1, Math.min(mostRowsAtOnce, Math.floor(batchBytes / Math.max(bytes, 1))))
    tables.push({ name, columns: columns.map((column) => column.name), rows, batch })
  }
  return tables
}

/** Each table after those that its rows refer to. */
async function inOrderOfReferences<Tables>(db: Kysely<Tables>, tables: Table[]): Promise<Table[]> {
  const { rows: references } = await sql<{ of: string; to: string }>`
    select conrelid::regclass::text as "of", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid and not condeferred`.execute(
    db,
  )
  const ordered: Table[] = []
  while (ordered.length < tables.length) {
    const done = new Set(ordered.map(({ name }) => name))
    const next = tables.filter(
      ({ name }) => !done.has(name) && references.every((reference) => reference.of !== name || done.has(reference.to)),
    )
    if (next.length === 0) throw new Error('Tables refer to each other in a circle')
    ordered.push(...next)
  }
  return ordered
}
