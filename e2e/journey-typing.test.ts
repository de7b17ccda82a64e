import { expect, type Locator } from '@playwright/test'
import type { Profile } from '@settlesg/contract'
import { dialogNamed, pressInHeader } from './account.ts'
import { answerStep, formSteps, journeyProfile } from './answers.ts'
import { describeInBrowser } from './browser.ts'
import { formOf } from './form.ts'
import { inTurn } from './in-turn.ts'
import { mouse } from './input-methods.ts'
import { checkScreen } from './screen-checks.ts'
import { type Site, test, type Visit } from './site.ts'
import { beginningWith } from './texts.ts'
import { newUser, referenceOf } from './users.ts'

/** What takes text, and is in sight and in use. */
const textFields =
  'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [readonly]):enabled:visible, textarea:visible'

/** Nothing that sharpening may ask was answered before. */
const bare: Profile = {
  ...journeyProfile,
  route: { pass: 'ep', links: [] },
  work: { work_status: 'employee', monthly_pay: 4800 },
  education: { highest: 'bachelor' },
  family: { marital_status: 'single' },
}

/**
 * Types into every field of a part as fast as keys can follow each other. Every character must be there, with the focus
 * still in the field. Afterwards each field holds again what it held before.
 */
async function typeIntoEveryField(part: Locator): Promise<number> {
  const fields = part.locator(textFields)
  const count = await fields.count()
  for (let place = 0; place < count; place += 1) {
    const field = fields.nth(place)
    const isNumber = (await field.getAttribute('inputmode')) === 'numeric'
    const before = await field.inputValue()
    for (const text of [isNumber ? '1987' : 'Quick brown 42', before]) {
      await field.click()
      await field.page().keyboard.press('ControlOrMeta+a')
      if (text === '') await field.page().keyboard.press('Delete')
      else await field.page().keyboard.type(text)
      const after = await field.evaluate((element: HTMLInputElement) => ({
        value: element.value,
        hasFocus: element === document.activeElement,
      }))
      expect(after, await nameOf(field)).toEqual({ value: text, hasFocus: true })
    }
  }
  return count
}

const nameOf = (field: Locator) => field.evaluate((element) => element.id || element.outerHTML)

