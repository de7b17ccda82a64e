import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('the README has at most 120 lines, and one picture of at most 150 KB', () => {
  expect(read('README.md').split('\n').length - 1).toBeLessThanOrEqual(120)
  const pictures = [...read('README.md').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path)
  expect(pictures).toEqual(['docs/result.webp'])
  for (const path of pictures) expect(statSync(join(root, path)).size).toBeLessThanOrEqual(150_000)
})

it('every command that README, CONTRIBUTING and architecture name is in package.json', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const text = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'].map(read).join('\n')
  const commands = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name)
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

it('.nvmrc names the Node that package.json pins', () => {
  const { devDependencies } = JSON.parse(read('package.json'))
  expect(read('.nvmrc').trim()).toBe(devDependencies.node)
})
