import { readdirSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { languageTags } from '@settlesg/contract'
import { siteUrl } from './site.ts'
import { textsIn } from './texts.ts'

const client = join(import.meta.dirname, '..', 'web', 'build', 'client')
const asset = `/assets/${readdirSync(join(client, 'assets')).find((file) => /^base-.*\.js$/.test(file))}`

/** How the built site is served: what the headers tell a browser, a cache and a proxy. */
test.describe('the site as it is served', () => {
  /** A plain request: nothing is decoded or followed. */
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; bytes: number }>(
      (resolve, reject) => {
        get({ host: '127.0.0.1', port: new URL(siteUrl.get()).port, path, headers }, (response) => {
          let bytes = 0
          response.on('data', (chunk: Buffer) => {
            bytes += chunk.length
          })
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }))
        }).on('error', reject)
      },
    )
  const textOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${siteUrl.get()}${path}`, { headers })).text()

  test('hashed assets may be cached for a year, while pages and texts are revalidated each time', async () => {
    expect((await ask(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const page of ['/', '/home', '/tool', '/terms', '/nothing'])
      expect((await ask(page)).headers['cache-control'], page).toBe('no-cache')
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache')
    const texts = await ask('/locales/en/translation.json')
    expect(texts.headers['cache-control']).toBe('no-cache')
    expect(texts.headers.etag).toBeTruthy()
    const again = await ask('/locales/en/translation.json', { 'if-none-match': String(texts.headers.etag) })
    expect(again).toMatchObject({ status: 304, bytes: 0 })
    expect((await ask('/api/v1/site')).headers['cache-control']).toBe('no-store')
  })

  test('everything textual is sent compressed, with brotli where the browser accepts it', async () => {
    for (const path of [asset, '/', '/tool', '/locales/zh/form.json', '/nothing']) {
      const plain = await ask(path)
      const gzip = await ask(path, { 'accept-encoding': 'gzip' })
      const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br' })
      expect(plain.headers['content-encoding'], path).toBeUndefined()
      expect(gzip.headers['content-encoding'], path).toBe('gzip')
      expect(brotli.headers['content-encoding'], path).toBe('br')
      expect(brotli.bytes, path).toBeLessThan(plain.bytes / 2)
      expect(brotli.headers['content-type'], path).toBe(plain.headers['content-type'])
      for (const { headers } of [plain, gzip, brotli]) expect(varies(headers.vary), path).toContain('accept-encoding')
    }
  })

  test('a page says that it varies by the chosen language, and comes in English without a choice', async () => {
    const { headers } = await ask('/terms')
    expect(varies(headers.vary)).toEqual(expect.arrayContaining(['cookie', 'accept-encoding']))
    expect(varies(headers.vary)).not.toContain('accept-language')
    const cases = [
      ['en', {}],
      ['en', { 'accept-language': 'zh-SG,zh;q=0.9,en;q=0.8' }],
      ['zh', { 'accept-language': 'en', cookie: 'CookieConsent=true; language=zh' }],
      ['en', { 'accept-language': 'zh', cookie: 'language=en' }],
      ['en', { cookie: 'language=../zh' }],
    ] as const
    for (const [language, asked] of cases) {
      const html = await textOf('/terms', asked)
      expect(html, JSON.stringify(asked)).toContain(`<html lang="${languageTags[language]}"`)
      expect(html).toContain(textsIn(language)('legal:terms.title'))
    }
    expect(await textOf('/nothing', { cookie: 'language=zh' })).toContain(textsIn('zh')('problem.not_found_title'))
  })

  test('page, asset, text and not-found page have all security headers and a request id', async () => {
    for (const path of [
      '/',
      '/tool',
      asset,
      '/locales/en/form.json',
      '/favicon.svg',
      '/nothing',
      '/a%zz',
      '/assets/..%2f',
    ]) {
      const { headers } = await ask(path)
      const policy = String(headers['content-security-policy'])
      expect(policy, path).toContain("default-src 'none'")
      expect(policy, path).toContain("frame-ancestors 'none'")
      expect(policy, path).toContain("worker-src 'self'")
      expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers['x-request-id'], path).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      })
    }
  })

  for (const path of [
    '/a%zz',
    '/%',
    '/assets/gone.js',
    '/locales/en/none.json',
    '/locales/fr/translation.json',
    '/html/en/home.html',
    '/csp.json',
    '/.stamp',
    '/index.html',
    '/home.html',
    '/tool/result/',
    '/TERMS',
    '/ZH',
  ])
    test(`${path} shows the not-found page with status 404`, async () => {
      expect((await ask(path)).status).toBe(404)
      expect(await textOf(path)).toContain(textsIn('en')('problem.not_found_title'))
    })

  for (const path of [
    '/assets/../../csp.json',
    '/assets/..%2f..%2fcsp.json',
    '/assets/%2e%2e/%2e%2e/csp.json',
    '/locales/en/../../../csp.json',
    '/locales/..%2f..%2f..%2f..%2fpackage.json',
    '/assets/..%5c..%5ccsp.json',
    '/assets/%00',
  ])
    test(`${path} gives no access to a file outside the folder of the site`, async () => {
      const { status, headers } = await ask(path)
      expect([400, 403, 404]).toContain(status)
      expect(headers['x-request-id']).toBeTruthy()
    })

  test('an unknown /api address gets a JSON error of the API, also with a broken percent escape', async () => {
    for (const path of ['/api/v1/nothing', '/api/v1/%zz', '/api/']) {
      const response = await fetch(`${siteUrl.get()}${path}`)
      expect(response.status, path).toBe(404)
      expect(await response.json()).toMatchObject({ detail: 'Not Found' })
    }
  })
})

const varies = (header: string | string[] | undefined) =>
  String(header ?? '')
    .toLowerCase()
    .split(/,\s*/)
