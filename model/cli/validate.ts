import { writeFileSync } from 'node:fs'
import { fitted } from '../src/estimate/published.ts'
import { type Validation, validate } from '../src/fit/validate.ts'
import { BadInput, type Command, inPackage, options, printJson, readReports } from './command.ts'

/** Cross-validation on the reported outcomes: refitted without each tenth. `--write` keeps the figures for the pages. */
export const validateCommand: Command = (args, streams) => {
  const { positionals } = options(args.filter((argument) => argument !== '--write'))
  if (positionals[0] !== undefined) throw new BadInput(`${positionals[0]}: validate takes no file`)
  const result = rounded(validate(readReports(fitted.today), { seed: validationSeed }))
  if (args.includes('--write')) writeFileSync(inPackage('validation.json'), `${JSON.stringify(result, null, 2)}\n`)
  printJson(streams, result)
  return 0
}
export const validationSeed = 2026

/** Three digits, all through. */
const rounded = (found: Validation): Validation =>
  JSON.parse(JSON.stringify(found), (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  )
