import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('the Chinese faces of the system come before ours, which only a machine without one then asks for', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  const [, fonts = ''] = /--chinese-fonts:([^;]+);/.exec(tokens) ?? []
  const [system, own] = ['var(--chinese-system-fonts)', '"Page Chinese"'].map((name) => fonts.indexOf(name))
  expect(system).toBeGreaterThan(-1)
  expect(own).toBeGreaterThan(system ?? 0)
})
