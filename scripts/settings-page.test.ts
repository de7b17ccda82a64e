import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { environmentExample, settingsPage } from './settings-page.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

it('docs/settings.md and .env.example say what the list of settings says: npm run settings', () => {
  expect(read('docs/settings.md')).toBe(settingsPage())
  expect(read('.env.example')).toBe(environmentExample())
})
