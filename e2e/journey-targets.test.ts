import { expect, type Page } from '@playwright/test'
import { journeyProfile } from './answers.ts'
import { describeInBrowser } from './browser.ts'
import { formOf } from './form.ts'
import { finger } from './input-methods.ts'
import { settle } from './screen-checks.ts'
import { test } from './site.ts'
import { newAssessor, newUser } from './users.ts'

/** What a finger is to hit, in CSS pixels (WCAG 2.5.5). */
const least = 44

/** The controls of the page that a finger cannot hit anywhere within a square of 44 px around their middle. */
const tooSmall = (page: Page) =>
  page.evaluate((size) => {
    const wanted = 'main :is(button, input, select, textarea, summary, a[data-look]), dialog[open] :is(button, input)'
    return [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, .visually-hidden'))
      .flatMap((one) => {
        // A box is hit by all of its label.
        const target = one.closest('label') ?? one
        const { width, height } = target.getBoundingClientRect()
        if (width === 0 || (width >= size - 0.5 && height >= size - 0.5)) return []
        target.scrollIntoView({ block: 'center' })
        const { left, top, width: w, height: h } = target.getBoundingClientRect()
        const isHit = (x: number, y: number) => target.contains(document.elementFromPoint(x, y))
        const reach = size / 2 - 1
        const [x, y] = [left + w / 2, top + h / 2]
        // Beside the others of a line a word may be narrower; never lower.
        if (isHit(x, y - reach) && isHit(x, y + reach)) return []
        return [`${target.tagName} ${Math.round(width)} x ${Math.round(height)}: ${target.textContent?.slice(0, 40)}`]
      })
  }, least)

describeInBrowser('what a finger is to hit', () => {
  test('every control of the form and the quick check is 44 px high, and the way on in reach', async ({ site }) => {
    const { token } = await newUser(site.url)
    const context = { hasTouch: true, isMobile: true }
    const guest = await site.visit({ width: 390, height: 844, context })
    await guest.open('/')
    const card = guest.page.getByRole('region', { name: guest.t('home:quick.name') })
    const wayOn = card.getByRole('button', { name: guest.t('home:quick.continue'), exact: true })
    await card.getByRole('checkbox').first().tap()
    await wayOn.tap()
    await card.getByRole('group', { name: guest.t('form:field.route.pass.label') }).waitFor()
    await settle(guest.page)
    expect(await tooSmall(guest.page)).toEqual([])

    const visit = await site.visit({ token, width: 390, height: 844, context })
    const { page, t } = visit
    await visit.open('/tool')
    await formOf(visit, finger).heading('route').waitFor()
    await settle(page)
    const next = page.getByRole('button', { name: t('form:continue'), exact: true })
    // At the top of the step, not scrolled at all.
    await expect(next).toBeInViewport({ ratio: 1 })
    expect(await tooSmall(page)).toEqual([])
  })

  test('every control of a result and of the account is 44 px high', async ({ site }) => {
    const { token, reference } = await newAssessor(site.url, journeyProfile)
    const visit = await site.visit({ token, width: 390, height: 844, context: { hasTouch: true, isMobile: true } })
    const { page } = visit
    for (const path of [`/tool/result/${reference}`, '/account']) {
      await visit.open(path)
      await page.locator('h1:not([data-loading], [data-loading] *)').waitFor()
      await settle(page)
      expect(await tooSmall(page), path).toEqual([])
    }
  })
})
