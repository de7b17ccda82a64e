import { matchPath, useLocation } from 'react-router'
import { pages } from '../page-table.ts'

/**
 * Whether an address is written exactly as in the table of pages. React Router's client takes `/terms/` and `/TERMS` for
 * `/terms`; what stands for a `:name` of the table may hold capitals. An address of no page is the router's business.
 */
export function isExactAddress(pathname: string): boolean {
  if (pathname !== '/' && pathname.endsWith('/')) return false
  const page = pages.find(({ path }) => matchPath(path, pathname))
  return page === undefined || matchPath({ path: page.path, caseSensitive: true }, pathname) !== null
}

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
