import type { Outcome } from '../evidence/reported-outcomes.ts'
import { mean, toShare } from '../math/distribution.ts'
import { seeded, shuffled } from '../math/random.ts'
import { type CalibrationBin, calibrationBins } from './calibration-bins.ts'
import { type Fit, fit, scoreOfReport } from './fit.ts'
import { type Calibration, calibrationSlope, type Ranking, ranking } from './ranking.ts'

/* How well the model ranks people it was not fitted to, in tenths, beside the lines alone and years here alone. */

/** The first year of the second of two periods: tenths of before say little about decisions of today. */
const lately = 2019
const folds = 10

interface Ranked extends Ranking {
  until2018: Ranking
  since2019: Ranking
}
export interface Validation {
  outcomes: number
  approved: number
  model: Ranked & { calibration: Calibration; logLoss: number; bins: CalibrationBin[] }
  priorsAlone: Ranked
  yearsAlone: Ranked
  yearOfDecision: { logLoss: number }
}

export function validate(outcomes: readonly Outcome[], seed: number): Validation {
  const order = shuffled(outcomes.length, seeded(seed))
  const foldOf = new Map(order.map((row, place) => [row, place % folds]))
  const prior = fit([])
  const usualYears = mean(outcomes.map(({ person }) => person.yearsHere).filter((years) => years != null))
  const scores = outcomes.map(() => ({ model: 0, chance: 0, byYear: 0, priors: 0, years: 0 }))
  for (let fold = 0; fold < folds; fold++) {
    const training = outcomes.filter((_, row) => foldOf.get(row) !== fold)
    const fitted = fit(training)
    for (const [row, outcome] of outcomes.entries()) {
      if (foldOf.get(row) !== fold) continue
      scores[row] = {
        model: scoreOfReport(fitted, outcome).score,
        chance: chanceAmongReporters(fitted, outcome),
        byYear: shareOfCell(training, outcome),
        priors: scoreOfReport(prior, outcome).score,
        years: outcome.person.yearsHere ?? usualYears,
      }
    }
  }
  const column = (name: keyof (typeof scores)[number]) => scores.map((of) => of[name])
  const ranked = (values: readonly number[]): Ranked => {
    const of = (isOf: (year: number) => boolean) => {
      const rows = outcomes.map((outcome, row) => ({ outcome, score: values[row] ?? 0 }))
      const own = rows.filter(({ outcome }) => isOf(outcome.year))
      return ranking(own, seed)
    }
    return { ...of(() => true), until2018: of((year) => year < lately), since2019: of((year) => year >= lately) }
  }
  const chances = column('chance')
  return {
    outcomes: outcomes.length,
    approved: outcomes.filter(({ approved }) => approved).length,
    model: {
      ...ranked(column('model')),
      calibration: calibrationSlope(outcomes, column('model')),
      logLoss: logLoss(outcomes, chances),
      bins: calibrationBins(outcomes.map(({ approved }, row) => ({ approved, chance: chances[row] ?? 0 }))),
    },
    priorsAlone: ranked(column('priors')),
    yearsAlone: ranked(column('years')),
    yearOfDecision: { logLoss: logLoss(outcomes, column('byYear')) },
  }
}

/** Of a year that no report of the training is of: the mean of the others. */
function chanceAmongReporters(fitted: Fit, outcome: Outcome): number {
  const { score, flattening } = scoreOfReport(fitted, outcome)
  const intercept = fitted.intercepts.get(outcome.cell) ?? mean([...fitted.intercepts.values()])
  return toShare(flattening * (intercept + score))
}

/** The share approved of those who report in the same year, drawn to that of all by two reports' worth. */
function shareOfCell(training: readonly Outcome[], { cell }: Outcome): number {
  const all = mean(training.map(({ approved }) => Number(approved)))
  const same = training.filter((one) => one.cell === cell)
  return (same.filter(({ approved }) => approved).length + 2 * all) / (same.length + 2)
}

const logLoss = (people: readonly Outcome[], chances: readonly number[]): number =>
  mean(people.map(({ approved }, row) => -Math.log(approved ? (chances[row] ?? 0.5) : 1 - (chances[row] ?? 0.5))))
