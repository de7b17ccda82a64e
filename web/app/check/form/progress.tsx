import { useTranslation } from 'react-i18next'
import { useMe } from '../../base/session/authentication.tsx'
import type { FormStep } from '../../drafts/draft.ts'
import { Link } from '../../kit/link.tsx'
import { isBefore } from './form-steps.ts'
import classes from './progress.module.css'

interface ProgressProps {
  /** None while the answer is told. */
  step: FormStep | null
  furthest: FormStep
  /** The steps that this person goes through, and `more` where it is in sight. */
  way: readonly FormStep[]
}

/** Where the person stands among the steps, and the way back to those already answered. */
export function Progress({ step, furthest, way }: ProgressProps) {
  const { t } = useTranslation(['form', 'model'])
  return (
    <nav aria-label={t('progress_label')}>
      <ol className="plain-list flex gap-2">
        {way.map((one) => {
          const isOpen = one === furthest || isBefore(one, furthest)
          const title = t(`step.${one}.title`)
          return (
            <li
              key={one}
              className={`muted small ${classes.step}`}
              data-state={one === step ? 'here' : isOpen ? 'open' : 'later'}
            >
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

/** How many questions are left, at most; the bar above says which step it is. */
export function QuestionsLeft({ left }: { left: number }) {
  const { t } = useTranslation(['form', 'model'])
  return <p className="mb-2 accent small bold">{t('questions_left', { count: left })}</p>
}

/** What the account holds, before the first question. */
export function BalanceInSight() {
  const { t } = useTranslation(['form', 'model'])
  const { data } = useMe()
  if (!data) return null
  return <p className="muted">{t('balance', { count: data.credits })}</p>
}
