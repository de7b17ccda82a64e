import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { priceOrder } from '@settlesg/contract'
import { goOnByMailedLink, signUp } from './account.ts'
import { answerStep } from './answers.ts'
import { describeInBrowser } from './browser.ts'
import { type Errand, recordEffort } from './errand.ts'
import { formOf } from './form.ts'
import { inTurn } from './in-turn.ts'
import { answerQuickCheck, passHolder, type QuickAnswers, quickCard } from './quick-answers.ts'
import { checkScreen } from './screen-checks.ts'
import { isAlive, type Site, test, type Visit } from './site.ts'
import { beginningWith } from './texts.ts'
import { visibleWords } from './words.ts'

/*
 * The errands of people, from the home page to what they came for, with everything counted that they press, type and are
 * shown. `npm test` plays each once, `npm run test:long` in the other language as well. The figures are the same on a busy
 * machine, so that only a change of the product reaches a bound: whoever adds a press or a screen of text decides it here.
 */

/** An address of usual length. */
const usualAddress = () => `priya.${randomBytes(4).toString('hex')}@mail.sg`

describeInBrowser('errands', () => {
  for (const language of inTurn('en', 'zh'))
    test(`a pass holder at a desk gets to the open analysis, in ${language}`, async ({ site }) => {
      const visit = await site.visit({ language, width: 1440, height: 900, asksAboutCookies: true })
      const { page, t } = visit
      const errand = await recordEffort(visit, 'mouse')
      await visit.open('/')
      await answerQuickCheck(visit, errand, passHolder)
      await quickCard(visit).getByRole('img').first().waitFor()
      await errand.look()
      const range = errand.mark(`pass holder at a desk, ${language}, first range`)
      expect(range.presses).toBeLessThanOrEqual(12)
      expect(range.words).toBeLessThanOrEqual(language === 'zh' ? 308 : 279)

      await openAccount(site, visit, errand)
      await finishForm(visit, errand)
      const answer = errand.mark(`pass holder at a desk, ${language}, full answer`)

      await errand.input.press(page.locator('#analysis summary').first())
      const price = `S$${(priceOrder('pack_2', 1).amountCents / 100).toFixed(2)}`
      const buyAndOpen = page.getByRole('button', { name: t('payments:buy.button_open', { price }), exact: true })
      await errand.input.press(buyAndOpen)
      await page.waitForURL(/\/sandbox\/checkout\//)
      const before = errand.mark(`pass holder at a desk, ${language}, at the payment page`)
      await errand.input.press(page.getByRole('button', { name: t('sandbox:buttons.card'), exact: true }))
      await page.waitForURL(/\/checkout\?/)
      await errand.input.press(page.getByRole('link', { name: t('payments:checkout.see_analysis'), exact: true }))
      await page.waitForURL(/\/tool\//)
      await page.locator('section#papers').waitFor()
      const after = errand.mark(`pass holder at a desk, ${language}, analysis open`)
      console.log(`pass holder at a desk, ${language}, paying to open: ${after.presses - before.presses} presses`)
      expect(after.presses - before.presses).toBeLessThanOrEqual(3)
      expect(answer.questions).toBeLessThanOrEqual(14)
      expect(answer.presses).toBeLessThanOrEqual(32)
      expect(answer.words).toBeLessThanOrEqual(language === 'zh' ? 963 : 899)
    })

  for (const language of inTurn('zh', 'en'))
    test(`a pass holder with a phone gets to the answer through mishaps, in ${language}`, async ({ site }) => {
      const visit = await site.visit({
        language,
        width: 390,
        height: 844,
        asksAboutCookies: true,
        context: { hasTouch: true, isMobile: true },
      })
      const { context, t } = visit
      const errand = await recordEffort(visit, 'finger')
      await visit.open('/')
      // A wrong amount: the pay of a year is asked about.
      await answerQuickCheck(visit, errand, { ...passHolder, slip: 108_000 })
      errand.mark(`pass holder with a phone, ${language}, first range`)

      await openAccount(site, visit, errand)
      const form = formOf(visit, errand.input)
      await form.heading('you').waitFor()
      await form.yesOrNo('education.awarded_in_singapore', 'no')
      errand.asked()
      // The connection goes in the middle of a step: nothing of the form needs it.
      await context.setOffline(true)
      await form.next()
      await form.heading('family').waitFor()
      await visit.page.goBack()
      await form.heading('you').waitFor()
      await expect(visit.page.getByRole('radio', { name: t('form:no'), exact: true })).toBeChecked()
      await visit.page.goForward()
      await form.heading('family').waitFor()
      await context.setOffline(false)
      // The tab is closed, and another one opened: the form goes on where it was.
      const other = await context.newPage()
      await visit.page.close()
      const again: Visit = { ...visit, page: other }
      await other.goto('/tool')
      await other.waitForFunction(isAlive)
      await formOf(again, errand.input).heading('family').waitFor()
      errand.moveTo(other)
      await other.getByRole('link', { name: t('form:back'), exact: true }).click()
      await formOf(again, errand.input).heading('you').waitFor()
      await expect(other.getByRole('radio', { name: t('form:no'), exact: true })).toBeChecked()
      await formOf(again, errand.input).next()
      await finishFamily(again, errand)
      errand.mark(`pass holder with a phone, ${language}, full answer`)
      const words = await visibleWords(other, language)
      console.log(
        `a case on a phone, nothing opened, ${language}: ${words} ${language === 'zh' ? 'characters' : 'words'}`,
      )
      expect(words).toBeLessThanOrEqual(language === 'zh' ? 568 : 361)
      await checkScreen(again, 'errand, result')
    })

  for (const language of inTurn('en', 'zh'))
    test(`a pass holder with the keyboard at 200 % gets to the answer, in ${language}`, async ({ site }) => {
      const visit = await site.visit({ language, width: 640, height: 450, asksAboutCookies: true })
      const errand = await recordEffort(visit, 'keyboard')
      await visit.open('/')
      await answerQuickCheck(visit, errand, passHolder)
      errand.mark(`pass holder with the keyboard, ${language}, first range`)
      await openAccount(site, visit, errand)
      await finishForm(visit, errand)
      errand.mark(`pass holder with the keyboard, ${language}, full answer`)
    })

  for (const language of inTurn('en', 'zh'))
    test(`an aged parent hears at once why there is no range, in ${language}`, async ({ site }) => {
      const visit = await site.visit({ language, width: 1440, height: 900, asksAboutCookies: true })
      const { t } = visit
      const errand = await recordEffort(visit, 'keyboard')
      await visit.open('/')
      const parent: QuickAnswers = {
        link: 'parent_of_citizen',
        pass: 'ltvp',
        previous: 'none',
        born: '1950-03',
        since: '2018-06',
      }
      await answerQuickCheck(visit, errand, parent)
      const card = quickCard(visit)
      await card.getByText(t('model:no_estimate.no_published_rate.title'), { exact: true }).first().waitFor()
      const told = errand.mark(`aged parent, ${language}, told why there is no range`)
      expect(told.questions).toBeLessThanOrEqual(4)
      await openAccount(site, visit, errand)
      await visit.page.waitForURL(/\/tool/)
      errand.mark(`aged parent, ${language}, in the form`)
    })

  /** From the answer of the quick check into the form: the account, and the link of the mail in the same browser. */
  async function openAccount(site: Site, visit: Visit, errand: Errand) {
    const { page, t } = visit
    const { input } = errand
    await input.press(quickCard(visit).getByRole('button', { name: t('quick:keep.button'), exact: true }))
    const email = await signUp(visit, input, usualAddress())
    await page.getByRole('region', { name: t('awaited.title') }).waitFor()
    await errand.look()
    await goOnByMailedLink(visit, site.url, email)
    await page.waitForURL(/\/tool/)
  }

  /** From the first question that the quick check left open to the result. */
  async function finishForm(visit: Visit, errand: Errand) {
    const form = formOf(visit, errand.input)
    await form.heading('you').waitFor()
    await form.yesOrNo('education.awarded_in_singapore', 'no')
    errand.asked()
    await form.next()
    await finishFamily(visit, errand)
  }

  async function finishFamily(visit: Visit, errand: Errand) {
    const { page, t } = visit
    const form = formOf(visit, errand.input)
    await form.heading('family').waitFor()
    await answerStep(form, 'family')
    for (let question = 0; question < 5; question += 1) errand.asked()
    await form.next()
    await form.heading('check').waitFor()
    await errand.input.press(page.getByRole('button', { name: t('form:check.submit'), exact: true }))
    const dialog = page.getByRole('dialog', { name: t('form:confirm.title') })
    await errand.input.press(dialog.getByRole('button', { name: beginningWith(t('form:confirm.go')) }))
    await page.waitForURL(/\/tool\/result\//)
    await page.locator('[data-range]').first().waitFor()
    await errand.look('page')
  }
})
