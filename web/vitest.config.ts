import { defineConfig } from 'vitest/config'
import { everyProject } from '../testing/every-project.ts'
import { builtFacts } from './facts/plugin.ts'

export default defineConfig({
  plugins: [builtFacts()],
  test: {
    ...everyProject,
    name: 'web',
    // Of the sheets only the tokens are read, by the page of the kit.
    environment: 'jsdom',
    include: ['app/**/*.test.{ts,tsx}'],
    setupFiles: [...everyProject.setupFiles, 'app/testing/setup.ts'],
    css: { include: [/tokens\.css/], modules: { classNameStrategy: 'non-scoped' } },
    expect: { poll: { timeout: 30_000 } },
  },
})
