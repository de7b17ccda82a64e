import { join } from 'node:path'

const onPostgres = process.env.TEST_DATABASE_URL !== undefined

/** How Vitest runs the tests of each package. */
export const everyProject = {
  setupFiles: ['clean-process.ts', 'set-up-fast-check.ts'].map((file) => join(import.meta.dirname, file)),
  // The same for all, whatever the number of cores: Vitest runs no project where one of them says another number than the
  // others. On PostgreSQL a test waits for the server about a sixth of its time: a third file runs meanwhile.
  maxWorkers: onPostgres ? 3 : 2,
  // To start a process takes longer than most files; clean-process.ts sees to it that no file finds what another left.
  isolate: false,
  // What a test waits for may take its time on a busy machine; only what never comes fails.
  testTimeout: 300_000,
  hookTimeout: 300_000,
}
