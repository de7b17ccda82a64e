import { type Kysely, sql } from 'kysely'

/** Rows a statement at most: so few that none comes near the limit of a statement, or holds rows for long. */
const batchRows = 1_000

/**
 * Repeats a statement that works on so many rows at most until it finds fewer: a large backlog is many short
 * transactions, of which a stop or a fault in the middle loses none.
 */
export async function inBatches(step: (rows: number) => Promise<number>, rows = batchRows): Promise<void> {
  while ((await step(rows)) >= rows);
}

/** A table with its key and the column that says until when, or since when, a row is kept. */
type Aging<Tables> = {
  [Table in keyof Tables & string]: [
    table: Table,
    key: keyof Tables[Table] & string,
    time: keyof Tables[Table] & string,
  ]
}[keyof Tables & string]

/**
 * Makes what deletes the rows of a table whose time has come, in batches. A row may be given more time meanwhile: so the
 * time is a condition of the row itself, which is read again then, and not of the list alone.
 */
export const deletesOld =
  <Tables>(...[table, key, time]: Aging<Tables>) =>
  (db: Kysely<Tables>, until: Date, batch?: number): Promise<void> =>
    inBatches(async (rows) => {
      const isOld = sql`${sql.ref(time)} <= ${until}`
      const list = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${isOld} limit ${rows}`
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ${sql.ref(key)} in (${list}) and ${isOld}`.execute(db)
      return Number(numAffectedRows)
    }, batch)
