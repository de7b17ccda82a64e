import { type DatedProfile, type OpenQuestion, workingStatuses } from '@settlesg/contract'
import { questionFor } from '../evidence/answers.ts'
import { lines } from '../evidence/lines.ts'
import { payScale, possibleTaxYears } from '../evidence/person.ts'
import type { Case } from './case.ts'
import { rangeOf } from './formula.ts'
import { type History, readHistory, refusalsFor } from './history.ts'
import { type Estimated, toHundredth } from './make-estimate.ts'
import type { Model } from './model.ts'

/** Missing answers, the one that may narrow the range most first; `move`: how far the best may lie from the worst. */
export function findOpenQuestions(
  profile: DatedProfile,
  { unansweredBy, subject }: Estimated,
  model: Model,
): OpenQuestion[] {
  const { mean } = rangeOf(model, subject)
  const perLogOdds = (mean * (100 - mean)) / 100
  const meanSize = (k: number) => Math.abs(model.sizes[k] ?? 0)
  const found = new Map<string, OpenQuestion>()
  const add = (path: string, width: number, move: number) => {
    const before = found.get(path)
    found.set(path, { path, width: (before?.width ?? 0) + width, move: (before?.move ?? 0) + move })
  }
  for (const [what, width] of unansweredBy) {
    if (what === 'refusals') {
      // Who would rather not say has been asked.
      if (profile.history.previous == null) add('history.previous', width, lostBy('more', subject, model))
      continue
    }
    const line = lines[what]
    if (line) add(questionFor(line.id, profile), width, perLogOdds * meanSize(what))
  }
  for (const { path, factor, part } of halfAnswered(profile)) {
    const k = lines.findIndex(({ id }) => id === factor)
    if (k >= 0 && !found.has(path)) add(path, 0, perLogOdds * meanSize(k) * part)
  }
  const refusals = refusalsWithoutChange(profile)
  if (refusals !== 'none') add('history.changed', 0, lostBy(refusals, subject, model))
  return [...found.values()]
    .map(({ path, width, move }) => ({ path, width: toHundredth(width), move: toHundredth(move) }))
    .sort((one, other) => other.width - one.width || other.move - one.move)
}

/** Answers that would make a known factor more exact, and the part of its way that they may move it. */
function halfAnswered(profile: DatedProfile) {
  const { monthly_pay: pay, variable_pay_12m, work_status, assessed_income } = profile.work
  const given = assessed_income?.length ?? 0
  const missing = given === 0 ? 0 : Math.max(0, possibleTaxYears(profile) - given)
  return [
    ...(workingStatuses.includes(work_status) && pay != null && variable_pay_12m == null
      ? [{ path: 'work.variable_pay_12m', factor: 'pay', part: payScale(pay * 1.33) - payScale(pay) }]
      : []),
    ...(missing > 0 ? [{ path: 'work.assessed_income', factor: 'tax_record', part: missing / 3 }] : []),
  ]
}

/** How many refusals there were of which it is not said what changed since. */
function refusalsWithoutChange(profile: DatedProfile): History['refusals'] {
  return (profile.history.changed?.length ?? 0) > 0 ? 'none' : (readHistory(profile)?.refusals ?? 'none')
}

/** By how many people those refused so often with nothing changed lie below those never refused. */
function lostBy(refusals: History['refusals'], subject: Case, model: Model): number {
  const meanWith = (history: History) => rangeOf(model, { ...subject, refusals: refusalsFor(model, history) }).mean
  return meanWith({ refusals: 'none', changed: [] }) - meanWith({ refusals, changed: ['nothing'] })
}
