import { expect } from '@playwright/test'
import { pressInHeader } from './account.ts'
import { describeInBrowser } from './browser.ts'
import { mouse } from './hands.ts'
import { newPerson } from './person.ts'
import { test, type Visit } from './site.ts'
import { textsIn } from './texts.ts'

describeInBrowser('the two languages', () => {
  const heading = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const publicPages = {
    '/': 'home.headline',
    '/home': 'home.headline',
    '/privacy': 'legal:privacy.title',
    '/terms': 'legal:terms.title',
    '/terms-purchase': 'legal:terms_purchase.title',
    '/how-it-works': 'how:title',
    '/example': 'result:example.title',
  }

  for (const language of ['en', 'zh'] as const)
    test(`public pages come in ${language} from the server, before any script`, async ({ site }) => {
      const visit = await site.visit({ language, context: { javaScriptEnabled: false } })
      const { page, t } = visit
      for (const [path, title] of Object.entries(publicPages)) {
        await page.goto(path)
        await heading(visit, t(title)).waitFor()
        expect(await page.locator('html').getAttribute('lang')).toBe(language)
        await page.getByRole('contentinfo').getByText(t('footer.disclaimer'), { exact: true }).waitFor()
      }
    })

  test('a choice of language is remembered: the server sends the next page in it', async ({ site }) => {
    const visit = await site.visit()
    const { page, context } = visit
    const zh = textsIn('zh')
    await visit.open('/')
    await pressInHeader(visit, mouse, 'switch_language')
    await heading(visit, zh('home.headline')).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('zh')
    expect(await page.title()).toContain(zh('home.title'))

    const html = await (await context.request.get('/terms')).text()
    expect(html).toContain('<html lang="zh"')
    expect(html).toContain(zh('legal:terms.title'))
    await page.reload()
    await heading(visit, zh('home.headline')).waitFor()
    await visit.open('/reset-password')
    await heading(visit, zh('reset.invalid_title')).waitFor()
  })

  test('a choice of a signed-in person is kept in the account, and met again in another browser', async ({ site }) => {
    const { token, client } = await newPerson(site.url)
    const visit = await site.visit({ token })
    await visit.open('/')
    await pressInHeader(visit, mouse, 'switch_language')
    await heading(visit, textsIn('zh')('home.headline')).waitFor()
    await expect.poll(async () => (await client.me()).language).toBe('zh')

    const elsewhere = await site.visit({ token })
    await elsewhere.open('/account')
    await heading(elsewhere, textsIn('zh')('account:title')).waitFor()
  })

  test('texts that fail to load are asked for again, after 350 ms and then twice as long', async ({ site }) => {
    const { token } = await newPerson(site.url)
    const visit = await site.visit({ token })
    const { page, t } = visit
    const askedAt: number[] = []
    visit.expectFault(/status of 503/)
    await page.route('**/locales/en/form.json', async (route) => {
      askedAt.push(performance.now())
      if (askedAt.length <= 2) await route.fulfill({ status: 503, body: '' })
      else await route.continue()
    })
    await visit.open('/tool')
    await heading(visit, t('form:step.route.title')).waitFor()
    expect(askedAt).toHaveLength(3)
    const [first = 0, second = 0, third = 0] = askedAt
    expect(second - first).toBeGreaterThan(330)
    expect(third - second).toBeGreaterThan(680)
  })

  test('the other language is fetched while the page is idle, so that the switch needs no network', async ({
    site,
  }) => {
    const visit = await site.visit()
    const { page, context } = visit
    const preloaded = page.waitForResponse((response) => response.url().endsWith('/locales/zh/translation.json'))
    await visit.open('/')
    await (await preloaded).finished()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await context.setOffline(true)
    await pressInHeader(visit, mouse, 'switch_language')
    await heading(visit, textsIn('zh')('home.headline')).waitFor()
  })
})
