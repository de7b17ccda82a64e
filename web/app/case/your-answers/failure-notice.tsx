import { ApiError, NetworkError } from '@settlesg/contract/client'
import { useTranslation } from 'react-i18next'
import { FailureDetail } from '../../kit/form-failure.tsx'
import { ReuseAnswers } from '../reuse-answers.tsx'
import classes from './your-answers.module.css'

/** The refusals that have a text of their own; in each of them a new estimate is the way on. */
const refusals = ['locked', 'closed', 'too_many_versions', 'another_person'] as const

/** Why the answer was not taken, that it is still there, and how to go on. */
export function FailureNotice({ failure, assessmentId }: { failure: unknown; assessmentId: string }) {
  const { t } = useTranslation(['result', 'model'])
  if (failure === null) return null
  const code = failure instanceof ApiError ? failure.code : null
  const refusal = refusals.find((one) => one === code)
  const key = refusal ?? (failure instanceof NetworkError ? 'offline' : 'failed')
  return (
    <div role="alert" className={`card stack ${classes.refusal}`}>
      <p>{t(`sharpen.problem.${key}`)}</p>
      {!refusal && !(failure instanceof NetworkError) && <FailureDetail failure={failure} />}
      {refusal && <ReuseAnswers assessmentId={assessmentId} />}
    </div>
  )
}
