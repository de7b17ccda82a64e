import type { DatedProfile, Day } from '@settlesg/contract'
import { adviceWithoutEstimate, cameAbout } from '@settlesg/model'
import { formatMonth } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { Callout } from '../kit/panel.tsx'

interface MonthPassedProps {
  profile: DatedProfile
  hasEstimate: boolean
  today: Day
}

/** That a case was made for a month that is over; without an estimate also what has come about by time alone. */
export function MonthPassed({ profile, hasEstimate, today }: MonthPassedProps) {
  const { t, i18n } = useTranslation(['result', 'advice'])
  const { apply_month } = profile.route
  const thisMonth = today.slice(0, 7)
  if (apply_month >= thisMonth) return null
  const month = formatMonth(apply_month, i18n.language)
  const advice = hasEstimate ? null : adviceWithoutEstimate(profile, { today })
  const since = advice ? cameAbout(advice, thisMonth) : []
  return (
    <Callout kind="warning">
      <p>{t(hasEstimate ? 'month_passed' : 'month_passed_no_estimate', { month })}</p>
      {since.length > 0 && (
        <>
          <p>{t('came_about')}</p>
          <ul>
            {since.map((date) => (
              <li key={date.id}>{t(`advice:date.${date.id}`, { month: formatMonth(date.month, i18n.language) })}</li>
            ))}
          </ul>
        </>
      )}
    </Callout>
  )
}
