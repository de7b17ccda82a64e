import { expect } from '@playwright/test'
import { answerAll } from './answers.ts'
import { describeInBrowser } from './browser.ts'
import { formOf } from './form.ts'
import { inTurn } from './in-turn.ts'
import { type InputMethod, keyboard, mouse } from './input-methods.ts'
import { checkScreen, settle, tooWide } from './screen-checks.ts'
import { test, type Visit } from './site.ts'
import { beginningWith } from './texts.ts'
import { newUser } from './users.ts'

describeInBrowser('the short form', () => {
  for (const [language, width, height] of inTurn(
    ['zh', 390, 700],
    ['en', 1440, 800],
    ['zh', 1440, 800],
    ['en', 390, 700],
  ))
    test(`an aged parent needs one step, a pass holder 41 clicks, in ${language} at ${width} px`, async ({ site }) => {
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
      await settle(page)
      expect(await tooWide(page)).toEqual([])
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
    isPointer: input.isPointer,
    press: after(1, input.press),
    type: after(1, input.type),
    select: after(2, input.select),
    choose: after(1, input.choose),
  }
}

describeInBrowser('answers in one’s own words', () => {
  const told = {
    en: { text: 'On an EP, in Singapore since 2018, S$9,800 a month. Married.', pass: 'EP' },
    zh: { text: '2018年来新加坡，持就业准证，月薪9800元，已婚', pass: '就业准证' },
  } as const
  for (const language of inTurn('zh', 'en')) {
    const { text, pass } = told[language]
    /** Opens the field, writes, and has the text read: by the keyboard alone, in a window of 1280 px at 200 %. */
    const write = async ({ page, t }: Visit, opener: string) => {
      const input = keyboard(page)
      await input.press(page.getByRole('button', { name: opener, exact: true }))
      const field = page.getByRole('textbox', { name: t('form:own_words.label') })
      await expect(field).toBeFocused()
      await input.type(field, text)
      await input.press(page.getByRole('button', { name: t('form:own_words.read'), exact: true }))
      return input
    }
    const use = ({ page, t }: Visit, key: 'use_all' | 'use_some', counts: { count: number; all?: number }) =>
      page.getByRole('button', { name: t(`form:own_words.${key}`, counts), exact: true })

    test(`in the form one is confirmed, then the rest, and a reload keeps them, in ${language}`, async ({ site }) => {
      const { token } = await newUser(site.url, language)
      const visit = await site.visit({ language, width: 640, height: 450, token })
      const { page, t } = visit
      await visit.open('/tool')
      const opener = t('form:own_words.open_form')
      const input = await write(visit, opener)
      await page.getByText(t('form:own_words.found', { count: 4 }), { exact: true }).waitFor()
      await page.locator('q', { hasText: pass }).first().waitFor()
      await checkScreen(visit, 'form own words')
      const boxes = page.getByRole('listitem').getByRole('checkbox')
      const passBox = page.getByRole('checkbox', { name: beginningWith(t('form:field.route.pass.label')) })
      for (const box of await boxes.all()) if (!(await passBox.and(box).count())) await input.press(box)
      await input.press(use(visit, 'use_some', { count: 1, all: 4 }))
      // The form moves the focus a frame later: a key before that would be pressed at another place.
      const openQuestion = page.getByRole('group', { name: beginningWith(t('form:field.route.links.label')) })
      await expect(openQuestion.locator(':focus')).toHaveCount(1)

      await write(visit, opener)
      await input.press(use(visit, 'use_all', { count: 3 }))
      await expect(openQuestion.locator(':focus')).toHaveCount(1)
      await page.reload()
      const form = formOf(visit, mouse)
      await expect(page.getByRole('radio', { name: t('form:option.pass.ep'), exact: true })).toBeChecked()
      await form.tick('route.links', 'form:none_of_these')
      await form.month('you.birth_month', '1990-03')
      await form.tick('history.gates', 'form:none_of_these')
      await form.choose('history.previous', 'previous', 'none')
      await form.next()
      await expect(page.getByLabel(beginningWith(t('form:field.work.monthly_pay.label')))).toHaveValue(/^9,?800$/)
    })

    test(`in the quick check they lead to the first open question, in ${language}`, async ({ site }) => {
      const visit = await site.visit({ language, width: 640, height: 450 })
      const { page, t } = visit
      await visit.open('/')
      const input = await write(visit, t('home:quick.own_words'))
      await page.locator('q', { hasText: pass }).first().waitFor()
      await checkScreen(visit, 'quick check own words')
      await input.press(page.getByRole('button', { name: beginningWith(t('form:own_words.use_all', { count: 4 })) }))
      await expect(page.getByRole('textbox', { name: t('form:own_words.label') })).toHaveCount(0)
      await page.getByRole('group', { name: t('home:quick.links') }).waitFor()
    })
  }
})
