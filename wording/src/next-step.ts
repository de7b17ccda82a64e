import type { Day } from '@settlesg/contract'
import type { AdviceWithoutEstimate, NextStep } from '@settlesg/model'
import { formatDay, formatMonth } from './dates-and-money.ts'
import { kindNames } from './papers.ts'
import { midSentence, punctuation, sentences, type Texts } from './texts.ts'

/** Today's step with its day and the missing papers. Texts of `advice`, and of the papers' names in `form`. */
export function nextStepText(texts: Texts, step: NextStep): string {
  const { t, language } = texts
  const month = 'month' in step && step.month ? formatMonth(step.month, language) : ''
  switch (step.kind) {
    case 'do': {
      const key = step.id === 'employer_papers' && step.whose !== 'own' ? `letter.${step.whose}` : `do.${step.id}`
      const names = kindNames(texts, step.papers, step.family).map(midSentence)
      const text = t(`advice:today.${key}`, {
        date: formatDay(step.due, language),
        month,
        papers: names.join(punctuation(texts).pause),
      })
      return sentences(texts, step.isOverdue ? t('advice:today.overdue') : '', text)
    }
    case 'not_yet': {
      const key =
        step.id === 'employer_papers' && step.whose !== 'own' ? `plan_employer.${step.whose}` : `plan.${step.id}`
      return t('advice:today.not_yet', {
        date: formatDay(step.from, language),
        step: midSentence(t(`advice:${key}.title`)),
      })
    }
    case 'refused':
      return t(`advice:today.refused.${step.id}`)
    case 'outcome':
      return t(`advice:today.outcome.${month === '' ? step.id : 'waiting_until'}`, { month })
    case 'advice':
      return adviceStepText(texts, { ...step, last_day: step.due })
  }
}

type AdviceStep = Pick<AdviceWithoutEstimate['next_steps'][number], 'id' | 'month'>

/** A step of the advice where there is no estimate, with its month and last day where it has them. Texts of `advice`. */
export function adviceStepText(
  { t, language }: Pick<Texts, 't' | 'language'>,
  { id, month, last_day: lastDay }: AdviceStep & { last_day?: Day | null },
): string {
  return t(`advice:next_step.${id}`, {
    month: month ? formatMonth(month, language) : '',
    date: lastDay ? formatDay(lastDay, language) : '',
  })
}
