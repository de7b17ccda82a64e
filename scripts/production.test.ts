import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { isWanted, whole } from './production.ts'

const root = join(import.meta.dirname, '..')
const taken = whole
  .filter((folder) => folder !== 'web/build')
  .flatMap((folder) => globSync(`${folder}/**/*`, { cwd: root, exclude: (name) => name === 'node_modules' }))
  .filter(isWanted)

it('an installation for production has no tests, no sandbox of payments and no mailbox page', () => {
  expect(taken).toContain('server/main.ts')
  expect(
    taken.filter((path) => /\.test\.|testing|sandbox-server|payment-sandbox|\/mailbox[.-]|vitest/.test(path)),
  ).toEqual([])
})

it('an installation for production has every file that its files import at their start', () => {
  const sources = taken.filter((path) => path.endsWith('.ts'))
  const lacking = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^(?:import|export)(?! type)[^'"]*from '(\.[^']+\.ts)'/gm)]
      .map(([, imported = '']) => normalize(join(dirname(path), imported)))
      .filter((imported) => !taken.includes(imported))
      .map((imported) => `${path} imports ${imported}`),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(lacking).toEqual([])
})
