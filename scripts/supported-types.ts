import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isSupported } from './browser-support.ts'

/** For `npm run types -w web`: what a supported browser lacks (by MDN) may be undefined, so code must ask for it first. */

const link = /\[MDN Reference\]\(https:\/\/developer\.mozilla\.org\/docs\/Web\/API\/([\w/]+)\)/

/** Types of the browser as TypeScript has them, with what is not supported as possibly undefined. */
export function supportedTypes(types: string): string {
  const missing = new Set<string>()
  let isMissing = false
  let before = ''
  let isOpen = false
  return types
    .split('\n')
    .map((line) => {
      const path = link.exec(line)?.[1]
      if (path) isMissing = !isSupported(`api/${path}`)
      if (/^\s*(\/?\*|$)/.test(line)) return line
      const type = /^interface (\w+)/.exec(line)?.[1]
      if (type && isMissing) missing.add(type)
      const opened = /^declare var (\w+): \{$/.exec(line)?.[1]
      if (opened) isOpen = missing.has(opened)
      const name = /^(?:declare function |declare var | +(?:readonly )?)(\w+)\??[(<:]/.exec(line)?.[1] ?? ''
      // Only the first of several forms of a method has the link.
      const isMissingHere = isMissing || (name !== '' && name === before)
      isMissing = false
      before = isMissingHere ? name : ''
      if (!isOpen || line !== '};') return isMissingHere ? asPossiblyUndefined(line) : line
      isOpen = false
      return '} | undefined;'
    })
    .join('\n')
}

const asPossiblyUndefined = (line: string) =>
  line
    .replace(/^declare function (\w+)(.*\)): (.*);$/, 'declare var $1: ($2 => $3) | undefined;')
    .replace(/^declare var (\w+): (?!\()(.*);$/, 'declare var $1: ($2) | undefined;')
    .replace(/^( +(?:readonly )?\w+)(?=[(<:])/, '$1?')

/** Writes the types of pages and of workers, and answers with their folder. */
export function writeSupportedTypes(): string {
  const require = createRequire(import.meta.resolve('typescript/package.json'))
  const compiler = dirname(require.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`))
  const folder = join(import.meta.dirname, '../node_modules/.cache/supported-types')
  mkdirSync(folder, { recursive: true })
  for (const name of ['dom', 'webworker']) {
    const types = readFileSync(join(compiler, 'lib', `lib.${name}.d.ts`), 'utf8')
    writeFileSync(join(folder, `${name}.d.ts`), supportedTypes(types))
  }
  return folder
}

if (import.meta.main) writeSupportedTypes()
