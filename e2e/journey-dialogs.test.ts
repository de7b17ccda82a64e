import { expect } from '@playwright/test'
import { dialogNamed, pressInHeader } from './account.ts'
import { describeInBrowser } from './browser.ts'
import { mouse } from './input-methods.ts'
import { checkScreen } from './screen-checks.ts'
import { test } from './site.ts'

describeInBrowser('the drawer, dialogs, panels and notices', () => {
  test('at 890 px the items of the header move into the drawer', async ({ site }) => {
    const visit = await site.visit({ width: 891 })
    const { page, t } = visit
    await visit.open('/')
    const items = page.getByRole('banner').getByRole('navigation')
    const menu = page.getByRole('button', { name: t('open_menu') })
    await items.waitFor()
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 890, height: 800 })
    await menu.waitFor()
    await expect(items).toBeHidden()
    await menu.click()
    const drawer = page.getByRole('dialog', { name: t('menu'), exact: true })
    for (const item of ['get_started', 'log_in'])
      await drawer.getByRole('button', { name: t(item), exact: true }).waitFor()
    for (const item of ['contact_us', 'switch_language']) await drawer.getByRole('link', { name: t(item) }).waitFor()
  })

  test('the drawer is 300 px or half a narrow screen wide, a dialog 400 px or 80 % of it', async ({ site }) => {
    const visit = await site.visit({ width: 890 })
    const { page, t } = visit
    const widthOf = async (name: string) =>
      (await page.getByRole('dialog', { name: t(name), exact: true }).boundingBox())?.width
    await visit.open('/')
    await page.getByRole('button', { name: t('open_menu') }).click()
    const drawer = page.getByRole('dialog', { name: t('menu'), exact: true })
    await drawer.waitFor()
    for (const [screen, width] of [
      [890, 300],
      [769, 300],
      [768, 384],
      [600, 300],
      [360, 180],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 800 })
      await expect.poll(() => widthOf('menu'), { message: `drawer at ${screen} px` }).toBeCloseTo(width, 0)
    }
    await drawer.getByRole('button', { name: t('log_in'), exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    for (const [screen, width] of [
      [1280, 400],
      [769, 400],
      [768, 614.4],
      [360, 288],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 800 })
      await expect.poll(() => widthOf('sign_in'), { message: `dialog at ${screen} px` }).toBeCloseTo(width, 0)
    }
  })

  test('the panels for a source (378 px) and for a weight (736 px) both fit a narrow screen', async ({ site }) => {
    const visit = await site.visit()
    const { page, t } = visit
    await visit.open('/how-it-works/model')
    const links = page.locator('#prior-pay').getByRole('link')
    const expectWidth = async (name: string, screen: number, width: number) => {
      await page.setViewportSize({ width: screen, height: 800 })
      const panel = page.getByRole('dialog', { name: t(name), exact: true })
      await panel.waitFor()
      const measured = async () => (await panel.boundingBox())?.width
      await expect.poll(measured, { message: `${name} at ${screen} px` }).toBeCloseTo(width, 0)
    }
    await links.first().click()
    await expectWidth('how:source.panel', 1280, 378)
    await expectWidth('how:source.panel', 360, 360)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await links.last().click()
    await expectWidth('how:weighed.title', 1280, 736)
    await expectWidth('how:weighed.title', 600, 600)
    await checkScreen(visit, 'how a number is weighed')
  })

  test('the sign-up dialog shows at each field what is wrong with it', async ({ site }) => {
    const visit = await site.visit()
    const { t } = visit
    await visit.open('/')
    await pressInHeader(visit, mouse, 'get_started')
    const dialog = dialogNamed(visit, 'create_account')
    const send = dialog.getByRole('button', { name: t('create_account'), exact: true })
    await send.click()
    for (const problem of ['please_input_email', 'please_input_password', 'please_input_repassword'])
      await dialog.getByText(t(problem), { exact: true }).waitFor()
    await checkScreen(visit, 'sign-up dialog with problems')
  })
})
