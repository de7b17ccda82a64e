import type { NextStep } from '@settlesg/model'
import { formatDay, formatMonth } from './dates-and-money.ts'
import { midSentence, type Texts } from './texts.ts'

/**
 * Today's step in one sentence with its day, the same on result, home and account. Texts of the namespace `advice`.
 */
export function nextStepText(texts: Texts, step: NextStep): string {
  const { t, language } = texts
  const month = 'month' in step && step.month !== null ? formatMonth(step.month, language) : ''
  switch (step.kind) {
    case 'do': {
      const key = step.id === 'employer_papers' && step.whose !== 'own' ? `letter.${step.whose}` : `do.${step.id}`
      return t(`advice:today.${key}`, { date: formatDay(step.due, language), month })
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
      return t(`advice:next_step.${step.id}`)
  }
}
