import { defineConfig } from 'vitest/config'
import { seedNotice } from './testing/seed.ts'

console.log(seedNotice)

// How many files run at once is each project's own business: Vitest takes `maxWorkers` from there.
export default defineConfig({ test: { projects: ['*/vitest.config.ts'] } })
