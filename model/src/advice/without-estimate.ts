import type { Advice, DatedProfile, Month, NoEstimateReason, RouteId } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'
import { monthAfter } from '../rules/months.ts'
import { questionOf } from '../rules/question.ts'
import { adviceSourceIds, advise } from './advise.ts'
import { inclusionLimit, inclusionSources } from './family-of-pass-holder.ts'
import { knownInsteadSources } from './text-sources.ts'
import { publishedMonths } from './waiting.ts'

/** Every step there is, in the order in which they are told; the id is the key of its text. */
export const nextStepIds = [
  'speak_to_lawyer',
  'answer_in_full',
  'wait_for_answer',
  'keep_pass_valid',
  'ask_ica_first',
  'approval_first',
  'find_a_route',
  'apply_in_time',
  'gather_papers',
  'other_authority',
] as const
type NextStepId = (typeof nextStepIds)[number]

/** Every date there is; the id is the key of its text, which names the month. */
export const dateIds = ['pass_expires', 'answer_expected', 'turns_21', 'child_turns_21', 'turns_18'] as const

export interface AdviceDate {
  id: (typeof dateIds)[number]
  month: Month
  /** Which child: the place in `family.children`, from 0. */
  index: number | null
  source_ids: string[]
}

export interface AdviceWithoutEstimate extends Advice {
  reason: NoEstimateReason
  /** The route in question, open or not; null where answers point to none. */
  route: RouteId | null
  /** The earliest first. */
  dates: AdviceDate[]
  next_steps: { id: NextStepId; source_ids: string[] }[]
  /** Everything that all of this rests on, for `sourcesWith`. */
  source_ids: string[]
}

/**
 * All that can be told without any number: why there is none, dates, next steps, papers, notes on the family, and what is
 * left after a refusal. By rule alone, so that a page can tell it at once, with nothing sent; null where there is an
 * estimate. `isBirthTold`: false where the month of birth only stands in for an answer to come, and no date hangs on it.
 */
export function adviceWithoutEstimate(
  profile: DatedProfile,
  { isBirthTold = true }: { isBirthTold?: boolean } = {},
): AdviceWithoutEstimate | null {
  const { routes, route, no_estimate_reason: reason } = questionOf(profile)
  if (reason === null) return null
  const isClosed = routes.some((one) => one.route === route && one.open === false)
  const taken = isClosed ? null : route
  const advice = advise(profile, taken)
  const family = advice.family.filter(({ person, month }) => isBirthTold || person !== 'applicant' || month === null)
  const dates = datesOf(profile, taken, reason).filter(({ id }) => isBirthTold || !ofBirth.includes(id))
  const next_steps = stepsOf(profile, taken, reason).map(({ id, sources }) => ({ id, source_ids: [...sources] }))
  const known: Partial<Record<RouteId, readonly SourceId[]>> = knownInsteadSources
  const named = [...dates, ...next_steps].flatMap(({ source_ids }) => source_ids)
  return {
    ...advice,
    family,
    reason,
    route,
    dates,
    next_steps,
    source_ids: [...new Set([...adviceSourceIds({ ...advice, family }), ...named, ...((route && known[route]) ?? [])])],
  }
}
const icaTimes: readonly SourceId[] = ['ica-processing-times', 'processing-time-2026']
const ofBirth: readonly string[] = ['turns_21', 'turns_18']

function datesOf(profile: DatedProfile, route: RouteId | null, reason: NoEstimateReason): AdviceDate[] {
  const { route: answers, you, residence, family } = profile
  const date = (id: AdviceDate['id'], month: Month | null | undefined, sources: readonly SourceId[], index?: number) =>
    month == null ? [] : [{ id, month, index: index ?? null, source_ids: [...sources] }]
  // Who is told to see a lawyer or another authority first is not told when an answer would come.
  const applies = reason === 'no_published_rate'
  const mayServe = you.sex !== 'female' && (route === 'child' || route === 'student')
  const withChildren = route === 'pts' || route === 'gip'
  const ahead = [
    ...(applies ? date('answer_expected', monthAfter(answers.apply_month, publishedMonths), icaTimes) : []),
    ...(route === 'child' ? date('turns_21', monthAfter(you.birth_month, inclusionLimit), ['ica-who-may-apply']) : []),
    ...(mayServe ? date('turns_18', monthAfter(you.birth_month, 18 * 12), ['ns-2012']) : []),
    ...(withChildren ? (family.children ?? []) : []).flatMap(({ birth_month, status }, index) =>
      status === 'foreign'
        ? date('child_turns_21', monthAfter(birth_month, inclusionLimit), inclusionSources, index)
        : [],
    ),
  ].filter(({ month }) => month >= answers.apply_month)
  return [...date('pass_expires', residence.pass_expires, []), ...ahead].sort((one, other) =>
    one.month < other.month ? -1 : Number(one.month > other.month),
  )
}

interface Step {
  id: NextStepId
  sources: readonly SourceId[]
}

function stepsOf({ route: answers }: DatedProfile, route: RouteId | null, reason: NoEstimateReason): Step[] {
  const step = (id: NextStepId, ...sources: SourceId[]): Step => ({ id, sources })
  const papers = route !== null && reason !== 'thin_route' ? [step('gather_papers', 'ica-who-may-apply')] : []
  switch (reason) {
    case 'conviction':
      return [step('speak_to_lawyer'), step('answer_in_full', 'immigration-act-57')]
    case 'application_pending':
      return [step('wait_for_answer', ...icaTimes), step('keep_pass_valid')]
    case 'former_pr':
      return [step('ask_ica_first'), ...papers]
    case 'no_published_rate':
      return [...(route === 'child' ? [step('apply_in_time', 'ica-who-may-apply')] : []), ...papers]
    case 'thin_route':
      return [step('other_authority', ...(route === 'gip' ? (['gip-2023'] as const) : (['forarts-2010'] as const)))]
    case 'no_open_route': {
      const isMarriage = route === 'spouse_of_citizen' || route === 'spouse_of_pr'
      const needsApproval = answers.pass === 'work_permit' && answers.marriage_approved == null && isMarriage
      return [
        ...(needsApproval ? [step('approval_first', 'work-permit-marriage')] : []),
        ...(route === null && answers.pass !== 'already_pr' ? [step('find_a_route', 'ica-who-may-apply')] : []),
        ...papers,
      ]
    }
  }
}
