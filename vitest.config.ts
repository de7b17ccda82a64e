import { defineConfig } from 'vitest/config'
import { everyProject } from './testing/every-project.ts'

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

export default defineConfig({
  test: {
    projects: [
      ...Object.entries(packages).map(([name, tests]) => ({
        root: name,
        test: { ...everyProject, name, include: [tests] },
      })),
      '{page-and-report,scripts,server,web}/vitest.config.ts',
    ],
  },
})
