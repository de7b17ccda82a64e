import { educations } from '@settlesg/contract'
import { interceptSpreads, lines } from '../evidence/lines.ts'
import type { Person } from '../evidence/person.ts'
import type { Outcome } from '../evidence/reported-outcomes.ts'
import { logOdds, mean } from '../math/distribution.ts'
import { seeded, shuffled } from '../math/random.ts'
import { boost } from './boosted-trees.ts'
import { type Draw, type Fit, type FitOptions, fit } from './fit.ts'
import { addEffects, type Cases, meanChance, tabulateOutcomes } from './likelihood.ts'
import { type LogisticRow, logisticChance, regress } from './logistic.ts'
import { effectTable } from './person-effect.ts'
import { poolSize, readFactors } from './pool-table.ts'
import { type Calibration, calibrationSlope, type Ranking, ranking } from './ranking.ts'

/*
 * How well the model ranks people it was not fitted to: the reported outcomes in tenths, each told by a model that was
 * fitted to the other nine. Beside it, in the same tenths, what is simpler: the lines without any outcome, each single
 * answer, a free logistic regression, which is linear in the answers, and boosted trees, which may bend any curve any way.
 */

export interface ValidateOptions extends FitOptions {
  folds: number
  /** How many of them are fitted; fewer only where time counts. */
  foldsRun: number
  /** What is done with the sizes after each fit; only a test of the test changes anything. */
  sizes?: (size: number) => number
}

interface Told extends Ranking {
  calibration: Calibration
}
export interface Validation {
  outcomes: number
  approved: number
  model: Told & { logLoss: number; smallestSample: number }
  priorsAlone: Told
  /** Linear in the readings. */
  freeFit: Ranking
  /** Boosted trees of depth 2 on the columns as they were reported. */
  flexibleFit: Ranking
  /** Approved or not by the year alone. */
  interceptsAlone: { logLoss: number }
  single: (Ranking & { line: string; reports: number })[]
}

const columned = lines.flatMap((line, index) => (line.column === null ? [] : [{ id: line.id, index }]))

export function validate(outcomes: readonly Outcome[], options: ValidateOptions): Validation {
  const order = shuffled(outcomes.length, seeded(options.seed))
  const folds = new Map(order.map((row, place) => [row, place % options.folds]))
  const tested = outcomes.flatMap((_, row) => ((folds.get(row) ?? 0) < options.foldsRun ? [row] : []))
  const scoreOf = new Map<number, Scores>()
  let smallestSample = Number.POSITIVE_INFINITY
  for (let fold = 0; fold < options.foldsRun; fold++) {
    const training = outcomes.filter((_, row) => folds.get(row) !== fold)
    const rows = outcomes.flatMap((_, row) => (folds.get(row) === fold ? [row] : []))
    const test = rows.map((row) => outcomes[row]).filter((outcome) => outcome !== undefined)
    const fitted = fit(tabulateOutcomes(training), options)
    smallestSample = Math.min(smallestSample, fitted.effectiveSampleSize)
    const scores = scoreTested(training, test, fitted, options.sizes ?? ((size) => size))
    for (const [place, row] of rows.entries()) scoreOf.set(row, scores[place] ?? noScores)
  }
  const people = tested.map((row) => outcomes[row]).filter((outcome) => outcome !== undefined)
  const column = (of: (scores: Scores) => number) => tested.map((row) => of(scoreOf.get(row) ?? noScores))
  const ranked = (scores: readonly number[]) => ranking(people, scores, options.seed)
  const withSlope = (scores: readonly number[]) => ({
    ...ranked(scores),
    calibration: calibrationSlope(people, scores),
  })
  const model = column(({ score }) => score)
  const prior = fit(null, options)
  const priorScores = scoreAll(tabulateOutcomes(people), prior.draws)
  return {
    outcomes: people.length,
    approved: people.filter(({ approved }) => approved).length,
    model: {
      ...withSlope(model),
      logLoss: logLoss(
        people,
        column(({ chance }) => chance),
      ),
      smallestSample,
    },
    priorsAlone: withSlope(priorScores),
    freeFit: ranked(column(({ free }) => free)),
    flexibleFit: ranked(column(({ flexible }) => flexible)),
    interceptsAlone: {
      logLoss: logLoss(
        people,
        column(({ byYear }) => byYear),
      ),
    },
    single: columned.map(({ id, index }) => ({
      line: id,
      reports: people.filter(({ person }) => readFactors(person)[index] !== null).length,
      ...ranked(column(({ single }) => single[index] ?? 0)),
    })),
  }
}

/** What is said of one person by those who never saw the outcome. */
interface Scores {
  /** The log-odds that `predict` would rank by. */
  score: number
  /** The chance among those who report in that year. */
  chance: number
  free: number
  flexible: number
  byYear: number
  single: readonly number[]
}
const noScores: Scores = { score: 0, chance: 0.5, free: 0, flexible: 0, byYear: 0.5, single: [] }

function scoreTested(
  training: readonly Outcome[],
  test: readonly Outcome[],
  { draws, intercepts }: Fit,
  changed: (size: number) => number,
): Scores[] {
  const cases = tabulateOutcomes(test)
  const used = draws.map((draw) => ({ ...draw, sizes: draw.sizes.map(changed) }))
  const scores = scoreAll(cases, used)
  const trainingCells = tabulateOutcomes(training).cellNames
  const chances = chancesAmongReporters(cases, used, intercepts, trainingCells)
  const { free, byYear, flexible } = plainFits(training, test)
  const usual = usualReadings(training)
  return test.map(({ person }, index) => ({
    score: scores[index] ?? 0,
    chance: chances[index] ?? 0.5,
    free: free[index] ?? 0,
    flexible: flexible[index] ?? 0,
    byYear: byYear[index] ?? 0.5,
    single: readFactors(person).map((reading, k) => signed(k, reading ?? usual[k] ?? 0)),
  }))
}

