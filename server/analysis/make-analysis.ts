import type { AnalysisOutlook, DatedProfile } from '@settlesg/contract'
import { advise, analyze, predict, readQuestion, withChanges } from '@settlesg/model'
import { ValidationError } from '../platform/http/http-error.ts'

export const hasSomethingToAnalyse = (answers: DatedProfile): boolean =>
  readQuestion(answers).no_estimate_reason === null

/**
 * All that the model says of these answers. Where it makes no estimate the parts that rest on one are empty: a what-if may
 * close every route, and a later model may refuse what an earlier one had estimated.
 */
export const makeAnalysis = (answers: DatedProfile): AnalysisOutlook =>
  hasSomethingToAnalyse(answers) ? analyze(answers) : withoutEstimate(answers)

/** The same for these answers with a what-if, compared with those before. */
export function analyseWhatIf(answers: DatedProfile, changes: object): AnalysisOutlook {
  const changed = applyWhatIf(answers, changes)
  if (hasSomethingToAnalyse(changed)) return analyze(answers, changes)
  const { estimate } = predict(answers)
  const before = estimate && { low: estimate.low, mid: estimate.mid, high: estimate.high }
  return { ...withoutEstimate(changed), compared: { before, after: null, difference: null } }
}

/** The answers with a what-if applied. Throws `ValidationError` for what a person cannot change, and what cannot be. */
export function applyWhatIf(answers: DatedProfile, changes: object): DatedProfile {
  const result = withChanges(answers, changes)
  if ('profile' in result) return result.profile
  throw new ValidationError(result.problems.map((problem) => ({ ...problem, loc: ['body', ...problem.loc] })))
}

function withoutEstimate(answers: DatedProfile): AnalysisOutlook {
  const outlook = predict(answers)
  const advice = advise(answers, outlook.route ?? 'pts')
  return {
    ...outlook,
    factors: [],
    groups: [],
    what_ifs: [],
    timeline: [],
    compared: null,
    ...advice,
    // Papers and steps are those of a route.
    ...(outlook.route === null && { documents: [], family: [], plan: [] }),
  }
}
