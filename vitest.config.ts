import { defineConfig } from 'vitest/config'

// How many files run at once is each project's own business: Vitest takes `maxWorkers` from there.
export default defineConfig({ test: { projects: ['*/vitest.config.ts'] } })
