import type { AnswerPath } from '@settlesg/form-logic'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../kit/questions/wording.ts'

/** What a range leaves out, since its answer is unfinished: the questions, which the form asks again. */
export function NotCounted({ paths }: { paths: readonly AnswerPath[] }) {
  const wording = useTranslation(['form', 'model'])
  if (paths.length === 0) return null
  return (
    <p className="muted small">
      {wording.t('range.not_counted')}
      {paths.map((path) => (
        <span key={path}>
          {' '}
          <q>{fieldLabel(wording, path)}</q>
        </span>
      ))}
    </p>
  )
}
