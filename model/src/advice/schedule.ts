import {
  addDays,
  type ConsistencyNote,
  type DatedProfile,
  type Day,
  type DocumentLine,
  type Month,
  type PlanStep,
  type RouteId,
} from '@settlesg/contract'
import { formDays } from './documents.ts'
import { closingMonth } from './family-of-pass-holder.ts'
import { isToCome } from './plan.ts'

/* Every day that is named to somebody comes from here, so that page, report, calendar and today's step agree. */

export interface ScheduleInput {
  profile: DatedProfile
  route: RouteId | null
  papers: readonly DocumentLine[]
  notes: readonly ConsistencyNote[]
  steps: readonly PlanStep[]
  today: Day
  /** The day on which the plan was made, so that its days stay as they were; today unless given. */
  madeOn?: Day | undefined
  /** The day on which the person wants to submit; null or past: the first that leaves every step its time. */
  chosen?: Day | null
}

export interface DatedStep extends PlanStep {
  from: Day
  to: Day
  /** It should have begun before the plan was made, so it begins with it. */
  isShortened: boolean
  /** Its last day has passed, and it is not done. */
  isOverdue: boolean
  /** Its papers are in hand, and still fresh on the day. */
  isDone: boolean
}

export interface Schedule {
  today: Day
  /** The day from which the steps are counted: on which the plan was made, or today once that plan is over. */
  start: Day
  applyMonth: Month
  /** The first day of submission that leaves every step that is left its time, counted from `start`, and from today. */
  firstDay: Day
  firstDayFromToday: Day
  submission: Day
  isChosen: boolean
  steps: DatedStep[]
  /** ICA's form: opened, can be filled in until, must be submitted by; `isCut`: earlier, since somebody turns 21. */
  form: { open: Day; filled: Day; submitted: Day; isCut: boolean }
  closes: Month | null
  /** The month in which the pass ends, where that may be before the application is in and no step renews it. */
  passEnds: Month | null
}

/** The day on which the form is opened, counted from the day of submission: the first of the step that fills it in. */
const openedBefore = 7

/** Days that a passport must still be valid for: six months. */
const passportDays = 183

/** Submission is on the first of the month, later where steps need longer, earlier where somebody turns 21. */
export function schedule(input: ScheduleInput): Schedule {
  const { profile, route, steps, today, madeOn = today, chosen = null } = input
  const applyMonth = profile.route.apply_month
  const closes = route && closingMonth(profile, route)
  const left = steps.filter((step) => !isDone(step, input, () => true))
  const isChosen = chosen !== null && chosen >= today
  const needed = -Math.min(0, ...left.map(({ from_day }) => from_day))
  const from = (start: Day) => {
    const firstDay = addDays(start, needed)
    return { start, firstDay, submission: isChosen ? chosen : suggestedDay(firstDay, applyMonth, closes, start) }
  }
  const kept = from(madeOn)
  const { start, firstDay, submission } = kept.submission < today ? from(today) : kept
  const form = formDates(submission, today, closes)
  const isFresh = ({ valid_for_days: days }: DocumentLine) => days === null || addDays(form.submitted, -days) <= today
  return {
    today,
    start,
    applyMonth,
    firstDay,
    firstDayFromToday: addDays(today, needed),
    submission,
    isChosen,
    steps: steps.map((step) => {
      const [from, to] = [addDays(submission, step.from_day), addDays(submission, step.to_day)]
      const [isLate, isOver] = [from < start, to < start]
      const isFinished = isDone(step, input, isFresh)
      return {
        ...step,
        from: isLate ? start : from,
        to: isOver ? start : to,
        isShortened: isLate && !isFinished,
        isOverdue: (isOver ? start : to) < today && !isFinished,
        isDone: isFinished,
      }
    }),
    form,
    closes,
    passEnds: passEndingBy(profile.residence.pass_expires, submission, steps),
  }
}

function suggestedDay(firstDay: Day, applyMonth: Month, closes: Month | null, today: Day): Day {
  const start = `${applyMonth}-01`
  const day = firstDay > start ? firstDay : start
  const last = closes === null ? day : lastDayBefore(closes)
  return day > last && last >= today ? last : day
}

export const lastDayBefore = (month: Month): Day => addDays(`${month}-01`, -1)

function formDates(submission: Day, today: Day, closes: Month | null): Schedule['form'] {
  const planned = addDays(submission, -openedBefore)
  const open = planned < today ? today : planned
  const filled = addDays(open, formDays.fill_days)
  const submitted = addDays(filled, formDays.submit_days)
  const last = closes === null ? null : lastDayBefore(closes)
  if (last === null || submission > last || submitted <= last) return { open, filled, submitted, isCut: false }
  const isFilledLater = filled > last
  return { open, filled: isFilledLater ? last : filled, submitted: last, isCut: true }
}

const passEndingBy = (
  expires: Month | null | undefined,
  submission: Day,
  steps: readonly { id: string }[],
): Month | null =>
  expires != null && expires <= submission.slice(0, 7) && !steps.some(({ id }) => id === 'renew_pass') ? expires : null

/** Whether all that makes a step necessary is in hand; what is to be put right is done only by other answers. */
function isDone(step: PlanStep, input: ScheduleInput, isFresh: (paper: DocumentLine) => boolean): boolean {
  const { papers, notes, steps } = input
  if (step.because.some(({ kind }) => kind === 'rule')) return false
  if (step.because.some(({ kind }) => kind === 'consistency'))
    return (
      !step.because.some(({ id }) => notes.some((note) => note.id === id && note.severity === 'fix')) &&
      steps
        .filter(({ because, from_day }) => from_day <= step.to_day && because.every(({ kind }) => kind === 'document'))
        .every((other) => isDone(other, input, isFresh))
    )
  const behind = papers.filter(
    ({ id, state }) => state !== 'not_applicable' && step.because.some((one) => one.id === id),
  )
  const inHand = behind.filter(({ state }) => state === 'have')
  return inHand.length > 0 && inHand.every(isFresh) && !behind.some(isToCome)
}

export type PaperDays = ReturnType<typeof paperDays>

/** From and by when a paper is to be made, in this schedule. */
export function paperDays(paper: DocumentLine, { form, steps }: Pick<Schedule, 'form' | 'steps'>) {
  const step = steps.find(({ because }) => because.some(({ kind, id }) => kind === 'document' && id === paper.id))
  return {
    from: paper.valid_for_days === null ? null : addDays(form.submitted, -paper.valid_for_days),
    by: paper.state === 'not_applicable' ? null : (step?.to ?? null),
    validBeyond: paper.window === 'valid_six_months' ? addDays(form.submitted, passportDays) : null,
  }
}
