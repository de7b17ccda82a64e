import { writeFileSync } from 'node:fs'
import posterior from '../posterior.json' with { type: 'json' }
import { publishedFit } from '../src/fit/fit.ts'
import { type Validation, validate } from '../src/fit/validate.ts'
import { BadInput, type Command, inPackage, options, printJson, readReports } from './command.ts'

/** Weighed points a fold: fewer than for the published fit, which there is only one of. */
export const validationFit = { ...publishedFit, particles: 3_000, draws: 200, folds: 10, foldsRun: 10 }

/**
 * Cross-validation on the reported outcomes: refitted without each tenth. `--folds 2` runs only so many of the ten.
 * `--write` keeps the figures for the model card. Exits with 1 when a goal of docs/model.md 4 is missed, and names it.
 */
export const validateCommand: Command = (args, streams) => {
  const write = args.includes('--write')
  const { option, positionals } = options(
    args.filter((argument) => argument !== '--write'),
    'folds',
  )
  if (positionals[0] !== undefined) throw new BadInput(`${positionals[0]}: validate takes no file`)
  const foldsRun = wholeFolds(option('folds'))
  if (write && foldsRun < 10) throw new BadInput('--write: needs all ten folds')
  const found = rounded(validate(readReports(posterior.today), { ...validationFit, foldsRun }))
  const result = { ...found, missed: missedGoals(found) }
  if (write) writeFileSync(inPackage('validation.json'), `${JSON.stringify(result, null, 2)}\n`)
  printJson(streams, result)
  return result.missed.length === 0 ? 0 : 1
}

function wholeFolds(text = '10'): number {
  if (!/^([1-9]|10)$/.test(text)) throw new BadInput('--folds: a whole number from 1 to 10')
  return Number(text)
}

/** What docs/model.md 4 asks of the figures and they do not reach. */
export function missedGoals({ model, freeFit, single }: Validation): string[] {
  const best = Math.max(...single.map(({ ranked }) => ranked))
  const { slope, low } = model.calibration
  const goals: [string, boolean][] = [
    ['ranks at least as well as the best single answer', model.ranked >= best],
    ['ranks within 0.02 of the linear free fit', model.ranked >= freeFit.ranked - 0.02],
    ['a slope of 0.7 to 1.4', slope >= 0.7 && slope <= 1.4],
    ['the interval of the slope above 0', low > 0],
    ['0.60 hoped for', model.ranked >= 0.6],
  ]
  return goals.filter(([, isMet]) => !isMet).map(([goal]) => goal)
}

/** Three digits, all through. */
function rounded(found: Validation): Validation {
  return JSON.parse(JSON.stringify(found), (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  )
}
