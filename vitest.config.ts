import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const packages = {
  'form-logic': 'src/**/*.test.ts',
  faq: 'src/**/*.test.ts',
  contract: 'src/**/*.test.ts',
  model: '{src,cli}/**/*.test.ts',
  'language-model': 'src/**/*.test.ts',
  'payment-sandbox': '*.test.ts',
  'free-text': 'src/**/*.test.ts',
  wording: 'src/**/*.test.ts',
}

// How many files run at once is each project's own business: Vitest takes `maxWorkers` from there.
export default defineConfig({
  test: {
    projects: [
      ...Object.entries(packages).map(([name, tests]) => ({
        root: name,
        test: {
          name,
          include: [tests],
          setupFiles: [join(import.meta.dirname, 'testing/set-up-fast-check.ts')],
          maxWorkers: 2,
          // Files share what was loaded before: nothing that is loaded keeps anything from test to test.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      })),
      '{scripts,server,web}/vitest.config.ts',
    ],
  },
})
