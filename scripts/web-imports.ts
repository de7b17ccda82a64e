import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/**
 * What each folder of web/app may import, beside the files at its top (the API's client, dates and money, the table of
 * pages). A folder names only folders above it in this list, so that none can come back to itself. Pages, layout and
 * the root stand over all of these and are imported by none. A new need for another feature is a line here.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  styles: [],
  components: ['styles'],
  'features/loading': ['components'],
  'features/site': [],
  'features/dialog': ['components', 'features/loading'],
  'features/notices': ['components', 'features/loading'],
  'features/session': ['components', 'features/loading', 'features/notices'],
  i18n: ['features/loading', 'features/notices', 'features/session'],
  'features/consent': ['i18n', 'features/site'],
  'features/model': ['i18n'],
  'features/how-it-works': ['components', 'i18n', 'features/loading', 'features/model'],
  'features/sign-in': [
    'components',
    'i18n',
    'features/loading',
    'features/notices',
    'features/session',
    'features/site',
  ],
  // The files at the top of the feature: its queries and the references in addresses.
  'features/assessment': [],
  'features/payments': [
    'components',
    'i18n',
    'features/dialog',
    'features/session',
    'features/sign-in',
    'features/site',
    'features/assessment',
  ],
  'features/reports': ['components', 'features/session'],
  'features/assessment/answers': [],
  'features/assessment/draft': [
    'components',
    'features/dialog',
    'features/loading',
    'features/session',
    'features/assessment',
    'features/assessment/answers',
  ],
  'features/assessment/result': [
    'components',
    'i18n',
    'features/loading',
    'features/model',
    'features/how-it-works',
    'features/assessment',
    'features/assessment/draft',
  ],
  'features/assessment/example': ['components', 'features/sign-in', 'features/assessment/result', 'features/reports'],
  'features/home': ['i18n', 'features/assessment/example', 'features/assessment/result', 'features/reports'],
  'features/assessment/form': [
    'components',
    'i18n',
    'features/dialog',
    'features/loading',
    'features/payments',
    'features/session',
    'features/assessment',
    'features/assessment/answers',
    'features/assessment/draft',
    'features/assessment/result',
    'features/assessment/example',
  ],
  'features/quick-check': [
    'components',
    'i18n',
    'features/dialog',
    'features/loading',
    'features/model',
    'features/notices',
    'features/session',
    'features/sign-in',
    'features/assessment/answers',
    'features/assessment/draft',
    'features/assessment/result',
    'features/assessment/form',
  ],
  'features/assessment/outcome': [
    'components',
    'features/loading',
    'features/notices',
    'features/assessment',
    'features/assessment/answers',
    'features/assessment/form',
  ],
  'features/assessment/sharpen': [
    'components',
    'i18n',
    'features/loading',
    'features/session',
    'features/assessment',
    'features/assessment/answers',
    'features/assessment/draft',
    'features/assessment/result',
    'features/assessment/form',
  ],
  'features/analysis': [
    'components',
    'i18n',
    'features/dialog',
    'features/loading',
    'features/model',
    'features/payments',
    'features/session',
    'features/assessment',
    'features/assessment/answers',
    'features/assessment/draft',
    'features/assessment/result',
    'features/assessment/example',
    'features/assessment/form',
    'features/reports',
  ],
  'features/account': [
    'features/assessment/result',
    'components',
    'i18n',
    'features/dialog',
    'features/loading',
    'features/notices',
    'features/payments',
    'features/reports',
    'features/session',
    'features/sign-in',
    'features/site',
    'features/assessment',
    'features/assessment/draft',
  ],
}

/** The source files of the web by their path from web/app; without tests, and what stands only for tests and mocks. */
export function webSources(app: string): ReadonlyMap<string, string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter(
    (file) => !/\.test\.tsx?$|\.d\.ts$|^(testing|spec|mocks)\//.test(file),
  )
  return new Map(files.map((file) => [file, readFileSync(join(app, file), 'utf8')]))
}

/** An import from one folder into another; loaded later or only for a type counts as well. */
export interface FolderImport {
  file: string
  from: string
  to: string
}

const importPattern = /(?:\bfrom |\bimport\(|\bimport )'(\.{1,2}\/[^']+)'/g

export function folderImports(sources: ReadonlyMap<string, string>): FolderImport[] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(importPattern)]
      .map(([, named = '']) => ({ file, from: folderOf(file), to: folderOf(join(dirname(file), named)) }))
      // Files at the top belong to no folder; import cycles among them are Biome's to find.
      .filter(({ from, to }) => from !== to && from !== '.' && to !== '.'),
  )
}

/** The folder that the rule speaks of: `layout`, `features/session`, `features/assessment/form`. */
function folderOf(file: string): string {
  const parts = dirname(file).split('/')
  if (parts[0] !== 'features') return parts[0] ?? '.'
  return parts.slice(0, parts[1] === 'assessment' ? 3 : 2).join('/')
}

const over = ['pages', 'layout']

/** Every import that `mayImport` does not allow, as a line to read. */
export const forbiddenImports = (imports: readonly FolderImport[]): string[] =>
  imports
    .filter(({ from, to }) => !(from === 'pages' || (from === 'layout' && !over.includes(to))))
    .filter(({ from, to }) => !mayImport[from]?.includes(to))
    .map(({ file, to }) => `${file} imports ${to}`)
