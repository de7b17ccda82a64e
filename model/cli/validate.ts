import { writeFileSync } from 'node:fs'
import { fitted } from '../src/estimate/published.ts'
import { validate } from '../src/fit/validate.ts'
import { roundedTo } from '../src/math/rounding.ts'
import { BadInput, type Command, inPackage, options, printJson, readReports } from './command.ts'

/** Cross-validation on the reported outcomes: refitted without each tenth. `--write` keeps the figures for the pages. */
export const validateCommand: Command = (args, streams) => {
  const { positionals } = options(args.filter((argument) => argument !== '--write'))
  if (positionals[0] !== undefined) throw new BadInput(`${positionals[0]}: validate takes no file`)
  const result = roundedTo(3, validate(readReports(fitted.today), validationSeed))
  if (args.includes('--write')) writeFileSync(inPackage('validation.json'), `${JSON.stringify(result, null, 2)}\n`)
  printJson(streams, result)
  return 0
}
export const validationSeed = 2026
