import record from 'virtual:model-record'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { Row, Table } from '../../kit/table.tsx'
import { BasisTag } from '../../kit/tag.tsx'
import { formatSigned, peopleAfter } from './log-odds.ts'
import { SourceDetail } from './source-detail.tsx'

/** One line of the priors, told at length: what it does to 30 of 100, how sure that is, why, and every source. */
export function WeighedPrior({ prior }: { prior: (typeof record.lines)[number] }) {
  const { t, i18n } = useTranslation(['how', 'model'])
  const { id, shape, direction, size_basis, is_contradicted, sources, learnt, column } = prior
  const { size, spread } = learnt.after
  const steps = [
    ['smaller', size - spread],
    ['middle', size],
    ['larger', size + spread],
  ] as const
  return (
    <>
      <div>
        <h3>{t(`model:factor.${id}`)}</h3>
        <p className="muted">{t(`factors.${shape}`)}</p>
        <BasisTag basis={direction} part="direction" /> <BasisTag basis={size_basis} part="size" />
      </div>
      <p>{t('weighed.about')}</p>
      <Table columns={[[t('weighed.size')], [t('weighed.log_odds'), 'figures'], [t('factors.people'), 'figures']]}>
        <tbody>
          {steps.map(([step, logOdds]) => (
            <Row
              key={step}
              className={step === 'middle' ? 'strong' : undefined}
              name={t(`weighed.${step}`)}
              cells={[formatSigned(logOdds), peopleAfter(logOdds)]}
            />
          ))}
        </tbody>
      </Table>
      <p>
        {t(column === null ? 'weighed.not_reported' : 'weighed.learnt', {
          before: formatSigned(learnt.before.size),
          before_sd: learnt.before.spread.toFixed(2),
          after: formatSigned(learnt.after.size),
          after_sd: learnt.after.spread.toFixed(2),
        })}
        {is_contradicted && ` ${t('factors.contradicted')}`}
      </p>
      <div>
        <h4>{t('factors.why')}</h4>
        <p>{textNamed(i18n, `how:prior_why.${id}`)}</p>
      </div>
      {record.sources
        .filter((source) => sources.some((named) => named === source.id))
        .map((source) => (
          <SourceDetail key={source.id} source={source} />
        ))}
    </>
  )
}
