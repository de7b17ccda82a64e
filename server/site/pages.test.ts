import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { addressMarks, consentDaysMark, consentMark, languages, originMark, paymentsMark } from '@settlesg/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../platform/settings/settings.ts'
import { openPages, preferredLanguage, servePages } from './pages.ts'
import { withSettings } from './prepared-pages.ts'
import { crawlerRoutes } from './well-known-files.ts'

const link = (kind: keyof typeof addressMarks, name: string) =>
  `<a data-contact="${kind}" href="${addressMarks[kind]}">${name}</a>`
const pageIn = (language: string, title: string) =>
  `<html lang="${language}" data-consent="${consentMark}" data-payments="${paymentsMark}"><title>${title}</title><link rel="canonical" href="${originMark}/${title}"/>${link('chat', 'Contact Us')}${link('mail', 'E-mail')}` +
  `<script>const text = '${addressMarks.chat}'</script>${'<p>so that it is worth compressing</p>'.repeat(40)}</html>`

describe('the language of a page', () => {
  const language = (headers: Record<string, string>) => preferredLanguage({ headers, url: '/terms' })

  it.each(['zh-CN,zh;q=0.9', 'zh', 'fr', '*'])(
    'the language of a page is English without a choice, whatever the browser prefers: %s',
    (prefers) => {
      expect(language({ 'accept-language': prefers })).toBe('en')
      expect(language({ 'accept-language': prefers, cookie: 'mylanguage=zh; language=zh2; language=xx' })).toBe('en')
    },
  )

  it('the language of a page is the reader’s choice in this browser, or the account’s', () => {
    expect(language({ cookie: 'a=b; language=zh; c=d', 'accept-language': 'en' })).toBe('zh')
    expect(language({ cookie: 'language=zh-from-account' })).toBe('zh')
    expect(language({ cookie: '__Host-language=zh' })).toBe('zh')
    // The one that no other host can set comes first.
    expect(language({ cookie: 'language=zh; __Host-language=en' })).toBe('en')
    expect(language({ cookie: 'language=en', 'accept-language': 'zh' })).toBe('en')
    expect(language({ cookie: 'language=en-from-account', 'accept-language': 'zh' })).toBe('en')
  })
})

