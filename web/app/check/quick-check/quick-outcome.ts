import {
  type DatedProfile,
  dated,
  type Month,
  type NoEstimateReason,
  type RouteId,
  type RouteVerdict,
} from '@settlesg/contract'
import {
  type AnswerPath,
  type Answers,
  countedAnswers,
  earlyAnswer,
  type Field,
  impliedMaritalStatus,
  openOf,
  quickQuestions,
  toProfile,
  wholeMonth,
} from '@settlesg/form-logic'
import { type QuickCheck, quickCheck, type WayToARoute, waysToARoute } from '@settlesg/model'

/** What the answers come to: a range, or why there is none. */
export interface QuickOutcome {
  /** The route that it is about. */
  route: RouteId | null
  /** The routes that are certainly open. */
  open: RouteId[]
  reason: NoEstimateReason | null
  /** Whether no question that is left can change what is said of that route. */
  isSettled: boolean
  /** What would open a route to who has none; null where there is one, or one that may be. */
  ways: WayToARoute[] | null
  range: QuickCheck['range']
  /** What the range rests on. */
  level: QuickCheck['level']
  /** What is averaged where an earlier refusal is left open. */
  assumedRefusals: QuickCheck['assumed_refusals']
  /** The questions of which an answer is unfinished, and not counted yet. */
  notCounted: AnswerPath[]
}

const openRoutes = (routes: readonly RouteVerdict[]) =>
  routes.flatMap(({ route, open }) => (open === true ? [route] : []))

/** What holds however the missing answers go. */
function commonWays(profiles: readonly DatedProfile[]): WayToARoute[] {
  const [first = [], ...others] = profiles.map(waysToARoute)
  return first.filter((way) => others.every((other) => other.includes(way)))
}

/**
 * The outcome once it is settled that there is no range, or once all questions are answered; null while a profile lacks
 * answers. Where nothing is said about a marriage, which the check does not ask, a profile must still say: "married" to somebody who is not described
 * says least, since it is averaged over everyone, the unmarried too. Where there is no range, whether one may apply may still
 * hang on the age: then it is not settled before that is told; nor before it is told whether a status held before lapsed.
 */
export function quickOutcome(answers: Answers, thisMonth: Month): QuickOutcome | null {
  const marital_status = answers.family.marital_status ?? impliedMaritalStatus(answers) ?? 'married'
  const assumed: Answers = { ...answers, family: { ...answers.family, marital_status } }
  const early = earlyAnswer(assumed, thisMonth)
  if (early) {
    const { route, routes, reason, profiles } = early
    const ways = reason === 'no_open_route' && route === null ? commonWays(profiles) : null
    const isAgeTold = wholeMonth(answers.you.birth_month) !== undefined
    // Of whom the status lapsed the permit decides first, so "not at the moment" must not come before that question.
    const isStatusTold = reason === 're_entry_permit' || answers.history.former_pr !== undefined
    const isRouteSettled = isAgeTold || routes.every((one) => one.route !== route || one.open !== null)
    const isSettled = isStatusTold && isRouteSettled
    return {
      route,
      open: openRoutes(routes),
      reason,
      isSettled,
      ways,
      range: null,
      level: null,
      assumedRefusals: null,
      notCounted: [],
    }
  }
  const { answers: counted, leftOut } = countedAnswers(assumed, thisMonth)
  const profile = toProfile(counted)
  if (!profile) return null
  const { routes, route, no_estimate_reason, range, level, assumed_refusals } = quickCheck(dated(profile, thisMonth))
  return {
    route,
    open: openRoutes(routes),
    reason: no_estimate_reason,
    isSettled: true,
    ways: no_estimate_reason === 'no_open_route' && route === null ? waysToARoute(dated(profile, thisMonth)) : null,
    range,
    level,
    assumedRefusals: assumed_refusals,
    notCounted: leftOut,
  }
}

/** The questions of the quick check that are open. */
export const quickQuestionsLeft = (answers: Answers, thisMonth: Month): Field[] =>
  openOf(quickQuestions(answers, thisMonth), countedAnswers(answers, thisMonth).answers, thisMonth)

/** The path of the first open question after this one; `outcome` where it is settled already or nothing else is open. */
export function placeAfter(from: string | null, answers: Answers, thisMonth: Month): string {
  const all = quickQuestions(answers, thisMonth)
  const rest = all.slice(all.findIndex(({ path }) => path === from) + 1)
  const open = quickQuestionsLeft(answers, thisMonth)
  const next = rest.find(({ path }) => open.some((one) => one.path === path))
  const outcome = quickOutcome(answers, thisMonth)
  return !next || (outcome?.reason && outcome.isSettled) ? 'outcome' : next.path
}
