import { readFileSync, writeFileSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import { chances, makeCase } from '../src/estimate/chances.ts'
import { readHistory } from '../src/estimate/history.ts'
import { buildModel } from '../src/estimate/model.ts'
import { fitPosterior, type PosteriorFile, posteriorText, readDraws } from '../src/fit/posterior-file.ts'
import {
  calibrationBins,
  casesOfUsers,
  outcomeKinds,
  type UserCase,
  type UserOutcome,
} from '../src/fit/user-outcomes.ts'
import { mean } from '../src/math/distribution.ts'
import { BadInput, type Command, inPackage, options, printJson, readReports, readToday } from './command.ts'
import { writePosterior } from './fit.ts'
import { checkedProfile } from './profile-input.ts'

/** The columns of the export of reported outcomes; other columns are an error, so that nothing is misread. */
const columns = ['outcome', 'applied', 'decided', 'profile']

/**
 * `update outcomes.csv`: fits anew to the reported outcomes and those of users together, by the same likelihood, writes
 * `posterior.json`, and prints how many there were, what moved, and how the old model's chances compare with what
 * became of them. `--out file` writes it elsewhere; pay is brought to this month, or to that of `--today`.
 */
export const updateCommand: Command = (args, streams) => {
  const { positionals, option } = options(args, 'out', 'today')
  const [path, ...others] = positionals
  if (!path || others.length > 0) throw new BadInput('update: give one file, as in update outcomes.csv')
  const outcomes = readOutcomes(path)
  const today = readToday(option('today'))
  const users = casesOfUsers(outcomes, today)
  if (users.length === 0) throw new BadInput(`${path}: no decided outcome on a route with an estimate to learn from`)
  const before: PosteriorFile = JSON.parse(readFileSync(inPackage('posterior.json'), 'utf8'))
  const file = fitPosterior(readReports(today), users, today)
  const out = option('out')
  if (out === undefined) writePosterior(file)
  else writeElsewhere(out, posteriorText(file))
  printJson(streams, {
    version: file.version,
    outcomes: { ...countKinds(outcomes), learnt_from: users.length },
    effective_sample_size: file.effective_sample_size,
    moved: movedSizes(before, file),
    calibration: calibrate(before, users),
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

const countKinds = (outcomes: UserOutcome[]) =>
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
function calibrate(before: PosteriorFile, users: readonly UserCase[]) {
  const model = buildModel(readDraws(before))
  const predictChance = ({ level, person, profile }: UserCase) =>
    mean(chances(model, makeCase(model, level, person, readHistory(profile))))
  return calibrationBins(users.map((one) => ({ chance: predictChance(one), approved: one.approved }))).filter(
    ({ cases }) => cases > 0,
  )
}

function readOutcomes(path: string): UserOutcome[] {
  const rows = parsedRows(path)
  return rows.map((row, index) => {
    const where = `${path} row ${index + 1}`
    const { profile } = row
    const outcome = outcomeKinds.find((kind) => kind === row.outcome)
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
