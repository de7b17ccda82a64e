import { type Kysely, sql } from 'kysely'

/** So few that no statement comes near its time limit or holds rows for long. */
const batchRows = 1_000

/** Many short transactions: a stop or a fault in the middle of a large backlog loses none of the finished ones. */
export async function inBatches(step: (rows: number) => Promise<number>, rows = batchRows): Promise<void> {
  while ((await step(rows)) >= rows);
}

/** The column says until when, or since when, a row is kept. */
type Aging<Tables> = {
  [Table in keyof Tables & string]: [
    table: Table,
    key: keyof Tables[Table] & string,
    time: keyof Tables[Table] & string,
  ]
}[keyof Tables & string]

/** Deletes old rows in batches. The time is a condition on the row itself, which may have been given more meanwhile. */
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
