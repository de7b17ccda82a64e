import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { everyProject } from '../testing/every-project.ts'
import { builtFacts } from './facts/plugin.ts'

export default defineConfig({
  plugins: [builtFacts()],
  test: {
    ...everyProject,
    name: 'web',
    environment: 'jsdom',
    include: ['app/**/*.test.{ts,tsx}'],
    setupFiles: [...everyProject.setupFiles, join(import.meta.dirname, 'app/testing/setup.ts')],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    expect: { poll: { timeout: 30_000 } },
  },
})
