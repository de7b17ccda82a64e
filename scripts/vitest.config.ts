import { defineConfig } from 'vitest/config'

// What is true of the repository as a whole, and what all packages test with.
export default defineConfig({
  test: {
    name: 'repository',
    include: ['*.test.ts', '../testing/*.test.ts'],
    setupFiles: ['../testing/set-up-fast-check.ts'],
    testTimeout: 60_000,
  },
})