/** Where less is better, by the line, less ranks higher. */
const signed = (k: number, reading: number) => ((lines[k]?.size ?? 0) < 0 ? -reading : reading)

/** The log-odds of the mean chance over the draws, around the level of everyone else. */
function scoreAll(cases: Cases, draws: readonly Draw[]): number[] {
  return chancesWith(cases, draws, () => logOdds(0.26)).map(logOdds)
}

function chancesAmongReporters(cases: Cases, draws: readonly Draw[], intercepts: number[][], cells: readonly string[]) {
  return chancesWith(cases, draws, (index, draw) => {
    const all = intercepts[draw] ?? []
    const cell = cells.indexOf(cases.cellNames[cases.cells[index] ?? 0] ?? '')
    return all[cell] ?? mean(all)
  })
}

function chancesWith(
  cases: Cases,
  draws: readonly Draw[],
  intercept: (index: number, draw: number) => number,
): number[] {
  const sums = new Float64Array(cases.count)
  const effects = new Float64Array(poolSize)
  for (const [number, draw] of draws.entries()) {
    const table = effectTable(draw.effect)
    for (let index = 0; index < cases.count; index++) {
      addEffects(cases, index, { ...draw, intercepts: [] }, effects)
      sums[index] = (sums[index] ?? 0) + meanChance(table, effects, intercept(index, number))
    }
  }
  return Array.from(sums, (sum) => sum / draws.length)
}

/** The mean of each answer among those who gave it. */
function usualReadings(outcomes: readonly Outcome[]): number[] {
  const rows = outcomes.map(({ person }) => readFactors(person))
  return lines.map((_, k) => {
    const known = rows.map((row) => row[k]).filter((value) => value != null)
    return known.length === 0 ? 0 : mean(known)
  })
}

/** Coefficients as good as free. */
const freeSpread = 5

/** A logistic regression on the answers of the columns, one on nothing but who reports in a year, and trees on top of that. */
function plainFits(training: readonly Outcome[], test: readonly Outcome[]) {
  const usual = usualReadings(training)
  const cells = [...new Set(training.map(({ cell }) => cell))]
  const first = columned.length + 1
  const yearFeatures = ({ cell }: Outcome): (readonly [number, number])[] =>
    cells.includes(cell)
      ? [
          [columned.length, 1],
          [first + cells.indexOf(cell), 1],
        ]
      : [[columned.length, 1]]
  const answerFeatures = ({ person }: Outcome): (readonly [number, number])[] => {
    const readings = readFactors(person)
    return columned.map(({ index }, place) => [place, (readings[index] ?? usual[index] ?? 0) - (usual[index] ?? 0)])
  }
  const spreads = [...columned.map(() => freeSpread), interceptSpreads.all, ...cells.map(() => interceptSpreads.each)]
  const fitted = (features: (outcome: Outcome) => LogisticRow['features']) => {
    const { coefficients } = regress(
      training.map((outcome) => ({ features: features(outcome), approved: outcome.approved })),
      spreads,
    )
    return coefficients
  }
  const free = fitted((outcome) => [...answerFeatures(outcome), ...yearFeatures(outcome)])
  const byYear = fitted(yearFeatures)
  return {
    // Without the year: pairs are of about the same one, and the other scores do not have it either.
    free: test.map((outcome) => answerFeatures(outcome).reduce((sum, [k, value]) => sum + (free[k] ?? 0) * value, 0)),
    byYear: test.map((outcome) => logisticChance(byYear, yearFeatures(outcome))),
    flexible: flexibleScores(training, test, (outcome) => logOdds(logisticChance(byYear, yearFeatures(outcome)))),
  }
}

/** The seven columns as they were reported, in their own order and not by any curve of ours. */
const toldColumns: readonly ((person: Person) => number | null)[] = [
  ({ age }) => age,
  ({ pass }) => (pass === null ? null : Number(pass !== 's_pass')),
  ({ pay }) => pay,
  ({ education }) => (education === null ? null : educations.indexOf(education)),
  ({ awardedHere }) => (awardedHere === null ? null : Number(awardedHere)),
  ({ familyApplies }) => (familyApplies === null ? null : Number(familyApplies === 'yes')),
  ({ yearsHere }) => yearsHere,
]

/** Boosted trees, set up as docs/model.md 5 says; what is not told counts as the mean. */
function flexibleScores(training: readonly Outcome[], test: readonly Outcome[], byYear: (outcome: Outcome) => number) {
  const usual = toldColumns.map((of) =>
    mean(training.map(({ person }) => of(person)).filter((value) => value !== null)),
  )
  const valuesOf = ({ person }: Outcome) => toldColumns.map((of, place) => of(person) ?? usual[place] ?? 0)
  const boosted = boost(
    training.map((outcome) => ({ values: valuesOf(outcome), approved: outcome.approved, start: byYear(outcome) })),
  )
  return test.map((outcome) => boosted(valuesOf(outcome)))
}

const logLoss = (people: readonly Outcome[], chances: readonly number[]): number =>
  mean(people.map(({ approved }, index) => -Math.log(approved ? (chances[index] ?? 0.5) : 1 - (chances[index] ?? 0.5))))
