import { writeFileSync } from 'node:fs'
import { fit, publishedFit } from '../src/fit.ts'
import { logLikelihood } from '../src/fit-facts.ts'
import { type PosteriorFile, posteriorFile, posteriorText, smallPosterior } from '../src/posterior-file.ts'
import { noArguments } from './arguments.ts'
import { profileFrom } from './profile-input.ts'

/* The commands of `npm run model -- <command>`. Each answers with its exit code. */
export type Command = (args: string[], streams: Streams) => Promise<number> | number

/** Standard input, output and error. */
export interface Streams {
  /** All there is to read. */
  input(): Promise<string>
  print(text: string): void
  complain(text: string): void
}

export const inPackage = (path: string) => new URL(`../${path}`, import.meta.url)
export const printJson = ({ print }: Streams, value: unknown) => print(`${JSON.stringify(value, null, 2)}\n`)

/** `{"profile": {…}}` on standard input; the prediction on standard output. */
export const predictCommand: Command = async (args, streams) => {
  noArguments(args)
  const profile = profileFrom(await streams.input())
  const { predict } = await import('../src/predict.ts')
  printJson(streams, { assessment_id: null, assessed_at: null, ...predict(profile) })
  return 0
}

/** The draws for the server and, fewer and coarser, for the browser. */
export function writePosterior(file: PosteriorFile): void {
  writeFileSync(inPackage('posterior.json'), posteriorText(file))
  writeFileSync(inPackage('posterior-small.json'), posteriorText(smallPosterior(file)))
}

/** Fits the worlds anew from the fixed seed and writes `posterior.json` and the small one for the browser. */
export const fitCommand: Command = (args, streams) => {
  noArguments(args)
  const fitted = fit((world) => logLikelihood(world), publishedFit, true)
  const file = posteriorFile(fitted, publishedFit)
  writePosterior(file)
  printJson(streams, {
    version: file.version,
    draws: fitted.worlds.length,
    distinct_draws: fitted.distinct,
    particles: publishedFit.particles,
    effective_sample_size: fitted.effectiveSampleSize,
  })
  return 0
}
