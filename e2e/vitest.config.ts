import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    // Each file has a server, a database and a browser of its own. Other projects' tests run before, not beside them.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    // What a test waits for may take its time on a busy machine; only what never comes fails.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
