import { FailureDetail } from './failure-detail.tsx'
import classes from './form-failure.module.css'

/** Says in red that it did not work, and what more is known: how long to wait, or that nobody answered. */
export function FormFailure({ failure, message }: { failure: unknown; message: string }) {
  if (!failure) return null
  return (
    <div role="alert" className={classes.failure}>
      <p>{message}</p>
      <FailureDetail failure={failure} />
    </div>
  )
}
