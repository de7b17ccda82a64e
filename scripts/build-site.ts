import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { languages } from '@settlesg/contract'
import { productName } from '../server/site/product.ts'
import { pages } from '../web/app/page-table.ts'
import { keepOlderAssets, startAfterPaint, writeExampleReports } from './build-steps.ts'

/*
 * Builds the site into web/build, once for both languages:
 *   client/            assets with hashed names, locales/{lng}/{ns}.json, each text file also as .br and .gz
 *   older-assets/      those of the builds before that are not in this one, for a day
 *   html/{en,zh}/      one prerendered file a public page, spa-fallback.html, not-found.html; the server
 *                      compresses them once it has written its settings into them
 *   client/example-report-{en,zh}.pdf, and reports.json with what identifies them
 *   pages.json         what the server serves: the paths of the pages, by how they are made, and of the sitemap
 *   csp.json           the hashes of every inline script and style element in those pages
 *   .stamp             the hash of everything the build was made from; equal means there is nothing to do
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'web')
const out = join(web, 'build')
const inputs = [
  'web',
  'answers',
  'locales',
  'contract/src',
  'model',
  'wording',
  'server/reports',
  'scripts/build-site.ts',
  'scripts/build-steps.ts',
  'package-lock.json',
]
const notInputs = /(^|\/)(build|node_modules|\.react-router|app\/(testing|spec))(\/|$)|\.test\.tsx?$/
const worthCompressing = /\.(js|css|json|svg|txt|webmanifest|xml)$/

const sha256 = (content: string | Buffer) => createHash('sha256').update(content)

async function filesUnder(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true })
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort()
}

/** One hash over the names and contents of all inputs. */
async function inputsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const path = join(root, input)
    const files = /\.\w+$/.test(input) ? [path] : await filesUnder(path)
    for (const file of files) {
      const name = relative(root, file)
      if (!notInputs.test(name)) hash.update(`${name}\0`).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

/** Runs React Router's build with the HTML in that language and answers with the folder of what a browser gets. */
async function buildIn(language: string): Promise<string> {
  const directory = `build/site-${language}`
  const routerPackage = createRequire(join(web, 'package.json')).resolve('@react-router/dev/package.json')
  await promisify(execFile)(process.execPath, [join(routerPackage, '../bin.cjs'), 'build'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production', PRERENDER_LANGUAGE: language, SITE_BUILD_DIRECTORY: directory },
  })
  const client = join(web, directory, 'client')
  await startPagesAfterPaint(client)
  return client
}

async function startPagesAfterPaint(client: string) {
  for (const path of await filesUnder(client)) {
    if (!path.endsWith('.html')) continue
    const { html, file } = startAfterPaint(await readFile(path, 'utf8'))
    await writeFile(path, html)
    await writeFile(join(client, 'assets', file.name), file.content)
  }
}

/** The names of the assets carry their hashes, so equal lists are equal assets. */
async function assertSameAssets(built: string[]) {
  const lists = await Promise.all(
    built.map(async (folder) => (await readdir(join(folder, 'assets'))).sort().join('\n')),
  )
  if (new Set(lists).size !== 1) throw new Error('The languages were built with different assets')
}

/** `/terms` was written as terms/index.html; the server looks for terms.html. */
async function collectHtml(from: string, to: string) {
  await mkdir(to, { recursive: true })
  for (const file of await filesUnder(from)) {
    if (!file.endsWith('.html')) continue
    const name = relative(from, file).replace('__spa-fallback', 'spa-fallback')
    await rename(file, join(to, name === 'index.html' ? name : name.replace('/index.html', '.html')))
  }
}

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/** Hashes in the form of a Content-Security-Policy. Data blocks never run and need none. */
function inlineHashes(html: string) {
  const found: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] }
  for (const [, element, attributes = '', content = ''] of html.matchAll(inlineElement)) {
    if (/\bsrc=|type="(?:application\/json|text\/plain)"/.test(attributes)) continue
    found[element === 'style' ? 'styles' : 'scripts'].push(`sha256-${sha256(content).digest('base64')}`)
  }
  return found
}

async function writePolicyHashes() {
  const documents = (await filesUnder(join(out, 'html'))).filter((file) => file.endsWith('.html'))
  const all = await Promise.all(documents.map(async (page) => inlineHashes(await readFile(page, 'utf8'))))
  const unique = (kind: 'scripts' | 'styles') => [...new Set(all.flatMap((hashes) => hashes[kind]))].sort()
  const hashes = { scripts: unique('scripts'), styles: unique('styles') }
  await writeFile(join(out, 'csp.json'), `${JSON.stringify(hashes, null, 2)}\n`)
}

/** The table of pages, for the server. */
async function writePages() {
  const toPaths = (rows: typeof pages) => rows.map(({ path }) => path)
  const paths = {
    prerendered: toPaths(pages.filter(({ isPrerendered }) => isPrerendered)),
    madeInBrowser: toPaths(pages.filter(({ isPrerendered }) => !isPrerendered)),
    inSitemap: toPaths(pages.filter(({ isInSitemap }) => isInSitemap)),
  }
  await writeFile(join(out, 'pages.json'), `${JSON.stringify(paths, null, 2)}\n`)
}

async function compress(file: string) {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}

async function build() {
  const stampFile = join(out, '.stamp')
  const stamp = await inputsHash()
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return 'The site is up to date'

  const startedAt = Date.now()
  await rm(stampFile, { force: true })
  const built: string[] = []
  for (const language of languages) built.push(await buildIn(language))
  await assertSameAssets(built)

  await rm(join(out, 'html'), { recursive: true, force: true })
  const inNewBuild = new Set(await readdir(join(built[0] ?? '', 'assets')))
  await keepOlderAssets({ served: join(out, 'client/assets'), kept: join(out, 'older-assets') }, (name) =>
    inNewBuild.has(name),
  )
  await rm(join(out, 'client'), { recursive: true, force: true })
  for (const [index, language] of languages.entries())
    await collectHtml(built[index] ?? '', join(out, 'html', language))
  await rename(built[0] ?? '', join(out, 'client'))
  await rm(join(out, 'client/.vite'), { recursive: true, force: true })
  for (const language of languages) await rm(join(out, `site-${language}`), { recursive: true, force: true })
  for (const language of languages)
    await cp(join(root, 'locales', language), join(out, 'client/locales', language), { recursive: true })

  const reports = await writeExampleReports(join(out, 'client'), productName)
  await writeFile(join(out, 'reports.json'), `${JSON.stringify(reports, null, 2)}\n`)
  await writePolicyHashes()
  await writePages()
  const files = await filesUnder(join(out, 'client'))
  await Promise.all(files.filter((file) => worthCompressing.test(file)).map(compress))
  await writeFile(stampFile, stamp)
  return `The site is built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`
}

console.log(await build())
