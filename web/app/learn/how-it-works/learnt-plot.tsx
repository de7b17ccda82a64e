import record from 'virtual:model-record'
import { useTranslation } from 'react-i18next'
import { Chart } from '../../charts/chart.tsx'
import { More } from '../../kit/more.tsx'
import { Table, TableHead } from '../../kit/table.tsx'
import { formatSigned } from './log-odds.ts'

/** In log-odds; every range of nine in ten lies between them. */
const ends = learntLines().flatMap(({ learnt: { prior, posterior } }) => [
  prior.low,
  prior.high,
  posterior.low,
  posterior.high,
])
const [least, most] = [Math.floor(Math.min(0, ...ends)), Math.ceil(Math.max(...ends))]
const scale = {
  from: least,
  to: most,
  marks: Array.from({ length: most - least + 1 }, (_, index) => ({
    at: least + index,
    text: formatSigned(least + index),
  })),
}

function learntLines() {
  return record.lines.flatMap(({ id, learnt }) => (learnt ? [{ id, learnt }] : []))
}

/** Every size before and after the reported outcomes: a thin line before, a thick one after, as a picture and a table. */
export function LearntPlot() {
  const { t } = useTranslation(['how', 'model', 'translation'])
  const rows = learntLines()
  const span = ({ mean, low, high }: (typeof rows)[number]['learnt']['prior']) =>
    t('learnt.span', { mean: formatSigned(mean), low: formatSigned(low), high: formatSigned(high) })
  return (
    <>
      <p>{t('learnt.about')}</p>
      <p>{t('learnt.statistics')}</p>
      <figure aria-label={t('learnt.title')}>
        <Chart
          scale={scale}
          rows={rows.map(({ id, learnt: { prior, posterior } }) => ({
            id,
            name: t(`model:factor.${id}`),
            spans: [
              { ...posterior, look: 'solid' },
              { ...prior, look: 'line' },
            ],
            middle: {
              at: posterior.mean,
              text: t('translation:crowd.middle', { middle: formatSigned(posterior.mean) }),
            },
          }))}
        />
      </figure>
      <More title={t('learnt.table')}>
        <Table isStacked>
          <TableHead columns={[[t('factors.factor')], [t('learnt.before')], [t('learnt.after')], [t('learnt.told')]]} />
          <tbody>
            {rows.map(({ id: line, learnt: { prior, posterior, column } }) => (
              <tr key={line}>
                <th scope="row">{t(`model:factor.${line}`)}</th>
                <td data-label={t('learnt.before')}>{span(prior)}</td>
                <td data-label={t('learnt.after')}>{span(posterior)}</td>
                <td data-label={t('learnt.told')}>{t(column === null ? 'learnt.nothing' : 'learnt.something')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </More>
    </>
  )
}
