import { FailureDetail } from './failure-detail.tsx'
import classes from './form-failure.module.css'

interface FormFailureProps {
  failure: unknown
  message: string
  /** The way out, where the form knows one. */
  wayOut?: string | null
}

/** Says in red that it did not work, and what more is known: how long to wait, or that nobody answered. */
export function FormFailure({ failure, message, wayOut }: FormFailureProps) {
  if (!failure) return null
  return (
    <div role="alert" className={classes.failure}>
      <p>{message}</p>
      <FailureDetail failure={failure} />
      {wayOut && <p>{wayOut}</p>}
    </div>
  )
}
