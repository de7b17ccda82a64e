import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** `npm run production -- FOLDER` gathers what a production server needs, after `npm run build` (docs/operations.md). */
const root = join(import.meta.dirname, '..')
/** Folders that it takes, but for what is `left`. */
export const whole = [
  ...['contract', 'model', 'wording', 'locales', 'server', 'web/build'],
  ...['faq/src', 'free-text/src', 'language-model/src'],
]
const single = [
  'deploy/backup',
  'deploy/restore',
  'package.json',
  'package-lock.json',
  'LICENSE',
  'THIRD-PARTY-NOTICES.txt',
  'web/worker/off.js',
]
/** What only development has. */
const left = [
  /\.test\.ts$/,
  /^testing$/,
  /^node_modules$/,
  /^mailbox(-routes)?\./,
  /^(vitest\.config|compile-templates)\.ts$/,
]

/** Whether a production has a file of this path from the root, of a folder that it takes. */
export const isWanted = (path: string) => !path.split(sep).some((name) => left.some((pattern) => pattern.test(name)))

function fail(line: string): never {
  console.error(line)
  process.exit(2)
}

function putTogether(folder: string | undefined): void {
  if (!folder) fail('Say into which folder: npm run production -- FOLDER')
  if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty: choose a new folder`)
  if (!existsSync(join(root, 'web/build/.stamp'))) fail('The site is not built yet: npm run build')

  mkdirSync(folder, { recursive: true })
  for (const name of whole)
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) => isWanted(source.slice(root.length + 1)),
    })
  // npm compares all of these with the lock file, also of packages that it leaves out.
  for (const name of [...single, ...globSync('*/package.json', { cwd: root })])
    cpSync(join(root, name), join(folder, name))
  execFileSync(
    'npm',
    ['ci', '--omit=dev', '--workspace=@settlesg/server', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: folder,
      stdio: 'inherit',
    },
  )
  console.log(
    `${folder} is ready, for a Node 24 of its own: node --optimize-for-size --max-semi-space-size=4 server/main.ts`,
  )
}

if (import.meta.main) putTogether(process.argv[2])
