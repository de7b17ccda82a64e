import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as plainTest } from '@playwright/test'
import { isSupported } from '../scripts/browser-support.ts'
import { supportedBrowsers } from '../web/supported-browsers.ts'
import { describeInBrowser } from './browser.ts'
import { isAlive, test } from './site.ts'

const build = join(import.meta.dirname, '..', 'web', 'build')
/** Of zod and @noble/ciphers, which use them only where they are. */
const askedForFirst = ['URL.canParse', 'Uint8Array.fromHex']

/** Constructors and static methods that a supported browser lacks; methods of values cannot be found by a name. */
function newerCalls(code: string): string[] {
  const calls = code.matchAll(/(?<![\w$.])(?:(new )([A-Z]\w*)|([A-Z]\w*)\.(\w+)(?=\())/g)
  const found = [...calls].flatMap(([call, , made, of, method]) => {
    const paths = made
      ? [`api/${made}`, `javascript/builtins/${made}`]
      : [`api/${of}/${method}_static`, `javascript/builtins/${of}/${method}`]
    return paths.every(isSupported) ? [] : [call]
  })
  return [...new Set(found)].sort()
}

plainTest('calls that a supported browser lacks are found in built scripts by the names that stay', () => {
  const code = 'a=Map.groupBy(b,c);new CloseWatcher;x.Map.groupBy(y);Object.entries(z);new Set(a)'
  expect(newerCalls(code)).toEqual(['Map.groupBy', 'new CloseWatcher'])
})

plainTest('no script as built calls by its name what a supported browser lacks', () => {
  const assets = join(build, 'client', 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  const files = [...scripts.map((name) => join(assets, name)), join(build, 'service-worker.js')]
  const found = files.flatMap((file) => newerCalls(readFileSync(file, 'utf8')))
  expect(found.filter((call) => !askedForFirst.includes(call))).toEqual([])
})

describeInBrowser('browsers of different ages', () => {
  for (const [language, address] of [
    ['en', '/'],
    ['zh', '/zh'],
  ] as const)
    test(`a browser that is too old is told so and can read the page, in ${language}`, async ({ site }) => {
      const { page, t } = await site.visit({ language })
      const notice = page.getByText(t('too_old.title'), { exact: true })
      await page.goto(address)
      await page.waitForFunction(isAlive)
      await expect(notice).toBeHidden()

      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
      await page.goto(address)
      await expect(notice).toBeVisible()
      await expect(page.getByText(t('too_old.text', supportedBrowsers), { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.headline'))
      expect(scripts).toEqual([])
    })
})
