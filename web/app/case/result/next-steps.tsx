import type { DatedProfile, Day, Month, PlanStep, RouteId } from '@settlesg/contract'
import { adviceOnReapplying, advise, closingMonth, datedSteps, suggestedDay } from '@settlesg/model'
import { describeStep, formatDay } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import shared from '../case.module.css'
import classes from './result.module.css'

interface NextStepsProps {
  route: RouteId
  profile: DatedProfile
  /** The day from which they count, YYYY-MM-DD. */
  today: string
}

/** What to do next and by when, worked out in the browser. */
export function NextSteps({ route, profile, today }: NextStepsProps) {
  const { t, i18n } = useTranslation(['result', 'advice', 'form', 'model'])
  const { plan, documents, reapplication } = advise(profile, route)
  const steps = nextStepDates(plan, profile.route.apply_month, today, closingMonth(profile, route))
  return (
    <>
      {adviceOnReapplying(reapplication) === 'nothing_changed' && <p>{t('advice:plan_waits')}</p>}
      <ol className={shared.list}>
        {steps.map(({ id, by }) => {
          const { title, body } = describeStep(asTexts(i18n), { id }, documents)
          return (
            <li key={id}>
              <span className={classes.ends}>
                <span className={shared.name}>{title}</span>
                <span className="muted small">{t('next.by', { date: formatDay(by, i18n.language) })}</span>
              </span>
              <div className="muted small">{body}</div>
            </li>
          )
        })}
      </ol>
      <p>{t('advice:honest')}</p>
    </>
  )
}

interface DatedStep {
  id: string
  /** The day by which it is to be done. */
  by: Day
}

/** The steps of a plan by their dates, begun today; where somebody would be too old by then, the steps are shorter. */
export function nextStepDates(
  plan: readonly PlanStep[],
  applyMonth: Month,
  today: Day,
  closes: Month | null,
): DatedStep[] {
  const handedIn = suggestedDay(plan, applyMonth, today, closes)
  return datedSteps(plan, handedIn, today).map(({ id, to }) => ({ id, by: to }))
}
