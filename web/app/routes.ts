import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { addressPattern, pages } from './page-table.ts'

type PageRow = (typeof pages)[number]

/** Each page is a chunk of its own; base/addresses.ts refuses the inexact addresses that the client's router accepts. */
const toRoute = (page: PageRow): RouteConfigEntry => ({
  // By its path, as one module may stand at several.
  id: page.path,
  file: `${page.file}.tsx`,
  path: addressPattern(page).slice(1),
  caseSensitive: true,
})

export default [
  ...pages.filter(({ isForMembers }) => !isForMembers).map(toRoute),
  {
    file: 'sign-in/members-only.tsx',
    id: 'members-only',
    children: pages.filter(({ isForMembers }) => isForMembers).map(toRoute),
  },
  { path: '*', file: 'shell/not-found.tsx' },
] satisfies RouteConfig
