/*
 * The model of a Singapore PR application. Pure: no I/O, no clock, no chance. Each room uses only those before it:
 * math/      distributions, random numbers from a seed, small matrices
 * evidence/  what is believed (lines.ts, levels.ts), the pool, reported outcomes, published figures, sources
 * rules/     may you apply, which route is it about, what a person may change, what time moves
 * fit/       the sizes that explain the reported outcomes best, and how well they rank
 * advice/    papers, notes, dates and waiting times, by rule
 * estimate/  the range, its reasons, its width, what would change it
 */
export { advise } from './advice/advise.ts'
export { type Advised, withCurrentAdvice } from './advice/current-advice.ts'
export { countPapers, documents, nameOfKind, nameOfPaper, notInHand } from './advice/documents.ts'
export { turnsOnSex } from './advice/family.ts'
export { type CaseToday, type NextStep, nextStep } from './advice/next-step.ts'
export { employersAsked, ownersIn, plan } from './advice/plan.ts'
export { type PreflightCheck, preflightChecks } from './advice/preflight.ts'
export { adviceOnReapplying, type MissingChange, missingChange } from './advice/reapplication.ts'
export { type PaperDays, paperDays, type Schedule, schedule } from './advice/schedule.ts'
export { type CasePlace, type WayToARoute, waysToARoute } from './advice/steps-without-estimate.ts'
export { type TickedPaper, type Ticks, tickedPapers } from './advice/ticked-papers.ts'
export { heardBy, reportedWaits, waitingSources } from './advice/waiting.ts'
export { type AdviceWithoutEstimate, adviceWithoutEstimate, cameAbout } from './advice/without-estimate.ts'
export { analyze, assess } from './estimate/analyze.ts'
export { isOlderModel, modelVersions } from './estimate/model-versions.ts'
export { predict } from './estimate/predict.ts'
export { findSizeBasis, modelVersion } from './estimate/published.ts'
export { groupSources, type SourceGroup, sourceGroups } from './estimate/shown-sources.ts'
export { comparison } from './estimate/timeline.ts'
export { isClear, possibleWhatIfs } from './estimate/what-ifs.ts'
export { answersBehind } from './evidence/answers.ts'
export { type Check, isOverdue, lastChecked } from './evidence/checks.ts'
export { isEstimated, knownInsteadSources, levelNames, levelOfRoute, levels } from './evidence/levels.ts'
export { lines } from './evidence/lines.ts'
export { checks, listedFacts } from './evidence/listed-facts.ts'
export { type SourceId, sources } from './evidence/sources.ts'
export { logOdds, toShare } from './math/distribution.ts'
export { roundedToSum } from './math/rounding.ts'
export { type QuickCheck, quickCheck } from './quick.ts'
export { withChanges } from './rules/changes.ts'
export { eligibility, openRoutes } from './rules/eligibility.ts'
export { readQuestion } from './rules/question.ts'
export { permitSources } from './rules/re-entry-permit.ts'
