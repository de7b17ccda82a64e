import {
  addMonths,
  type DatedProfile,
  type NoEstimateReason,
  type RouteId,
  type RouteVerdict,
} from '@settlesg/contract'
import { type QuickCheck, questionOf, quickCheck } from '@settlesg/model'
import { historyOf, type QuickAnswers } from './quick-answers.ts'

/** What the answers come to: a range, or why there is none. */
export interface QuickOutcome {
  /** The route that it is about. */
  route: RouteId | null
  /** The routes that are certainly open. */
  open: RouteId[]
  reason: NoEstimateReason | null
  range: QuickCheck['range']
  /** What was taken where it was not said whether an application was refused. */
  assumedRefusals: QuickCheck['assumed_refusals']
}

/** Ages on either side of every rule about age, for while the month of birth is not known: a parent, a child. */
const standInAges = [60 * 12, 18 * 12]

/**
 * The profile of these answers. Where the check asks nothing, the answer stays unknown; where a profile must have one,
 * the value stands that says least: "married" to somebody of whom nothing is told is averaged over the whole pool, the
 * unmarried too. A child's tie is only offered to the unmarried.
 */
function profileOf(answers: QuickAnswers, birth_month: string, thisMonth: string): DatedProfile {
  const { links = [], pass = 'other', monthly_pay } = answers
  return {
    route: { links, pass, marriage_approved: answers.marriage_approved, apply_month: thisMonth },
    you: { birth_month },
    residence: { in_singapore_since: answers.in_singapore_since, national_exam: answers.national_exam },
    work: {
      work_status: answers.work_status ?? 'employee',
      monthly_pay: typeof monthly_pay === 'number' ? monthly_pay : undefined,
    },
    education: { highest: answers.highest ?? 'bachelor' },
    family: { marital_status: links.includes('child_of_citizen_or_pr') ? 'single' : 'married' },
    roots: {},
    history: { ...historyOf(answers.gates ?? []), previous: answers.previous },
  }
}

/**
 * The answer as soon as no estimate is possible any more, however the questions still to come are answered; null while
 * there may be one.
 */
export function earlyOutcome(answers: QuickAnswers, thisMonth: string): QuickOutcome | null {
  if (answers.links === undefined || answers.pass === undefined) return null
  const births = answers.birth_month ? [answers.birth_month] : standInAges.map((age) => addMonths(thisMonth, -age))
  const isExamOpen = answers.pass === 'student_pass' && answers.national_exam === undefined
  const isApprovalOpen = answers.pass === 'work_permit' && answers.marriage_approved === undefined
  const ways = births.map((birth) =>
    questionOf(
      profileOf(
        {
          ...answers,
          national_exam: isExamOpen ? true : answers.national_exam,
          marriage_approved: isApprovalOpen ? true : answers.marriage_approved,
        },
        birth,
        thisMonth,
      ),
    ),
  )
  if (ways.some(({ no_estimate_reason }) => no_estimate_reason === null)) return null
  // A route that may still be open tells more than one that may turn out closed.
  const told = ways.find(({ no_estimate_reason }) => no_estimate_reason !== 'no_open_route') ?? ways[0]
  return told
    ? {
        route: told.route,
        open: openRoutes(told.routes),
        reason: told.no_estimate_reason,
        range: null,
        assumedRefusals: null,
      }
    : null
}

const openRoutes = (routes: readonly RouteVerdict[]) =>
  routes.flatMap(({ route, open }) => (open === true ? [route] : []))

/** Routes and range from all answers. */
export function outcomeOf(answers: QuickAnswers, thisMonth: string): QuickOutcome {
  const { routes, route, no_estimate_reason, range, assumed_refusals } = quickCheck(
    profileOf(answers, answers.birth_month ?? thisMonth, thisMonth),
  )
  return { route, open: openRoutes(routes), reason: no_estimate_reason, range, assumedRefusals: assumed_refusals }
}
