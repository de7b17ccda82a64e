import record from 'virtual:model-record'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../dates-and-money.ts'
import classes from './how-it-works.module.css'

/** The version that answers now, how much its draws say, and how many reported outcomes are in it. */
export function FittedModel() {
  const {
    t,
    i18n: { language },
  } = useTranslation(['how', 'model'])
  const whole = (value: number) => formatWhole(value, language)
  const { version, distinct_draws, effective_sample_size, particles, outcomes } = record.fitted
  const rows = [
    ['version', version, t('model.about')],
    ['draws', whole(distinct_draws), null],
    [
      'effective',
      t('model.effective_value', { effective: whole(effective_sample_size), drawn: whole(particles) }),
      t('model.effective_note'),
    ],
    ['outcomes', whole(outcomes.reported), t('model.outcomes_note')],
    ['users', whole(outcomes.users), outcomes.users === 0 ? t('model.users_none') : null],
  ] as const
  return (
    <dl className={classes.state}>
      {rows.map(([name, value, note]) => (
        <div key={name}>
          <dt>{t(`model.${name}`)}</dt>
          <dd>{value}</dd>
          {note && <dd className={classes.soft}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
