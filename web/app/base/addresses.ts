import { addressIn, type Language, languages } from '@settlesg/contract'
import { matchPath, useLocation } from 'react-router'
import { addressPattern, pages } from '../page-table.ts'

const pageLike = (pathname: string) => pages.find((page) => matchPath(addressPattern(page), pathname))

/**
 * Whether an address is written exactly as in the table of pages. React Router's client takes `/terms/` and `/TERMS` for
 * `/terms`; what stands for a `:name` of the table may hold capitals. An address of no page is the router's business.
 * Prerendering requests addresses with a trailing slash.
 */
export function isExactAddress(pathname: string): boolean {
  if (import.meta.env.SSR) return true
  if (pathname !== '/' && pathname.endsWith('/')) return false
  const page = pageLike(pathname)
  return page === undefined || matchPath({ path: addressPattern(page), caseSensitive: true }, pathname) !== null
}

const pageAt = (pathname: string) => (isExactAddress(pathname) ? pageLike(pathname) : undefined)

/** The path of the public page at an address, in whichever language: `/terms` at `/zh/terms`. Null for any other page. */
export function publicPathAt(pathname: string): string | null {
  const page = pageAt(pathname)
  return page?.isPublic ? page.path : null
}

/** Where a link to this path of the site leads a reader of this language; `#…` and `?…` may follow. */
export function addressFor(language: Language, path: string): string {
  const [pathname] = path.split(/[?#]/)
  return pages.some((page) => page.isPublic && page.path === pathname) ? addressIn(language, path) : path
}

/** Under which path search engines know the page at an address: `/home` is `/`. Null for a page that is not for them. */
export function canonicalPathAt(pathname: string): string | null {
  const page = pageAt(pathname)
  return pages.find(({ isPublic, file }) => isPublic && file === page?.file)?.path ?? null
}

/** Whether the home page is there, in whichever language. */
export const isHomeAddress = (pathname: string): boolean =>
  pathname === '/home' || languages.some((language) => addressIn(language, '/') === pathname)

/** The page a visitor was kept from, or that comes next for them; only ever a path of this site. */
export function useReturnPage(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null
  const { wanted } = state
  return typeof wanted === 'string' && leadsToMembersPage(wanted) ? wanted : null
}

function leadsToMembersPage(address: string): boolean {
  const pathname = address.replace(/[?#].*$/s, '')
  return pageLike(pathname)?.isForMembers ?? false
}
