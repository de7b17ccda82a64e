import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { architecturePage } from './import-graph.ts'

const page = readFileSync(join(import.meta.dirname, '../docs/architecture.md'), 'utf8')

it('docs/architecture.md shows the imports that lint allows: npm run graph', () => {
  expect(page).toBe(architecturePage(page))
})

it('the graphs of docs/architecture.md go one way', () => {
  for (const arrow of ['model --> contract', 'web_kit --> web_base', 'server_accounts --> server_platform'])
    expect(page).toContain(`  ${arrow}\n`)
  for (const start of ['contract -', 'web_base -', 'server_platform -']) expect(page).not.toContain(`  ${start}`)
})
