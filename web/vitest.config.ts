import { defineConfig } from 'vitest/config'
import { builtFacts } from './facts/plugin.ts'

export default defineConfig({
  plugins: [builtFacts()],
  test: {
    name: 'web',
    // Of the sheets only the tokens are read, by the page of the kit.
    environment: 'jsdom',
    include: ['app/**/*.test.{ts,tsx}'],
    setupFiles: ['../testing/set-up-fast-check.ts', 'app/testing/setup.ts'],
    css: { include: [/tokens\.css/], modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: 2,
    // To start a worker takes longer than most files; `testing/setup.ts` clears away what one leaves behind.
    isolate: false,
    // What a test waits for may take its time on a busy machine; only what never comes fails.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
