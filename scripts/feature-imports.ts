import { dirname, join } from 'node:path/posix'
import type { Files } from './citations.ts'

/** Not features: what all of them stand on, and what only tests use. */
const shared = ['platform', 'testing']

const featureOf = (path: string): string | null => {
  const [, feature, rest] = path.split('/')
  return feature && rest && !shared.includes(feature) ? feature : null
}

/** Which features of the server each one imports, types included and tests left out. */
export function featureImports(files: Files): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const [path, text] of files) {
    const feature = /^server\/.+\.ts$/.test(path) && !/\.test\.ts$|\/testing\//.test(path) ? featureOf(path) : null
    if (!feature) continue
    const others = imports.get(feature) ?? new Set()
    imports.set(feature, others)
    for (const [, target = ''] of text.matchAll(/\b(?:from |import\()'(\.[^']+)'/g)) {
      const imported = join(dirname(path), target)
      const other = imported.startsWith('server/') ? featureOf(imported) : null
      if (other && other !== feature) others.add(other)
    }
  }
  return imports
}

/** One circle among the imports, as `a → b → a`; null where there is none. */
export function circleIn(imports: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const follow = (way: string[]): string | null => {
    const last = way.at(-1) ?? ''
    if (way.indexOf(last) < way.length - 1) return way.slice(way.indexOf(last)).join(' → ')
    for (const next of imports.get(last) ?? []) {
      const circle = follow([...way, next])
      if (circle) return circle
    }
    return null
  }
  for (const feature of imports.keys()) {
    const circle = follow([feature])
    if (circle) return circle
  }
  return null
}
