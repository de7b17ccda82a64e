import { mainSteps, type QuestionStep, questionsLeft, type Situation } from '@settlesg/answers'
import type { Month } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type FormStep, formSteps } from '../../base/drafts/draft.ts'
import { useMe } from '../../base/session/authentication.tsx'
import form from './form.module.css'
import { isBefore } from './form-steps.ts'
import classes from './progress.module.css'

interface ProgressProps {
  /** None while the answer is told. */
  step: FormStep | null
  furthest: FormStep
  /** There are answers that the form no longer asks for. */
  hasMore: boolean
}

/** Where the person stands among the steps, and the way back to those already answered. */
export function Progress({ step, furthest, hasMore }: ProgressProps) {
  const { t } = useTranslation(['form', 'model'])
  return (
    <nav aria-label={t('progress_label')} className={classes.progress}>
      <ol className={`plain-list ${classes.steps}`}>
        {formSteps.map((one) => {
          if (one === 'more' && !hasMore && step !== 'more') return null
          const isOpen = one === furthest || isBefore(one, furthest)
          const title = t(`step.${one}.title`)
          return (
            <li key={one} className={classes.step} data-state={one === step ? 'here' : isOpen ? 'open' : 'later'}>
              {one !== step && isOpen ? (
                <Link to={`/tool?step=${one}`} className={classes.title}>
                  {title}
                </Link>
              ) : (
                <span className={classes.title} aria-current={one === step ? 'step' : undefined}>
                  {title}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

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
    <p className={form.place}>
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
  return <p className={form.about}>{t('balance', { count: data.credits })}</p>
}
