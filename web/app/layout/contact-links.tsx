import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../features/notices/notify.ts'
import { siteQuery, useSite } from '../features/site/use-site.ts'

interface ContactLinkProps {
  className?: string | undefined
  children: ReactNode
}

/** Opens the messaging chat in a new tab. */
export function ChatLink({ className, children }: ContactLinkProps) {
  const { t } = useTranslation()
  const site = useSite()
  const openLate = useLateAddress((address) => window.open(address.contact_chat_url, '_blank', 'noopener,noreferrer'))
  return (
    <a
      className={className}
      href={site?.contact_chat_url ?? '#'}
      target="_blank"
      rel="noopener noreferrer"
      onClick={site ? undefined : openLate}
    >
      {children}
      <span className="visually-hidden"> ({t('opens_in_new_tab')})</span>
    </a>
  )
}

/** Starts an e-mail to the people behind the site. */
export function MailLink({ className, children }: ContactLinkProps) {
  const site = useSite()
  const openLate = useLateAddress((address) => location.assign(`mailto:${address.contact_email}`))
  return (
    <a className={className} href={site ? `mailto:${site.contact_email}` : '#'} onClick={site ? undefined : openLate}>
      {children}
    </a>
  )
}

type Site = NonNullable<ReturnType<typeof useSite>>

/** For a click that comes before the addresses have: waits for them, and says so when they do not come. */
function useLateAddress(open: (site: Site) => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return (event: MouseEvent) => {
    event.preventDefault()
    queries
      .fetchQuery(siteQuery)
      .then(open)
      .catch(() => notify({ kind: 'error', message: t('contact_unavailable') }))
  }
}
