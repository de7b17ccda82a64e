import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !/(^|\/)(spec|testing)\/|\.test\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(app, file), 'utf8') }))

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Every node of a file with those around it, the nearest first. */
function nodesOf(node: Node, around: readonly Node[] = []): { node: Node; around: readonly Node[] }[] {
  const inner = Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
  return [{ node, around }, ...inner.flatMap((one) => nodesOf(one, [node, ...around]))]
}

const isNamed = (node: unknown, name: string) => isNode(node) && node.type === 'Identifier' && node.name === name

/** What a file loads later: by `lazyScript(() => import(…))`, and by anything that goes around it. */
function loadedLater(source: string, file = 'a.tsx') {
  const program = parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node
  const found = { wrapped: 0, bare: 0 }
  for (const { node, around } of nodesOf(program)) {
    if (node.type === 'ImportExpression') {
      const [arrow, call] = around
      const isWrapped = arrow?.type === 'ArrowFunctionExpression' && isNamed(call?.callee, 'lazyScript')
      found[isWrapped ? 'wrapped' : 'bare'] += 1
    }
    // React's lazy() keeps a failure for ever, so it is not allowed, with or without an import().
    if (node.type === 'CallExpression' && isNamed(node.callee, 'lazy')) found.bare += 1
  }
  // A glob without `eager` makes an import() for every file.
  found.bare += [...source.matchAll(/import\.meta\.glob(?:<.*?>)?\(.*\)/g)].filter(
    ([call]) => !/eager: true/.test(call),
  ).length
  return found
}

describe('scripts that are loaded later', () => {
  it('every later script is loaded by lazyScript, which has 120 seconds, or by the router', () => {
    for (const { file, source } of sources) expect([file, loadedLater(source, file).bare]).toEqual([file, 0])
    const wrapped = sources.reduce((sum, { file, source }) => sum + loadedLater(source, file).wrapped, 0)
    expect(wrapped).toBeGreaterThan(0)
  })

  it.each([
    "const Part = lazy(() => import('./part.tsx'))",
    "const { start } = await import('./start.ts')",
    "const script = lazyScript(import('./at-once.ts'))",
    "lazyScript(() => import('./fine.ts').then(() => import('./hidden.ts')))",
    "const pages = import.meta.glob<Page>('./pages/*.tsx')",
  ])('loading a script later in any other way is found by the check: %s', (source) => {
    expect(loadedLater(source).bare).toBeGreaterThan(0)
  })
})
