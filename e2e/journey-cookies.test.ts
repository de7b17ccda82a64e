import { expect } from '@playwright/test'
import { mainHeading } from './account.ts'
import { describeInBrowser } from './browser.ts'
import { holdBack } from './hold-back.ts'
import { inTurn } from './in-turn.ts'
import { checkScreen, settle } from './screen-checks.ts'
import { isAlive, test } from './site.ts'

describeInBrowser('the question about cookies', () => {
  for (const [button, value] of [
    ['accept', 'true'],
    ['decline', 'false'],
  ])
    test(`the choice to ${button} cookies is kept in CookieConsent for 150 days without the banner`, async ({
      site,
    }) => {
      const visit = await site.visit({ asksAboutCookies: true })
      const { page, context, t } = visit
      const banner = page.getByRole('region', { name: t('cookies.label') })
      await visit.open('/')
      await banner
        .getByText(
          'We use cookies to improve your experience on our site. By accepting, you agree to our use of cookies.',
          { exact: true },
        )
        .waitFor()
      await expect(banner.getByRole('link', { name: t('cookies.learn_more') })).toHaveAttribute('href', '/terms')
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('CookieConsent')
      await banner.getByRole('button', { name: t(`cookies.${button}`), exact: true }).click()
      await banner.waitFor({ state: 'detached' })
      const consent = (await context.cookies()).find(({ name }) => name === 'CookieConsent')
      expect(consent).toMatchObject({ value, sameSite: 'Lax', path: '/' })
      expect(((consent?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(150, 0)
      await page.reload()
      await mainHeading(visit, 'home.headline').waitFor()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await expect(banner).toHaveCount(0)
      await page.getByRole('button', { name: t('footer.cookies'), exact: true }).click()
      await banner.getByText(t(value === 'true' ? 'cookies.accepted' : 'cookies.declined', { days: 150 })).waitFor()
      expect((await context.cookies()).find(({ name }) => name === 'CookieConsent')?.value).toBe(value)
    })

  for (const language of inTurn('en', 'zh'))
    test(`the cookie banner is small, early for the keyboard and covers nothing, in ${language}`, async ({ site }) => {
      const visit = await site.visit({ language, width: 360, height: 640, asksAboutCookies: true })
      const { page, t } = visit
      const banner = page.getByRole('region', { name: t('cookies.label') })
      const edgeOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN)
      // A small phone, and a desk of 1280 x 900 px at a zoom of 200 %.
      for (const [width, height] of [
        [360, 640],
        [640, 450],
      ] as const) {
        await page.setViewportSize({ width, height })
        await visit.open('/')
        await banner.waitFor()
        await settle(page)
        const size = await banner.boundingBox()
        expect(size?.height, `${width} px`).toBeLessThanOrEqual(height / 4)
        const room = await banner.evaluate((element) => {
          const [root, own] = [document.documentElement, getComputedStyle(document.documentElement)]
          const unit = Number.parseFloat(getComputedStyle(root).fontSize)
          return (
            Number.parseFloat(own.getPropertyValue('--banner-room')) * unit - element.getBoundingClientRect().height
          )
        })
        expect(room, `room kept for the banner at ${width} px`).toBeGreaterThanOrEqual(0)

        // The link that skips to the content, then the banner; nothing that gets the focus later lies under it.
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect(banner.getByRole('link')).toBeFocused()
        const top = edgeOf(size) - (size?.height ?? 0)
        for (let stops = 0; stops < 40; stops += 1) {
          await page.keyboard.press('Tab')
          const focused = await page.evaluate(() => {
            const { activeElement } = document
            if (!activeElement || activeElement.matches('body, [data-known] *, footer *')) return null
            const { bottom } = activeElement.getBoundingClientRect()
            return { bottom, name: activeElement.outerHTML.slice(0, 120) }
          })
          if (focused) expect(focused.bottom, focused.name).toBeLessThanOrEqual(top)
        }

        await visit.open('/terms')
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        const footer = await page.getByRole('contentinfo').boundingBox()
        expect(edgeOf(footer)).toBeLessThanOrEqual(((await banner.boundingBox())?.y ?? 0) + 1)
      }
      await checkScreen(visit, 'cookie banner')
    })

  test('before the scripts come the cookie banner is there, unless the choice was made', async ({ site }) => {
    for (const asksAboutCookies of [true, false]) {
      const visit = await site.visit({ asksAboutCookies })
      const { page, t } = visit
      const banner = page.getByRole('region', { name: t('cookies.label') })
      const arrive = await holdBack(page, '**/assets/base-*.js')
      await page.goto('/', { waitUntil: 'commit' })
      await page.waitForRequest('**/assets/base-*.js')
      await expect(banner).toHaveCount(asksAboutCookies ? 1 : 0)
      if (asksAboutCookies) {
        await banner.getByText('Your choice is kept for 150 days.', { exact: true }).waitFor()
        await banner.getByRole('button', { name: t('cookies.decline'), exact: true }).click()
      }
      arrive()
      await page.waitForFunction(isAlive)
      await expect(banner).toHaveCount(0)
      const consent = (await visit.context.cookies()).find(({ name }) => name === 'CookieConsent')
      expect(consent?.value).toBe('false')
    }
  })
})
