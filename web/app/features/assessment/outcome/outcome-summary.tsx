import type { ReportedOutcome } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMonth } from '../../../dates-and-money.ts'
import classes from './outcome.module.css'

/** A kept report, fact by fact, and how long it stays. */
export function OutcomeSummary({ outcome: { outcome, applied, decided, reported_at } }: { outcome: ReportedOutcome }) {
  const { t, i18n } = useTranslation('result')
  const facts = [
    [t('outcome.fact.outcome'), t(`outcome.option.${outcome}`)],
    applied && [t('outcome.fact.applied'), formatMonth(applied, i18n.language)],
    decided && [
      t(`outcome.fact.${outcome === 'withdrawn' ? 'withdrawn' : 'decided'}`),
      formatMonth(decided, i18n.language),
    ],
    [t('outcome.fact.reported'), formatDate(reported_at, i18n.language)],
  ].filter((fact) => fact !== null && fact !== '')
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>{t('outcome.kept.how_long')}</p>
    </>
  )
}
