import { writeFileSync } from 'node:fs'
import { lines } from '../src/evidence/lines.ts'
import { fitModel, modelText } from '../src/fit/model-file.ts'
import { BadInput, type Command, inPackage, options, printJson, readReports, readToday } from './command.ts'

/** Fits anew, writes `model.json` and prints what was learnt; `--untempered` writes nothing. */
export const fitCommand: Command = (args, streams) => {
  const untempered = args.includes('--untempered')
  const { option, positionals } = options(
    args.filter((argument) => argument !== '--untempered'),
    'today',
  )
  if (positionals[0] !== undefined) throw new BadInput(`${positionals[0]}: this command takes nothing more`)
  const today = readToday(option('today'))
  const file = fitModel(readReports(today), [], today, untempered ? 1 : undefined)
  if (!untempered) writeFileSync(inPackage('model.json'), modelText(file))
  const learnt = lines.map(({ id, column }) => ({ line: id, column, ...file.sizes[id] }))
  const told = learnt.filter(({ column }) => column !== null)
  printJson(streams, {
    version: untempered ? null : file.version,
    outcomes: file.outcomes,
    tempering: file.tempering,
    today,
    mean_ratio_of_lines_with_a_column:
      Math.round((100 * told.reduce((sum, { spread, before }) => sum + spread / before.spread, 0)) / told.length) / 100,
    learnt,
  })
  return 0
}
