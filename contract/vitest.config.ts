import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../testing/set-up-fast-check.ts'],
    maxWorkers: 2,
    // Files share what was loaded before: nothing that is loaded keeps anything from test to test.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
