import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import record from 'virtual:model-record'
import { consentMark } from '@settlesg/contract/consent'
import { languages, languageTags } from '@settlesg/contract/languages'
import { paymentsMark } from '@settlesg/contract/test-mode'
import { beforeAll, describe, expect, it } from 'vitest'
import { pages } from '../page-table.ts'

const root = join(import.meta.dirname, '../../..')
const build = join(root, 'web/build')
/** The names of the documents, without their ending. */
const documents = [
  ...pages.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path.slice(1) || 'index'),
  'not-found',
  'spa-fallback',
]

const html = (language: string, page: string) => readFileSync(join(build, 'html', language, `${page}.html`), 'utf8')
const text = (language: string, namespace: string) =>
  JSON.parse(readFileSync(join(root, 'locales', language, `${namespace}.json`), 'utf8'))
const assetsOf = (page: string, ending: string) => [
  ...new Set([...page.matchAll(new RegExp(`/assets/[\\w.-]+\\.${ending}`, 'g'))].map(([path]) => path)),
]
const brotliBytes = (paths: string[]) =>
  paths.reduce((sum, path) => sum + statSync(join(build, 'client', `${path.replace('#', '')}.br`)).size, 0)

interface Route {
  id: string
  parentId?: string
  module: string
  imports: string[]
  css: string[]
}

function manifest(): { entry: Route; routes: Record<string, Route> } {
  const manifestFile = readdirSync(join(build, 'client/assets')).find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''
  const source = readFileSync(join(build, 'client/assets', manifestFile), 'utf8')
  return JSON.parse(source.slice(source.indexOf('=') + 1).replace(/;\s*$/, ''))
}

/** For each page the scripts that it needs beyond those of the first screen. */
function addedScripts(): { id: string; added: string[] }[] {
  const { entry, routes } = manifest()
  const start = new Set([entry, routes.root].flatMap((part) => (part ? [part.module, ...part.imports] : [])))
  return Object.values(routes).map(({ id, module, imports }) => ({
    id,
    added: [...new Set([module, ...imports])].filter((path) => !start.has(path)),
  }))
}

