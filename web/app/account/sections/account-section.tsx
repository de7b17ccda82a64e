import { formatWhole } from '@settlesg/wording'
import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../base/failure-text.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Mark } from '../../kit/mark.tsx'
import classes from '../account.module.css'

/** One part of the account page: what it is on the left, its content on the right. Texts come translated. */
export function AccountSection({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`grid items-start border-top ${classes.section}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mt-2 muted small">{about}</p>
      </div>
      <div className="stack gap-6">{children}</div>
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
      <p role="status" className={`row muted ${classes.loading}`}>
        <Mark isLoading /> {common('loading')}
      </p>
    )
  return (
    <div className="stack">
      <p role="alert">
        {t('failed')} {failureText(error, common)}
      </p>
      <div>
        <Button look="outline" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    </div>
  )
}

interface Page {
  data: readonly unknown[]
  count: number
}

/** A long list page by page: what `query` finds of it, and which part is shown. */
export function usePages<Found extends Page, Key extends QueryKey>(
  query: (skip: number, limit: number) => UseQueryOptions<Found, Error, Found, Key>,
  limit: number,
) {
  const [skip, setSkip] = useState(0)
  const found = useQuery({ ...query(skip, limit), placeholderData: keepPreviousData })
  return {
    skip,
    limit,
    found,
    setSkip,
    /** To be called when one entry has gone: without the last one of a page that page is empty. */
    leaveEmptyPage: () => {
      if (skip > 0 && found.data?.data.length === 1) setSkip(skip - limit)
    },
  }
}

interface PagedProps<Found extends Page> {
  pages: Omit<ReturnType<typeof usePages>, 'found'> & { found: LoadedProps<Found>['query'] }
  /** What an empty list says, and the way on from it, translated; left out where a list is never empty. */
  none?: { text: string; action?: ReactNode }
  children: (page: Found) => ReactNode
}

/** One page of a long list, and the ways to its neighbours where not all fits. */
export function Paged<Found extends Page>({
  pages: { skip, limit, found, setSkip },
  none,
  children,
}: PagedProps<Found>) {
  const { t, i18n } = useTranslation('account')
  const number = (value: number) => formatWhole(value, i18n.language)
  return (
    <Loaded query={found}>
      {(page) => (
        <>
          {none && page.data.length === 0 ? <EmptyState {...none} /> : children(page)}
          {(page.count > limit || skip > 0) && (
            <div className="row">
              <p role="status" className="grow muted small">
                {t('shown', {
                  from: number(skip + 1),
                  to: number(Math.min(skip + limit, page.count)),
                  count: number(page.count),
                })}
              </p>
              {skip > 0 && (
                <Button look="outline" size="sm" onClick={() => setSkip(Math.max(0, skip - limit))}>
                  {t('newer')}
                </Button>
              )}
              {skip + limit < page.count && (
                <Button look="outline" size="sm" onClick={() => setSkip(skip + limit)}>
                  {t('older')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}