describeInBrowser('typing as fast as one can', () => {
  const press = ({ page, t }: Visit, key: string) => page.getByRole('button', { name: t(key), exact: true }).click()

  test('no dialog of the account loses a character', async ({ site }) => {
    const visit = await site.visit()
    await visit.open('/')
    await pressInHeader(visit, mouse, 'log_in')
    const signIn = dialogNamed(visit, 'sign_in')
    await signIn.waitFor()
    expect(await typeIntoEveryField(signIn)).toBe(2)
    await press(visit, 'forgot_password')
    const recovery = dialogNamed(visit, 'recover_password')
    await recovery.waitFor()
    await expect(visit.page.getByRole('dialog')).toHaveCount(1)
    await checkScreen(visit, 'recovery dialog')
    expect(await typeIntoEveryField(recovery)).toBe(1)
    await visit.page.keyboard.press('Escape')
    await recovery.waitFor({ state: 'hidden' })
    await pressInHeader(visit, mouse, 'get_started')
    const signUp = dialogNamed(visit, 'create_account')
    await signUp.waitFor()
    expect(await typeIntoEveryField(signUp)).toBe(3)
  })

  test('no step of the form loses a character, before its problems are shown and after', async ({ site }) => {
    const { token } = await newUser(site.url)
    const visit = await site.visit({ token })
    await visit.open('/tool')
    const form = formOf(visit, mouse)
    const main = visit.page.getByRole('main')
    let typed = 0
    for (const step of formSteps) {
      await form.heading(step).waitFor()
      // Left blank: from here on every change of an answer changes what is wrong.
      await form.next()
      await answerStep(form, step)
      typed += await typeIntoEveryField(main)
      await form.next()
    }
    await form.heading('check').waitFor()
    expect(typed).toBe(4)
  })

  for (const language of inTurn('zh', 'en'))
    test(`no question of a result loses a character after another answer was taken, in ${language}`, async ({
      site,
    }) => {
      const { visit, client, assessmentId } = await openAssessment(site, bare, language)
      const { page, t } = visit
      await page.goto(`/tool/result/${referenceOf(assessmentId)}`)
      const answers = page.getByRole('region', { name: t('result:sharpen.title'), exact: true })
      const open = (path: string) => answers.locator(`#answer-${path.replaceAll('.', '-')} > button`).click()
      const keep = answers.getByRole('button', { name: beginningWith(t('result:sharpen.keep_answer', { answer: '' })) })
      const amounts = { 'work.monthly_pay': '5200', 'work.assessed_income': '138000', 'work.employers_5y': '4' }
      await answers.locator('summary').first().click()
      for (const [path, amount] of Object.entries(amounts)) {
        // The next open question opens by itself.
        if (!(await answers.locator(`#answer-${path.replaceAll('.', '-')} form`).isVisible())) await open(path)
        const form = answers.locator(`#answer-${path.replaceAll('.', '-')} form`)
        await form.waitFor()
        await typeIntoEveryField(form)
        const field = form.locator(textFields).first()
        await field.click()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(amount)
        await expect(field).toHaveValue(amount)
        await expect(field).toBeFocused()
        await (path === 'work.assessed_income' ? form.locator('button[type=submit]') : keep).click()
        const taken = answers.getByText(beginningWith(t('result:sharpen.taken', { answers: '' })))
        await expect(taken).toBeFocused()
        await expect(taken).toContainText(path === 'work.employers_5y' ? amount : Number(amount).toLocaleString('en'))
      }
      const { work } = (await client.assessment({ id: assessmentId })).profile
      expect(work).toMatchObject({ monthly_pay: 5200, employers_5y: 4 })
      expect(work.assessed_income?.[0]?.amount).toBe(138_000)
    })

  test('no field of the account loses a character', async ({ site }) => {
    const { visit } = await openAssessment(site, journeyProfile, 'en')
    const { page } = visit
    const main = page.getByRole('main')
    const opened = {
      '/account': () =>
        main
          .getByRole('button', { name: /^Rename/ })
          .first()
          .click(),
      '/account/profile': () => press(visit, 'account:profile.change_email'),
      '/account/security': async () => {},
      '/account/data': () => press(visit, 'account:deletion.begin'),
    }
    // The name of an assessment; the own name and a new address with its password; three passwords; that of a deletion.
    for (const [path, fields] of [
      ['/account', 1],
      ['/account/profile', 3],
      ['/account/security', 3],
      ['/account/data', 1],
    ] as const) {
      await page.goto(path)
      await main.getByRole('heading', { level: 1 }).waitFor()
      await opened[path]()
      await expect.poll(() => main.locator(textFields).count()).toBe(fields)
      expect(await typeIntoEveryField(main)).toBe(fields)
    }
  })

  test('the name on a receipt loses no character', async ({ site }) => {
    const { token, client } = await newUser(site.url)
    const { url, purchase_id: id } = await client.createCheckoutSession1({ body: { quantity: 1 } })
    const paid = await fetch(`${url}/complete`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid' }),
      redirect: 'manual',
    })
    expect(paid.status).toBe(303)
    await expect.poll(async () => (await client.purchase({ id })).status).toBe('paid')
    const visit = await site.visit({ token })
    await visit.open(`/receipt/${id}`)
    const main = visit.page.getByRole('main')
    await main.locator(textFields).waitFor()
    expect(await typeIntoEveryField(main)).toBe(1)
  })

  /** Somebody with an estimate from these answers. */
  async function openAssessment(site: Site, profile: Profile, language: Visit['language']) {
    const { token, client } = await newUser(site.url, language)
    const { assessment_id: assessmentId } = await client.consumeCredits({ body: { profile } })
    return { visit: await site.visit({ language, token }), client, assessmentId }
  }
})
