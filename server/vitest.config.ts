import { configDefaults, defineConfig } from 'vitest/config'

/** They make an embedded database of their own, or need none: on PostgreSQL they would do the same once more. */
const embeddedAlone = [
  'commands/check-ledger.test.ts',
  'commands/operator.test.ts',
  'commands/export-outcomes.test.ts',
  'main.test.ts',
  'commands/sales.test.ts',
  'commands/test-money.test.ts',
  'mail/smtp-mailer.test.ts',
  'outcomes/weighed-answers.test.ts',
  'platform/folder-lock.test.ts',
  'platform/http/*.test.ts',
  'platform/private-files.test.ts',
  'reports/layout.test.ts',
  'reports/printable.test.ts',
]
/** What opens and changes a database as such, which the two do each in their own way. */
const onEach = ['upgrade.test.ts', 'platform/migrate.test.ts']

/** Where PostgreSQL runs everything else, scripts/test.ts sets it for what the embedded database keeps. */
const restOnPostgres = process.env.REST_ON_POSTGRES !== undefined

export default defineConfig({
  test: {
    name: 'server',
    include: restOnPostgres ? [...embeddedAlone, ...onEach] : ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.TEST_DATABASE_URL ? embeddedAlone : [])],
    globalSetup: ['testing/snapshot.ts'],
    setupFiles: ['../testing/set-up-fast-check.ts', 'testing/no-console-errors.ts'],
    // On PostgreSQL a test waits for the server about a sixth of its time: a third file runs meanwhile.
    maxWorkers: process.env.TEST_DATABASE_URL ? 3 : 2,
    // Files share what was loaded before: nothing that is loaded keeps anything from test to test.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
