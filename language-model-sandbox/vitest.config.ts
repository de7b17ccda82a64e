import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'language-model-sandbox',
    include: ['*.test.ts'],
    setupFiles: ['../testing/set-up-fast-check.ts'],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
