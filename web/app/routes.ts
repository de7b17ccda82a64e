import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'

const page = (path: string, file: string, id?: string): RouteConfigEntry => ({
  path,
  file: `pages/${file}.tsx`,
  caseSensitive: true,
  ...(id && { id }),
})

/**
 * The table of docs/what-was-asked.md 2, then our own. Each page is a chunk of its own; exact-address.ts sees to what
 * the client's router overlooks.
 */
export default [
  { index: true, file: 'pages/home.tsx', id: 'start' },
  page('home', 'home', 'home'),
  {
    file: 'features/session/members-only.tsx',
    id: 'members-only',
    children: [
      page('tool', 'tool'),
      page('tool/result/:encodedParams', 'tool-result'),
      page('tool/detail', 'tool-detail'),
      page('account', 'account'),
    ],
  },
  page('privacy', 'privacy'),
  page('terms', 'terms'),
  page('terms-purchase', 'terms-purchase'),
  page('signup/confirm', 'signup-confirm'),
  page('reset-password', 'reset-password'),
  page('how-it-works', 'how-it-works'),
  page('example', 'example'),
  page('*', 'not-found'),
] satisfies RouteConfig
