import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What the site is made of, so that no stale build is served. Found by package.json files and imports: new code needs no entry. */

/** What neither a package.json nor an import names. Vite reads how TypeScript is meant from tsconfig.json. */
const others = ['locales', 'package-lock.json', 'tsconfig.json']
/** What the build makes, and what only tests need. */
const notInputs = /^web\/(build|\.react-router)$|\/(node_modules|testing|spec)$|\.test\.tsx?$|(^|\/)vitest\.config\.ts$/

type Read = (name: string) => Promise<Buffer>

async function packagesOf(folder: string, read: Read, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(folder)) return found
  found.add(folder)
  const { dependencies = {} } = JSON.parse(`${await read(`${folder}/package.json`)}`)
  for (const name of Object.keys(dependencies))
    if (name.startsWith('@settlesg/')) await packagesOf(name.replace('@settlesg/', ''), read, found)
  return found
}

/** Our files and folders that code names: those it imports, except for types alone, and those it opens from its own folder. */
const named = /(?:(?:^(?:import|export) (?!type)(?:[^'=;]*from )?|import\()(?='\.)|import\.meta\.dirname, )'([^']+)'/gm

/** A file of code, and all that it names, and so on. */
async function reachedFrom(name: string, read: Read, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(name)) return found
  found.add(name)
  if (!name.endsWith('.ts')) return found
  for (const [, path = ''] of `${await read(name)}`.matchAll(named))
    await reachedFrom(join(dirname(name), path), read, found)
  return found
}

async function filesOf(root: string, name: string): Promise<string[]> {
  if (notInputs.test(name)) return []
  if (!(await stat(join(root, name))).isDirectory()) return [name]
  const names = await readdir(join(root, name))
  return (await Promise.all(names.map((inside) => filesOf(root, `${name}/${inside}`)))).flat()
}

/** The names of all files that the site is made of, from the root of the repository. */
export async function buildInputs(root: string): Promise<string[]> {
  const read: Read = (name) => readFile(join(root, name))
  const places = [...others, ...(await packagesOf('web', read)), ...(await reachedFrom('scripts/build-site.ts', read))]
  const files = await Promise.all(places.map((place) => filesOf(root, place)))
  return [...new Set(files.flat())].sort()
}

/** One hash over the names and contents of all that the site is made of; `read` is for tests that change a file. */
export async function inputsHash(root: string, read: Read = (name) => readFile(join(root, name))): Promise<string> {
  const hash = createHash('sha256')
  for (const name of await buildInputs(root)) hash.update(`${name}\0`).update(await read(name))
  return hash.digest('hex')
}
