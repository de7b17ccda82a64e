import record from 'virtual:model-record'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Table } from '../../kit/table.tsx'
import { Columns } from './columns.tsx'
import { formatSigned } from './figures.ts'
import classes from './plots.module.css'

const plot = { width: 640, row: 34, top: 8, left: 8, right: 632 }
/** In log-odds; every range of nine in ten lies between them. */
const ends = learntLines().flatMap(({ learnt }) => [
  learnt.prior.low,
  learnt.prior.high,
  learnt.posterior.low,
  learnt.posterior.high,
])
const [least, most] = [Math.min(0, ...ends), Math.max(...ends)]
const x = (size: number) => plot.left + ((plot.right - plot.left) * (size - least)) / (most - least)

function learntLines() {
  return record.lines.flatMap(({ id, learnt }) => (learnt ? [{ id, learnt }] : []))
}

/** Every size before and after the reported outcomes: a thin line before, a thick one after, as a picture and a table. */
export function LearntPlot() {
  const { t } = useTranslation(['how', 'model'])
  const id = useId()
  const rows = learntLines()
  const height = plot.top + plot.row * rows.length + 20
  const span = ({ mean, low, high }: (typeof rows)[number]['learnt']['prior']) =>
    t('learnt.span', { mean: formatSigned(mean), low: formatSigned(low), high: formatSigned(high) })
  return (
    <>
      <p>{t('learnt.about')}</p>
      <p>{t('learnt.statistics')}</p>
      <svg
        viewBox={`0 0 ${plot.width} ${height}`}
        className={classes.plot}
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
      >
        <title id={`${id}-title`}>{t('learnt.title')}</title>
        <desc id={`${id}-desc`}>{t('learnt.picture')}</desc>
        <line x1={x(0)} x2={x(0)} y1="0" y2={height - 16} className={classes.zero} />
        <text x={x(0)} y={height - 2} textAnchor="middle">
          0
        </text>
        {rows.map(({ id: line, learnt: { prior, posterior } }, index) => {
          const y = plot.top + plot.row * index + 24
          return (
            <g key={line} data-line={line}>
              <text x={plot.right} y={y - 11} textAnchor="end">
                {t(`model:factor.${line}`)}
              </text>
              <line x1={x(prior.low)} x2={x(prior.high)} y1={y - 4} y2={y - 4} className={classes.before} />
              <circle cx={x(prior.mean)} cy={y - 4} r="2.5" className={classes.before} />
              <line x1={x(posterior.low)} x2={x(posterior.high)} y1={y + 2} y2={y + 2} className={classes.after} />
              <circle cx={x(posterior.mean)} cy={y + 2} r="4" className={classes.after} />
            </g>
          )
        })}
      </svg>
      <details className={classes.numbers}>
        <summary>{t('learnt.table')}</summary>
        <Table isStacked>
          <Columns of={[[t('factors.factor')], [t('learnt.before')], [t('learnt.after')], [t('learnt.told')]]} />
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
      </details>
    </>
  )
}
