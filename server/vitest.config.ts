import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Left out where TEST_DATABASE_URL names a server, since there they would do the same once more: those that make an
 * embedded database of their own, and the longest of those that need no database at all.
 */
const sameOnAnyDatabase = [
  'check-ledger.test.ts',
  'end-sessions.test.ts',
  'export-outcomes.test.ts',
  'main.test.ts',
  'test-money.test.ts',
  'mail/smtp-mailer.test.ts',
  'outcomes/weighed-answers.test.ts',
  'platform/http/**',
  'platform/private-files.test.ts',
  'reports/layout.test.ts',
  'reports/printable.test.ts',
]

export default defineConfig({
  test: {
    name: 'server',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.TEST_DATABASE_URL ? sameOnAnyDatabase : [])],
    globalSetup: ['testing/snapshot.ts'],
    setupFiles: ['../testing/set-up-fast-check.ts', 'testing/no-console-errors.ts'],
    maxWorkers: 2,
    // Files share what was loaded before: nothing that is loaded keeps anything from test to test.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
