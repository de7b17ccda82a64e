import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['**/*.test.ts'],
    globalSetup: ['testing/snapshot.ts'],
    setupFiles: ['testing/no-console-errors.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
