import { addressMarks, mailtoAddress } from '@settlesg/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../base/notices/notify.ts'
import { siteQuery } from '../base/site.ts'
import { LinkOut } from '../kit/link.tsx'

interface ContactLinkProps {
  className?: string | undefined
  children: ReactNode
}

type Kind = keyof typeof addressMarks

/** Opens the messaging chat in a new tab. */
export function ChatLink({ className, children }: ContactLinkProps) {
  const link = useContact('chat', (address) => window.open(address, '_blank', 'noopener,noreferrer'))
  return (
    <LinkOut className={className} {...link}>
      {children}
    </LinkOut>
  )
}

/** Starts an e-mail to the people behind the site. */
export function MailLink({ className, children }: ContactLinkProps) {
  const link = useContact('mail', (address) => location.assign(address))
  return (
    <a className={className} {...link}>
      {children}
    </a>
  )
}

/** The address in the link as the server sent it; read before React hydrates the page. */
const hrefInPage = (kind: Kind): string =>
  (import.meta.env.SSR ? null : document.querySelector(`a[data-contact="${kind}"]`)?.getAttribute('href')) ??
  addressMarks[kind]

const inPage = { chat: hrefInPage('chat'), mail: hrefInPage('mail') }

/** The server has written the address into the page. Only one without it, in development, requests it: maybe after a click. */
function useContact(kind: Kind, open: (address: string) => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const isWritten = inPage[kind] !== addressMarks[kind]
  const { data } = useQuery({ ...siteQuery, enabled: !isWritten })
  const addressIn = (site: NonNullable<typeof data>) =>
    kind === 'chat' ? site.contact_chat_url : mailtoAddress(site.contact_email)

  const openLate = (event: MouseEvent) => {
    event.preventDefault()
    queries
      .fetchQuery(siteQuery)
      .then((site) => open(addressIn(site)))
      .catch(() => notify({ kind: 'error', message: t('contact_unavailable') }))
  }
  if (isWritten || !data) return { 'data-contact': kind, href: inPage[kind], ...(!isWritten && { onClick: openLate }) }
  return { 'data-contact': kind, href: addressIn(data) }
}
