import { readFileSync, writeFileSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import { chances, makeCase } from '../src/estimate/chances.ts'
import { readHistory } from '../src/estimate/history.ts'
import { buildModel } from '../src/estimate/model.ts'
import { fit, publishedFit } from '../src/fit/fit.ts'
import { learntFrom } from '../src/fit/learnt.ts'
import { tabulateOutcomes } from '../src/fit/likelihood.ts'
import { type PosteriorFile, posteriorFile, posteriorText, readDraws } from '../src/fit/posterior-file.ts'
import {
  calibrationBins,
  casesOfUsers,
  outcomeKinds,
  type UserCase,
  type UserOutcome,
} from '../src/fit/user-outcomes.ts'
import { mean } from '../src/math/distribution.ts'
import { options } from './arguments.ts'
import { BadInput } from './bad-input.ts'
import { type Command, inPackage, printJson } from './command.ts'
import { writePosterior } from './fit.ts'
import { checkedProfile } from './profile-input.ts'
import { readReports } from './read-reports.ts'

/** The columns of the export of reported outcomes; other columns are an error, so that nothing is misread. */
const columns = ['outcome', 'applied', 'decided', 'profile']

/**
 * `update outcomes.csv`: fits anew to the reported outcomes and those of users together, by the same likelihood, writes
 * `posterior.json`, and tells how many there were, what moved, and how the old model's chances compare with what
 * became of them. `--out file` writes it elsewhere.
 */
export const updateCommand: Command = (args, streams) => {
  const { positionals, option } = options(args, 'out')
  const [path, ...others] = positionals
  if (!path || others.length > 0) throw new BadInput('update: give one file, as in update outcomes.csv')
  const outcomes = readOutcomes(path)
  const users = casesOfUsers(outcomes)
  if (users.length === 0) throw new BadInput(`${path}: no decided outcome on a route with an estimate to learn from`)
  const before: PosteriorFile = JSON.parse(readFileSync(inPackage('posterior.json'), 'utf8'))
  const reports = readReports()
  const fitted = fit(tabulateOutcomes([...reports, ...users]), publishedFit)
  const learnt = learntFrom(fit(null, publishedFit).draws, fitted.draws)
  const file = posteriorFile(fitted, publishedFit, { reported: reports.length, users: users.length }, learnt)
  const out = option('out')
  if (out === undefined) writePosterior(file)
  else writeElsewhere(out, posteriorText(file))
  printJson(streams, {
    version: file.version,
    outcomes: { ...countOf(outcomes), learnt_from: users.length },
    effective_sample_size: file.effective_sample_size,
    moved: movedSizes(before, file),
    calibration: calibrationOf(before, users),
  })
  return 0
}

function writeElsewhere(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new BadInput(`--out: ${error instanceof Error ? error.message : 'cannot be written'}`)
  }
}

const countOf = (outcomes: UserOutcome[]) =>
  Object.fromEntries(outcomeKinds.map((kind) => [kind, outcomes.filter(({ outcome }) => outcome === kind).length]))

/** The mean of each size before and after, where it moved by a twentieth of a log-odds or more. */
function movedSizes(before: PosteriorFile, after: PosteriorFile) {
  const means = Object.entries(after.sizes).map(([id, draws]) => ({
    id,
    from: mean(before.sizes[id] ?? []),
    to: mean(draws),
  }))
  const hundredth = (value: number) => Math.round(value * 100) / 100
  return means
    .filter(({ from, to }) => Math.abs(to - from) >= 0.05)
    .map(({ id, from, to }) => ({ id, from: hundredth(from), to: hundredth(to) }))
}

/** The chances that the model gave before it knew. Bins with too few cases stay unpublished. */
function calibrationOf(before: PosteriorFile, users: readonly UserCase[]) {
  const model = buildModel(readDraws(before))
  const chanceOf = ({ level, person, profile }: UserCase) =>
    mean(chances(model, makeCase(model, level, person, readHistory(profile))))
  return calibrationBins(users.map((one) => ({ chance: chanceOf(one), approved: one.approved }))).filter(
    ({ cases }) => cases > 0,
  )
}

function readOutcomes(path: string): UserOutcome[] {
  const rows = parsedRows(path)
  return rows.map((row, index) => {
    const where = `${path} row ${index + 1}`
    const { outcome: told, profile } = row
    const outcome = outcomeKinds.find((kind) => kind === told)
    if (!outcome) throw new BadInput(`${where}: outcome: one of ${outcomeKinds.join(', ')}`)
    try {
      return { outcome, profile: checkedProfile(JSON.parse(profile ?? '')) }
    } catch (error) {
      if (error instanceof BadInput) throw new BadInput(`${where}: ${error.message}`)
      throw new BadInput(`${where}: profile: not valid JSON`)
    }
  })
}

function parsedRows(path: string): Record<string, string>[] {
  try {
    return parse(readFileSync(path, 'utf8'), {
      bom: true,
      columns: (header: string[]) => {
        const wrong =
          columns.find((name) => !header.includes(name)) ??
          header.find((name, index) => !columns.includes(name) || header.indexOf(name) < index)
        if (wrong !== undefined) throw new BadInput(`${path}: ${wrong}: the columns are ${columns.join(',')}`)
        return header
      },
    })
  } catch (error) {
    if (error instanceof BadInput) throw error
    // Its message may quote a cell, and a cell is somebody's answers: the kind of fault and the line say enough.
    if (error instanceof CsvError) throw new BadInput(`${path}: ${error.code} at line ${error.lines}`)
    throw new BadInput(`${path}: ${error instanceof Error && 'code' in error ? error.code : 'cannot be read'}`)
  }
}
