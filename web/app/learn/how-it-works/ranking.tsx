import record from 'virtual:model-record'
import { formatWhole } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { Table, TableHead } from '../../kit/table.tsx'

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
      <Table isStacked>
        <TableHead columns={[[t('ranking.who')], [t('ranking.right'), 'figures'], [t('ranking.between'), 'figures']]} />
        <tbody>
          {rows.map(({ id, name, ranked, low: from, high: to }) => (
            <tr key={id} data-ranking={id}>
              <th scope="row">{name}</th>
              <td data-label={t('ranking.right')} className="figures">
                {ofTen(ranked)}
              </td>
              <td data-label={t('ranking.between')} className="figures">
                {t('levels.people_value', { low: ofTen(from), high: ofTen(to) })}
              </td>
            </tr>
          ))}
          <tr data-ranking="chance">
            <th scope="row">{t('ranking.chance')}</th>
            <td data-label={t('ranking.right')} className="figures">
              {ofTen(0.5)}
            </td>
            <td />
          </tr>
        </tbody>
      </Table>
      <p>{t('ranking.refused')}</p>
      <p>{t('ranking.statistics', { slope, low, high, pairs: formatWhole(model.pairs, i18n.language) })}</p>
    </>
  )
}
