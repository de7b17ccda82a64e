import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import {
  dialogNamed,
  goOnByMailedLink,
  openMailedLink,
  pressInHeader,
  signIn,
  signInOnConfirmedPage,
  signUp,
} from './account.ts'
import { describeInBrowser } from './browser.ts'
import { formOf } from './form.ts'
import { inTurn } from './in-turn.ts'
import { type InputMethod, keyboard, mouse } from './input-methods.ts'
import { expectNothingKept, expectSealed, told } from './kept-answers.ts'
import { answerQuickCheck, onlyAnswering, passHolder, quickCard } from './quick-answers.ts'
import { checkScreen } from './screen-checks.ts'
import { test, type Visit } from './site.ts'
import { beginningWith } from './texts.ts'
import { newUser } from './users.ts'

/** A pass holder who was refused once; `told` knows these answers. */
const refusedOnce = { ...passHolder, previous: 'rejected_once', born: '1990-04', since: '2018-07', pay: 9500 }

/** The kinds of chunks of a PNG, in which words about it could hide as well. */
function partsOfPng(png: Buffer): string[] {
  const kinds = new Set<string>()
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) kinds.add(png.toString('latin1', at + 4, at + 8))
  return [...kinds]
}

/** Every request of the page from now on: its address with its body, and the scripts among them. */
function recordRequests({ page }: Visit) {
  const all: string[] = []
  page.on('request', (request) => all.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  return all
}

describeInBrowser('the quick check', () => {
  const press = (visit: Visit, input: InputMethod, key: string) =>
    input.press(quickCard(visit).getByRole('button', { name: visit.t(key), exact: true }))
  const group = (visit: Visit, key: string) => quickCard(visit).getByRole('group', { name: visit.t(key) })

  const answerAll = (visit: Visit, until?: string) => answerQuickCheck(visit, onlyAnswering, refusedOnce, until)

  for (const language of inTurn('zh', 'en'))
    test(`a quick check in ${language} sends no answer, and its answers appear in the form later`, async ({ site }) => {
      const visit = await site.visit({ language, ...(language === 'zh' && { width: 390, height: 844 }) })
      const { page, t } = visit
      await visit.open('/')
      const requests = recordRequests(visit)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await answerAll(visit, 'route.pass')
      await checkScreen(visit, 'quick check, pass')
      await answerAll(visit, 'you.birth_month')
      await press(visit, mouse, 'quick:continue')
      await group(visit, 'form:field.you.birth_month.label').getByText(t('form:problem.missing.month')).waitFor()
      await checkScreen(visit, 'quick check with a problem')
      await answerAll(visit)
      expect(requests.filter((one) => told.test(one) || !one.startsWith('GET '))).toEqual([])
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      expect(new URL(page.url()).search).toBe('')

      const figure = quickCard(visit).getByText(/^\d+ (?:to|至) \d+/)
      const [low = 0, high = 0] = ((await figure.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
      expect(low).toBeGreaterThan(0)
      expect(high).toBeGreaterThan(low + 4)
      await quickCard(visit)
        .getByRole('img', { name: new RegExp(`${low}`) })
        .waitFor()
      await checkScreen(visit, 'quick check, range')

      await quickCard(visit).getByText(t('quick:share'), { exact: true }).click()
      await expect(page.getByRole('button', { name: t('share.copy'), exact: true })).toHaveCount(1)
      const saving = page.waitForEvent('download')
      await press(visit, mouse, 'share.picture.button')
      const saved = await saving
      expect(saved.suggestedFilename()).toBe('range.png')
      expect(partsOfPng(readFileSync(await saved.path()))).toEqual(['IHDR', 'IDAT', 'IEND'])

      await press(visit, mouse, 'quick:keep.button')
      await dialogNamed(visit, 'create_account').waitFor()
      expect(await expectSealed(visit)).toEqual(['quick_check'])
      const email = await signUp(visit, mouse)
      await goOnByMailedLink(visit, site.url, email)
      await page.waitForURL(/\/tool/)
      // Nothing is asked again: the form opens at the first open question, and Back leads to what was answered.
      await formOf(visit, mouse).heading('you').waitFor()
      await page.getByText(beginningWith(t('form:taken', { count: 8 }))).waitFor()
      await page.getByText(t('form:questions_left', { count: 6 })).waitFor()
      const asked = page.getByRole('group', {
        name: beginningWith(t('form:field.education.awarded_in_singapore.label')),
      })
      await expect.poll(() => asked.evaluate((group) => group.contains(document.activeElement))).toBe(true)
      await checkScreen(visit, 'form from the quick check')
      await expect(page.getByRole('main').getByLabel(t('form:year'), { exact: true }).first()).toHaveValue('2018')
      await expectNothingKept(visit)
      // They are there: nobody is told that they could not be opened.
      await expect(page.getByText(t('quick:ask.gone'), { exact: true })).toHaveCount(0)
    })

  test('Back, Forward and a reload of the browser keep the place and the answers of a quick check', async ({
    site,
  }) => {
    const visit = await site.visit({ width: 390, height: 844 })
    const { page, t } = visit
    const question = (name: string) => group(visit, `form:field.${name}.label`)
    await visit.open('/')
    await answerAll(visit)
    const range = await quickCard(visit).getByRole('img').getAttribute('aria-label')
    const expectRange = () => expect(quickCard(visit).getByRole('img')).toHaveAttribute('aria-label', range ?? 'none')

    await page.reload()
    await expectRange()
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, history.state]))).not.toMatch(told)
    await page.goBack()
    await expect(question('education.highest').getByRole('radio', { checked: true })).toHaveAccessibleName(
      t('form:option.education.bachelor'),
    )
    await page.reload()
    await question('education.highest').waitFor()
    await page.goForward()
    await expectRange()
    // Another page of ours, and Back from it.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.privacy'), exact: true })
      .click()
    await page.waitForURL('**/privacy')
    await page.goBack()
    await expectRange()
    // All the way to the first question, answered as it was, and on from there.
    for (const name of ['education.highest', 'work.monthly_pay']) {
      await page.goBack()
      await quickCard(visit)
        .getByText(t(`form:field.${name}.label`), { exact: true })
        .first()
        .waitFor()
    }
    for (let left = 6; left > 0; left--) await page.goBack()
    await expect(group(visit, 'home:quick.links').getByRole('checkbox', { name: t('home:quick.none') })).toBeChecked()
    await press(visit, mouse, 'home:quick.continue')
    await expectRange()
  })

  test('kept answers go with their key when declined, unreadable, or at sign-out', async ({ site }) => {
    const { email } = await newUser(site.url)
    const visit = await site.visit()
    const { page, t } = visit
    const ask = page.getByText(t('quick:ask.title'), { exact: true })
    await visit.open('/')
    await answerAll(visit)
    // Signing in by the header takes the answers along, sealed.
    await pressInHeader(visit, mouse, 'log_in')
    await signIn(visit, mouse, email)
    await ask.waitFor()
    await checkScreen(visit, 'use these answers')
    expect(await expectSealed(visit)).toContain('quick_check')
    const keptWas = await page.evaluate(() => localStorage.getItem('quick_check') ?? '')
    const keep = async (text: string) => {
      await page.evaluate((kept) => localStorage.setItem('quick_check', kept), text)
      await page.goto('/home')
      await ask.waitFor()
    }
    const later = JSON.stringify({ ...JSON.parse(keptWas), until: JSON.parse(keptWas).until + 60_000 })
    await keep(later)
    await page.getByRole('link', { name: t('quick:ask.use'), exact: true }).click()
    await page.getByText(t('quick:ask.gone'), { exact: true }).waitFor()
    await ask.waitFor({ state: 'detached' })
    await expectNothingKept(visit)

    await keep(keptWas)
    await page.getByRole('button', { name: t('quick:ask.no'), exact: true }).click()
    await ask.waitFor({ state: 'detached' })
    await expectNothingKept(visit)

    await keep(keptWas)
    await visit.open('/account')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('account:sessions.here'), exact: true })
      .first()
      .click()
    await page.waitForFunction(() => localStorage.getItem('access_token') === null)
    await expectNothingKept(visit)
  })

  test('an unanswered question comes into view with its label and its problem', async ({ site }) => {
    const visit = await site.visit({ width: 390, height: 664, asksAboutCookies: true })
    await visit.open('/')
    await mouse.press(group(visit, 'home:quick.links').getByRole('checkbox', { name: visit.t('home:quick.none') }))
    const question = group(visit, 'form:field.route.pass.label')
    await question.waitFor()
    await press(visit, mouse, 'quick:continue')
    for (const key of ['form:field.route.pass.label', 'form:problem.missing.choice'])
      await expect(question.getByText(visit.t(key), { exact: true })).toBeInViewport({ ratio: 1 })
  })

  test('the quick check by keyboard says why there is no range, and which answers stay behind', async ({ site }) => {
    const visit = await site.visit({ width: 320, context: { reducedMotion: 'reduce' } })
    const { page, t } = visit
    // As over plain http: such a browser keeps the answers for the tab.
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
    await visit.open('/')
    const input = keyboard(page)
    await input.press(group(visit, 'home:quick.links').getByRole('checkbox', { name: t('home:quick.none') }))
    await press(visit, input, 'home:quick.continue')
    await group(visit, 'form:field.route.pass.label').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(t('form:field.route.pass.label'))
    await input.choose(
      group(visit, 'form:field.route.pass.label').getByRole('radio', {
        name: t('form:option.pass.work_permit'),
        exact: true,
      }),
    )
    await press(visit, input, 'quick:continue')
    const born = group(visit, 'form:field.you.birth_month.label')
    await input.select(born.getByLabel(t('form:month'), { exact: true }), '05')
    await input.type(born.getByLabel(t('form:year'), { exact: true }), '1985')
    await press(visit, input, 'quick:continue')
    const gates = group(visit, 'form:field.history.gates.label')
    await input.press(gates.getByRole('checkbox', { name: t('form:none_of_these'), exact: true }))
    await press(visit, input, 'quick:continue')
    await quickCard(visit).getByText(t('model:work_permit_note')).waitFor()
    await expect(quickCard(visit).getByRole('img')).toHaveCount(0)
    await checkScreen(visit, 'quick check, early answer')
    await press(visit, input, 'quick:keep.quiet')
    await dialogNamed(visit, 'create_account').waitFor()
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
      [],
      ['quick_check'],
    ])
    const keptUntil = beginningWith(t('quick:keep.kept_in_tab', { time: '|' }).split('|')[0] ?? '')
    await quickCard(visit).getByText(keptUntil).waitFor({ state: 'attached' })
    const email = await signUp(visit, input)

    const elsewhere = await site.visit()
    await openMailedLink(elsewhere, site.url, email)
    await elsewhere.page.getByText(t('confirm.stayed_behind'), { exact: true }).waitFor({ state: 'attached' })
    expect(elsewhere.page.url()).toBe(`${site.url}/signup/confirm`)
    await expect(elsewhere.page.getByLabel(t('email'), { exact: true })).toHaveValue(email)
    await checkScreen(elsewhere, 'confirmed')
    await signInOnConfirmedPage(elsewhere, mouse)
    await elsewhere.page.getByText(t('login_successful'), { exact: true }).waitFor()
  })
})
