import { writeFileSync } from 'node:fs'
import { posterior, worlds } from '../src/posterior.ts'
import { check } from '../src/yearly/check.ts'
import { type Period, simulate } from '../src/yearly/simulate.ts'
import { options, wholeNumber } from './arguments.ts'
import { BadInput } from './bad-input.ts'
import { type Command, inPackage, printJson } from './commands.ts'
import { refuseStalePosterior } from './stale.ts'

/** `simulate --year 2024` or `--from 2009-04 --to 2010-03`, with `--persons 200000 --seed 1`. */
export const simulateCommand: Command = (args, streams) => {
  const { option, positionals } = options(args, 'year', 'from', 'to', 'persons', 'seed')
  if (positionals[0] !== undefined)
    throw new BadInput(`${positionals[0]}: simulate takes options only, as in --year 2024`)
  const persons = wholeNumber('persons', option('persons'), 10_000, 5_000_000, 200_000)
  const seed = wholeNumber('seed', option('seed'), 0, 2 ** 31 - 1, 1)
  printJson(streams, simulate(worlds, periodOf(option('year'), option('from'), option('to')), { persons, seed }))
  return 0
}

const firstYear = 2007
const lastYear = 2026

function periodOf(year: string | undefined, from: string | undefined, to: string | undefined): Period {
  if (year !== undefined) {
    if (from !== undefined || to !== undefined) throw new BadInput('--year: give either a year or --from and --to')
    return { year: wholeNumber('year', year, firstYear, lastYear) }
  }
  if (from === undefined && to === undefined) throw new BadInput(`--year: a year from ${firstYear} to ${lastYear}`)
  const window = { from: month('from', from), to: month('to', to) }
  if (window.to < window.from) throw new BadInput('--to: must not be before --from')
  return window
}

function month(name: string, text: string | undefined): string {
  const year = Number(text?.slice(0, 4))
  if (!text || !/^\d{4}-(0[1-9]|1[0-2])$/.test(text) || year < firstYear || year > lastYear)
    throw new BadInput(`--${name}: a month from ${firstYear}-01 to ${lastYear}-12, as YYYY-MM`)
  return text
}

/**
 * Every fitted fact beside the model's value and its tolerance; 1 if one is out. `--write` also keeps the table for the
 * model card and the page /how-it-works.
 */
export const checkCommand: Command = (args, streams) => {
  const write = args.includes('--write')
  const { positionals } = options(args.filter((argument) => argument !== '--write'))
  if (positionals[0] !== undefined) throw new BadInput(`${positionals[0]}: check takes no file`)
  refuseStalePosterior()
  const rows = check(worlds)
  const table = { version: posterior.version, rows }
  if (write) writeFileSync(inPackage('fit-table.json'), `${JSON.stringify(table, null, 2)}\n`)
  const outside = rows.filter(({ ok }) => !ok)
  printJson(streams, { ...table, facts: rows.length, outside: outside.map(({ id }) => id) })
  return outside.length === 0 ? 0 : 1
}
