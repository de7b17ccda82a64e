import {
  type ApplicationOutcome,
  addMonths,
  type ConsistencyNote,
  type DatedProfile,
  type Day,
  type DocumentLine,
  type Month,
  type PlanStep,
  type ReportedOutcome,
  type RouteId,
} from '@settlesg/contract'
import { reEntryPermit } from '../rules/re-entry-permit.ts'
import { advise } from './advise.ts'
import { mayHaveLostPass } from './consistency-of-work.ts'
import { employersAsked, isToCome, plan } from './plan.ts'
import { type MissingChange, missingChange } from './reapplication.ts'
import { type DatedStep, lastDayBefore, schedule } from './schedule.ts'
import { type CasePlace, placeOfAdvice } from './steps-without-estimate.ts'
import { publishedMonths } from './waiting.ts'
import { adviceWithoutEstimate } from './without-estimate.ts'

/** What a person has told and ticked by now. Without ticks the papers are as the answers say. */
export interface CaseToday {
  profile: DatedProfile
  route: RouteId | null
  today: Day
  madeOn?: Day | undefined
  /** The papers as they are ticked, those of the family too; by default those of the answers. */
  papers?: readonly DocumentLine[] | undefined
  submission?: Day | null | undefined
  /** What they told of this application since. */
  outcome?: Pick<ReportedOutcome, 'outcome' | 'applied'> | null | undefined
}

/** The plan's steps that today's step can be, and where they are done; the id is the key of its text. */
const placeOfStep = {
  settle_differences: 'consistency',
  renew_pass: 'plan',
  family_papers: 'papers',
  certificates: 'papers',
  translations: 'papers',
  income_papers: 'papers',
  sponsor_papers: 'papers',
  photos: 'papers',
  employer_papers: 'papers',
  fill_in_form: 'preflight',
  submit: 'preflight',
} as const satisfies Record<string, CasePlace>
type StepToDo = keyof typeof placeOfStep
const stepsToDo = Object.keys(placeOfStep) as StepToDo[]

interface OfPlan {
  id: StepToDo
  isOverdue: boolean
  whose: 'own' | 'sponsor' | 'both'
  month: Month | null
  papers: readonly Pick<DocumentLine, 'id' | 'person' | 'why'>[]
  family: Pick<DatedProfile['family'], 'marital_status'>
}

/** The one step of today. `due`: the last day for it; `place`: where it is done, null where no part of a page has it. */
export type NextStep = { place: CasePlace | null } & (
  | ({ kind: 'do'; due: Day } & OfPlan)
  /** Nothing is due before `from`; then this. */
  | ({ kind: 'not_yet'; from: Day; due: Day } & OfPlan)
  /** Refused before, and nothing has changed or the length of the stay alone; or it was not told what has. */
  | { kind: 'refused'; id: MissingChange; due: null }
  /** What became of this application was told; `month`: by when ICA's answer should come, if they wait for it. */
  | { kind: 'outcome'; id: ApplicationOutcome; month: Month | null; due: null }
  | { kind: 'advice'; id: keyof typeof placeOfAdvice; due: Day | null; month?: Month }
)

/** Today's step, the same on result, home and account; null where there is nothing to do. */
export function nextStep(input: CaseToday): NextStep | null {
  const { profile, route, today, outcome } = input
  const isOver = outcome && outcome.outcome !== 'waiting'
  const instead = adviceWithoutEstimate(profile, { today })
  const permit = reEntryPermit(profile, today)
  if (instead && permit && permit.state !== 'over' && outcome?.outcome !== 'approved') return firstOfAdvice(instead)
  if (isOver) return afterOutcome(outcome)
  if (mayHaveLostPass(profile)) return { kind: 'advice', id: 'check_pass', due: null, place: null }
  if (outcome) return afterOutcome(outcome)
  if (instead || route === null) return instead && firstOfAdvice(instead)
  const advice = advise(profile, route)
  const missing = missingChange(advice.reapplication)
  if (missing)
    return { kind: 'refused', id: missing, due: null, place: missing === 'not_known' ? 'answers' : 'what_changes' }
  return firstOfPlan(input, input.papers ?? advice.documents, advice.consistency)
}

const placeAfter: Record<ApplicationOutcome, CasePlace> = {
  approved: 'outcome',
  rejected: 'again',
  withdrawn: 'answers',
  waiting: 'outcome',
}

function afterOutcome({ outcome: id, applied }: NonNullable<CaseToday['outcome']>): NextStep {
  const month = id === 'waiting' && applied !== null ? addMonths(applied, publishedMonths) : null
  return { kind: 'outcome', id, month, due: null, place: placeAfter[id] }
}

function firstOfAdvice({ next_steps: [first], dates }: NonNullable<ReturnType<typeof adviceWithoutEstimate>>) {
  if (!first) return null
  const birthday = dates.find(({ id }) => id === 'turns_21')
  const isByBirthday = first.id === 'apply_in_time' || first.id === 'apply_again_in_time'
  const due = isByBirthday && birthday ? lastDayBefore(birthday.month) : (first.last_day ?? null)
  const of = first.month === undefined ? {} : { month: first.month }
  return { kind: 'advice', id: first.id, due, place: placeOfAdvice[first.id], ...of } satisfies NextStep
}

/** Of the steps that are left: a pass first, then the one that must be done first; where none has begun, the next one. */
function firstOfPlan(
  { profile, route, today, madeOn, submission = null }: CaseToday,
  papers: readonly DocumentLine[],
  notes: readonly ConsistencyNote[],
): NextStep | null {
  const steps: readonly PlanStep[] = plan(papers, notes)
  const days = schedule({ profile, route, papers, notes, steps, today, madeOn, chosen: submission })
  const left = days.steps.flatMap((step) => toDo(step, notes, days.submission === today))
  const begun = left.filter(({ step }) => step.from <= today)
  const [next] =
    begun.length > 0
      ? begun.sort((one, other) => rank(one) - rank(other) || compare(one.step.to, other.step.to))
      : left.sort((one, other) => compare(one.step.from, other.step.from))
  if (!next) return null
  const { id, step } = next
  const found = {
    id,
    due: step.to,
    isOverdue: step.isOverdue,
    place: placeOfStep[id],
    whose: employersAsked(papers).whose,
    month: id === 'renew_pass' ? (profile.residence.pass_expires ?? null) : null,
    papers: papers.filter((paper) => isToCome(paper) && step.because.some((one) => one.id === paper.id)),
    family: { marital_status: profile.family.marital_status },
  }
  return step.from <= today ? { kind: 'do', ...found } : { kind: 'not_yet', ...found, from: step.from, place: 'plan' }
}

interface OpenTask {
  id: StepToDo
  step: DatedStep
}

const rank = ({ id }: OpenTask) => (id === 'renew_pass' ? 0 : 1)
const compare = (one: Day, other: Day) => (one < other ? -1 : Number(one > other))

/** A note that may well be right holds nobody up; on the day of submission the form is not opened, but sent. */
function toDo(step: DatedStep, notes: readonly ConsistencyNote[], isLastDay: boolean): OpenTask[] {
  const id = stepsToDo.find((one) => one === step.id)
  if (!id || step.isDone || (isLastDay && id === 'fill_in_form')) return []
  const mustBeFixed = step.because.some((one) => notes.some((note) => note.id === one.id && note.severity === 'fix'))
  return id === 'settle_differences' && !mustBeFixed ? [] : [{ id, step }]
}
