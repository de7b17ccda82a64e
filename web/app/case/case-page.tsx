import { ApiError } from '@settlesg/contract/client'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../kit/button.tsx'
import { FailureDetail } from '../kit/form-failure.tsx'
import { MessagePanel } from '../kit/message-panel.tsx'
import { PageHead } from '../kit/page-head.tsx'
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
    <header className={shared.header}>
      <PageHead title={title} />
      <h1 ref={element} tabIndex={-1}>
        {heading}
      </h1>
      {facts && (
        <ul className="row plain-list muted">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {children}
    </header>
  )
}

/** For an address that can lead to no assessment, and for one that is not (any more) this person's. */
export function NoSuchResult({ kind }: { kind: 'bad' | 'foreign' }) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <>
      <PageHead title={t(`${kind}.title`)} />
      <MessagePanel title={t(`${kind}.title`)} actions={<ButtonLink to="/account">{t('bad.to_account')}</ButtonLink>}>
        <p>{t(`${kind}.text`)}</p>
      </MessagePanel>
    </>
  )
}

interface LoadFailureProps {
  failure: unknown
  isTrying: boolean
  onRetry: () => void
}

/** An assessment could not be shown: it is not there for this person, or the server did not answer. */
export function LoadFailure({ failure, isTrying, onRetry }: LoadFailureProps) {
  const { t } = useTranslation(['result', 'model'])
  if (failure instanceof ApiError && failure.code === 'assessment_not_found') return <NoSuchResult kind="foreign" />
  return (
    <>
      <PageHead title={t('failed.title')} />
      <MessagePanel
        title={t('failed.title')}
        actions={
          <Button onClick={onRetry} isBusy={isTrying}>
            {t('failed.retry')}
          </Button>
        }
      >
        <p>{t('failed.text')}</p>
        <FailureDetail failure={failure} />
      </MessagePanel>
    </>
  )
}

interface FoldProps {
  /** Comes translated. */
  title: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** What few need at once, folded until it is wanted; printed open. */
export function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <details className={shared.fold} open={isOpen}>
      <summary>
        <div>{title}</div>
      </summary>
      <div>{children}</div>
    </details>
  )
}
