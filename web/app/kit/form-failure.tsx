import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../base/failure-text.ts'

/** What is known of a failure beyond that it happened, as a paragraph of its own; nothing where nothing is known. */
export function FailureDetail({ failure }: { failure: unknown }) {
  const { t } = useTranslation()
  const detail = failureText(failure, t)
  return detail && <p>{detail}</p>
}

interface FormFailureProps {
  failure: unknown
  message: string
}

/** Says in red that it did not work, and what more is known: how long to wait, or that nobody answered. */
export function FormFailure({ failure, message }: FormFailureProps) {
  if (!failure) return null
  return (
    <div role="alert" className="failure">
      <p>{message}</p>
      <FailureDetail failure={failure} />
    </div>
  )
}

/** Says that it worked; there before it has something to say, so that it is read out. */
export const Done = ({ children }: { children: ReactNode }) => (
  <p role="status" className="done">
    {children}
  </p>
)
