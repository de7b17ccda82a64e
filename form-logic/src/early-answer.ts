import type { Month, NoEstimateReason, Outlook, RouteId, RouteVerdict } from '@settlesg/contract'
import { type AdviceWithoutEstimate, readQuestion } from '@settlesg/model'
import { type Answers, answerAt } from './answers.ts'
import { possibleProfiles, withAllAnswers } from './possible-profiles.ts'

/** What is certain although answers are missing: there will be no estimate, and why. */
export interface EarlyAnswer extends Pick<Outlook, 'routes' | 'route'> {
  reason: NoEstimateReason
  profiles: ReturnType<typeof possibleProfiles>
}

/** The answer once no estimate is possible whatever comes; null while there may be one. Nothing leaves the browser. */
export function earlyAnswer(answers: Answers, thisMonth: Month): EarlyAnswer | null {
  const ways = possibleProfiles(answers, thisMonth).map((profile) => ({ profile, ...readQuestion(profile) }))
  if (ways.length === 0 || ways.some(({ no_estimate_reason }) => no_estimate_reason === null)) return null
  // A route that may still be open says more than one that may turn out closed.
  const best = ways.find(({ no_estimate_reason }) => no_estimate_reason !== 'no_open_route') ?? ways[0]
  if (!best?.no_estimate_reason) return null
  const { route, no_estimate_reason: reason } = best
  const same = ways.filter((way) => way.route === route && way.no_estimate_reason === reason)
  return {
    reason,
    route,
    routes: best.routes.map((verdict) => agreed(verdict, ways)),
    profiles: withAllAnswers(
      same.map(({ profile }) => profile),
      answers,
    ),
  }
}

function agreed(verdict: RouteVerdict, ways: readonly { routes: RouteVerdict[] }[]): RouteVerdict {
  const others = ways.flatMap(({ routes }) => routes.filter(({ route }) => route === verdict.route))
  return {
    ...verdict,
    open: others.every(({ open }) => open === verdict.open) ? verdict.open : null,
    conditions: verdict.conditions.map((condition) => {
      const isSure = others.every(({ conditions }) =>
        conditions.some(({ id, met }) => id === condition.id && met === condition.met),
      )
      return isSure ? condition : { ...condition, met: null }
    }),
  }
}

/** Only what holds whichever way the missing answers go. A note about an answer that was not given is none. */
export function commonAdvice(
  [first, ...others]: readonly AdviceWithoutEstimate[],
  answers: Answers,
): AdviceWithoutEstimate | null {
  if (!first) return null
  const inAll = <T>(of: (advice: AdviceWithoutEstimate) => readonly T[], id: (one: T) => unknown = (one) => one) =>
    of(first).filter((one) => others.every((other) => of(other).some((two) => isSame(id(one), id(two)))))
  const isGiven = (place: (string | number)[]) => answerAt(answers, place.join('.')) !== undefined
  return {
    ...first,
    pass_note: others.every((other) => other.pass_note === first.pass_note) ? first.pass_note : null,
    dates: inAll(({ dates }) => dates),
    next_steps: inAll(
      ({ next_steps }) => next_steps,
      ({ id }) => id,
    ),
    documents: inAll(
      ({ documents }) => documents,
      ({ id, person, index }) => [id, person, index],
    ),
    consistency: inAll(({ consistency }) => consistency).filter(({ fields }) => fields.every(isGiven)),
    family: inAll(({ family }) => family),
    plan: inAll(
      ({ plan }) => plan,
      ({ id }) => id,
    ),
    reapplication: others.every((other) => isSame(other.reapplication, first.reapplication))
      ? first.reapplication
      : null,
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Equal for the same reason on the same route: that answer need not be read again. */
export const earlyAnswerKey = ({ reason, route }: EarlyAnswer): string => `${reason} ${route satisfies RouteId | null}`
