import type { Waiting } from '@settlesg/contract'
import { formatYears } from '@settlesg/wording'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { gap } from '../../base/i18n/gap.ts'
import { Table } from '../../kit/table.tsx'
import { Columns } from './columns.tsx'
import classes from './plots.module.css'

interface WaitingPictureProps {
  reported: NonNullable<Waiting['reported']>
  /** What ICA says, in months. */
  publishedMonths: number
}

const decisions = ['approved', 'rejected'] as const
const shares = ['p10', 'p25', 'p50', 'p75', 'p90'] as const
const picture = { width: 360, height: 108, left: 4, right: 352, bottom: 92 }
const rowAt = { approved: 22, rejected: 66 }

/** How long decisions took that people reported: a line from a tenth to nine tenths, a bar for the middle half. */
export function WaitingPicture({ reported, publishedMonths }: WaitingPictureProps) {
  const { t, i18n } = useTranslation(['model'])
  const id = useId()
  const years = formatYears(reported.years, i18n.language)
  // Up to a mark of the scale, so that nothing is cut.
  const longest = 3 * Math.ceil(Math.max(...decisions.map((one) => reported[one].p90)) / 3)
  const x = (months: number) => picture.left + ((picture.right - picture.left) * months) / longest
  const marks = Array.from({ length: longest / 3 + 1 }, (_, index) => 3 * index)
  return (
    <figure className={classes.figure}>
      <figcaption>{t('waiting_reported.about', { years })}</figcaption>
      <svg
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        className={classes.picture}
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
      >
        <title id={`${id}-title`}>{t('waiting_reported.picture', { years })}</title>
        <desc id={`${id}-desc`}>
          {decisions.map((one) => t(`waiting_reported.picture_${one}`, { ...reported[one] })).join(gap(i18n))}
        </desc>
        {marks.map((months) => (
          <g key={months}>
            <line x1={x(months)} x2={x(months)} y1="8" y2={picture.bottom} className={classes.grid} />
            <text x={x(months)} y="105" textAnchor={months === 0 ? 'start' : months === longest ? 'end' : 'middle'}>
              {months}
            </text>
          </g>
        ))}
        <line
          x1={x(publishedMonths)}
          x2={x(publishedMonths)}
          y1="4"
          y2={picture.bottom}
          className={classes.published}
        />
        {decisions.map((one) => {
          const { p10, p25, p50, p75, p90 } = reported[one]
          const y = rowAt[one]
          return (
            <g key={one} data-decision={one} className={classes[one]}>
              <line x1={x(p10)} x2={x(p90)} y1={y} y2={y} className={classes.whole} />
              <rect x={x(p25)} y={y - 9} width={x(p75) - x(p25)} height="18" rx="3" />
              <line x1={x(p50)} x2={x(p50)} y1={y - 9} y2={y + 9} className={classes.middle} />
            </g>
          )
        })}
      </svg>
      <p className="muted small">{t('waiting_reported.key', { months: publishedMonths })}</p>
      <Table caption={t('waiting_reported.table', { years })}>
        <Columns
          of={[
            [t('waiting_reported.decision')],
            [t('waiting_reported.count'), 'figures'],
            ...shares.map((share) => [t(`waiting_reported.${share}`), 'figures'] as const),
          ]}
        />
        <tbody>
          {decisions.map((one) => (
            <tr key={one}>
              <th scope="row">{t(`waiting_reported.${one}`)}</th>
              <td className="figures">{reported[one].n}</td>
              {shares.map((share) => (
                <td key={share} className="figures">
                  {reported[one][share]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p>{t('waiting_reported.limits')}</p>
    </figure>
  )
}
