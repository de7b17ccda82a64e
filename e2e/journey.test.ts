import { expect } from '@playwright/test'
import type { Assessment } from '@settlesg/contract'
import { dialogNamed, goOnByMailedLink, pressInHeader, signUp } from './account.ts'
import { answerAll, journeyProfile } from './answers.ts'
import { describeInBrowser } from './browser.ts'
import { formOf } from './form.ts'
import { inTurn } from './in-turn.ts'
import { finger, type InputMethod, mouse } from './input-methods.ts'
import { checkScreen, coveredByNotice } from './screen-checks.ts'
import { test, type Visit, type VisitOptions } from './site.ts'
import { beginningWith } from './texts.ts'
import { clientOf } from './users.ts'

describeInBrowser('the main job, from the home page to an estimate', () => {
  const narrow = { width: 360, height: 740, context: { hasTouch: true, isMobile: true } }
  type Variant = readonly [name: string, options: VisitOptions, input: InputMethod]
  for (const [name, options, input] of inTurn<Variant>(
    ['in English at 1280 px, with the mouse', {}, mouse],
    ['in Chinese at 360 px, with a finger', { language: 'zh', ...narrow }, finger],
  ))
    test(`a visitor gets from the home page to an estimate ${name}`, async ({ site }) => {
      const visit = await site.visit({ ...options, asksAboutCookies: true })
      await doTheMainJob(site.url, visit, input, checkScreen)
    })

  /** `look` is called on every screen on the way. */
  async function doTheMainJob(
    siteUrl: string,
    visit: Visit,
    input: InputMethod,
    look: (visit: Visit, screen: string) => Promise<void>,
  ) {
    const { page, t } = visit
    // The page stays in the month in which this began: an estimate is for a month, and a new one asks for a new estimate.
    await page.clock.setFixedTime(new Date())
    const see = (screen: string) => look(visit, screen)
    const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })

    await visit.open('/')
    await button('cookies.accept').waitFor()
    await see('home with cookie banner')
    await input.press(button('cookies.accept'))
    await button('cookies.accept').waitFor({ state: 'detached' })
    if (visit.isNarrow) {
      await input.press(button('open_menu'))
      await page.getByRole('dialog', { name: t('menu') }).waitFor()
      await see('drawer')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: t('menu') }).waitFor({ state: 'hidden' })
    }

    await pressInHeader(visit, input, 'get_started')
    await dialogNamed(visit, 'create_account').waitFor()
    await see('sign-up dialog')
    const email = await signUp(visit, input)
    await page.getByText(t('registration_verification'), { exact: true }).waitFor()
    expect(await coveredByNotice(page)).toEqual([])
    const panel = page.getByRole('region', { name: t('awaited.title') })
    await panel.getByText(email, { exact: true }).waitFor()
    await see('home with the notice about the mail')
    await input.press(panel.getByRole('button', { name: t('awaited.resend') }))
    await panel.getByText(t('awaited.sent_again')).waitFor()

    const link = await goOnByMailedLink(visit, siteUrl, email)
    expect(new URL(link).search).toContain('token=')
    await page.waitForURL(`${siteUrl}/home`)
    expect(await coveredByNotice(page)).toEqual([])
    await see('home signed in')

    await input.press(page.getByRole('main').getByRole('link', { name: t('home:member.first'), exact: true }))
    await page.waitForURL(/\/tool/)
    const form = formOf(visit, input)
    await form.heading('route').waitFor()
    await form.next()
    const summary = page.getByRole('region', { name: t('form:problems_title') })
    await summary.waitFor()
    await expect(summary).toBeFocused()
    await see('step route with problems')
    await input.press(summary.getByRole('link', { name: beginningWith(t('form:field.route.pass.label')) }))
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('route-pass')
    await input.press(button('form:example.open'))
    const example = page.getByRole('dialog', { name: t('result:example.title') })
    await example.getByText(t('result:example.notice')).waitFor()
    await example.getByRole('heading', { name: t('result:range.title') }).waitFor()
    const width = async () => (await example.boundingBox())?.width
    await expect.poll(width).toBeCloseTo(visit.isNarrow ? 0.8 * 360 : 400, 0)
    await see('example modal')
    await page.keyboard.press('Escape')
    await example.waitFor({ state: 'hidden' })
    await answerAll(form, (step) => see(`step ${step}`))
    await see('check answers')

    await input.press(button('form:check.submit'))
    const confirmation = page.getByRole('dialog', { name: t('form:confirm.title') })
    await confirmation.getByText(t('form:confirm.cost_first'), { exact: true }).waitFor()
    await see('confirmation modal')
    await input.press(button('form:confirm.go'))

    await page.waitForURL(/\/tool\/result\//)
    const resultUrl = page.url()
    const assessment = await storedAssessment(siteUrl, visit)
    await expectResult(visit, assessment)
    await see('result')
    await page.reload()
    await expectResult(visit, assessment)
    expect(page.url()).toBe(resultUrl)

    await followReasonToItsSource(visit, input, see)
    await page.goBack()
    await expectResult(visit, assessment)

    const offered = page.getByRole('region', { name: t('result:see_answers'), exact: true })
    const way = offered.getByRole('link', { name: t('result:analysis_link'), exact: true })
    if (!(await way.isVisible())) await input.press(offered.locator('summary').first())
    await input.press(way)
    await page.getByRole('heading', { level: 1, name: t('analysis:offer.title') }).waitFor()
    await see('detail')

    await pressInHeader(visit, input, 'my_account')
    const assessments = page.getByRole('region', { name: t('account:assessments.title') })
    await expect(assessments.getByRole('listitem')).toHaveCount(1)
    await see('account')
    const ways = page.getByRole('navigation', { name: t('account:title'), exact: true })
    const toBilling = () => input.press(ways.getByRole('link', { name: t('account:pages.billing'), exact: true }))
    await toBilling()
    await expectHistory(visit)
    await see('account: billing')
    await input.press(ways.getByRole('link', { name: t('account:pages.security'), exact: true }))
    await input.press(button('account:sessions.everywhere'))
    const question = page.getByRole('dialog', { name: t('account:sessions.everywhere_title') })
    await question.waitFor()
    await see('question before signing out everywhere')
    await input.press(question.getByRole('button', { name: t('account:cancel'), exact: true }))
    await question.waitFor({ state: 'hidden' })

    // Once more with the same answers: nothing is charged, and the result is the same one.
    await pressInHeader(visit, input, 'get_started')
    await form.heading('check').waitFor()
    await page.getByText(t('form:already_assessed')).waitFor()
    await input.press(button('form:check.submit'))
    await confirmation.getByText(t('form:confirm.cost_free'), { exact: true }).waitFor()
    await input.press(confirmation.getByRole('button', { name: t('form:see_result'), exact: true }))
    await page.waitForURL(resultUrl)
    await pressInHeader(visit, input, 'my_account')
    await toBilling()
    await expectHistory(visit)

    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('access_token')
    await input.press(button('account:sessions.here').first())
    await page.waitForURL('/home')
    await page.getByRole('heading', { level: 1, name: t('home.headline') }).waitFor()
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
    const cookies = (await visit.context.cookies()).map(({ name }) => name)
    expect(cookies.filter((name) => !['CookieConsent', 'language', 'signed-in-before'].includes(name))).toEqual([])
    expect(cookies).toContain('CookieConsent')
  }

  /** The newest assessment of whoever is signed in, as the server keeps it: it holds exactly what was answered. */
  async function storedAssessment(siteUrl: string, { page }: Visit): Promise<Assessment> {
    const client = clientOf(siteUrl, await page.evaluate(() => localStorage.getItem('access_token')))
    const { data } = await client.assessments({ limit: 1 })
    const assessment = await client.assessment({ id: data[0]?.id ?? '' })
    // Month and route are filled in by the server.
    const { apply_month, route: filled, ...route } = assessment.profile.route
    expect(filled).toBe(assessment.route)
    expect({ ...assessment.profile, route }).toEqual(journeyProfile)
    expect(apply_month).toBe(assessment.apply_month)
    return assessment
  }
})

