import { useTranslation } from 'react-i18next'
import { Chart, Plot } from '../charts/chart.tsx'
import { Crowd } from '../charts/crowd.tsx'
import { DotsByYear } from '../charts/dots-by-year.tsx'
import { OfTen } from '../charts/of-ten.tsx'
import { RangeBars } from '../charts/range-bars.tsx'
import { Part } from './part.tsx'

/** Every picture of numbers. */
export function Charts() {
  const { t } = useTranslation(['translation', 'form'])
  return (
    <>
      <Part name="Chart, Plot, RangeBars">
        <Chart
          scale={{ from: -5, to: 5, marks: [-5, 0, 5].map((at) => ({ at, text: at })) }}
          reference={3}
          rows={[
            {
              id: 'yes',
              name: t('form:yes'),
              value: <b>+4</b>,
              spans: [
                { low: -1, high: 5, look: 'line' },
                { low: 0, high: 4, look: 'solid' },
              ],
              middle: { at: 2, text: t('crowd.middle', { middle: 2 }) },
            },
            { id: 'no', name: t('form:no'), value: <b>−3</b>, spans: [{ low: -3, high: 0, look: 'outline' }] },
          ]}
        />
        <RangeBars
          bars={[
            { name: t('form:yes'), range: { low: 40, mid: 51, high: 62 }, isOwn: true },
            { name: t('form:no'), range: { low: 12, mid: 20, high: 30 } },
          ]}
        />
        <Plot scale={{ from: 0, to: 10, marks: [{ at: 0, text: 0 }] }} spans={[{ low: 0, high: 7, look: 'solid' }]} />
      </Part>
      <Part name="Crowd">
        <Crowd range={{ low: 40, mid: 51, high: 62 }} />
        <Crowd range={null} />
      </Part>
      <Part name="DotsByYear, OfTen">
        <DotsByYear
          years={[
            { year: 2023, reports: 17 },
            { year: 2024, reports: 42 },
          ]}
          users={30}
          label={t('form:yes')}
        />
        <OfTen
          rows={[
            { id: 'yes', name: t('form:yes'), value: 5.6, isOwn: true },
            { id: 'no', name: t('form:no'), value: 5 },
          ]}
        />
      </Part>
    </>
  )
}
