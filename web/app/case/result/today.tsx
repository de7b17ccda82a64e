import type { DatedProfile, Outlook } from '@settlesg/contract'
import { adviceOnReapplying, advise, closingMonth, datedSteps, suggestedDay } from '@settlesg/model'
import { describeStep, formatDay } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import classes from './result.module.css'

interface TodayProps {
  outlook: Pick<Outlook, 'route' | 'estimate'>
  profile: DatedProfile
  /** YYYY-MM-DD. */
  today: string
}

/** The one thing to do next, and by when. */
export function Today({ outlook: { route, estimate }, profile, today }: TodayProps) {
  const { t, i18n } = useTranslation(['result', 'advice', 'form', 'model'])
  if (!route || !estimate) return null
  const { plan, documents, reapplication } = advise(profile, route)
  const submission = suggestedDay(plan, profile.route.apply_month, today, closingMonth(profile, route))
  const [step] = datedSteps(plan, submission, today)
  const waits = adviceOnReapplying(reapplication) === 'nothing_changed'
  if (!step && !waits) return null
  return (
    <p id="today" className={classes.today}>
      <strong>{t('today.title')}</strong>
      <span>
        {waits
          ? t('advice:plan_waits')
          : step &&
            t('today.step', {
              step: describeStep(asTexts(i18n), step, documents).title,
              date: formatDay(step.to, i18n.language),
            })}
      </span>
    </p>
  )
}
