import { readFileSync, writeFileSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import { makeCase } from '../src/estimate/case.ts'
import { rangeOf } from '../src/estimate/formula.ts'
import { readHistory } from '../src/estimate/history.ts'
import { type ModelFile, readModel } from '../src/estimate/model.ts'
import { lines } from '../src/evidence/lines.ts'
import { calibrationBins } from '../src/fit/calibration-bins.ts'
import { fitModel, modelText } from '../src/fit/model-file.ts'
import { casesOfUsers, outcomeKinds, type UserCase, type UserOutcome } from '../src/fit/user-outcomes.ts'
import { BadInput, type Command, inPackage, options, printJson, readReports, readToday } from './command.ts'
import { checkedProfile } from './profile-input.ts'

/** The columns of the export of reported outcomes; other columns are an error, so that nothing is misread. */
const columns = ['outcome', 'applied', 'decided', 'profile']

/** `update outcomes.csv`: fits to the reports and to users' outcomes; `--out file` writes the model elsewhere. */
export const updateCommand: Command = (args, streams) => {
  const { positionals, option } = options(args, 'out', 'today')
  const [path, ...others] = positionals
  if (!path || others.length > 0) throw new BadInput('update: give one file, as in update outcomes.csv')
  const outcomes = readOutcomes(path)
  const today = readToday(option('today'))
  const users = casesOfUsers(outcomes, today)
  if (users.length === 0) throw new BadInput(`${path}: no decided outcome on a route with an estimate to learn from`)
  const before: ModelFile = JSON.parse(readFileSync(inPackage('model.json'), 'utf8'))
  const file = fitModel(readReports(today), users, today)
  const out = option('out')
  if (out === undefined) writeFileSync(inPackage('model.json'), modelText(file))
  else writeElsewhere(out, modelText(file))
  printJson(streams, {
    version: file.version,
    outcomes: { ...countKinds(outcomes), learnt_from: users.length },
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

function movedSizes(before: ModelFile, after: ModelFile) {
  const hundredth = (value: number) => Math.round(value * 100) / 100
  return lines.flatMap(({ id }) => {
    const [from, to] = [before.sizes[id].size, after.sizes[id].size]
    return Math.abs(to - from) >= 0.05 ? [{ id, from: hundredth(from), to: hundredth(to) }] : []
  })
}

function calibrate(before: ModelFile, users: readonly UserCase[]) {
  const model = readModel(before)
  const chanceOf = ({ level, person, profile }: UserCase) =>
    rangeOf(model, makeCase(model, level, person, readHistory(profile))).mean / 100
  return calibrationBins(users.map((one) => ({ chance: chanceOf(one), approved: one.approved })))
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
