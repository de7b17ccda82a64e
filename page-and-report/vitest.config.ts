import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import web from '../web/vitest.config.ts'

// What the page of a case and its printed report say of the same person: only here are the web and the server both seen.
export default defineConfig({
  ...web,
  root: join(import.meta.dirname, '../web'),
  test: { ...web.test, name: 'page-and-report', include: ['../page-and-report/*.test.tsx'] },
})
