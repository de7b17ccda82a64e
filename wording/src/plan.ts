import { addDays, type Day, type DocumentLine, daysBetween, type PlanStep } from '@settlesg/contract'
import { employersAsked, ownersIn, type PreflightCheck, type Schedule } from '@settlesg/model'
import { formatDay, formatMonth } from './dates-and-money.ts'
import { kindName } from './papers.ts'
import { counted, midSentence, punctuation, sentences, type Texts } from './texts.ts'

type Documents = readonly DocumentLine[]
type Family = Parameters<typeof kindName>[3]

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

export function monthAndDay({ t, language }: Texts, days: Schedule): string | null {
  const { applyMonth, submission, firstDay, start } = days
  if (submission.startsWith(applyMonth)) return null
  return t(`analysis:plan.${submission === firstDay ? 'first_day' : 'other_day'}`, {
    month: formatMonth(applyMonth, language),
    date: formatDay(submission, language),
    today: formatDay(start, language),
    days: daysBetween(start, submission),
  })
}

export function describeEnds(
  { t, language }: Texts,
  { passEnds, closes, firstDay, submission }: Schedule,
): { passEnds: string | null; closes: string | null } {
  const isClosing = closes !== null && [firstDay, addDays(submission, 1)].some((day) => closes <= day.slice(0, 7))
  return {
    passEnds: passEnds && t('analysis:plan.pass_ends', { month: formatMonth(passEnds, language) }),
    closes: isClosing ? t('analysis:plan.closes', { month: formatMonth(closes, language) }) : null,
  }
}

export function planLength({ t }: Texts, { steps, submission }: Schedule): string {
  const [first, last] = [steps.find(({ isDone }) => !isDone), steps.at(-1)]
  return t('analysis:plan.about', {
    before: first ? Math.max(0, daysBetween(first.from, submission)) : 0,
    after: last ? Math.max(0, daysBetween(submission, last.to)) : 0,
  })
}

export function planSummary(texts: Texts, { steps, submission }: Schedule, papers: Documents): string {
  const { t, language } = texts
  const first = steps.find(({ isDone }) => !isDone)
  if (!first) return t('analysis:plan.none')
  return t('analysis:plan.head', {
    date: formatDay(submission, language),
    step: midSentence(describeStep(texts, first, papers).title),
    by: formatDay(first.to, language),
  })
}

export const preflightText = (texts: Texts, { id, date, count }: PreflightCheck): string => {
  const values = { date: date === null ? '' : formatDay(date, texts.language) }
  return id === 'still_open' || id === 'fee'
    ? counted(texts, `analysis:preflight.${id}`, count, values)
    : texts.t(`analysis:preflight.${id}`, values)
}

export function formWindow({ t, language }: Texts, { form, closes }: Schedule): string {
  const day = (one: Day) => formatDay(one, language)
  const values = { open: day(form.open), filled: day(form.filled), submitted: day(form.submitted) }
  return form.isCut && closes !== null
    ? t('analysis:preflight.window_short', { ...values, month: formatMonth(closes, language) })
    : t('analysis:preflight.window', values)
}
