import { writeFileSync } from 'node:fs'
import { fit, publishedFit } from '../src/fit/fit.ts'
import { learntFrom, meanRatio } from '../src/fit/learnt.ts'
import { tabulateOutcomes } from '../src/fit/likelihood.ts'
import { type PosteriorFile, posteriorFile, posteriorText, smallPosterior } from '../src/fit/posterior-file.ts'
import { noArguments } from './arguments.ts'
import { type Command, inPackage, printJson } from './command.ts'
import { readReports } from './read-reports.ts'

/** The draws for the server and, fewer and coarser, for the browser. */
export function writePosterior(file: PosteriorFile): void {
  writeFileSync(inPackage('posterior.json'), posteriorText(file))
  writeFileSync(inPackage('posterior-small.json'), posteriorText(smallPosterior(file)))
}

/**
 * Fits anew to the reported outcomes from the fixed seed, writes `posterior.json` and the small one for the browser, and
 * prints what was learnt, line by line. `--untempered` writes nothing and tells what whole outcomes would teach.
 */
export const fitCommand: Command = (args, streams) => {
  const untempered = args.includes('--untempered')
  noArguments(args.filter((argument) => argument !== '--untempered'))
  const options = untempered ? { ...publishedFit, tempering: 1 } : publishedFit
  const outcomes = readReports()
  const fitted = fit(tabulateOutcomes(outcomes), options)
  const learnt = learntFrom(fit(null, options).draws, fitted.draws)
  const file = posteriorFile(fitted, options, { reported: outcomes.length, users: 0 }, learnt)
  if (!untempered) writePosterior(file)
  printJson(streams, {
    version: untempered ? null : file.version,
    outcomes: file.outcomes,
    tempering: options.tempering,
    draws: fitted.draws.length,
    distinct_draws: fitted.distinct,
    particles: options.particles,
    effective_sample_size: fitted.effectiveSampleSize,
    mean_ratio_of_lines_with_a_column: meanRatio(learnt),
    learnt,
  })
  return 0
}
