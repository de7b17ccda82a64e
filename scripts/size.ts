import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** `npm run size [-- REVISION]`: files and non-blank lines that people wrote, and the words of the documents. */
const revision = process.argv[2]
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 << 20 })

const isCounted = (path: string) => /\.(tsx?|css|typ)$/.test(path) && path !== 'contract/src/calls.ts'
const isTest = (path: string) => /\.test\.tsx?$|^e2e\/|(^|\/)testing\//.test(path)
const isDocument = (path: string) => /^docs\/.*\.md$/.test(path)

const tracked = (revision ? git('ls-tree', '-r', '--name-only', revision) : git('ls-files'))
  .split('\n')
  .filter((path) => revision || existsSync(path))
const readText = (path: string) => (revision ? git('show', `${revision}:${path}`) : readFileSync(path, 'utf8'))

const none = { files: 0, source: 0, styles: 0, tests: 0 }
const parts = new Map<string, typeof none>()
for (const path of tracked.filter(isCounted)) {
  const lines = readText(path)
    .split('\n')
    .filter((line) => line.trim()).length
  for (const name of [path.split('/')[0] ?? '', 'all']) {
    const part = parts.get(name) ?? none
    const more = isTest(path)
      ? { tests: part.tests + lines }
      : {
          files: part.files + 1,
          source: part.source + lines,
          styles: part.styles + (path.endsWith('.css') ? lines : 0),
        }
    parts.set(name, { ...part, ...more })
  }
}

const row = (name: string, numbers: readonly (string | number)[]) =>
  console.log([name.padEnd(18), ...numbers.map((text) => `${text}`.padStart(8))].join(''))
row('part', Object.keys(none))
for (const [name, part] of [...parts].sort(([, a], [, b]) => a.source - b.source)) row(name, Object.values(part))
const words = tracked.filter(isDocument).flatMap((path) => readText(path).split(/\s+/).filter(Boolean))
console.log(`${words.length} words in docs/`)
