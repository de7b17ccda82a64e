import type { Month } from '@settlesg/contract'
import type { Field, Situation } from '@settlesg/form-logic'
import { openQuestions, questionStep, questionsLeft } from '@settlesg/form-logic'
import { useTranslation } from 'react-i18next'
import { Link } from '../../kit/link.tsx'
import { More } from '../../kit/more.tsx'
import { fieldLabel } from '../../kit/questions/wording.ts'

/** What is still open, each with its link: in the form, before the credit is spent, and what the result asks. */
export function OpenQuestions({ situation, thisMonth }: { situation: Situation; thisMonth: Month }) {
  const { t } = useTranslation(['form', 'model'])
  const inForm = questionsLeft(situation.answers, thisMonth)
  const onResult = openQuestions(situation, thisMonth).filter((field) => !inForm.includes(field))
  return (
    <>
      {inForm.length > 0 && (
        <More isSmall title={t('confirm.open_title', { count: inForm.length })}>
          <Links fields={inForm} />
        </More>
      )}
      {onResult.length > 0 && (
        <More isSmall title={t('confirm.later_title', { count: onResult.length })}>
          <p>{t('confirm.later_about')}</p>
          <Links fields={onResult} />
        </More>
      )}
    </>
  )
}

function Links({ fields }: { fields: readonly Field[] }) {
  const wording = useTranslation(['form', 'model'])
  return (
    <ul className="grid gap-1 small">
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
