import { expect, type Locator } from '@playwright/test'
import { exampleProfile } from '@settlesg/model/testing'
import { signIn } from './account.ts'
import { describeInBrowser } from './browser.ts'
import { inTurn } from './in-turn.ts'
import { keyboard, mouse } from './input-methods.ts'
import { checkScreen, settle, tooWide } from './screen-checks.ts'
import { type Site, test, type Visit } from './site.ts'
import { beginningWith } from './texts.ts'
import { newAssessor } from './users.ts'
import { visibleWords } from './words.ts'

/** What fits on the first page of A4 within the usual margins, in CSS pixels. */
const paper = { width: 718, height: 1047 }

/** The person of the example with two questions left open, who applies in the month of the test: no month has passed. */
const { employer_since: _, ...work } = exampleProfile.work
const { apply_month: _fixed, ...route } = exampleProfile.route
const residence = { ...exampleProfile.residence, pass_expires: '2099-01' }
const profile = { ...exampleProfile, route, residence, work }

describeInBrowser('the result, answer first', () => {
  const ofOneself = {
    en: ['is it worth applying now', 'why is my range so low', 'should I wait another year'],
    zh: ['现在申请值得吗', '为什么我的范围这么低', '要不要再等一年'],
  } as const
  for (const language of inTurn('zh', 'en'))
    test(`what one asks of one’s own case is answered by its own sentences, in ${language}`, async ({ site }) => {
      const { visit } = await openResult(site, language)
      const { page, t } = visit
      const part = page.getByRole('region', { name: t('question:label') })
      const said: string[] = []
      for (const question of ofOneself[language]) {
        await part.getByRole('textbox').fill(question)
        await page.keyboard.press('Enter')
        await part.getByText(t('question:found'), { exact: true }).waitFor()
        await part
          .getByRole('link', { name: t('question:place.case'), exact: true })
          .first()
          .waitFor()
        said.push(...(await part.getByRole('blockquote').first().allTextContents()))
        await part.getByRole('textbox').fill('flights to Bali')
        await page.keyboard.press('Enter')
        await part.getByText(t('question:none'), { exact: true }).waitFor()
      }
      expect(said[1], 'its range').toMatch(/\d+ (?:to|至) \d+/)
    })

  for (const language of inTurn('en', 'zh'))
    test(`both answers of a result are in sight, what follows is folded but printed, in ${language}`, async ({
      site,
    }) => {
      const { visit } = await openResult(site, language)
      const { page, t } = visit
      const main = page.getByRole('main')
      const verdicts = [t('result:routes.title'), t('result:range.title')].map((name) =>
        main.getByRole('region', { name, exact: true }),
      )
      for (const [width, height] of [
        [390, 700],
        [1440, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => scrollTo(0, 0))
        await settle(page)
        const picture = main.getByRole('img').first()
        // On a wide window with what the people stand for.
        const legend = width > 890 ? [main.locator('[data-range] + div ul').first()] : []
        for (const part of [verdicts[0], main.locator('[data-range]'), picture, ...legend])
          expect(await bottomOf(part), `${width} px`).toBeLessThanOrEqual(height)
        await checkScreen(visit, 'result, answer first')
      }
      // Where the window has room for all of it, still in sight where the reasons end.
      await page.setViewportSize({ width: 1440, height: 960 })
      await main
        .getByRole('region', { name: t('result:reasons.title'), exact: true })
        .evaluate((part) => part.scrollIntoView({ block: 'start' }))
      for (const verdict of verdicts) expect(await bottomOf(verdict)).toBeLessThanOrEqual(960)
      expect((await verdicts[0]?.boundingBox())?.y).toBeGreaterThanOrEqual(0)

      // With nothing opened, what there is to read is little, and the first section to open is not far.
      await page.setViewportSize({ width: 390, height: 700 })
      await settle(page)
      const folds = main.locator('details')
      expect((await folds.first().boundingBox())?.y).toBeLessThanOrEqual(2.5 * 700)
      await page.evaluate(() => scrollTo(0, 0))
      const words = await visibleWords(page, language)
      console.log(
        `a case on a phone, nothing opened, ${language}: ${words} ${language === 'zh' ? 'characters' : 'words'}`,
      )
      expect(words).toBeGreaterThan(100)
      expect(words).toBeLessThanOrEqual(language === 'zh' ? 900 : 500)

      await page.setViewportSize(paper)
      await page.emulateMedia({ media: 'print' })
      const reasons = main.getByRole('region', { name: t('result:reasons.title'), exact: true })
      expect(await bottomOf(reasons)).toBeLessThanOrEqual(paper.height)
      await main.getByText(t('model:limits.whole_case'), { exact: true }).waitFor()
      expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(1000)
      // Where the colours are the reader's own, the bar still stands out from what is behind it.
      await page.emulateMedia({ media: 'screen', forcedColors: 'active', reducedMotion: 'reduce' })
      const [bar, ground] = await main
        .locator('dd rect')
        .first()
        .evaluate((rect) => [getComputedStyle(rect).stroke, getComputedStyle(document.body).backgroundColor])
      expect(bar).not.toBe(ground)
      await checkScreen(visit, 'result in forced colours')
      await page.emulateMedia({ forcedColors: 'none' })
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 800 })
        await settle(page)
        expect(await tooWide(page), `${width} px`).toEqual([])
      }
      // Folded tables and pictures are measured only once they are open.
      await folds.evaluateAll((all) => {
        for (const fold of all) fold.setAttribute('open', '')
      })
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await settle(page)
        expect(await tooWide(page), `all unfolded, ${width} px`).toEqual([])
      }
    })

  for (const language of inTurn('zh', 'en'))
    test(`a result printed by the browser or its button has all that is folded, in ${language}`, async ({ site }) => {
      const { page, t } = (await openResult(site, language)).visit
      const main = page.getByRole('main')
      // One text out of each part that is folded or stands below.
      const parts = [
        t('advice:plan.submit.title'),
        t('result:groups.middle'),
        t('model:route.student'),
        t('model:waiting_reported.limits'),
      ]
      for (const part of parts) await expect(main).toContainText(part)
      await page.emulateMedia({ media: 'print' })
      for (const part of parts) await expect(main.getByText(part).first()).toBeVisible()
      await expect(main.getByRole('heading', { name: t('result:sharpen.title') })).toBeHidden()
      await expect(main.locator('details[open]')).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })

      // By the button, before anything else is done on the page.
      await page.addInitScript(() => {
        window.print = () => Reflect.set(window, 'printed', document.querySelector('main')?.textContent)
      })
      await page.reload()
      await main.getByRole('button', { name: t('result:print'), exact: true }).press('Enter')
      await page.waitForFunction(() => Reflect.has(window, 'printed'))
      const onPaper = await page.evaluate<string>(() => Reflect.get(window, 'printed'))
      for (const part of parts) expect(onPaper).toContain(part)
    })

  for (const language of inTurn('zh', 'en'))
    test(`an answer given by keyboard moves the range, and undoing it moves it back, in ${language}`, async ({
      site,
    }) => {
      const { visit, client, assessment_id } = await openResult(site, language)
      const { page, t } = visit
      const input = keyboard(page)
      const sharpen = page.getByRole('region', { name: t('result:sharpen.title'), exact: true })
      const button = (key: string) => sharpen.getByRole('button', { name: t(`result:sharpen.${key}`), exact: true })
      const keep = sharpen.getByRole('button', { name: beginningWith(t('result:sharpen.keep_answer', { answer: '' })) })
      const before = await rangeShown(visit)
      await input.press(sharpen.locator('summary').first())
      await input.press(sharpen.getByRole('button', { name: openSchooling(visit) }))
      const question = sharpen.getByRole('group', { name: t('result:sharpen.schooling'), exact: true })
      await question.waitFor()
      await checkScreen(visit, 'an answer open for changing')
      await input.choose(question.getByRole('radio', { name: t('form:no'), exact: true }))
      // What is typed outlasts a reload.
      await page.reload()
      await question.waitFor()
      await expect(question.getByRole('radio', { name: t('form:no'), exact: true })).toBeChecked()
      // The preview writes nothing, and moves nothing but itself.
      await keep.waitFor()
      expect(await rangeShown(visit)).toBe(before)
      expect((await client.assessment({ id: assessment_id })).versions).toHaveLength(1)
      await input.press(keep)
      await expect.poll(() => rangeShown(visit)).not.toBe(before)
      const { prediction, corrections } = await client.assessment({ id: assessment_id })
      await expect.poll(() => rangeShown(visit)).toBe(`${prediction.estimate?.low}-${prediction.estimate?.high}`)
      expect(corrections?.left).toBe(49)
      await button('undo').waitFor()
      await checkScreen(visit, 'a changed answer')
      await input.press(button('undo'))
      await expect.poll(() => rangeShown(visit)).toBe(before)
      await sharpen.getByText(t('result:sharpen.history_other', { count: 3 }), { exact: true }).waitFor()
      const undone = await client.assessment({ id: assessment_id })
      expect(undone.versions.map(({ cause }) => cause)).toEqual(['undo', 'correction', 'estimate'])
      expect(undone.corrections?.left).toBe(50)
    })

  for (const language of inTurn('en', 'zh'))
    test(`an answer outlasts a lost connection and the end of the session, in ${language}`, async ({ site }) => {
      const { visit, client, email } = await openResult(site, language, 390)
      const { page, context, t } = visit
      const sharpen = page.getByRole('region', { name: t('result:sharpen.title'), exact: true })
      const keep = sharpen.getByRole('button', { name: beginningWith(t('result:sharpen.keep_answer', { answer: '' })) })
      const before = await rangeShown(visit)
      await sharpen.locator('summary').first().click()
      await sharpen.getByRole('button', { name: openSchooling(visit) }).click()
      const answer = sharpen
        .getByRole('group', { name: t('result:sharpen.schooling'), exact: true })
        .getByRole('radio', { name: t('form:no'), exact: true })
      // Left blank there is nothing to keep.
      await expect(sharpen.getByRole('button', { name: t('result:sharpen.keep'), exact: true })).toBeDisabled()
      await answer.click()

      visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
      await context.setOffline(true)
      await keep.click()
      await sharpen.getByText(t('result:sharpen.problem.offline'), { exact: true }).waitFor()
      await expect(answer).toBeChecked()
      await checkScreen(visit, 'a change without a connection')
      await context.setOffline(false)

      visit.expectPageError(/status of 403/)
      await client.logOutEverywhere()
      await keep.click()
      await page
        .getByRole('alert')
        .filter({ hasText: t('session_expired') })
        .waitFor()
      await page.waitForURL('/home')
      await signIn(visit, mouse, email)
      await page
        .getByRole('main')
        .getByRole('link', { name: t('wanted_page_link'), exact: true })
        .click()
      await answer.waitFor()
      await expect(answer).toBeChecked()
      await expect.poll(() => rangeShown(visit)).toBe(before)
      await keep.dblclick()
      await expect.poll(() => rangeShown(visit)).not.toBe(before)
      await sharpen.getByText(t('result:sharpen.history_other', { count: 2 }), { exact: true }).waitFor()
    })
})

/** The button of the open question about schooling. */
const openSchooling = ({ t }: Visit) => beginningWith(t('form:field.residence.schooling_here.label'))

/** A new person with a result, which is open. */
async function openResult(site: Site, language: Visit['language'], width = 1280) {
  const { token, client, email, assessment_id, reference } = await newAssessor(site.url, profile, language)
  const visit = await site.visit({ language, width, token })
  await visit.open(`/tool/result/${reference}`)
  await visit.page.getByRole('region', { name: visit.t('result:sharpen.title'), exact: true }).waitFor()
  return { visit, client, email, assessment_id }
}

const bottomOf = async (part: Locator | undefined) => {
  const box = await part?.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

const rangeShown = ({ page }: Visit) => page.getByRole('main').locator('[data-range]').getAttribute('data-range')
