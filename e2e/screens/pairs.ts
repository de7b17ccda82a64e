/** A table of choices: what each column may be. */
export type Columns = Record<string, readonly string[]>
export type Row<Table extends Columns> = { [Column in keyof Table]: string }

/** Every two values that can meet in a row, as text. */
export const pairsIn = (row: Record<string, string>): string[] => {
  const cells = Object.entries(row).map(([column, value]) => `${column}=${value}`)
  return cells.flatMap((one, index) => cells.slice(index + 1).map((other) => `${one} ${other}`))
}

/** Every row of the table. */
export const everyRow = <Table extends Columns>(columns: Table): Row<Table>[] =>
  Object.entries(columns).reduce<Record<string, string>[]>(
    (rows, [column, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [column]: value }))),
    [{}],
  ) as Row<Table>[]

/**
 * Few rows in which all stands that stands in any of them: again and again the row with the most that is still missing.
 * `wantedIn` says what of a row is wanted, as texts, such as its pairs.
 */
export function coverAll<One>(rows: readonly One[], wantedIn: (row: One) => string[]): One[] {
  const candidates = rows.map((row) => ({ row, wanted: wantedIn(row) }))
  const missing = new Set(candidates.flatMap(({ wanted }) => wanted))
  const chosen: One[] = []
  const gainOf = ({ wanted }: { wanted: string[] }) => wanted.filter((one) => missing.has(one)).length
  while (missing.size > 0) {
    const best = candidates.reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one))
    for (const one of best.wanted) missing.delete(one)
    chosen.push(best.row)
  }
  return chosen
}
