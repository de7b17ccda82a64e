import type { TimelinePoint } from '@settlesg/contract'
import { formatMonth, isUnclear } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import shared from '../case.module.css'
import { useEffectText } from './effect-text.ts'
import { RangePicture } from './range-picture.tsx'

interface TimelineProps {
  timeline: readonly TimelinePoint[]
  /** A made-up person applies in no month: "now", "in six months". */
  isExample?: boolean
}

/** The range for an application now, in half a year and in a year, and what of it time has moved. */
export function Timeline({ timeline, isExample = false }: TimelineProps) {
  const { t, i18n } = useTranslation(['analysis'])
  const effectText = useEffectText()
  const name = ({ months_ahead, apply_month }: TimelinePoint) =>
    isExample ? textNamed(i18n, `analysis:timeline.ahead_${months_ahead}`) : formatMonth(apply_month, i18n.language)
  const people = ({ estimate, children_turned_21: count }: TimelinePoint) => {
    if (!estimate) return t('timeline.none')
    const range = t('people', { low: estimate.low, high: estimate.high })
    return count > 0 ? t('timeline.people_without', { people: range, count }) : range
  }
  const year = timeline.find(({ months_ahead }) => months_ahead === 12)
  return (
    <>
      <RangePicture
        title={t('timeline.picture')}
        description={timeline
          .map((point) => t('timeline.picture_row', { month: name(point), people: people(point) }))
          .join(' ')}
        rows={timeline.map((point) => ({
          key: String(point.months_ahead),
          label: t('labelled', { label: name(point), text: people(point) }),
          people: point.estimate,
          isFirst: point.months_ahead === 0,
        }))}
      />
      {year && <Waiting {...year} />}
      {!isExample && (
        <>
          <Events timeline={timeline} />
          <table className={shared.table}>
            <caption>{t('timeline.table')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('timeline.month')}</th>
                <th scope="col">{t('timeline.range')}</th>
                <th scope="col">{t('timeline.change')}</th>
              </tr>
            </thead>
            <tbody>
              {timeline.map((point) => (
                <tr key={point.months_ahead}>
                  <th scope="row">{name(point)}</th>
                  <td>{people(point)}</td>
                  <td>{point.difference ? effectText(point.difference) : t('timeline.first')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  )
}

/** What a year of waiting does; a child who falls out of the application on the way is never passed over. */
function Waiting({ difference, children_turned_21: count }: TimelinePoint) {
  const { t } = useTranslation(['analysis'])
  const effectText = useEffectText()
  if (!difference) return null
  const isSteady = isUnclear(difference)
  const effect = effectText(difference)
  if (count > 0)
    return (
      <p>{isSteady ? t('timeline.steady_without', { count }) : t('timeline.waiting_without', { effect, count })}</p>
    )
  return <p>{isSteady ? t('timeline.steady') : t('timeline.waiting_helps', { effect })}</p>
}

/** What the later months bring besides: a pass that ends, a child that grows up. Each is said once, when it comes. */
function Events({ timeline }: Pick<TimelineProps, 'timeline'>) {
  const { t, i18n } = useTranslation(['analysis'])
  const later = timeline.filter(({ months_ahead }) => months_ahead > 0)
  const ended = timeline.find(({ pass_ended }) => pass_ended)
  const grown = later.filter(
    ({ children_turned_21 }, index) => children_turned_21 > (later[index - 1]?.children_turned_21 ?? 0),
  )
  if (!ended && grown.length === 0) return null
  const month = ({ apply_month }: TimelinePoint) => formatMonth(apply_month, i18n.language)
  return (
    <ul>
      {ended && <li>{t('timeline.pass_ended', { month: month(ended) })}</li>}
      {grown.map((point) => (
        <li key={point.months_ahead}>
          {t('timeline.children', { month: month(point), count: point.children_turned_21 })}
        </li>
      ))}
    </ul>
  )
}
