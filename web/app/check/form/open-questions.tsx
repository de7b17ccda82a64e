import type { Field, Situation } from '@settlesg/form-logic'
import { openQuestions, questionStep } from '@settlesg/form-logic'
import { useTranslation } from 'react-i18next'
import { Link } from '../../kit/link.tsx'
import { More } from '../../kit/more.tsx'
import { useFormState } from '../../kit/questions/form-state.ts'
import { fieldLabel } from '../../kit/questions/wording.ts'
import classes from './charge.module.css'

/** What would still narrow this estimate, each with its link: before the credit is spent, or free afterwards. */
export function OpenQuestions({ situation }: { situation: Situation }) {
  const { t } = useTranslation(['form', 'model'])
  const { thisMonth } = useFormState()
  const open = openQuestions(situation, thisMonth)
  if (open.length === 0) return null
  return (
    <More isSmall title={t('confirm.open_title', { count: open.length })}>
      <p>{t('confirm.open_about')}</p>
      <Links fields={open} />
    </More>
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
