import { defineConfig } from 'vitest/config'
import { exampleAnalysisPlugin } from './app/features/analysis/example-analysis.ts'
import { exampleOutlookPlugin } from './app/features/assessment/example/example-outlook.ts'
import { homeFactsPlugin } from './app/features/home/home-facts.ts'
import { modelRecordPlugin } from './app/features/model/model-record.ts'
import { quickFactsPlugin } from './app/features/quick-check/quick-facts.ts'
import { themeStyles } from './app/styles/theme-styles.ts'

export default defineConfig({
  plugins: [
    themeStyles(),
    modelRecordPlugin(),
    exampleOutlookPlugin(),
    exampleAnalysisPlugin(),
    homeFactsPlugin(),
    quickFactsPlugin(),
  ],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['app/**/*.test.{ts,tsx}'],
    setupFiles: ['../testing/seed-fast-check.ts', 'app/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: 2,
    // To start a worker takes longer than most files; `testing/setup.ts` clears away what one leaves behind.
    isolate: false,
    // What a test waits for may take its time on a busy machine; only what never comes fails.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
