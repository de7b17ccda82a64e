import { defineConfig } from 'vitest/config'

// What is true of the repository as a whole, and belongs to no package.
export default defineConfig({
  test: { name: 'repository', include: ['*.test.ts'], testTimeout: 60_000 },
})
