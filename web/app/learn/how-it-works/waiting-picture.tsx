import type { Waiting } from '@settlesg/contract'
import { formatYears } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { Chart } from '../../charts/chart.tsx'
import { More } from '../../kit/more.tsx'
import { Row, Table } from '../../kit/table.tsx'

interface WaitingPictureProps {
  reported: NonNullable<Waiting['reported']>
  /** What ICA says, in months. */
  publishedMonths: number
}

const decisions = ['approved', 'rejected'] as const
const shares = ['p10', 'p25', 'p50', 'p75', 'p90'] as const
/** How long decisions took that people reported: a line from a tenth to nine tenths, a bar for the middle half. */
export function WaitingPicture({ reported, publishedMonths }: WaitingPictureProps) {
  const { t, i18n } = useTranslation(['model'])
  const years = formatYears(reported.years, i18n.language)
  // Up to a mark of the scale, so that nothing is cut.
  const longest = 3 * Math.ceil(Math.max(...decisions.map((one) => reported[one].p90)) / 3)
  const marks = Array.from({ length: longest / 3 + 1 }, (_, index) => ({ at: 3 * index, text: 3 * index }))
  return (
    <figure className="stack gap-3">
      <figcaption>{t('waiting_reported.about', { years })}</figcaption>
      <Chart
        scale={{ from: 0, to: longest, marks }}
        reference={publishedMonths}
        rows={decisions.map((one) => {
          const { p10, p25, p50, p75, p90 } = reported[one]
          return {
            id: one,
            name: t(`waiting_reported.${one}`),
            spans: [
              { low: p10, high: p90, look: 'line' },
              { low: p25, high: p75, look: one === 'approved' ? 'solid' : 'outline' },
            ],
            middle: { at: p50, text: t('waiting_reported.middle', { months: p50 }) },
          }
        })}
      />
      <p className="muted small">{t('waiting_reported.key', { months: publishedMonths })}</p>
      <More title={t('waiting_reported.table', { years })}>
        <Table
          isStacked
          columns={[
            [t('waiting_reported.decision')],
            [t('waiting_reported.count'), 'figures'],
            ...shares.map((share) => [t(`waiting_reported.${share}`), 'figures'] as const),
          ]}
        >
          <tbody>
            {decisions.map((one) => (
              <Row
                key={one}
                name={t(`waiting_reported.${one}`)}
                cells={[reported[one].n, ...shares.map((share) => reported[one][share])]}
              />
            ))}
          </tbody>
        </Table>
      </More>
      <p>{t('waiting_reported.limits')}</p>
    </figure>
  )
}
