import { modelRecord } from '@settlesg/model/record'

/** What pages show of the record: its reasons and the names of its figures they say in texts of their own. */
export function recordOfPages() {
  const record = modelRecord()
  const figures = record.figures.map(({ what: _, use: __, shown: ___, tolerance: ____, ...shown }) => shown)
  return { ...record, figures, levels: record.levels.map(withoutWhy), lines: record.lines.map(withoutWhy) }
}

function withoutWhy<Explained extends { why: string }>({ why: _, ...rest }: Explained): Omit<Explained, 'why'> {
  return rest
}

/** The names of the lines, for pages that only link to one. */
export const modelLineIds = () => modelRecord().lines.map(({ id }) => id)
