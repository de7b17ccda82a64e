import record from 'virtual:model-record'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../i18n/text-named.ts'
import { peopleAfter } from '../model/priors.ts'
import { Tag } from '../model/tag.tsx'
import classes from './how-panel.module.css'
import { routesOf, signed } from './prior-wording.ts'
import { SourceDetail } from './source-detail.tsx'

/** One line of the priors, told at length: what it does to 30 of 100, how sure that is, why, and every source. */
export function WeighedPrior({ prior }: { prior: (typeof record.priors)[number] }) {
  const { t, i18n } = useTranslation(['how', 'model'])
  const { id, factor, shape, size, spread, basis, sources } = prior
  const steps = [
    ['smaller', size - spread],
    ['middle', size],
    ['larger', size + spread],
  ] as const
  return (
    <>
      <div>
        <h3>{t(`model:factor.${factor}`)}</h3>
        <p className={classes.soft}>
          {t(`factors.${shape}`)} · {routesOf(prior, t)}
        </p>
      </div>
      <p>{t('weighed.about')}</p>
      <table className={classes.steps}>
        <thead>
          <tr>
            <th scope="col">{t('weighed.size')}</th>
            <th scope="col">{t('weighed.log_odds')}</th>
            <th scope="col">{t('factors.people')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(([name, logOdds]) => (
            <tr key={name} data-step={name}>
              <th scope="row">{t(`weighed.${name}`)}</th>
              <td>{signed(Number(logOdds.toFixed(2)))}</td>
              <td>{peopleAfter(logOdds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <h4>{t('factors.why')}</h4>
        <p>{textNamed(i18n, `how:prior_why.${id}`)}</p>
        <Tag basis={basis} />
      </div>
      {record.sources
        .filter((source) => sources.some((named) => named === source.id))
        .map((source) => (
          <SourceDetail key={source.id} source={source} />
        ))}
    </>
  )
}
