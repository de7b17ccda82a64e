import { defineConfig } from 'vitest/config'
import { everyProject } from '../testing/every-project.ts'

// What is true of the repository as a whole, and what all packages test with.
export default defineConfig({
  test: {
    ...everyProject,
    name: 'repository',
    // On PostgreSQL only what needs a server.
    include: process.env.TEST_DATABASE_URL ? ['{deploy,image}.test.ts'] : ['*.test.ts', '../testing/*.test.ts'],
  },
})
