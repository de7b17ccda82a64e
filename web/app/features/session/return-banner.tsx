import { useTranslation } from 'react-i18next'
import { matchPath, useLocation } from 'react-router'
import { ButtonLink } from '../../components/button.tsx'
import { pages } from '../../page-table.ts'
import { useAuthentication } from './authentication.tsx'
import classes from './return-banner.module.css'

/** The page a visitor was kept from, or that comes next for them; only ever a path of this site. */
export function useReturnPage(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null
  const { wanted } = state
  return typeof wanted === 'string' && leadsToMembersPage(wanted) ? wanted : null
}

function leadsToMembersPage(address: string): boolean {
  const pathname = address.replace(/[?#].*$/s, '')
  return pages.some(({ path, isForMembers }) => isForMembers && matchPath(path, pathname))
}

/** After signing in: the way to where the reader was going. It stays until it is taken. */
export function ReturnBanner() {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuthentication()
  const wanted = useReturnPage()
  if (!isAuthenticated || !wanted) return null
  return (
    <section role="status" className={classes.banner}>
      <p>{t('wanted_page_ready')}</p>
      <ButtonLink to={wanted} size="sm">
        {t('wanted_page_link')}
      </ButtonLink>
    </section>
  )
}
