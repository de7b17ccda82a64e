import record from 'virtual:model-record'
import { formatWhole } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { Chart } from '../../charts/chart.tsx'
import { More } from '../../kit/more.tsx'
import { Row, Table } from '../../kit/table.tsx'
import { formatSigned } from './log-odds.ts'

type Size = (typeof record.lines)[number]['learnt']['after']
/** One spread to each side, in log-odds. */
const reach = ({ size, spread }: Size) => ({ low: size - spread, high: size + spread })
const ends = record.lines
  .flatMap(({ learnt: { before, after } }) => [reach(before), reach(after)])
  .flatMap(Object.values)
const [least, most] = [Math.floor(Math.min(0, ...ends)), Math.ceil(Math.max(...ends))]
const scale = {
  from: least,
  to: most,
  marks: Array.from({ length: most - least + 1 }, (_, index) => ({
    at: least + index,
    text: formatSigned(least + index),
  })),
}

/** Every size before and after the reported outcomes: a thin line before, a thick one after, as a picture and a table. */
export function LearntPlot() {
  const { t } = useTranslation(['how', 'model', 'translation'])
  const span = ({ size, spread }: Size) => t('learnt.span', { size: formatSigned(size), spread: spread.toFixed(2) })
  return (
    <>
      <p>{t('learnt.about')}</p>
      <p>{t('learnt.statistics')}</p>
      <figure aria-label={t('learnt.title')}>
        <Chart
          scale={scale}
          rows={record.lines.map(({ id, learnt: { before, after } }) => ({
            id,
            name: t(`model:factor.${id}`),
            spans: [
              { ...reach(after), look: 'solid' },
              { ...reach(before), look: 'line' },
            ],
            middle: {
              at: after.size,
              text: t('translation:crowd.middle', { middle: formatSigned(after.size) }),
            },
          }))}
        />
      </figure>
      <More title={t('learnt.table')}>
        <Table
          isStacked
          columns={[[t('factors.factor')], [t('learnt.before')], [t('learnt.after')], [t('learnt.told')]]}
        >
          <tbody>
            {record.lines.map(({ id, column, learnt: { before, after } }) => {
              const told = t(column === null ? 'learnt.nothing' : 'learnt.something')
              return <Row key={id} name={t(`model:factor.${id}`)} cells={[span(before), span(after), told]} />
            })}
          </tbody>
        </Table>
      </More>
    </>
  )
}

const periods = ['all', 'until2018', 'since2019'] as const

/** How often the model puts the approved before the rejected, beside years here alone and chance, in all years and in two periods. */
export function Ranking() {
  const { t, i18n } = useTranslation(['how', 'model'])
  const { outcomes, approved, model, priorsAlone, yearsAlone } = record.validation
  const { slope, low, high } = model.calibration
  const rows = periods.flatMap((period) =>
    [
      { id: 'model', who: t('ranking.model'), found: model },
      { id: 'priors', who: t('ranking.priors'), found: priorsAlone },
      { id: 'years', who: t('ranking.years'), found: yearsAlone },
    ].map(({ id, who, found }) => ({
      id: `${id}-${period}`,
      name: t(`ranking.period.${period}`, { who }),
      ...(period === 'all' ? found : found[period]),
    })),
  )
  const ofTen = (share: number) => (10 * share).toFixed(1)
  return (
    <>
      <p>{t('ranking.about', { outcomes, approved, rejected: outcomes - approved })}</p>
      <p>
        <strong>
          {t('ranking.plain', { model: ofTen(model.ranked), low: ofTen(model.low), high: ofTen(model.high) })}
        </strong>
      </p>
      <p>{t('ranking.meaning')}</p>
      <Table
        isStacked
        columns={[[t('ranking.who')], [t('ranking.right'), 'figures'], [t('ranking.between'), 'figures']]}
      >
        <tbody>
          {rows.map(({ id, name, ranked, low: from, high: to }) => (
            <Row
              key={id}
              data-ranking={id}
              name={name}
              cells={[ofTen(ranked), t('levels.people_value', { low: ofTen(from), high: ofTen(to) })]}
            />
          ))}
          <Row data-ranking="chance" name={t('ranking.chance')} cells={[ofTen(0.5)]} />
        </tbody>
      </Table>
      <p>{t('ranking.refused')}</p>
      <p>{t('ranking.statistics', { slope, low, high, pairs: formatWhole(model.pairs, i18n.language) })}</p>
    </>
  )
}
