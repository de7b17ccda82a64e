import { matchPath } from 'react-router'
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
