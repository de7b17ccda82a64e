/** A table of choices: what each column may be. */
export type Columns = Record<string, readonly string[]>
export type Row<Table extends Columns> = { [Column in keyof Table]: string }

/** Every two values that can meet in a row, as text. */
const pairsIn = (row: Record<string, string>): string[] => {
  const cells = Object.entries(row).map(([column, value]) => `${column}=${value}`)
  return cells.flatMap((one, index) => cells.slice(index + 1).map((other) => `${one} ${other}`))
}

const everyRow = (columns: Columns): Record<string, string>[] =>
  Object.entries(columns).reduce<Record<string, string>[]>(
    (rows, [column, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [column]: value }))),
    [{}],
  )

/**
 * Few rows in which every possible pair of values stands at least once: again and again the row with the most pairs that
 * are still missing. `isPossible` leaves out rows that cannot occur.
 */
export function coverPairs<Table extends Columns>(
  columns: Table,
  isPossible: (row: Row<Table>) => boolean,
): Row<Table>[] {
  const candidates = (everyRow(columns) as Row<Table>[]).filter(isPossible).map((row) => ({ row, pairs: pairsIn(row) }))
  const missing = new Set(candidates.flatMap(({ pairs }) => pairs))
  const chosen: Row<Table>[] = []
  const gainOf = ({ pairs }: { pairs: string[] }) => pairs.filter((pair) => missing.has(pair)).length
  while (missing.size > 0) {
    const best = candidates.reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one))
    for (const pair of best.pairs) missing.delete(pair)
    chosen.push(best.row)
  }
  return chosen
}

/** Every pair that can occur. */
export const possiblePairs = <Table extends Columns>(columns: Table, isPossible: (row: Row<Table>) => boolean) =>
  new Set((everyRow(columns) as Row<Table>[]).filter(isPossible).flatMap(pairsIn))

/** The pairs of these rows. */
export const coveredPairs = (rows: readonly Record<string, string>[]) => new Set(rows.flatMap(pairsIn))
