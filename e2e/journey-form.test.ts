import { expect } from '@playwright/test'
import { languages } from '@settlesg/contract'
import { answerAll } from './answers.ts'
import { describeInBrowser } from './browser.ts'
import { formOf } from './form.ts'
import { type InputMethod, mouse } from './input-methods.ts'
import { isLong } from './long.ts'
import { checkScreen } from './screen-checks.ts'
import { test } from './site.ts'
import { beginningWith } from './texts.ts'
import { newUser } from './users.ts'

/** One size for each language; both for both in `npm run test:long`. */
const sizes = {
  en: [[1440, 800], ...(isLong ? [[390, 700]] : [])],
  zh: [[390, 700], ...(isLong ? [[1440, 800]] : [])],
} as const

describeInBrowser('the short form', () => {
  for (const language of languages)
    for (const [width = 0, height = 0] of sizes[language])
      test(`an aged parent needs one step, a pass holder 41 clicks, in ${language} at ${width} px`, async ({
        site,
      }) => {
        const { token } = await newUser(site.url, language)
        const visit = await site.visit({ language, width, height, token })
        const { page, t } = visit
        const clicks = { count: 0 }
        const form = formOf(visit, counted(mouse, clicks))
        const heading = page.getByRole('heading', { level: 1 })
        const hasFocus = () => heading.evaluate((element) => element === document.activeElement)
        const main = page.getByRole('main')
        await visit.open('/tool')

        await form.heading('route').waitFor()
        await main.getByText(t('form:balance_one', { count: 1 }), { exact: true }).waitFor()
        const calls: string[] = []
        page.on('request', (request) => {
          if (request.method() !== 'GET') calls.push(request.url())
        })
        await form.tick('route.links', 'form:option.link.parent_of_citizen')
        await form.choose('route.pass', 'pass', 'ltvp')
        await form.month('you.birth_month', '1955-03')
        await form.tick('history.gates', 'form:none_of_these')
        await form.choose('history.previous', 'previous', 'none')
        await checkScreen(visit, 'form early notice')
        await form.next()
        await page.getByRole('heading', { level: 1, name: t('form:early.title'), exact: true }).waitFor()
        await expect.poll(hasFocus).toBe(true)
        const known = main.getByText(t('model:known_instead.aged_parent'))
        await known.waitFor()
        // Both verdicts first: the age was asked before it is said that one may apply; and why there is no estimate.
        await main.getByText(t('result:answer.may.aged_parent'), { exact: true }).waitFor()
        await main.getByText(t('model:no_estimate.no_published_rate.title'), { exact: true }).waitFor()
        await main.getByRole('heading', { name: t('result:advice.papers'), exact: true }).waitFor()
        await main.evaluate((part) => {
          for (const fold of part.querySelectorAll('details')) fold.open = true
        })
        await main.getByRole('link', { name: beginningWith(t('result:advice.ica')) }).waitFor()
        await checkScreen(visit, 'form early answer')
        await page.setViewportSize({ width: 320, height })
        await checkScreen(visit, 'form early answer')
        await page.setViewportSize({ width, height })

        // Another person at the same place: what was answered stands there until it is changed.
        await main.getByRole('link', { name: t('form:early.change'), exact: true }).click()
        await form.tick('route.links', 'form:option.link.parent_of_citizen')
        await form.tick('history.gates', 'form:none_of_these')
        clicks.count = 0
        const questions: number[] = []
        await answerAll(form, async (step) => {
          // Each question has its "why we ask"; the fields of a child's row are one question.
          questions.push(
            await main.getByRole('button', { name: beginningWith(t('form:why_mark', { label: '' })) }).count(),
          )
          await checkScreen(visit, `form ${step}`)
        })
        await expect.poll(hasFocus).toBe(true)
        await checkScreen(visit, 'form check')
        await main.locator('[data-crowd]').waitFor()
        // Neither the early answer nor the range while answering sends anything.
        expect(calls).toEqual([])
        await main.getByRole('button', { name: t('form:check.submit'), exact: true }).click()
        const dialog = page.getByRole('dialog', { name: t('form:confirm.title') })
        await dialog.locator('summary').click()
        await dialog.getByRole('link', { name: t('form:field.work.assessed_income.label'), exact: true }).waitFor()
        await checkScreen(visit, 'form confirmation')
        await dialog.getByRole('button', { name: t('form:confirm.go'), exact: true }).click()
        await page.waitForURL(/\/tool\/result\//)
        expect(questions.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(16)
        // And the two that ask for the result and agree to its price.
        expect(clicks.count + 2).toBeLessThanOrEqual(41)
      })
})

/** Counts what a person presses: a field once to type into it, a list twice to take something out of it. */
const counted = (input: InputMethod, clicks: { count: number }): InputMethod => {
  const after =
    <Rest extends unknown[]>(presses: number, act: (...rest: Rest) => Promise<void>) =>
    (...rest: Rest) => {
      clicks.count += presses
      return act(...rest)
    }
  return {
    press: after(1, input.press),
    type: after(1, input.type),
    select: after(2, input.select),
    choose: after(1, input.choose),
  }
}
