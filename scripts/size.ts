import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * How large the product is, by part: the files and non-blank lines of what people wrote in TypeScript, CSS and Typst.
 * Tests, what stands only for them, and files made by a command do not count.
 * `npm run size -- REVISION` counts an earlier commit.
 */
const revision = process.argv[2]
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 << 20 })

const isCounted = (path: string) => /\.(tsx?|css|typ)$/.test(path) && !/\.test\.tsx?$|^e2e\/|(^|\/)testing\//.test(path)
const isMade = (path: string) => path === 'contract/src/calls.ts'

const tracked = revision ? git('ls-tree', '-r', '--name-only', revision) : git('ls-files')
const files = tracked.split('\n').filter((path) => isCounted(path) && !isMade(path))
const readText = (path: string) => (revision ? git('show', `${revision}:${path}`) : readFileSync(path, 'utf8'))

const parts = new Map<string, { files: number; lines: number; css: number }>()
for (const path of files) {
  if (!revision && !existsSync(path)) continue
  const lines = readText(path)
    .split('\n')
    .filter((line) => line.trim()).length
  const isCss = path.endsWith('.css')
  for (const name of [path.split('/')[0] ?? '', 'all']) {
    const part = parts.get(name) ?? { files: 0, lines: 0, css: 0 }
    parts.set(name, {
      files: part.files + 1,
      lines: part.lines + lines,
      css: part.css + (isCss ? lines : 0),
    })
  }
}

const row = (...[name, ...numbers]: string[]) => [name?.padEnd(18), ...numbers.map((text) => text.padStart(8))].join('')
console.log(row('part', 'files', 'lines', 'css'))
const largestFirst = [...parts].sort(([, a], [, b]) => a.lines - b.lines).reverse()
for (const [name, part] of [...largestFirst.filter(([name]) => name !== 'all'), ...largestFirst.slice(0, 1)])
  console.log(row(name, `${part.files}`, `${part.lines}`, `${part.css}`))
