import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../base/failure-text.ts'
import { Button } from '../../kit/button.tsx'
import classes from './account-section.module.css'

/** One part of the account page: what it is on the left, its content on the right. Texts come translated. */
export function AccountSection({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p>{about}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  )
}

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'error' | 'isFetching' | 'refetch'>
  children: (data: T) => ReactNode
}

/** Shows what a query found; until then that it loads, or that it failed and how to try again. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation()
  const { data, isError, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!isError)
    return (
      <p role="status" className={classes.loading}>
        {t('loading')}
      </p>
    )
  return (
    <div className={classes.failed}>
      <p role="alert">
        {t('failed')} {failureText(error, common)}
      </p>
      <Button look="outline" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </div>
  )
}
