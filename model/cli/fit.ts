import { writeFileSync } from 'node:fs'
import { publishedFit } from '../src/fit/fit.ts'
import {
  fitPosterior,
  meanRatio,
  type PosteriorFile,
  posteriorText,
  smallPosterior,
} from '../src/fit/posterior-file.ts'
import { BadInput, type Command, inPackage, options, printJson, readReports, readToday } from './command.ts'

/** The draws for the server and, coarser, for the browser. */
export function writePosterior(file: PosteriorFile): void {
  writeFileSync(inPackage('posterior.json'), posteriorText(file))
  writeFileSync(inPackage('posterior-small.json'), posteriorText(smallPosterior(file)))
}

/**
 * Fits anew to the reported outcomes from the fixed seed, writes `posterior.json` and the small one for the browser, and
 * prints what was learnt, line by line. Pay is brought to this month, or to that of `--today`. `--untempered` writes nothing and shows what whole outcomes would teach.
 */
export const fitCommand: Command = (args, streams) => {
  const untempered = args.includes('--untempered')
  const { option, positionals } = options(
    args.filter((argument) => argument !== '--untempered'),
    'today',
  )
  if (positionals[0] !== undefined) throw new BadInput(`${positionals[0]}: this command takes nothing more`)
  const today = readToday(option('today'))
  const file = fitPosterior(
    readReports(today),
    [],
    today,
    untempered ? { ...publishedFit, tempering: 1 } : publishedFit,
  )
  if (!untempered) writePosterior(file)
  printJson(streams, {
    version: untempered ? null : file.version,
    outcomes: file.outcomes,
    tempering: file.tempering,
    today,
    draws: file.effect.length,
    distinct_draws: file.distinct_draws,
    particles: file.particles,
    effective_sample_size: file.effective_sample_size,
    mean_ratio_of_lines_with_a_column: meanRatio(file.learnt),
    learnt: file.learnt,
  })
  return 0
}
