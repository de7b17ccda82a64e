import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'model', include: ['{src,cli}/**/*.test.ts'], testTimeout: 60_000 },
})
