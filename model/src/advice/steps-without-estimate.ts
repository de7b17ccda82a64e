import {
  type Advice,
  type DatedProfile,
  type Day,
  type Month,
  monthsBetween,
  type NoEstimateReason,
  type Pass,
  type RouteId,
  type RouteVerdict,
} from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'
import { childOfUnnamedTie, eligibility } from '../rules/eligibility.ts'
import { isThin, whyNoEstimateAnew } from '../rules/question.ts'
import { permitSources, type ReEntryPermit } from '../rules/re-entry-permit.ts'
import type { AdviceKey } from '../text-keys.ts'
import { mayHaveLostPass } from './consistency-of-work.ts'
import { missingChange } from './reapplication.ts'
import { icaTimes } from './waiting.ts'

export type CasePlace =
  | 'answers'
  | 'conditions'
  | 'what_changes'
  | 'papers'
  | 'plan'
  | 'preflight'
  | 'consistency'
  | 'again'
  | 'outcome'

/** Every step without an estimate, in the order in which they are told, and the part of the page where it is done. */
export const placeOfAdvice = {
  apply_for_permit: null,
  apply_for_permit_today: null,
  renew_permit: null,
  keep_permit: null,
  find_out_permit: null,
  permit_over: null,
  permit_before_travel: null,
  check_pass: null,
  speak_to_lawyer: null,
  answer_in_full: null,
  wait_for_answer: 'outcome',
  keep_pass_valid: null,
  tell_changes: null,
  ask_ica_first: null,
  ask_if_aged: null,
  name_the_tie: 'answers',
  settle_unknown: 'conditions',
  approval_first: 'answers',
  approval_missing: 'answers',
  pass_exam: null,
  pass_exam_at_school: null,
  own_work_pass: 'conditions',
  family_tie: 'conditions',
  find_a_route: 'conditions',
  stateless: null,
  apply_in_time: 'papers',
  apply_again_in_time: 'again',
  gather_papers: 'papers',
  apply_to_edb: 'conditions',
  apply_to_nac: 'conditions',
} as const satisfies Record<AdviceKey<'next_step'>, CasePlace | null>

export interface Step {
  id: AdviceKey<'next_step'>
  source_ids: string[]
  /** Of a permit: the month in which it ends or ended, and the last day to apply for one. */
  month?: Month
  last_day?: Day
}
interface Question {
  reason: NoEstimateReason
  verdict: RouteVerdict | undefined
  taken: RouteId | null
  advice: Pick<Advice, 'family' | 'reapplication'>
  permit: ReEntryPermit | null
}

const step = <Id extends Step['id']>(id: Id, ...source_ids: SourceId[]): Step & { id: Id } => ({ id, source_ids })

/** What to do next where there is no estimate: for permanent residents what keeps the status, and nothing else. */
export function findSteps(profile: DatedProfile, question: Question): Step[] {
  const { permit } = question
  const isPr = profile.route.pass === 'already_pr'
  const ofPermit = permit ? stepsOfPermit(permit, isPr) : []
  if (isPr) return ofPermit
  return [...ofPermit, ...(mayHaveLostPass(profile) ? [step('check_pass')] : []), ...ofReason(profile, question)]
}

const permitSteps: Record<ReEntryPermit['state'], Step['id']> = {
  valid: 'keep_permit',
  about_to_end: 'renew_permit',
  within_180_days: 'apply_for_permit',
  may_be_over: 'apply_for_permit_today',
  over: 'permit_over',
  not_known: 'find_out_permit',
}

/** The days begin abroad, so who is a permanent resident and here is told how not to begin them. */
function stepsOfPermit({ state, month, lastDay }: ReEntryPermit, isPr: boolean): Step[] {
  const first = {
    ...step(permitSteps[state], ...permitSources),
    ...(month !== null && { month }),
    ...(lastDay !== null && { last_day: lastDay }),
  }
  return [first, ...(isPr && state !== 'valid' ? [step('permit_before_travel', ...permitSources)] : [])]
}

/** What cannot wait for the permit; once the status has ended, all that a new application asks for. */
function besidePermit(profile: DatedProfile, question: Question): Step[] {
  const reason = whyNoEstimateAnew(profile, question.verdict)
  const isToTell = reason === 'conviction' || reason === 'application_pending' || question.permit?.state === 'over'
  return reason !== null && isToTell ? ofReason(profile, { ...question, reason }) : []
}

