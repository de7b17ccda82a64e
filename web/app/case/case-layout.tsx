import { ApiError } from '@settlesg/contract/client'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../kit/button.tsx'
import { FailureDetail } from '../kit/form-failure.tsx'
import { MessagePanel } from '../kit/message-panel.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { AnswerSpace } from './answer/answer-space.tsx'
import shared from './case.module.css'

interface CaseHeaderProps {
  title: string
  /** What the page is called in its heading, if not as in its title. */
  heading?: string
  /** Route, month, day: in a row below the heading. */
  facts?: readonly string[]
  children?: ReactNode
}

/**
 * Title and heading of a page whose content comes from the server. The shell moves the focus when the address changes,
 * to the page as a whole if its heading is not there yet; then the heading takes it over.
 */
export function CaseHeader({ title, heading = title, facts, children }: CaseHeaderProps) {
  const element = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement?.tagName === 'MAIN') element.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header className={`row ${shared.header} items-baseline`}>
      <PageHead title={title} />
      <h1 ref={element} tabIndex={-1} className="text-l">
        {heading}
      </h1>
      {facts && (
        <ul className="row plain-list muted small">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {children}
    </header>
  )
}

interface MessagePageProps {
  title: string
  /** The ways on from here. */
  actions: ReactNode
  children: ReactNode
  kind?: 'empty'
}

/** A page that has only this to say. Texts come translated. */
export const MessagePage = ({ title, ...message }: MessagePageProps) => (
  <>
    <PageHead title={title} />
    <MessagePanel title={title} {...message} />
  </>
)

/** For an address that can lead to no assessment, and for one that is not (any more) this person's. */
export function NoSuchResult({ kind }: { kind: 'malformed' | 'not_found' }) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <MessagePage
      title={t(`${kind}.title`)}
      actions={<ButtonLink to="/account">{t('malformed.to_account')}</ButtonLink>}
    >
      <p>{t(`${kind}.text`)}</p>
    </MessagePage>
  )
}

interface LoadedProps<Data> {
  /** What the page is called until what it shows has come. */
  title: string
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** What a query has brought. It may not be there for this person, or the server may not answer. */
export function Loaded<Data>({ title, query, children }: LoadedProps<Data>) {
  const { data, error } = query
  if (data !== undefined) return children(data)
  return error ? <LoadFailure {...query} /> : <Loading title={title} />
}

function LoadFailure({ error, refetch, isFetching }: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>) {
  const { t } = useTranslation(['result', 'model'])
  if (error instanceof ApiError && error.code === 'assessment_not_found') return <NoSuchResult kind="not_found" />
  return (
    <MessagePage
      title={t('failed.title')}
      actions={
        <Button onClick={() => void refetch()} isBusy={isFetching}>
          {t('failed.retry')}
        </Button>
      }
    >
      <p>{t('failed.text')}</p>
      <FailureDetail failure={error} />
    </MessagePage>
  )
}

/** Stands where the case will be: the same headings, and the space of what is not there yet. */
export function Loading({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <div className={`${shared.page} grid`}>
      <PageHead title={title} />
      <header className={`row ${shared.header} items-baseline`}>
        <h1 data-loading className="text-l" aria-label={t('loading_page', { title })}>
          {title}
        </h1>
      </header>
      <AnswerSpace />
    </div>
  )
}
