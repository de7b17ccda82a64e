import type { DatedProfile, Day, RouteId } from '@settlesg/contract'
import { advise, schedule } from '@settlesg/model'
import { describeStep, formatDay, monthAndDay } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { Tag } from '../../kit/tag.tsx'
import shared from '../case.module.css'
import { missingSince } from '../outcome/with-outcome.ts'
import { CalendarButton } from './calendar.tsx'

interface NextStepsProps {
  route: RouteId
  profile: DatedProfile
  /** The day from which they count, YYYY-MM-DD. */
  today: string
  /** The day on which the estimate was made; today unless given. */
  madeOn?: Day
  /** Whose days can be saved to a calendar; none of a made-up person. */
  assessmentId?: string
  /** ICA has refused this application since, though the answers do not say so. */
  wasRefused?: boolean | undefined
}

/** What to do next and by when, worked out in the browser. */
export function NextSteps({ route, profile, today, madeOn = today, assessmentId, wasRefused = false }: NextStepsProps) {
  const { t, i18n } = useTranslation(['result', 'advice', 'analysis', 'form', 'model'])
  const { plan: steps, documents: papers, consistency: notes, reapplication } = advise(profile, route)
  const days = schedule({ profile, route, papers, notes, steps, today, madeOn })
  const missing = missingSince(reapplication, wasRefused)
  const texts = asTexts(i18n)
  const differs = monthAndDay(texts, days)
  return (
    <>
      {missing && <p>{t(`advice:plan_waits.${missing}`)}</p>}
      {differs && <p>{differs}</p>}
      <ol className={shared.list}>
        {days.steps.map(({ id, to, isOverdue }) => {
          const { title, body } = describeStep(texts, { id }, papers)
          return (
            <li key={id}>
              <span className="row items-baseline justify-between">
                <span className="bold">{title}</span>
                <span className="muted small">
                  {t('next.by', { date: formatDay(to, i18n.language) })}
                  {isOverdue && (
                    <>
                      {' '}
                      <Tag tone="mind">{t('analysis:plan.overdue')}</Tag>
                    </>
                  )}
                </span>
              </span>
              <div className="muted small">{body}</div>
            </li>
          )
        })}
      </ol>
      {assessmentId && days.steps.length > 0 && <CalendarButton assessmentId={assessmentId} entries={days.steps} />}
      <p>{t('advice:honest')}</p>
    </>
  )
}
