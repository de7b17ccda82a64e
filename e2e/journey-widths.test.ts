import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { addressIn, languages } from '@settlesg/contract'
import { isLong } from '../testing/long.ts'
import { pages } from '../web/app/page-table.ts'
import { formSteps, journeyProfile } from './answers.ts'
import { describeInBrowser } from './browser.ts'
import { formOf } from './form.ts'
import { inTurn } from './in-turn.ts'
import { mouse } from './input-methods.ts'
import { checkScreen, offScale, settle, tooWide } from './screen-checks.ts'
import { test } from './site.ts'
import { newAssessor } from './users.ts'

/** 640 px stands for a window of 1280 px at a zoom of 200 %. */
const widths = [1280, 891, 640, 360, 320]
/** At a desk and on a phone. */
const usualWidths = [1280, 360]

describeInBrowser('pages on narrow screens and at 200 % zoom', () => {
  for (const language of languages)
    test(`no page scrolls sideways or shows five sizes of type at once, in ${language}`, async ({ site }) => {
      const { token, reference } = await newAssessor(site.url, journeyProfile, language)
      const visit = await site.visit({ language, token, context: { deviceScaleFactor: 2 } })
      const { page, t } = visit
      const expectToFit = async (screen: string) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await settle(page)
          expect(await tooWide(page), `${screen} at ${width} px`).toEqual([])
          if (usualWidths.includes(width))
            expect(await offScale(page), `sizes and weights of ${screen} at ${width} px`).toEqual([])
        }
      }

      // Each screen in one of the languages, by turns; in `npm run test:long` in both.
      const inThis = <T>(screens: readonly T[]) =>
        screens.filter((_, place) => isLong || languages[place % languages.length] === language)

      await visit.open('/tool/detail')
      await page.getByRole('button', { name: t('result:reuse.button') }).click()
      const form = formOf(visit, mouse)
      await form.heading('check').waitFor()
      await expectToFit('check')
      for (const step of inThis(formSteps)) {
        await page.setViewportSize({ width: 1280, height: 800 })
        const progress = page.getByRole('navigation', { name: t('form:progress_label') })
        await progress.getByRole('link', { name: t(`form:step.${step}.title`), exact: true }).click()
        await form.heading(step).waitFor()
        await expectToFit(step)
      }
      const nobodys = randomUUID()
      const paths = pages.map(({ path, isPublic }) =>
        isPublic ? addressIn(language, path) : path.replace(':encodedParams', reference).replace(':id', nobodys),
      )
      for (const path of inThis([...paths, '/tool/result/bad', '/reset-password?token=x', '/nothing'])) {
        if (path === '/reset-password?token=x') visit.expectPageError(/status of 400/)
        if (path === '/nothing' || path.includes(nobodys)) visit.expectPageError(/status of 404/)
        await visit.open(path)
        await page.locator('h1:not([data-loading], [data-loading] *)').waitFor()
        await expectToFit(path)
      }
    })

  for (const language of inTurn('zh', 'en'))
    test(`dialogs and the drawer fit a screen of 320 px in ${language}`, async ({ site }) => {
      const visit = await site.visit({ language, width: 320, height: 568 })
      const { page, t } = visit
      await visit.open('/')
      const fits = async () => {
        await settle(page)
        expect(await tooWide(page)).toEqual([])
        const overflow = await page
          .getByRole('dialog')
          .evaluate((dialog) => [dialog.scrollWidth - dialog.clientWidth, dialog.getBoundingClientRect().left])
        expect(overflow[0]).toBe(0)
        expect(overflow[1]).toBeGreaterThanOrEqual(0)
      }
      await page.getByRole('button', { name: t('open_menu') }).click()
      await page.getByRole('dialog', { name: t('menu'), exact: true }).waitFor()
      await fits()
      await checkScreen(visit, 'drawer')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('log_in'), exact: true })
        .click()
      await page.getByRole('dialog', { name: t('sign_in'), exact: true }).waitFor()
      await fits()
      for (const [way, dialog] of [
        ['create_account', 'create_account'],
        ['sign_in', 'sign_in'],
        ['forgot_password', 'recover_password'],
      ] as const) {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t(way), exact: true })
          .last()
          .click()
        await page.getByRole('dialog', { name: t(dialog), exact: true }).waitFor()
        await fits()
      }
    })
})
