/*
 * The model of a Singapore PR application. Pure: no I/O, no clock, no chance; texts are keys of the `model` namespace.
 *
 *   priors       what is believed before any figure, a line each               priors.ts
 *   factors      answers as curves from 0 to 1                                  factors.ts
 *   pool         simulated applicants, of whom a level is the average           pool.ts, route-model.ts
 *   worlds       one way in which applications might be decided                 world.ts
 *   fit          the worlds that explain the published figures                  fit.ts, fit-facts.ts, posterior-file.ts
 *   eligibility  may you apply? Rules with their sources, per route             eligibility.ts
 *   question     which route it is about, and why there may be no estimate      question.ts
 *   predict      the range of people per 100, or the reason for none            predict.ts, chances.ts
 *   explain      what each answer adds, exact Shapley values                    explain.ts
 *   what-ifs     what a person can do, and what it would change                 what-ifs.ts
 *   analyze      all of it, with now or later and the advice                    analyze.ts, changes.ts
 *   advice       papers, notes and dates, by rule                               advice/
 *   sources      every page an answer may point to                              sources.ts
 *
 * The command line stands in ../cli; the fitted draws in ../posterior.json.
 */
export { analyze } from './analyze.ts'
export { withChanges } from './changes.ts'
export { logOdds, shareOf } from './distribution.ts'
export { conditionIds, eligibility, openRoutes } from './eligibility.ts'
export { modelVersion, predict } from './predict.ts'
export { factorPriors, levels } from './priors.ts'
export { questionOf } from './question.ts'
export { roundedToSum } from './rounding.ts'
export { sources } from './sources.ts'
export { knownInsteadSources, waitingSources } from './text-sources.ts'
