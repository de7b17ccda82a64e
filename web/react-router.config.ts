import type { Config } from '@react-router/dev/config'

/** Public pages exist as HTML before any script runs; every other page starts from the SPA fallback. */
export const publicPages = [
  '/',
  '/home',
  '/privacy',
  '/terms',
  '/terms-purchase',
  '/how-it-works',
  '/example',
  '/not-found',
]

export default {
  ssr: false,
  prerender: publicPages,
  // The whole route table is small: no lookups at /__manifest.
  routeDiscovery: { mode: 'initial' },
  // The site is built once a language (scripts/build-site.ts), each into its own folder.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? 'build/site',
} satisfies Config
