import type { TimelinePoint } from '@settlesg/contract'
import { describeEffect, describeRange, formatMonth, isUnclear, punctuation } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { RangeBars } from '../../charts/chart.tsx'

interface TimelineProps {
  timeline: readonly TimelinePoint[]
  /** A made-up person applies in no month: "now", "in six months". */
  isExample?: boolean
}

/** The range for an application now, in half a year and in a year, and what of it time has moved. */
export function Timeline({ timeline, isExample = false }: TimelineProps) {
  const { t, i18n } = useTranslation(['analysis'])
  const name = ({ months_ahead, apply_month }: TimelinePoint) =>
    isExample ? textNamed(i18n, `analysis:timeline.ahead_${months_ahead}`) : formatMonth(apply_month, i18n.language)
  const people = ({ estimate, children_turned_21: count }: TimelinePoint) => {
    if (!estimate) return t('timeline.none')
    const range = t('people', { range: describeRange(asTexts(i18n), estimate) })
    return count > 0 ? t('timeline.people_without', { people: range, count }) : range
  }
  const change = ({ difference }: TimelinePoint) => (difference ? [describeEffect(asTexts(i18n), difference)] : [])
  const year = timeline.find(({ months_ahead }) => months_ahead === 12)
  return (
    <>
      <figure aria-label={t('timeline.picture')}>
        <RangeBars
          bars={timeline.map((point) => ({
            name: t('labelled', {
              label: name(point),
              text: [people(point), ...change(point)].join(punctuation(i18n).semicolon),
            }),
            range: point.estimate,
            isOwn: point.months_ahead > 0,
          }))}
        />
      </figure>
      {year && <Waiting {...year} />}
      {!isExample && <Events timeline={timeline} />}
    </>
  )
}

/** What a year of waiting does; a child who falls out of the application on the way is never passed over. */
function Waiting({ difference, children_turned_21: count }: TimelinePoint) {
  const { t, i18n } = useTranslation(['analysis'])
  if (!difference) return null
  const isSteady = isUnclear(difference)
  const effect = describeEffect(asTexts(i18n), difference)
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