describe('a page as it is sent', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-pages-'))
  const app = Fastify()
  beforeAll(async () => {
    mkdirSync(join(folder, 'client/assets'), { recursive: true })
    mkdirSync(join(folder, 'older-assets'))
    writeFileSync(join(folder, 'client/assets/form-2.js'), 'new')
    writeFileSync(join(folder, 'older-assets/form-1.js'), 'old')
    for (const language of languages) {
      mkdirSync(join(folder, 'html', language), { recursive: true })
      for (const name of ['index', 'terms', 'tool', 'spa-fallback', 'not-found'])
        writeFileSync(join(folder, 'html', language, `${name}.html`), pageIn(language, name))
    }
    const build = {
      folder,
      inlineHashes: { scripts: [], styles: [] },
      reports: [],
      pages: {
        documents: {
          ...{ '/': 'index', '/terms': 'terms', '/zh': 'index', '/zh/terms': 'terms' },
          ...{ '/tool': 'tool', '/tool/result/:reference': 'spa-fallback' },
        },
        public: ['/', '/terms'],
      },
    }
    const settings = readSettings({
      CONTACT_CHAT_URL: 'https://chat.example/?a=1&b=2',
      CONTACT_EMAIL: "o'neil+pr@settle.example",
      PUBLIC_URL: 'https://settle.example',
    })
    const pages = openPages(build, settings)
    app.setNotFoundHandler(pages.sendNotFound)
    await servePages(app, build, pages)
    crawlerRoutes(app, { publicUrl: settings.publicUrl, paths: build.pages.public })
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers })

  it('a page of an earlier build gets the scripts of that build while they are kept', async () => {
    for (const [name, body] of [
      ['form-2.js', 'new'],
      ['form-1.js', 'old'],
    ]) {
      const answer = await ask(`/assets/${name}`)
      expect([answer.statusCode, answer.body]).toEqual([200, body])
      expect(answer.headers['cache-control']).toContain('immutable')
    }
    expect((await ask('/assets/form-0.js')).statusCode).toBe(404)
  })

  it.each([
    ['/zh/', '/zh'],
    ['/terms/', '/terms'],
    ['/terms/?token=a%2Fb/&c=/?', '/terms?token=a%2Fb/&c=/?'],
    ['/tool/result/abc/', '/tool/result/abc'],
  ])('an address with a slash at its end leads to its page, with all that follows: %s', async (written, page) => {
    const { statusCode, headers } = await ask(written)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([308, page, 'no-store'])
    expect((await ask(page)).statusCode).toBe(200)
  })

  it('a slash at the end of what is no page, or leads to another site, leads nowhere', async () => {
    for (const path of ['/nothing/', '//evil.example/', '/tool/result//', '/terms//'])
      expect((await ask(path)).statusCode, path).toBe(404)
  })

  it('a page as it is sent leads to the addresses of this server, without any script', async () => {
    for (const path of ['/', '/terms', '/tool', '/account', '/nothing']) {
      const { body } = await ask(path)
      expect(body, path).toContain('<a data-contact="chat" href="https://chat.example/?a=1&#38;b=2">Contact Us</a>')
      expect(body, path).toContain('<a data-contact="mail" href="mailto:o&#39;neil%2Bpr@settle.example">E-mail</a>')
    }
  })

  it.each([
    [{}, 'decline days-150'],
    [{ CONSENT_DECLINE: 'off' }, 'days-150'],
    [{ CONSENT_SCROLL_ACCEPT: 'on' }, 'decline scroll-accept days-150'],
    [{ CONSENT_DECLINE: 'off', CONSENT_SCROLL_ACCEPT: 'on' }, 'scroll-accept days-150'],
    [{ CONSENT_DAYS: '365' }, 'decline days-365'],
  ])('a page as it is sent says how the cookie banner of this server asks: %o', (environment, written) => {
    const page = withSettings(pageIn('en', 'terms'), readSettings(environment))
    expect(page).toContain(`<html lang="en" data-consent="${written}" data-payments="">`)
  })

  it.each([
    [{ production: true, sandboxPayments: true }, 'test'],
    [{ production: true, stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: null } }, 'test'],
    [{ production: true, stripe: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiBase: null } }, ''],
    [{ production: true, sandboxPayments: false }, ''],
    [{ production: false, sandboxPayments: true }, ''],
  ])('every page of a production server says that payments pretend where they do: %o', (changes, written) => {
    const page = withSettings(pageIn('zh', 'terms'), { ...readSettings({ SANDBOX_PAYMENTS: 'off' }), ...changes })
    expect(page).toContain(` data-payments="${written}">`)
  })

  it.each([
    [{}, '150'],
    [{ CONSENT_DAYS: '365' }, '365'],
  ])('a text that names the days of the cookie choice has those of this server: %o', (environment, days) => {
    const page = withSettings(`<p>for ${consentDaysMark} days</p>`, readSettings(environment))
    expect(page).toBe(`<p>for ${days} days</p>`)
  })

  it.each([
    ['/', 200, 'index'],
    ['/terms', 200, 'terms'],
    ['/tool', 200, 'tool'],
    ['/tool/result/abc', 200, 'spa-fallback'],
    ['/tool/result/', 404, 'not-found'],
    ['/tool/result/a/b', 404, 'not-found'],
    ['/spa-fallback', 404, 'not-found'],
  ])('a page is at %s, with status %d, the document %s of the build', async (path, status, document) => {
    const { statusCode, body } = await ask(path)
    expect(statusCode).toBe(status)
    expect(body).toContain(`<title>${document}</title>`)
  })

  it('a page names its whole address to search engines', async () => {
    const robots = await ask('/robots.txt')
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(robots.body).toContain('\nSitemap: https://settle.example/sitemap.xml\n')
    const sitemap = await ask('/sitemap.xml')
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
    const addresses = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toEqual(['/', '/zh', '/terms', '/zh/terms'].map((path) => `https://settle.example${path}`))
    for (const [, alternates = ''] of sitemap.body.matchAll(/<loc>[^<]*\/terms<\/loc>(.*?)<\/url>/g))
      expect([...alternates.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link)).toEqual([
        ['en', 'https://settle.example/terms'],
        ['zh-Hans', 'https://settle.example/zh/terms'],
        ['x-default', 'https://settle.example/terms'],
      ])
    expect((await ask('/terms')).body).toContain('<link rel="canonical" href="https://settle.example/terms"/>')
  })

  it('a page at a Chinese address is Chinese for everybody, whatever the cookie', async () => {
    for (const cookie of ['', 'language=en', '__Host-language=en'])
      for (const [path, status] of [
        ['/zh', 200],
        ['/zh?from=friend', 200],
        ['/zh/terms', 200],
        ['/zh/nothing/', 404],
        ['/zh/tool', 404],
        ['/zh/TERMS', 404],
      ] as const) {
        const { statusCode, headers, body } = await ask(path, { cookie })
        expect([statusCode, headers['content-language']], path).toEqual([status, 'zh-Hans'])
        expect(headers.vary, path).toBe('accept-encoding')
        expect(body).toContain('<html lang="zh"')
      }
    for (const path of ['/ZH', '/zh-Hans', '/zhterms', '/en/terms'])
      expect((await ask(path)).headers, path).toMatchObject({ 'content-language': 'en' })
    expect((await ask('/ZH')).statusCode).toBe(404)
  })

  it('a page is sent with the inline scripts of the build, allowed by their hashes', async () => {
    expect((await ask('/')).body).toContain("<script>const text = 'address:chat'</script>")
  })

  it('a page as it is sent travels as brotli, as gzip, or as it is: what the reader takes', async () => {
    const plain = await ask('/terms')
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const [accepts, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ] as const) {
      const answer = await ask('/terms', { 'accept-encoding': accepts })
      expect(answer.headers['content-encoding'], accepts).toBe(encoding)
      expect(answer.headers['content-length'], accepts).toBe(String(answer.rawPayload.length))
      expect(unpack[encoding](answer.rawPayload).toString(), accepts).toBe(plain.body)
    }
    for (const accepts of ['identity', 'deflate', 'zstd', 'br;q=0, gzip;q=0']) {
      const answer = await ask('/terms', { 'accept-encoding': accepts })
      expect(answer.headers['content-encoding'], accepts).toBeUndefined()
      expect(answer.body, accepts).toBe(plain.body)
    }
    expect(plain.headers).toMatchObject({ vary: 'cookie, accept-encoding', 'content-type': 'text/html; charset=utf-8' })
  })

  it('a page is not sent again to who has it, in that language and encoding', async () => {
    const readEtag = async (headers: Record<string, string>) => String((await ask('/terms', headers)).headers.etag)
    const variants = [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }, { cookie: 'language=zh' }]
    const etags = await Promise.all(variants.map(readEtag))
    expect(new Set(etags).size).toBe(variants.length)
    for (const known of [etags[1], `W/${etags[1]}`, `"x", ${etags[1]}`, '*']) {
      const again = await ask('/terms', { 'accept-encoding': 'br', 'if-none-match': String(known) })
      expect(again.statusCode, known).toBe(304)
      expect(again.rawPayload.length).toBe(0)
      expect(again.headers).toMatchObject({
        etag: etags[1],
        vary: 'cookie, accept-encoding',
        'cache-control': 'no-cache',
      })
      expect(again.headers['content-encoding']).toBeUndefined()
    }
    expect((await ask('/terms', { 'accept-encoding': 'br', 'if-none-match': String(etags[0]) })).statusCode).toBe(200)
    expect((await ask('/nothing', { 'if-none-match': '*' })).statusCode).toBe(404)
  })

  it('a page as it is sent answers HEAD with the headers alone', async () => {
    const [head, whole] = await Promise.all([ask('/terms', {}, 'HEAD'), ask('/terms')])
    expect(head.rawPayload.length).toBe(0)
    expect(head.headers).toMatchObject({ etag: whole.headers.etag, 'content-length': whole.headers['content-length'] })
  })
})

const consent = { ...readSettings({}), consentDecline: true, consentScrollAccept: false, consentDays: 150 } as const

describe('hostile settings', () => {
  it.each([
    'https://chat.example/"><script>alert(1)</script>',
    "https://chat.example/' onmouseover='alert(1)",
    'https://chat.example/?a=$&$`$1&lt;',
    'https://chat.example/</a></script><img src=x onerror=alert(1)>',
  ])('hostile settings stay the value of one attribute: %s', (contactChatUrl) => {
    const written = withSettings(link('chat', 'Contact Us'), { ...consent, contactChatUrl, contactEmail: 'a@x.sg' })
    const [, value = ''] = /^<a data-contact="chat" href="([^"<>']*)">Contact Us<\/a>$/.exec(written) ?? []
    const read = value.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    expect(read).toBe(contactChatUrl)
  })

  it('hostile settings cannot add anything to the e-mail that is begun', () => {
    const contactEmail = 'a?bcc=x&body=%0a#@x.sg'
    const written = withSettings(link('mail', 'E-mail'), { ...consent, contactChatUrl: 'https://x.sg', contactEmail })
    expect(written).toContain('href="mailto:a%3Fbcc%3Dx%26body%3D%250a%23@x.sg"')
  })
})
