import { expect } from '@playwright/test'
import { languages, languageTags } from '@settlesg/contract'
import { pages } from '../web/app/page-table.ts'
import { pressInHeader } from './account.ts'
import { describeInBrowser } from './browser.ts'
import { mouse } from './input-methods.ts'
import { checkScreen } from './screen-checks.ts'
import { test, type Visit } from './site.ts'
import { textsIn } from './texts.ts'
import { newUser } from './users.ts'

describeInBrowser('the two languages', () => {
  const heading = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  for (const language of languages)
    test(`the server sends the public pages in ${language}, readable before any script runs`, async ({ site }) => {
      const visit = await site.visit({ language, context: { javaScriptEnabled: false } })
      const { page, t } = visit
      for (const { path, heading: title } of pages.filter(({ isPrerendered }) => isPrerendered)) {
        await page.goto(path)
        await heading(visit, t(title)).waitFor()
        const hrefIn = (place: 'banner' | 'contentinfo', key: string) =>
          page
            .getByRole(place)
            .getByRole('link', { name: t(key) })
            .getAttribute('href')
        expect(await hrefIn('banner', 'contact_us')).toBe('https://wa.me/6500000000')
        expect(await hrefIn('contentinfo', 'footer.contact')).toBe('mailto:hello@settlesg.example')
        await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language])
        await page.getByRole('contentinfo').getByText(t('footer.disclaimer'), { exact: true }).waitFor()
      }
    })

  test('the menu of a narrow header opens without JavaScript, keeps the focus and closes again', async ({ site }) => {
    const { page, t } = await site.visit({ width: 390, context: { javaScriptEnabled: false } })
    await page.goto('/')
    const icon = page.getByRole('button', { name: t('open_menu') })
    const menu = page.getByRole('dialog', { name: t('menu'), exact: true })
    const waysOut = [
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('button', { name: t('close'), exact: true }).click(),
      () => page.mouse.click(20, 400),
    ]
    for (const leave of waysOut) {
      await icon.click()
      await menu.getByRole('link', { name: t('contact_us') }).waitFor()
      const inMenu = menu.locator(':focus')
      for (let presses = 0; presses < 3; presses++) {
        await expect(inMenu).toHaveCount(1)
        await page.keyboard.press('Tab')
      }
      await leave()
      await menu.waitFor({ state: 'hidden' })
      await expect(icon).toBeFocused()
    }
    await page.setViewportSize({ width: 891, height: 800 })
    await icon.waitFor({ state: 'hidden' })
  })

  for (const width of [320, 1280])
    test(`the offer of Chinese to those who prefer it moves nothing on the page (${width} px)`, async ({ site }) => {
      const visit = await site.visit({ language: 'zh', hasChosenLanguage: false, width })
      const { page, context } = visit
      await page.addInitScript(() => {
        const shifts: number[] = []
        Reflect.set(window, 'shifts', shifts)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await visit.open('/')
      await heading(visit, textsIn('en')('home.headline')).waitFor()
      const answer = (key: string) => page.getByRole('button', { name: visit.t(`offer:${key}`), exact: true })
      await answer('decline').waitFor()
      await checkScreen({ page, language: 'en' }, 'offer of Chinese')
      const shifts = await page.evaluate<number[]>(() => Reflect.get(window, 'shifts'))
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01)

      await answer('decline').click()
      await answer('decline').waitFor({ state: 'detached' })
      await visit.open('/terms')
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await expect(answer('accept')).toHaveCount(0)

      await context.clearCookies({ name: 'language' })
      await visit.open('/terms')
      await answer('accept').click()
      await heading(visit, visit.t('legal:terms.title')).waitFor()
      expect(await (await context.request.get('/')).text()).toContain('<html lang="zh-Hans"')
    })

  test('the server sends the next page in the language that the visitor chose', async ({ site }) => {
    const visit = await site.visit()
    const { page, context } = visit
    const zh = textsIn('zh')
    await visit.open('/')
    await pressInHeader(visit, mouse, 'switch_language')
    await heading(visit, zh('home.headline')).waitFor()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await page.waitForURL('/zh')
    await expect.poll(() => page.title()).toContain(zh('home.title'))

    const html = await (await context.request.get('/terms')).text()
    expect(html).toContain('<html lang="zh-Hans"')
    expect(html).toContain(zh('legal:terms.title'))
    await page.reload()
    await heading(visit, zh('home.headline')).waitFor()
    await visit.open('/reset-password')
    await heading(visit, zh('reset.invalid_title')).waitFor()
  })

  test('the language that a signed-in person chose is kept in the account for other browsers', async ({ site }) => {
    const { token, client } = await newUser(site.url)
    const visit = await site.visit({ token })
    await visit.open('/')
    await pressInHeader(visit, mouse, 'switch_language')
    await heading(visit, textsIn('zh')('home:member.title_none')).waitFor()
    await expect.poll(async () => (await client.me()).language).toBe('zh')

    const elsewhere = await site.visit({ token })
    await elsewhere.open('/account')
    await heading(elsewhere, textsIn('zh')('account:title')).waitFor()
  })

  test('texts that fail to load are requested again after 350 ms, then after twice as long each', async ({ site }) => {
    const { token } = await newUser(site.url)
    const visit = await site.visit({ token })
    const { page, t } = visit
    // The page itself tells when it asks: a busy machine may hear of a request later than of the next one.
    await page.addInitScript(() => {
      const askedAt: number[] = []
      const { fetch } = window
      Object.assign(window, {
        askedAt,
        fetch: (...given: Parameters<typeof fetch>) => {
          if (String(given[0]).endsWith('/locales/en/payments.json')) askedAt.push(performance.now())
          return fetch(...given)
        },
      })
    })
    visit.expectPageError(/status of 503/)
    await page.route('**/locales/en/payments.json', (route) => route.fulfill({ status: 503, body: '' }), { times: 2 })
    await visit.open('/checkout')
    await heading(visit, t('payments:checkout.unknown_title')).waitFor()
    const askedAt = await page.evaluate<number[]>(() => Reflect.get(window, 'askedAt'))
    expect(askedAt).toHaveLength(3)
    const [first = 0, second = 0, third = 0] = askedAt
    expect(second - first).toBeGreaterThanOrEqual(349)
    expect(third - second).toBeGreaterThanOrEqual(699)
  })

  test('the other language is loaded while the home page is idle: switching needs no network', async ({ site }) => {
    const visit = await site.visit()
    const { page, context } = visit
    const preloaded = ['translation', 'home'].map((namespace) =>
      page.waitForResponse((response) => response.url().endsWith(`/locales/zh/${namespace}.json`)),
    )
    await visit.open('/')
    for (const response of await Promise.all(preloaded)) await response.finished()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await context.setOffline(true)
    await pressInHeader(visit, mouse, 'switch_language')
    await heading(visit, textsIn('zh')('home.headline')).waitFor()
  })
})
