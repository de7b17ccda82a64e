import type { Config } from '@react-router/dev/config'
import { pages } from './app/page-table.ts'

export default {
  ssr: false,
  // Public pages exist as HTML before any script runs; every other page starts from the SPA fallback.
  prerender: [...pages.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path), '/not-found'],
  // The whole route table is small: no lookups at /__manifest.
  routeDiscovery: { mode: 'initial' },
  // Where scripts/build-site.ts takes it from.
  buildDirectory: 'build/site',
} satisfies Config
