import type { Config } from '@react-router/dev/config'
import { pages, prerenderPath } from './app/page-table.ts'

export default {
  ssr: false,
  // Public pages, and the frames of members' pages, exist as HTML before any script runs; the rest starts from the SPA fallback.
  prerender: [...pages.flatMap((page) => prerenderPath(page) ?? []), '/not-found'],
  // The whole route table is small: no lookups at /__manifest.
  routeDiscovery: { mode: 'initial' },
  // Where scripts/build-site.ts takes it from.
  buildDirectory: 'build/site',
} satisfies Config
