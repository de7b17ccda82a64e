import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'model',
    include: ['{src,cli}/**/*.test.ts'],
    setupFiles: ['../testing/set-up-fast-check.ts'],
    maxWorkers: 2,
    // Files share what was loaded before: nothing that is loaded keeps anything from test to test.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