function ofReason(profile: DatedProfile, question: Question): Step[] {
  const { reason, taken, advice } = question
  const papers = taken === null ? [] : [step('gather_papers', 'ica-who-may-apply')]
  switch (reason) {
    case 'conviction':
      return [step('speak_to_lawyer'), step('answer_in_full', 'immigration-act-57')]
    case 'application_pending':
      return [
        step('wait_for_answer', ...icaTimes),
        step(profile.route.pass === 'visit_or_abroad' ? 'tell_changes' : 'keep_pass_valid'),
      ]
    case 'former_pr':
      return [step('ask_ica_first'), ...papers]
    case 're_entry_permit':
      return besidePermit(profile, question)
    case 'no_published_rate':
      return [
        ...(taken === 'child'
          ? [step(isToWait(advice) ? 'apply_again_in_time' : 'apply_in_time', 'ica-who-may-apply')]
          : []),
        ...(taken === null ? ofUnsettledParent(profile, advice) : []),
        ...papers,
      ]
    case 'thin_route':
      return [taken === 'gip' ? step('apply_to_edb', 'gip-2023') : step('apply_to_nac', 'forarts-2010')]
    case 'no_open_route':
      return [...towardsARoute(profile, question), ...papers]
  }
}

export const isToWait = ({ reapplication }: Pick<Advice, 'reapplication'>): boolean =>
  missingChange(reapplication) !== null

const bringsUpCitizen = ({ family }: Question['advice']) =>
  family.some(({ id }) => id.startsWith('custody_of_citizen_child'))

/** The parent of a grown-up citizen who did not say so: all else follows from that. */
const ofUnnamedTie = (profile: DatedProfile): Step[] =>
  childOfUnnamedTie(profile) < 0 ? [] : [step('name_the_tie', 'ica-who-may-apply')]

const ofUnsettledParent = (profile: DatedProfile, advice: Question['advice']): Step[] => [
  ...ofUnnamedTie(profile),
  bringsUpCitizen(advice) ? step('ask_ica_first', 'custody-2024') : step('ask_if_aged', 'ica-who-may-apply'),
]

/** Where no route is open for certain: what may open one. */
function towardsARoute(profile: DatedProfile, { verdict, advice }: Question): Step[] {
  const { route: answers } = profile
  const isUndecided =
    verdict?.open === null && verdict.conditions.some(({ id, met }) => met === null && id !== 'marriage_approved')
  const isClosed = verdict?.open !== null
  return [
    ...ofUnnamedTie(profile),
    ...(isClosed && bringsUpCitizen(advice) ? [step('ask_ica_first', 'custody-2024')] : []),
    ...(isUndecided ? [step('settle_unknown')] : []),
    ...ofApproval(answers),
    ...(isClosed ? ofExam(profile) : []),
    ...ofOtherRoutes(profile),
    ...(isClosed ? [step('find_a_route', 'ica-who-may-apply')] : []),
    ...(isClosed ? ofStateless(profile) : []),
  ]
}

/** From this age on nobody sits the PSLE or joins the Integrated Programme any more. Ours. */
const schoolEnds = 17 * 12

const isAtSchool = ({ you, route }: DatedProfile) => monthsBetween(you.birth_month, route.apply_month) < schoolEnds

function ofExam(profile: DatedProfile) {
  if (profile.route.pass !== 'student_pass' || profile.residence.national_exam !== false) return []
  const id = isAtSchool(profile) ? ('pass_exam_at_school' as const) : ('pass_exam' as const)
  return [step(id, 'student-guide-2026', 'student-rule-2024')]
}

/** Passes of people who live here and whose nationality their pass does not show; it is not asked. */
const mayBeStateless: readonly Pass[] = ['ltvp', 'ltvp_plus', 'student_pass', 'other']

const ofStateless = (profile: DatedProfile): Step[] =>
  isWithoutAWay(profile) && mayBeStateless.includes(profile.route.pass) ? [step('stateless', 'stateless-2021')] : []

const isWithoutAWay = (profile: DatedProfile) =>
  ofUnnamedTie(profile).length === 0 &&
  !eligibility(profile).some(({ route, open }) => open !== false && !isThin(route))

/** A pass of one's own, and a tie where none is named. Of a work permit its note tells the tie, with the approval. */
function ofOtherRoutes(profile: DatedProfile) {
  const { pass, links } = profile.route
  if (!isWithoutAWay(profile)) return []
  return [
    // Nobody at school is told to get a work pass.
    ...(!isAtSchool(profile) ? [step('own_work_pass', 'ica-who-may-apply')] : []),
    ...(links.length > 0 || pass === 'work_permit' ? [] : [step('family_tie', 'ica-who-may-apply')]),
  ]
}

/** What would open a route to who has none, for a page that has room for nothing else of the advice. */
export const waysToARoute = (profile: DatedProfile) =>
  [...ofExam(profile), ...ofOtherRoutes(profile)].map(({ id }) => id)
export type WayToARoute = ReturnType<typeof waysToARoute>[number]

/** Without the approval of the Ministry of Manpower a work permit holder's marriage opens no route. */
function ofApproval({ pass, links, marriage_approved }: DatedProfile['route']): Step[] {
  const hasSpouse = links.includes('spouse_of_citizen') || links.includes('spouse_of_pr')
  if (pass !== 'work_permit' || !hasSpouse || marriage_approved === true) return []
  return [step(marriage_approved === false ? 'approval_missing' : 'approval_first', 'work-permit-marriage')]
}
