import classes from './page-loading.module.css'
import { Spinner } from './spinner.tsx'

/** Stands where the page will be. The spinner shows only when the wait becomes noticeable. */
export function PageLoading() {
  return (
    <div className={classes.loading}>
      <Spinner />
    </div>
  )
}
