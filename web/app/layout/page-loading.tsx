import { Spinner } from '../components/spinner.tsx'
import classes from './page-loading.module.css'

/** Stands where the page will be. The spinner shows only when the wait becomes noticeable. */
export function PageLoading() {
  return (
    <div className={classes.loading}>
      <Spinner />
    </div>
  )
}
