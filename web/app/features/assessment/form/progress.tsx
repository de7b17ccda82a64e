import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type FormStep, formSteps } from '../draft/draft.ts'
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
      <ol className={classes.steps}>
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
