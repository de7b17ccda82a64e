import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesOf } from './citations.ts'
import { circleIn, featureImports } from './feature-imports.ts'

const imports = (...lines: [path: string, imported: string][]) =>
  featureImports(new Map(lines.map(([path, imported]) => [path, `import { x } from '${imported}'\n`])))

it('the features of the server do not import each other in a circle', () => {
  const found = featureImports(filesOf(join(import.meta.dirname, '..')))
  // Known for certain, so that a test that sees no imports is no good.
  expect(found.get('accounts')).toEqual(new Set(['credits', 'mail', 'request-limits', 'security-events']))
  expect(circleIn(found)).toBeNull()
})

it('a circle of features is found over any number of files, and by types alone', () => {
  expect(
    circleIn(
      imports(
        ['server/site/routes.ts', '../a/service.ts'],
        ['server/a/routes.ts', '../b/service.ts'],
        ['server/b/sub/types.ts', '../../c/service.ts'],
        ['server/c/service.ts', '../a/service.ts'],
      ),
    ),
  ).toBe('a → b → c → a')
})

it('what features share, what wires them and what tests them is in no circle', () => {
  expect(
    circleIn(
      imports(
        ['server/a/service.ts', '../deps.ts'],
        ['server/a/service.test.ts', '../b/service.ts'],
        ['server/b/service.ts', '../platform/clock.ts'],
        ['server/b/routes.ts', '../a/service.ts'],
        ['server/deps.ts', './a/service.ts'],
      ),
    ),
  ).toBeNull()
})
