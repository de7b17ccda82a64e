import type { DatedProfile, Outlook, TimelinePoint } from '@settlesg/contract'
import { type MissingChange, missingChange, reapplication } from '../advice/reapplication.ts'
import { isEstimated } from '../evidence/levels.ts'
import { later } from '../rules/later.ts'
import { explain } from './explain.ts'
import { caseOf } from './make-estimate.ts'
import type { Model } from './model.ts'
import { findReasons, type ReasonOfFactor } from './reasons.ts'
import { isClear } from './what-ifs.ts'

const adviceWithout = {
  nothing_changed: 'after_change',
  only_longer_stay: 'after_other_change',
  not_known: 'change_not_known',
} as const satisfies Record<MissingChange, NonNullable<Outlook['timing']>['advice']>

/** When to apply, by the first later application that is clearly better or worse, and the answer that moves it most. */
export function findTiming(
  profile: DatedProfile,
  timeline: readonly TimelinePoint[],
  reasons: readonly ReasonOfFactor[],
  model: Model,
): NonNullable<Outlook['timing']> {
  const unmoved = { months_ahead: null, difference: null, factor: null }
  const missing = missingChange(reapplication(profile))
  if (missing) return { advice: adviceWithout[missing], ...unmoved }
  const [now] = timeline
  const clear = timeline.find(({ route, difference }) => route === now?.route && difference && isClear(difference))
  const then = clear && later(profile, clear.months_ahead)
  if (!clear?.difference || !then) return { advice: 'when_ready', ...unmoved }
  return {
    advice: clear.difference.effect === 'up' ? 'later' : 'soon',
    months_ahead: clear.months_ahead,
    difference: clear.difference,
    factor: movedMost(reasons, reasonsLater(then, clear, model), clear.difference.value),
  }
}

function reasonsLater(then: DatedProfile, { route }: TimelinePoint, model: Model): ReasonOfFactor[] {
  if (route === null || !isEstimated(route)) return []
  return findReasons(then, explain(model, caseOf(then, route, model)))
}

/** Of the answers that time itself changes, the one that moved furthest in the direction of the whole difference. */
function movedMost(before: readonly ReasonOfFactor[], after: readonly ReasonOfFactor[], difference: number) {
  const moves = after.flatMap(({ factor, answer, value }) => {
    const earlier = before.find((reason) => reason.factor === factor)
    if (!earlier || JSON.stringify(earlier.answer) === JSON.stringify(answer)) return []
    return { factor, move: Math.sign(difference) * (value - earlier.value) }
  })
  const most = moves.reduce((best, one) => (one.move > best.move ? one : best), { factor: '', move: 0 })
  return most.factor || null
}
