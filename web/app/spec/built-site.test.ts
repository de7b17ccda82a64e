import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import record from 'virtual:model-record'
import {
  addressIn,
  consentMark,
  languages,
  languageTags,
  originMark,
  paymentsMark,
  priceOrder,
  productNames,
} from '@settlesg/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { pages, prerenderPath } from '../page-table.ts'

const root = join(import.meta.dirname, '../../..')
const build = join(root, 'web/build')
/** The names of the documents, without their ending. */
const documents = [
  ...pages.map(prerenderPath).flatMap((path) => (path === null ? [] : path.slice(1) || 'index')),
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

  it('a link to a public page is shown with the picture of its language, which is there', () => {
    for (const language of languages)
      for (const { path } of pages.filter(({ isPublic }) => isPublic)) {
        const page = html(language, path.slice(1) || 'index')
        expect([path, /property="og:image" content="([^"]*)"/.exec(page)?.[1]]).toEqual([
          path,
          `${originMark}/preview-${language}.png`,
        ])
      }
    for (const language of languages) expect(existsSync(join(build, `client/preview-${language}.png`))).toBe(true)
  })

  it('the built site has every public page in both languages', () => {
    for (const language of languages)
      expect(globSync('**/*.html', { cwd: join(build, 'html', language) }).toSorted()).toEqual(
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

  /** A page of the build as a browser reads it without script, and what search engines find in its head. */
  function read(language: string, name: string) {
    const document = new DOMParser().parseFromString(html(language, name), 'text/html')
    const attribute = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
    return { document, attribute, description: attribute('meta[name=description]', 'content') }
  }
  const publicPages = pages.filter(({ isPublic }) => isPublic)
  const fileOf = (path: string) => path.slice(1) || 'index'

  it.each(languages)('each built page in %s has a title and a description of its own, of a fit length', (language) => {
    // A Chinese sign is as wide as two letters.
    const unit = language === 'zh' ? 2 : 1
    const found = publicPages.map(({ path }) => read(language, fileOf(path)))
    const titles = found.map(({ document }) => document.title)
    const descriptions = found.flatMap(({ description }) => description)
    expect([new Set(titles).size, new Set(descriptions).size]).toEqual([found.length, found.length])
    for (const title of titles) {
      expect(title).toMatch(/^.+ · SettleSG$/)
      expect(title.length * unit, title).toBeLessThanOrEqual(70)
    }
    for (const text of descriptions) {
      expect(text.length * unit, text).toBeGreaterThanOrEqual(50)
      expect(text.length * unit, text).toBeLessThanOrEqual(170)
    }
  })

  it.each(languages)('each built page in %s names its own address and those in both languages', (language) => {
    for (const { path } of publicPages) {
      const { document, attribute } = read(language, fileOf(path))
      const [english, chinese] = [`${originMark}${path}`, `${originMark}/zh${path}`.replace(/\/$/, '')]
      const own = language === 'zh' ? chinese : english
      expect(attribute('link[rel=canonical]', 'href')).toEqual([own])
      expect(attribute('meta[property="og:url"]', 'content')).toEqual([own])
      expect(attribute('meta[property="og:title"]', 'content')).toEqual([document.title])
      expect(attribute('link[rel=alternate]', 'hreflang')).toEqual(['en', 'zh-Hans', 'x-default'])
      expect(attribute('link[rel=alternate]', 'href')).toEqual([english, chinese, english])
      // The way to the other language is a link that needs no script, in the header, the menu and the footer.
      const other = language === 'zh' ? path : addressIn('zh', path)
      expect(attribute('a[hreflang]', 'href')).toEqual([other, other, other])
    }
    // Which page the fallback document becomes is not known yet.
    expect(read(language, 'spa-fallback').attribute('[hreflang]', 'href')).toEqual([])
    expect(read(language, 'home').attribute('link[rel=canonical]', 'href')).toEqual(
      read(language, 'index').attribute('link[rel=canonical]', 'href'),
    )
  })

  it.each(languages)('each link of a built page in %s leads to a page in that language', (language) => {
    const elsewhere = publicPages.map(({ path }) => addressIn(language === 'zh' ? 'en' : 'zh', path))
    for (const name of documents) {
      const links = read(language, name).attribute('a:not([hreflang])', 'href')
      expect(links, name).toContain(addressIn(language, '/terms'))
      expect(
        links.filter((href) => elsewhere.includes(href.replace(/[?#].*/, ''))),
        name,
      ).toEqual([])
    }
  })

  it.each(languages)(
    'the structured data of the home page in %s is what the page says and the catalogue has',
    (language) => {
      const { document } = read(language, 'index')
      const blocks = document.querySelectorAll('script[type="application/ld+json"]')
      expect(blocks).toHaveLength(1)
      const [product, questions] = JSON.parse(blocks[0]?.textContent ?? '')['@graph']
      const textsOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
      const names = questions.mainEntity.map(({ name }: { name: string }) => name)
      expect(names).toEqual(textsOf('summary h3').filter((text) => names.includes(text)))
      expect(names.length).toBeGreaterThan(5)
      const paragraphs = textsOf('details p')
      // On the page the last one goes on with what the operator has switched on.
      for (const { acceptedAnswer } of questions.mainEntity)
        expect(paragraphs.filter((paragraph) => paragraph?.startsWith(acceptedAnswer.text))).toHaveLength(1)
      expect(product.url).toBe(originMark + addressIn(language, '/'))
      const prices = product.offers.map(
        ({ price, priceCurrency }: Record<string, string>) => `${price} ${priceCurrency}`,
      )
      const cents = productNames.map((name) => priceOrder(name, 1).amountCents)
      expect(prices).toEqual(['0.00 SGD', ...cents.map((amount) => `${(amount / 100).toFixed(2)} SGD`)])
      for (const { name, price } of product.offers) {
        expect(document.body.textContent).toContain(name)
        if (Number(price) > 0) expect(document.body.textContent).toContain(price)
      }
    },
  )

  it('the built page on the method has every source as a plain link, also without JavaScript', () => {
    const named = new Set<string>([...record.levels, ...record.lines].flatMap(({ sources }) => [...sources]))
    for (const { url } of record.sources.filter(({ id }) => named.has(id)))
      for (const language of languages)
        expect(html(language, 'how-it-works/model')).toContain(`<a href="${url.replaceAll('&', '&amp;')}"`)
  })

  it('the content security policy allows just the inline scripts of built pages, and no style', () => {
    const allowed = JSON.parse(readFileSync(join(build, 'csp.json'), 'utf8'))
    const inPages = languages.flatMap((language) =>
      documents.flatMap((page) =>
        [
          ...html(language, page).matchAll(
            /<script(?![^>]*(?:src=|application\/(?:ld\+)?json|text\/plain))[^>]*>([\s\S]*?)<\/script>/g,
          ),
        ].map(([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`),
      ),
    )
    expect([...new Set(inPages)].toSorted()).toEqual(allowed.scripts)
    expect(allowed.styles).toEqual([])
    for (const language of languages) for (const page of documents) expect(html(language, page)).not.toMatch(/<style/)
  })

  it('the built site has the numbers of the model once, in the script of the quick check', () => {
    const carriers = readdirSync(join(build, 'client/assets')).filter(
      (file) =>
        file.endsWith('.js') &&
        /typical:\{citizen_spouse/.test(readFileSync(join(build, 'client/assets', file), 'utf8')),
    )
    expect(carriers).toHaveLength(1)
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

  it.each(['tool/result/_', 'tool/detail', 'account', 'account/billing'])(
    'the scripts that come before %s can be read are under 220 KB',
    (page) => {
      const scripts = new Set(html('en', page).match(/\/assets\/[\w.~-]+\.js/g))
      expect(scripts.size).toBeGreaterThan(5)
      expect(brotliBytes([...scripts])).toBeLessThanOrEqual(220_000)
    },
  )

  it('the built site contains nothing of the mocked API', () => {
    const scripts = readdirSync(join(build, 'client/assets')).filter((file) => file.endsWith('.js'))
    for (const script of scripts)
      expect(readFileSync(join(build, 'client/assets', script), 'utf8')).not.toMatch(
        /mockServiceWorker|setupWorker|\.mock`/,
      )
    expect(existsSync(join(build, 'client/mockServiceWorker.js'))).toBe(false)
  })
})
