import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/** The text of every file, by its path from the root of the repository. */
export type Files = ReadonlyMap<string, string>

/** The path of a page, with the number of a section where one follows: `docs/facts.md 7.1a`. */
const pagePattern = /(?<![\w./:-])((?:[\w.-]+\/)*[\w.-]+\.md)\b(?:`?,? (?:section )?(\d+(?:\.\d+)*[a-z]?)\b)?/g
const docsPattern = /(?<![\w./-])docs\/[\w./-]*\w/g
/** A source file by its path from the root, which the pages in `docs/` name: a renaming passes them by. */
const codePattern =
  /(?<![\w./-])(?:server|web|model|contract|form-logic|wording|free-text|faq|language-model|payment-sandbox|scripts|e2e|bench|testing)\/[\w./-]+\.tsx?\b/g
/** Tests by their file and names: `server/a.test.ts`: "does this", "does that". */
const testsPattern = /`([\w./-]+\.test\.tsx?)`: ("[^"]+"(?:, "[^"]+")*)/g
/** Invariants, fault tests, performance goals, scale-out checks. */
const idPattern = /(?<![\w-])[IFPS]-\d{2}(?!\w)/g

/** Every place in the files that names a page of ours, a section, a numbered rule or a test that does not exist. */
export function brokenCitations(files: Files): string[] {
  const folders = new Set([...files.keys()].flatMap(parentFolders))
  const ids = idsIn(files)
  return [...files].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      const pages = [...line.matchAll(pagePattern)].map(([, page = '', section]) =>
        brokenPage(files, path, page, section),
      )
      const docs = [...line.matchAll(docsPattern)].map(([named]) =>
        named.endsWith('.md') || files.has(named) || folders.has(named) ? null : named,
      )
      const code = path.endsWith('.md')
        ? [...line.matchAll(codePattern)].map(([named]) => (files.has(named) ? null : named))
        : []
      const tests = path.endsWith('.md')
        ? [...line.matchAll(testsPattern)].flatMap((cited) => brokenTests(files, cited))
        : []
      const numbers = [...line.matchAll(idPattern)].map(([id]) => (ids.has(id) ? null : id))
      return [...pages, ...docs, ...code, ...tests, ...numbers].flatMap((named) =>
        named ? [`${path}:${index + 1} names ${named}`] : [],
      )
    }),
  )
}

/** What is wrong with naming this page, and this section of it, in the file at `from`; null where all is well. */
function brokenPage(files: Files, from: string, page: string, section: string | undefined): string | null {
  // Code opens a file from where it runs, a text names it from the root or from its own folder.
  const named = page.replace(/^(?:\.{1,2}\/)+/, '')
  const text = files.get(named) ?? files.get(join(dirname(from), named))
  if (text === undefined) return page
  return section === undefined || hasSection(text, section) ? null : `${page} ${section}`
}

/** `7.1` is a heading that begins so; `7.1a` is a paragraph below it that begins with a bold a. */
function hasSection(text: string, section: string): boolean {
  const number = section.replace(/[a-z]$/, '')
  const letter = section.slice(number.length)
  const [, below] = text.split(new RegExp(`^#+ ${number.replaceAll('.', '\\.')}(?:\\.? .*)$`, 'm'))
  if (below === undefined) return false
  const [own = ''] = below.split(/^#/m)
  return letter === '' || own.includes(`\n**${letter}. `)
}

function brokenTests(files: Files, [, path = '', names = '']: RegExpExecArray): string[] {
  const quoted = [...(files.get(path) ?? '').matchAll(/\(\s*(['"`])((?:(?!\1).)+)\1/g)]
  const titles = new Set(quoted.map(([, , title = '']) => title))
  return [...names.matchAll(/"([^"]+)"/g)].flatMap(([, name = '']) => (isNamed(titles, name) ? [] : [`"${name}"`]))
}

/** A test is named by its own title, or by the title of its group and its own. */
function isNamed(titles: ReadonlySet<string>, name: string): boolean {
  const words = name.split(' ')
  const part = (from: number, to?: number) => titles.has(words.slice(from, to).join(' '))
  return titles.has(name) || words.some((_, index) => part(0, index) && part(index))
}

const idsIn = (files: Files): Set<string> =>
  new Set(
    [...files].flatMap(([path, text]) =>
      path.startsWith('docs/') ? [...text.matchAll(/^\| *([IFPS]-\d{2}) *\|/gm)].map(([, id = '']) => id) : [],
    ),
  )

const parentFolders = (path: string): string[] => {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...parentFolders(folder)]
}

const textFile = /\.(?:ts|tsx|css|md|jsonl?|mjml|mustache|webp)$|^\.ci\/run$/

/** All source files and pages of the repository. */
export function readFiles(root: string): Files {
  const asked = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const paths = execFileSync('git', asked, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const texts = paths.filter((path) => textFile.test(path) && existsSync(join(root, path)))
  return new Map(texts.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
