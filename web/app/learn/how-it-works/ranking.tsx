import record from 'virtual:model-record'
import { formatWhole } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { Row, Table } from '../../kit/table.tsx'

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
