import record from 'virtual:model-record'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../dates-and-money.ts'
import { type CheckedFact, factKinds } from '../model/checked-facts.ts'
import classes from './fit-table.module.css'
import table from './record-table.module.css'
import { SourceLinks } from './source-links.tsx'

const insideOf = (facts: readonly CheckedFact[]) => facts.filter(({ ok }) => ok).length

/** Every published figure with a page of its own beside what the model shows; folded by kind, unless one is outside. */
export function FitTable() {
  const { t } = useTranslation(['how', 'model'])
  const { facts, factsWithoutPage } = record
  return (
    <>
      <p>{t('fit.about')}</p>
      <p>{t('fit.sum', { inside: insideOf(facts), all: facts.length, more: factsWithoutPage })}</p>
      <div className={classes.kinds}>
        {factKinds.map((kind) => (
          <Kind key={kind} kind={kind} facts={facts.filter((fact) => fact.kind === kind)} />
        ))}
      </div>
    </>
  )
}

function Kind({ kind, facts }: { kind: CheckedFact['kind']; facts: readonly CheckedFact[] }) {
  const { t } = useTranslation(['how', 'model'])
  const inside = insideOf(facts)
  const columns = (['period', 'published', 'model', 'allowed'] as const).map(
    (name) => [name, t(`fit.${name}`)] as const,
  )
  return (
    <details className={classes.kind} open={inside < facts.length}>
      <summary>
        {t(`fit.kind.${kind}`)}
        <span className={classes.inside}>{t('fit.inside', { inside, all: facts.length })}</span>
      </summary>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('fit.what')}</th>
            {columns.map(([name, text]) => (
              <th key={name} scope="col">
                {text}
              </th>
            ))}
            <th scope="col">{t('fit.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <FactRow key={fact.id} fact={fact} />
          ))}
        </tbody>
      </table>
    </details>
  )
}

function FactRow({ fact }: { fact: CheckedFact }) {
  const {
    t,
    i18n: { language },
  } = useTranslation(['how', 'model'])
  const { text, values, published, model, low, high, ok, sources } = fact
  /** A share in percent with one decimal, anything else as a count. */
  const number = (value: number) =>
    published <= 1 ? t('fit.percent', { share: (100 * value).toFixed(1) }) : formatWhole(value, language)
  return (
    <tr data-ok={ok}>
      <th scope="row">{t(`fact.${text}`, values)}</th>
      <td data-label={t('fit.period')}>{periodOf(fact, t)}</td>
      <td data-label={t('fit.published')} className={table.number}>
        {number(published)}
      </td>
      <td data-label={t('fit.model')} className={table.number}>
        {number(model)}
      </td>
      <td data-label={t('fit.allowed')} className={table.number}>
        {t('levels.people_value', { low: number(low), high: number(high) })}
      </td>
      <td>
        {t(ok ? 'fit.is_inside' : 'fit.is_outside')}
        <SourceLinks ids={sources} />
      </td>
    </tr>
  )
}

function periodOf({ period }: CheckedFact, t: TFunction<['how', 'model']>): string {
  if (period === 'fit') return t('fit.fitted')
  const [from, to] = period.split(' to ')
  return to ? t('levels.people_value', { low: from, high: to }) : period
}
