import { matchPath, useLocation } from 'react-router'
import { pages } from '../../page-table.ts'

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
