import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { type Outcome, outcomesIn, reportedColumns } from '../src/evidence/reported-outcomes.ts'
import { inPackage } from './command.ts'

/** The reported outcomes of model/data that sizes are learnt from. Throws where the file is not as described there. */
export function readReports(): Outcome[] {
  const rows: Record<string, string>[] = parse(readFileSync(inPackage('data/reported-outcomes.csv'), 'utf8'), {
    columns: (header: string[]) => {
      if (header.join() !== reportedColumns.join())
        throw new Error('reported-outcomes.csv: other columns than expected')
      return header
    },
  })
  return outcomesIn(rows)
}
