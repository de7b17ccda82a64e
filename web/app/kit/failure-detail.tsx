import { useTranslation } from 'react-i18next'
import { failureText } from '../base/failure-text.ts'

/** What is known of a failure beyond that it happened, as a paragraph of its own; nothing where nothing is known. */
export function FailureDetail({ failure }: { failure: unknown }) {
  const { t } = useTranslation()
  const detail = failureText(failure, t)
  return detail && <p>{detail}</p>
}
