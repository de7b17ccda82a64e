import type { Day, DocumentLine, Month, PlanStep } from '@settlesg/contract'
import { addDays, daysBetween } from '@settlesg/contract'
import { employersAsked, firstUnhurriedDay, ownersIn, passEndingBy, suggestedDay } from '@settlesg/model'
import { formatDay, formatMonth } from './dates-and-money.ts'
import { kindName } from './papers.ts'
import { punctuation, sentences, type Texts } from './texts.ts'

type Documents = readonly DocumentLine[]
type Family = Parameters<typeof kindName>[3]

/** What a step of the plan is called, and what it says: the letter of the sponsor's employer is not the reader's own. */
export function describeStep(
  texts: Texts,
  { id }: Pick<PlanStep, 'id'>,
  papers: Documents,
): { title: string; body: string } {
  const { t } = texts
  const { whose, isSponsorOpen } = employersAsked(papers)
  const isOwn = id !== 'employer_papers' || whose === 'own'
  const key = isOwn ? `advice:plan.${id}` : `advice:plan_employer.${whose}`
  const ifEmployed = !isOwn && isSponsorOpen ? t('advice:plan_employer.if_employed') : ''
  return { title: t(`${key}.title`), body: sentences(texts, t(`${key}.body`), ifEmployed) }
}

/** A paper that makes a step necessary; with its owners where it is not the reader's alone. */
export function paperBehind(
  texts: Texts,
  step: Pick<PlanStep, 'id'>,
  id: string,
  papers: Documents,
  family: Family,
): string {
  const { t } = texts
  const paper = kindName(texts, id, papers, family)
  const owners = ownersIn(step, id, papers).map((person) => t(`advice:document_person.${person}`))
  return owners.length === 0
    ? paper
    : t('analysis:plan.because_of', { paper, whose: owners.join(punctuation(texts).pause) })
}

interface PlannedDay {
  steps: readonly PlanStep[]
  /** The month that the estimate is of. */
  applyMonth: Month
  /** From this month on a child of the application is too old for it. */
  closes: Month | null
  passExpires: Month | null | undefined
  submission: Day
  today: Day
}

/** Why the day of submission is not in the month of the estimate, and what ends around it; null for what does not. */
export function describeDay(
  { t, language }: Texts,
  { steps, applyMonth, closes, passExpires, submission, today }: PlannedDay,
): { moved: string | null; passEnds: string | null; closes: string | null } {
  const unhurried = firstUnhurriedDay(steps, today)
  const isMoved = submission.slice(0, 7) > applyMonth && submission === suggestedDay(steps, applyMonth, today, closes)
  const passEnds = passEndingBy(passExpires, submission, steps)
  const isClosing = closes !== null && [unhurried, addDays(submission, 1)].some((day) => closes <= day.slice(0, 7))
  const month = (one: Month) => formatMonth(one, language)
  return {
    moved: isMoved
      ? t('analysis:plan.moved', {
          month: month(applyMonth),
          today: formatDay(today, language),
          days: daysBetween(today, unhurried),
        })
      : null,
    passEnds: passEnds && t('analysis:plan.pass_ends', { month: month(passEnds) }),
    closes: isClosing ? t('analysis:plan.closes', { month: month(closes) }) : null,
  }
}
