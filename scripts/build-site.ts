import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { addressIn, defaultLanguage, languages } from '@settlesg/contract'
import { productName } from '../server/site/product.ts'
import { pages, prerenderPath } from '../web/app/page-table.ts'
import type { StoredSite } from '../web/worker/stored-site.ts'
import { inputsHash } from './build-inputs.ts'
import { keepOlderAssets, startAfterPaint, writeExampleReports } from './build-steps.ts'
import { chineseFace } from './fonts.ts'

/** Builds web/build, once for both languages. `.stamp` has the hash of what it was made from: if equal, nothing is built. */

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'web')
const out = join(web, 'build')
const worthCompressing = /\.(js|css|json|svg|txt|webmanifest|xml)$/

const sha256 = (content: string | Buffer) => createHash('sha256').update(content)

async function filesUnder(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true })
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort()
}

/** Runs React Router's build into web/build/site, of which `client` is what a browser gets. */
async function buildPages() {
  const routerPackage = createRequire(join(web, 'package.json')).resolve('@react-router/dev/package.json')
  await promisify(execFile)(process.execPath, [join(routerPackage, '../bin.cjs'), 'build'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const client = join(out, 'site/client')
  await rm(join(out, 'html'), { recursive: true, force: true })
  for (const file of (await filesUnder(client)).filter((name) => name.endsWith('.html'))) {
    await collectHtml(file, client)
    await rm(file)
  }

  const inNewBuild = new Set(await readdir(join(client, 'assets')))
  await keepOlderAssets({ served: join(out, 'client/assets'), kept: join(out, 'older-assets') }, (name) =>
    inNewBuild.has(name),
  )
  await rm(join(out, 'client'), { recursive: true, force: true })
  await rename(client, join(out, 'client'))
  await rm(join(out, 'client/.vite'), { recursive: true, force: true })
  await rm(join(out, 'site'), { recursive: true, force: true })
  for (const language of languages)
    await cp(join(root, 'locales', language), join(out, 'client/locales', language), { recursive: true })
}

/** A prerendered file holds the page in each language, one document after the other (web/app/entry.server.tsx). */
async function collectHtml(file: string, client: string) {
  const documents = (await readFile(file, 'utf8')).split(/(?=<!DOCTYPE html>)/)
  if (documents.length !== languages.length) throw new Error(`${file} is not one document for each language`)
  const name = relative(client, file).replace('__spa-fallback', 'spa-fallback')
  for (const [index, language] of languages.entries()) {
    const { html, file: start } = startAfterPaint(documents[index] ?? '')
    // `/terms` was written as terms/index.html; the server looks for terms.html.
    const place = join(out, 'html', language, name === 'index.html' ? name : name.replace(/\/index\.html$/, '.html'))
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, html)
    await writeFile(join(client, 'assets', start.name), start.content)
  }
}

/** Made of what the Chinese public pages say; named by every page, since each has 中文 in its header and may be switched. */
async function addChineseFace() {
  const files = (await filesUnder(join(out, 'html'))).filter((file) => file.endsWith('.html'))
  const pages = await Promise.all(files.map(async (file) => ({ file, html: await readFile(file, 'utf8') })))
  const isRead = (file: string) => file.startsWith(join(out, 'html/zh')) && !file.includes('spa-fallback')
  const htmlOf = (isOf: (file: string) => boolean) => pages.filter(({ file }) => isOf(file)).map(({ html }) => html)
  const english = htmlOf((file) => file.startsWith(join(out, 'html/en')))
  const { face, few, sheet } = await chineseFace(htmlOf(isRead), english)
  for (const { name, content } of [face, few, sheet]) await writeFile(join(out, 'client/assets', name), content)
  const link = `<link rel="stylesheet" href="/assets/${sheet.name}"/>`
  for (const { file, html } of pages) await writeFile(file, html.replace('</head>', `${link}</head>`))
}

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/** Hashes in the form of a Content-Security-Policy. Data blocks never run and need none. */
function inlineHashes(html: string) {
  const found: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] }
  for (const [, element, attributes = '', content = ''] of html.matchAll(inlineElement)) {
    if (/\bsrc=|type="(?:application\/(?:ld\+)?json|text\/plain)"/.test(attributes)) continue
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

async function writePages() {
  const documents = pages.flatMap((page) =>
    languages
      .filter((language) => page.isPublic || language === defaultLanguage)
      .map((language) => [addressIn(language, page.path), nameOf(prerenderPath(page))] as const),
  )
  const paths = {
    documents: Object.fromEntries(documents),
    public: pages.filter(({ isPublic }) => isPublic).map(({ path }) => path),
  }
  await writeFile(join(out, 'pages.json'), `${JSON.stringify(paths, null, 2)}\n`)
}

const nameOf = (path: string | null) => (path === null ? 'spa-fallback' : path.slice(1) || 'index')

/** What the quick check needs on top of the texts in the page. */
const keptTexts = ['translation', 'home', 'quick', 'form', 'model']

/** The service worker, with what it keeps of this build written before its first line. */
async function writeServiceWorker(stamp: string) {
  const vitePackage = createRequire(join(web, 'package.json')).resolve('vite/package.json')
  const config = join(web, 'worker/vite.config.ts')
  await promisify(execFile)(process.execPath, [join(vitePackage, '../bin/vite.js'), 'build', '--config', config])
  const homes = await Promise.all(
    languages.map((language) => readFile(join(out, 'html', language, 'index.html'), 'utf8')),
  )
  const addressesOf = (path: string) => languages.map((language) => [language, addressIn(language, path)] as const)
  const site: StoredSite = {
    build: stamp.slice(0, 12),
    addresses: Object.fromEntries(
      pages
        .filter(({ isPublic }) => isPublic)
        .flatMap(({ path }) => {
          const inEach = Object.fromEntries(addressesOf(path))
          // Under /zh a page is Chinese whatever language was chosen.
          return addressesOf(path).map(([language, address]) => [
            address,
            address === path ? inEach : { [language]: address },
          ])
        }),
    ),
    home: languages.map((language) => addressIn(language, '/')),
    assets: [
      ...new Set([...homes.flatMap((html) => html.match(/\/assets\/[\w.-]+\.\w+/g) ?? []), ...(await askedLater(out))]),
    ].sort(),
    texts: languages.flatMap((language) => keptTexts.map((name) => `/locales/${language}/${name}.json`)),
  }
  const file = join(out, 'service-worker.js')
  await writeFile(file, `self.site=${JSON.stringify(site)};\n${await readFile(file, 'utf8')}`)
  await compress(file)
}

/** What the field to ask on home loads with its first focus; it works without a network, too. */
async function askedLater(out: string): Promise<string[]> {
  const names = await readdir(join(out, 'client/assets'))
  const later = names.filter((name) => /^(?:finder|_virtual_ask-passages-\w\w)-.*\.js$/.test(name))
  if (later.length !== 3) throw new Error(`The field to ask needs three scripts, not ${later.join(', ')}`)
  return later.map((name) => `/assets/${name}`)
}

async function compress(file: string) {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}

const steps: readonly (readonly [string, (stamp: string) => Promise<void>])[] = [
  ['scripts, styles and the pages in both languages', buildPages],
  ['the Chinese typeface', addChineseFace],
  ['the example reports', addReports],
  ['what the server and the service worker know of it, and the compressed copies', addTheRest],
]

async function addReports() {
  const reports = await writeExampleReports(join(out, 'client'), productName)
  await writeFile(join(out, 'reports.json'), `${JSON.stringify(reports, null, 2)}\n`)
}

async function addTheRest(stamp: string) {
  await writePolicyHashes()
  await writePages()
  await writeServiceWorker(stamp)
  const files = await filesUnder(join(out, 'client'))
  await Promise.all(files.filter((file) => worthCompressing.test(file)).map(compress))
}

async function build() {
  const stampFile = join(out, '.stamp')
  const stamp = await inputsHash(root)
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return 'The site is up to date'

  const startedAt = Date.now()
  console.log('The site has changed or was never built: building it, which takes up to half a minute')
  await rm(stampFile, { force: true })
  for (const [index, [what, run]] of steps.entries()) {
    console.log(`Building the site (${index + 1} of ${steps.length}): ${what}`)
    await run(stamp)
  }
  await writeFile(stampFile, stamp)
  return `The site is built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`
}

console.log(await build())
