import record from 'virtual:model-record'
import { formatWhole } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { sentenceGap } from '../../base/i18n/texts.ts'
import { Table, TableHead } from '../../kit/table.tsx'

/** How often the model puts the approved before the rejected, beside chance, each single answer and two free fits. */
export function Ranking() {
  const { t, i18n } = useTranslation(['how', 'model'])
  const { outcomes, approved, model, priorsAlone, freeFit, flexibleFit, single } = record.validation
  const { slope, low, high } = model.calibration
  const bySize = single.toSorted((one, other) => other.ranked - one.ranked)
  const rows = [
    { id: 'model', name: t('ranking.model'), ...model },
    { id: 'priors', name: t('ranking.priors'), ...priorsAlone },
    { id: 'free', name: t('ranking.free'), ...freeFit },
    { id: 'flexible', name: t('ranking.flexible'), ...flexibleFit },
    ...bySize.map((one) => ({
      id: one.line,
      name: t('ranking.single', { factor: textNamed(i18n, `model:factor.${one.line}`) }),
      ...one,
    })),
  ]
  const ofTen = (share: number) => (10 * share).toFixed(1)
  const best = bySize[0]
  return (
    <>
      <p>{t('ranking.about', { outcomes, approved, rejected: outcomes - approved })}</p>
      <p>
        <strong>
          {t('ranking.plain', { model: ofTen(model.ranked), low: ofTen(model.low), high: ofTen(model.high) })}
        </strong>
        {sentenceGap(i18n)}
        {best &&
          best.ranked > model.ranked &&
          t('ranking.best_is_better', {
            factor: textNamed(i18n, `model:factor.${best.line}`),
            best: ofTen(best.ranked),
          })}
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
