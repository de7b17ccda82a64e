import type { Field, Situation } from '@settlesg/answers'
import { openQuestions, questionStep } from '@settlesg/answers'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from '../../kit/charge.module.css'
import { useFormState } from './form-state.ts'
import { fieldLabel } from './wording.ts'

/** So many stand in sight; the others open. */
const mostInSight = 4

/** What would still narrow this estimate, each with its link: before the credit is spent, or free afterwards. */
export function OpenQuestions({ situation }: { situation: Situation }) {
  const { t } = useTranslation(['form', 'model'])
  const { thisMonth } = useFormState()
  const open = openQuestions(situation, thisMonth)
  if (open.length === 0) return null
  const later = open.slice(mostInSight)
  return (
    <section aria-labelledby="open-questions" className={classes.stored}>
      <h2 id="open-questions" className={classes.heading}>
        {t('confirm.open_title', { count: open.length })}
      </h2>
      <p>{t('confirm.open_about')}</p>
      <Links fields={open.slice(0, mostInSight)} />
      {later.length > 0 && (
        <details className={classes.more}>
          <summary>{t('confirm.open_more', { count: later.length })}</summary>
          <Links fields={later} />
        </details>
      )}
    </section>
  )
}

function Links({ fields }: { fields: readonly Field[] }) {
  const wording = useTranslation(['form', 'model'])
  return (
    <ul className={classes.open}>
      {fields.map(({ path }) => (
        <li key={path}>
          <Link to={`/tool?step=${questionStep(path)}&then=check`} state={{ focus: path }}>
            {fieldLabel(wording, path)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