/** Checks the range in figures, in words and in the table, the routes, and that sources are links. */
async function expectResult({ page, t }: Visit, { prediction, profile }: Assessment): Promise<void> {
  const { estimate, route, sources } = prediction
  if (!estimate) throw new Error('There is no estimate')
  const main = page.getByRole('main')
  await main.locator(`[data-range="${estimate.low}-${estimate.high}"]`).getByText(t('result:answer.of')).waitFor()
  const pass = t(`form:option.pass.${profile.route.pass}`)
  const may = route === 'pts' ? t('result:answer.may_on_pass', { pass }) : t(`result:answer.may.${route}`)
  await main.getByText(may, { exact: true }).waitFor()
  // Folded at first; opened, all of it can be looked at. Some folds come with the answers, a moment after the estimate.
  const links = main.getByRole('region', { name: t('result:sources.title'), exact: true }).getByRole('link')
  await expect
    .poll(async () => {
      await main.evaluate((part) => {
        for (const fold of part.querySelectorAll('details')) fold.open = true
      })
      return links.count()
    })
    .toBe(sources.length)
  const crowd = main.locator(`[data-crowd="${estimate.low}-${estimate.mid}-${estimate.high}"]`).first()
  for (const people of [estimate.low, estimate.high - estimate.low, 100 - estimate.high])
    await expect(crowd).toContainText(String(people))
  const sums = main.getByRole('region', { name: t('result:reasons.title'), exact: true }).locator('[data-people]')
  const people = (await sums.allInnerTexts()).map((text) => Number(text.replace('−', '-')) || 0)
  expect(people).toHaveLength(8)
  expect(people.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(estimate.mid)
  expect(people.at(-1)).toBe(estimate.mid)
  const rule = main.getByRole('region', { name: t('result:fold.rule'), exact: true })
  await expect.poll(() => rule.getByRole('listitem').count()).toBeGreaterThan(1)
  for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^https?:\/\//)
}

/** From the first reason in one step to how it is weighed, beside the page, with links to what it rests on. */
async function followReasonToItsSource({ page, t }: Visit, input: InputMethod, see: (screen: string) => Promise<void>) {
  const reasons = page.getByRole('region', { name: t('result:reasons.title'), exact: true })
  const link = reasons.getByRole('link', { name: beginningWith(t('result:reasons.how_what', { factor: '' })) }).first()
  await input.press(link)
  const panel = page.getByRole('dialog', { name: t('how:weighed.title'), exact: true })
  const address = panel.getByRole('link', { name: beginningWith(t('how:source.open')) }).first()
  await expect(address).toHaveAttribute('href', /^https?:\/\//)
  await see('how a reason is weighed')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await expect(link).toBeFocused()
  const level = page.getByRole('link', { name: t('result:basis.how'), exact: true })
  await input.press(level)
  await page.waitForURL(/\/how-it-works\/model#level-/)
  await page.getByRole('heading', { level: 1, name: t('how:title') }).waitFor()
  await see('how it works')
}

/** Checks that the account shows one credit received and spent. */
async function expectHistory({ page, t }: Visit): Promise<void> {
  const credits = page.getByRole('region', { name: t('account:credits.title'), exact: true })
  const rows = page.getByRole('region', { name: t('account:credits.history') }).locator('tbody tr')
  await rows.first().waitFor()
  const balance = credits.getByText(t('account:credits.credit'), { exact: true })
  await expect(balance.locator('xpath=following-sibling::dd')).toHaveText('0')
  const written = await Promise.all((await rows.all()).map((row) => row.locator('td').allTextContents()))
  expect(written.map(([_date, ...rest]) => rest)).toEqual([
    [t('account:credits.reason.estimate'), '−1', '0'],
    [t('account:credits.reason.trial'), '+1', '1'],
  ])
}