describe('the built site', () => {
  beforeAll(() => {
    execFileSync(process.execPath, [join(root, 'scripts/build-site.ts')])
  }, 120_000)

  it('the built site has every public page in both languages', () => {
    for (const language of languages)
      expect(readdirSync(join(build, 'html', language)).toSorted()).toEqual(
        documents.map((name) => `${name}.html`).toSorted(),
      )
  })

  it.each(languages)(
    'the built pages in %s have the language, title, description and texts that they need',
    (language) => {
      const home = html(language, 'index')
      const { home: texts } = text(language, 'translation')
      expect(home).toContain(`<html lang="${languageTags[language]}" data-consent="${consentMark}"`)
      expect(home).toContain(`data-payments="${paymentsMark}"`)
      expect(home).toContain(`<title>${texts.title} · SettleSG</title>`)
      expect(home).toContain(`<meta name="description" content="${texts.description}"/>`)
      expect(home).toContain(`>${texts.headline}</h1>`)
      const [, strings = ''] =
        /<script id="strings" type="application\/json">(.*?)<\/script>/.exec(html(language, 'terms')) ?? []
      expect(JSON.parse(strings)).toEqual({
        translation: text(language, 'translation'),
        legal: text(language, 'legal'),
      })
    },
  )

  it('the built page on how the estimate is made has every source as a plain link, for readers without JavaScript', () => {
    for (const { url } of record.sources)
      for (const language of languages)
        expect(html(language, 'how-it-works')).toContain(`<a href="${url.replaceAll('&', '&amp;')}"`)
  })

  it('the content security policy allows exactly the inline scripts of the built pages, and the pages have no inline style', () => {
    const allowed = JSON.parse(readFileSync(join(build, 'csp.json'), 'utf8'))
    const inPages = languages.flatMap((language) =>
      documents.flatMap((page) =>
        [...html(language, page).matchAll(/<script(?![^>]*(?:src=|application\/json))[^>]*>([\s\S]*?)<\/script>/g)].map(
          ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
        ),
      ),
    )
    expect([...new Set(inPages)].toSorted()).toEqual(allowed.scripts)
    expect(allowed.styles).toEqual([])
    for (const language of languages) for (const page of documents) expect(html(language, page)).not.toMatch(/<style/)
  })

  it('the built site starts with at most 145 KB of script, 153 KB where a page carries numbers of the model, and 15 KB of styles', () => {
    for (const page of documents) {
      const most = ['example', 'how-it-works'].includes(page) ? 153_000 : 145_000
      expect(brotliBytes(assetsOf(html('en', page), 'js')), page).toBeLessThanOrEqual(most)
      expect(brotliBytes(assetsOf(html('en', page), 'css'))).toBeLessThanOrEqual(15_000)
    }
  })

  it('the scripts that a built page starts with have no schema', () => {
    for (const page of documents)
      for (const script of assetsOf(html('en', page), 'js'))
        expect(readFileSync(join(build, 'client', script), 'utf8'), `${page}: ${script}`).not.toContain('_zod')
  })

  it('the quick check adds at most 30 KB of script with its draws, once it is begun, and no page starts with it', () => {
    const [script = ''] = readdirSync(join(build, 'client/assets')).filter((file) =>
      /^quick-check-[\w-]+\.js$/.test(file),
    )
    const source = readFileSync(join(build, 'client/assets', script), 'utf8')
    const imported = [...source.matchAll(/from\s*["']\.\/([^"']+)["']/g)].map(([, file]) => `/assets/${file}`)
    const start = assetsOf(html('en', 'index'), 'js')
    const added = [`/assets/${script}`, ...imported].filter((path) => !start.includes(path))
    expect(brotliBytes([...new Set(added)])).toBeLessThanOrEqual(30_000)
    for (const page of documents) expect([page, html('en', page).includes(script)]).toEqual([page, false])
  })

  it('no built page adds more than 60 KB of script', () => {
    for (const { id, added } of addedScripts()) expect([id, brotliBytes(added) <= 60_000]).toEqual([id, true])
  })

  it('no built page needs more than 14 scripts and style sheets', () => {
    const { entry, routes } = manifest()
    const all = (route: Route | undefined) => (route ? [route.module, ...route.imports, ...route.css] : [])
    for (const route of Object.values(routes)) {
      const files = [entry, routes.root, route, routes[route.parentId ?? '']].flatMap(all)
      expect([route.id, new Set(files.map((file) => file.replace('#', ''))).size <= 14]).toEqual([route.id, true])
    }
  })

  it('the built site loads the sampled parameters of the model only as the coarse ones of the quick check, as the example is worked out at build time', () => {
    /** As the minifier writes the first of them, without the zero before the point. */
    const drawsIn = (file: string) => {
      const { levels } = JSON.parse(readFileSync(join(root, 'model', file), 'utf8'))
      return levels.spouses
        .slice(0, 8)
        .map((share: number) => String(share).replace(/^0/, ''))
        .join()
    }
    const carriers = (file: string) =>
      readdirSync(join(build, 'client/assets')).filter(
        (script) =>
          script.endsWith('.js') && readFileSync(join(build, 'client/assets', script), 'utf8').includes(drawsIn(file)),
      )
    expect(carriers('posterior-small.json')).toEqual([expect.stringMatching(/^quick-check-/)])
    expect(carriers('posterior.json')).toEqual([])
  })

  it('no two scripts of the built site need each other before either has run', () => {
    const neededBy = (file: string) =>
      [
        ...readFileSync(join(build, 'client/assets', file), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g),
      ].map(([, name = '']) => name)
    const scripts = readdirSync(join(build, 'client/assets')).filter((file) => file.endsWith('.js'))
    const needs = new Map(scripts.map((file) => [file, neededBy(file)]))
    const circles: string[][] = []
    const done = new Set<string>()
    const follow = (file: string, path: string[]) => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file])
      else if (!done.has(file)) for (const next of needs.get(file) ?? []) follow(next, [...path, file])
      done.add(file)
    }
    for (const file of scripts) follow(file, [])
    expect([...needs.values()].flat().length).toBeGreaterThan(scripts.length)
    expect(circles).toEqual([])
  })

  it('the largest text file of a language is under 15 KB', () => {
    for (const language of languages)
      for (const file of readdirSync(join(root, 'locales', language)))
        expect(brotliBytes([`/locales/${language}/${file}`])).toBeLessThanOrEqual(15_000)
  })

  it('the built site contains nothing of the mocked API', () => {
    const scripts = readdirSync(join(build, 'client/assets')).filter((file) => file.endsWith('.js'))
    for (const script of scripts)
      expect(readFileSync(join(build, 'client/assets', script), 'utf8')).not.toMatch(
        /mockServiceWorker|setupWorker|\.mock`/,
      )
    expect(existsSync(join(build, 'client/mockServiceWorker.js'))).toBe(false)
  })
})
