import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import record from 'virtual:model-record'
import { consentMark, languages, languageTags, paymentsMark } from '@settlesg/contract'
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
const brotliBytes = (paths: string[]) =>
  paths.reduce((sum, path) => sum + statSync(join(build, 'client', `${path.replace('#', '')}.br`)).size, 0)

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

  it('the built page on the method has every source as a plain link, also without JavaScript', () => {
    for (const { url } of record.sources)
      for (const language of languages)
        expect(html(language, 'how-it-works')).toContain(`<a href="${url.replaceAll('&', '&amp;')}"`)
  })

  it('the content security policy allows just the inline scripts of built pages, and no style', () => {
    const allowed = JSON.parse(readFileSync(join(build, 'csp.json'), 'utf8'))
    const inPages = languages.flatMap((language) =>
      documents.flatMap((page) =>
        [
          ...html(language, page).matchAll(
            /<script(?![^>]*(?:src=|application\/json|text\/plain))[^>]*>([\s\S]*?)<\/script>/g,
          ),
        ].map(([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`),
      ),
    )
    expect([...new Set(inPages)].toSorted()).toEqual(allowed.scripts)
    expect(allowed.styles).toEqual([])
    for (const language of languages) for (const page of documents) expect(html(language, page)).not.toMatch(/<style/)
  })

  it('the built site has the model’s sampled parameters only as the quick check’s coarse ones', () => {
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
    expect(carriers('posterior-small.json')).toHaveLength(1)
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
