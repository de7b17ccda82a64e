import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isDay, monthInSingapore } from '@settlesg/contract'
import { parse } from 'csv-parse/sync'
import { type Outcome, outcomesIn, reportedColumns } from '../src/evidence/reported-outcomes.ts'

export type Command = (args: string[], streams: Streams) => Promise<number> | number

export interface Streams {
  input(): Promise<string>
  print(text: string): void
  complain(text: string): void
}

/** Something the caller can mend: one clear line on standard error, exit code 2. */
export class BadInput extends Error {
  override name = 'BadInput'
}

export const inPackage = (path: string) => new URL(`../${path}`, import.meta.url)
export const printJson = ({ print }: Streams, value: unknown) => print(`${JSON.stringify(value, null, 2)}\n`)

/** The options of a command, each with a value, and what else was given. Throws BadInput for one it does not have. */
export function options<Name extends string>(args: string[], ...names: Name[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      allowPositionals: true,
      strict: true,
    })
    return {
      option: (name: Name): string | undefined => {
        const value = values[name]
        return typeof value === 'string' ? value : undefined
      },
      positionals,
    }
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message.split('. ')[0] : 'unknown option')
  }
}

export function noArguments(args: string[]): void {
  const [other] = options(args).positionals
  if (other !== undefined) throw new BadInput(`${other}: this command takes nothing more`)
}

/** The month that pay is brought to: as given with `--today`, else the present one. The model itself has no clock. */
export function readToday(given: string | undefined): string {
  if (given !== undefined && !isDay(`${given}-01`)) throw new BadInput('--today: a month, as YYYY-MM')
  return given ?? monthInSingapore(new Date())
}

/** The reported outcomes of model/data that sizes are learnt from, with pay brought to `today`. Throws where the file is not as described there. */
export function readReports(today: string): Outcome[] {
  const rows: Record<string, string>[] = parse(readFileSync(inPackage('data/reported-outcomes.csv'), 'utf8'), {
    columns: (header: string[]) => {
      if (header.join() !== reportedColumns) throw new Error('reported-outcomes.csv: other columns than expected')
      return header
    },
  })
  return outcomesIn(rows, today)
}
