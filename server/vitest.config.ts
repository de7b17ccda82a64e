import { configDefaults, defineConfig } from 'vitest/config'
import { everyProject } from '../testing/every-project.ts'

/** They make an embedded database of their own, or need none: on PostgreSQL they would do the same once more. */
const embeddedAlone = [
  'commands/check-ledger.test.ts',
  'commands/operator.test.ts',
  'commands/export-outcomes.test.ts',
  'main.test.ts',
  'mail/smtp-mailer.test.ts',
  'outcomes/weighed-answers.test.ts',
  'platform/database/folder-lock.test.ts',
  'platform/http/*.test.ts',
  'platform/logs/*.test.ts',
  'platform/database/private-files.test.ts',
  'reports/layout.test.ts',
  'reports/printable.test.ts',
]
export default defineConfig({
  test: {
    ...everyProject,
    name: 'server',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.TEST_DATABASE_URL ? embeddedAlone : [])],
    globalSetup: ['testing/snapshot.ts'],
    setupFiles: [...everyProject.setupFiles, 'testing/no-console-errors.ts'],
  },
})
