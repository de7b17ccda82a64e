import type { Month } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../session/use-me.ts'
import type { Situation } from '../answers/field.ts'
import { questionsLeft } from '../answers/form-questions.ts'
import { mainSteps, type QuestionStep } from '../answers/steps.ts'
import classes from './assessment-form.module.css'

interface QuestionsLeftProps {
  step: QuestionStep
  situation: Situation
  thisMonth: Month
}

/** Which step it is, and how many questions are left at most; the number is told again as it falls. */
export function QuestionsLeft({ step, situation, thisMonth }: QuestionsLeftProps) {
  const { t } = useTranslation(['form', 'model'])
  const place = step === 'more' ? -1 : mainSteps.indexOf(step)
  const left = questionsLeft(situation, thisMonth)
  return (
    <p className={classes.place}>
      {place < 0
        ? t('title')
        : t('progress', { step: place + 1, steps: mainSteps.length, left: t('questions_left', { count: left }) })}
    </p>
  )
}

/** What the account holds, before the first question. */
export function BalanceInSight() {
  const { t } = useTranslation(['form', 'model'])
  const { data } = useMe()
  if (!data) return null
  return <p className={classes.about}>{t('balance', { count: data.credits })}</p>
}
