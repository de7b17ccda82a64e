import {
  type Advice,
  type DatedProfile,
  type Day,
  type Month,
  monthAfter,
  type NoEstimateReason,
  type RouteId,
  type RouteVerdict,
} from '@settlesg/contract'
import { knownInsteadSources } from '../evidence/levels.ts'
import type { SourceId } from '../evidence/sources.ts'
import { readQuestion } from '../rules/question.ts'
import { reEntryPermit } from '../rules/re-entry-permit.ts'
import type { AdviceKey } from '../text-keys.ts'
import { adviceSourceIds, advise } from './advise.ts'
import { inclusionLimit, inclusionSources } from './family-of-pass-holder.ts'
import { findSteps, isToWait, type Step } from './steps-without-estimate.ts'
import { icaTimes, publishedMonths } from './waiting.ts'

const ofBirth: readonly string[] = ['turns_21', 'leaves_family']

interface AdviceDate {
  id: AdviceKey<'date'>
  month: Month
  source_ids: string[]
}

export interface AdviceWithoutEstimate extends Advice {
  reason: NoEstimateReason
  /** The route in question, open or not; null where answers point to none. */
  route: RouteId | null
  /** What the holder of a pass that is no route by itself should know, where there is none beside it; the key of its text. */
  pass_note: 'work_permit_note' | 'dependant_pass_note' | null
  dates: AdviceDate[]
  next_steps: Step[]
  source_ids: string[]
}

/** All that can be told by rule alone; null with an estimate. Without `isBirthTold` no date hangs on the birth. */
export function adviceWithoutEstimate(
  profile: DatedProfile,
  { today, isBirthTold = true }: { today: Day; isBirthTold?: boolean },
): AdviceWithoutEstimate | null {
  const { routes, route, no_estimate_reason: reason } = readQuestion(profile)
  if (reason === null) return null
  const verdict = routes.find((one) => one.route === route)
  const taken = isToBeTaken(verdict, isBirthTold) ? route : null
  const permit = reEntryPermit(profile, today)
  const isPermitOpen = permit !== null && permit.state !== 'over'
  const advice = fitting(profile, reason, advise(profile, taken), isPermitOpen)
  const dates = findDates(profile, taken, reason, advice).filter(({ id }) => isBirthTold || !ofBirth.includes(id))
  const isDated = dates.some(({ id }) => id === 'turns_21')
  const family = advice.family.filter(
    ({ id, person, month }) =>
      // On a child's own route the birthday is among the dates, and that one must be unmarried among the conditions.
      (id !== 'applicant_under_21' || !isDated) && (isBirthTold || person !== 'applicant' || month === null),
  )
  const next_steps = findSteps(profile, { reason, verdict, taken, advice, permit })
  const known: Partial<Record<RouteId, readonly SourceId[]>> = knownInsteadSources
  const named = [...dates, ...next_steps].flatMap(({ source_ids }) => source_ids)
  return {
    ...advice,
    family,
    reason,
    route,
    pass_note: findPassNote(profile, route),
    dates,
    next_steps,
    source_ids: [...new Set([...adviceSourceIds({ ...advice, family }), ...named, ...((route && known[route]) ?? [])])],
  }
}

/** Not a closed route, nor of a parent of whom ICA alone can say whether they are aged: no papers for it yet. */
const isToBeTaken = (verdict: RouteVerdict | undefined, isBirthTold: boolean) =>
  verdict !== undefined &&
  verdict.open !== false &&
  (verdict.route !== 'aged_parent' || verdict.open === true || !isBirthTold)

/** Notes on who may be put into an application, which do not help while one is with ICA. */
const isOfInclusion = (id: string) => id.startsWith('spouse_') || id.startsWith('child_')

const ofPass: readonly string[] = ['pass_ends_before', 'pass_ends_during']

/** What is of use to this person: nothing is to be collected while ICA decides, nor by who is or may be a permanent resident. */
function fitting({ route }: DatedProfile, reason: NoEstimateReason, advice: Advice, isPermitOpen: boolean): Advice {
  const nothing = { documents: [], plan: [], reapplication: null }
  if (route.pass === 'already_pr') return { ...advice, ...nothing, consistency: [], family: [] }
  if (isPermitOpen) return { ...advice, ...nothing }
  if (reason !== 'application_pending') return advice
  return {
    ...advice,
    ...nothing,
    // They speak of an application still to come; the end of the pass stands among the dates.
    consistency: advice.consistency.filter(({ id }) => !ofPass.includes(id)),
    family: advice.family.filter(({ id }) => !isOfInclusion(id)),
  }
}

function findPassNote({ route: { pass, links } }: DatedProfile, route: RouteId | null) {
  if (route !== null || links.length > 0) return null
  return pass === 'work_permit' ? 'work_permit_note' : pass === 'dependant_pass' ? 'dependant_pass_note' : null
}

/** What has come about by time alone since this was true, by a month: a birthday, the end of a pass. */
export const cameAbout = ({ dates }: Pick<AdviceWithoutEstimate, 'dates'>, month: Month): AdviceDate[] =>
  dates.filter(({ id, month: due }) => id !== 'answer_expected' && due < month)

/** What a note names already is not said again as a date. */
function findDates(
  { route: answers, you, residence, family }: DatedProfile,
  route: RouteId | null,
  reason: NoEstimateReason,
  advice: Advice,
): AdviceDate[] {
  const date = (id: AdviceDate['id'], month: Month | null | undefined, ...sources: SourceId[]) =>
    month == null ? [] : [{ id, month, source_ids: sources }]
  if (answers.pass === 'already_pr') return []
  // Who is told to see a lawyer or another authority first, or to wait, is not told when an answer would come.
  const applies = reason === 'no_published_rate' && route !== null && !isToWait(advice)
  const isNoted = advice.consistency.some(({ id }) => ofPass.includes(id))
  const ahead = [
    ...(applies ? date('answer_expected', monthAfter(answers.apply_month, publishedMonths), ...icaTimes) : []),
    ...(route === 'child' ? date('turns_21', monthAfter(you.birth_month, inclusionLimit), 'ica-who-may-apply') : []),
    // A parent may include them; of who is married the husband or wife may, at any age.
    ...(answers.pass === 'dependant_pass' && route === null && family.marital_status === 'single'
      ? date('leaves_family', monthAfter(you.birth_month, inclusionLimit), ...inclusionSources)
      : []),
  ].filter(({ month }) => month >= answers.apply_month)
  return [...(isNoted ? [] : date('pass_expires', residence.pass_expires)), ...ahead].sort((one, other) =>
    one.month < other.month ? -1 : Number(one.month > other.month),
  )
}
