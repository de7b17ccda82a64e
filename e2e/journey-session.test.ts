import { expect } from '@playwright/test'
import { daySeconds } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import {
  dialogNamed,
  mainHeading,
  openMailedLink,
  pressInHeader,
  signIn,
  signInOnConfirmedPage,
  signUp,
} from './account.ts'
import { answerStep } from './answers.ts'
import { describeInBrowser } from './browser.ts'
import { formOf } from './form.ts'
import { mouse } from './input-methods.ts'
import { checkScreen } from './screen-checks.ts'
import { type Site, test, type Visit } from './site.ts'
import { beginningWith } from './texts.ts'
import { clientOf, mailedToken, mailsTo, newAddress, newUser, password } from './users.ts'

const dayMs = daySeconds * 1000

describeInBrowser('sessions and drafts in the browser', () => {
  const warning = ({ page }: Visit) =>
    page.getByRole('alert').filter({ hasText: 'Your session has expired. Please log in again.' })
  /** In the header; the menu for narrow screens has the same once more, out of sight. */
  const item = ({ page, t }: Visit, key: string) =>
    page.getByRole('banner').getByText(t(key), { exact: true }).filter({ visible: true })
  const storedToken = ({ page }: Visit) => page.evaluate(() => localStorage.getItem('access_token'))
  const yearOfArrival = (visit: Visit) =>
    visit.page.getByRole('main').getByLabel(visit.t('form:year'), { exact: true }).first()

  /** Answers the first step and opens the second, with a year typed in. */
  async function beginForm(visit: Visit): Promise<void> {
    const form = formOf(visit, mouse)
    await visit.open('/tool')
    await form.heading('route').waitFor()
    await answerStep(form, 'route')
    await form.next()
    await form.heading('you').waitFor()
    await form.month('residence.in_singapore_since', '2018-06')
  }

  test('a visitor who asks for a page of members signs in on /home and is offered the way to it', async ({ site }) => {
    const { email } = await newUser(site.url)
    const visit = await site.visit()
    const { page, t } = visit
    const wanted = '/tool/detail?assessment=x'
    await visit.open(wanted)
    await page.waitForURL('/home')
    await dialogNamed(visit, 'sign_in').waitFor()
    await signIn(visit, mouse, email)
    expect(new URL(page.url()).pathname).toBe('/home')
    await page.getByText(t('login_successful'), { exact: true }).waitFor()
    const banner = page.getByRole('status').filter({ hasText: t('wanted_page_ready') })
    await banner.waitFor()
    await checkScreen(visit, 'home with the way on')
    await banner.getByRole('link', { name: t('wanted_page_link') }).click()
    await page.waitForURL((url) => `${url.pathname}${url.search}`.startsWith(wanted))
  })

  test('an address that a stranger signed up is confirmed with a password that its owner chooses', async ({ site }) => {
    const email = newAddress()
    await clientOf(site.url).signUp({ body: { email, password: 'what a stranger chose' } })
    await mailsTo(site.url, email)
    const visit = await site.visit({ width: 360, height: 740 })
    const { page, t } = visit
    await visit.open('/')
    await pressInHeader(visit, mouse, 'log_in')
    const dialog = dialogNamed(visit, 'sign_in')
    await dialog.getByLabel(t('email'), { exact: true }).fill(email)
    await dialog.getByLabel(t('password'), { exact: true }).fill(password)
    visit.expectPageError(/status of 400/)
    await dialog.getByRole('button', { name: t('sign_in'), exact: true }).click()
    await dialog.getByRole('button', { name: t('resend_confirmation') }).click()
    await dialog.getByText(t('resend_done')).waitFor()

    await mailsTo(site.url, email, 2)
    visit.expectPageError(/status of 409/)
    await openMailedLink(visit, site.url, email)
    await page.getByRole('heading', { name: t('finish.title') }).waitFor()
    expect(page.url()).toBe(`${site.url}/signup/confirm`)
    await checkScreen(visit, 'password of a sign-up')
    await page.getByLabel(t('reset.new_password'), { exact: true }).fill(password)
    await page.getByLabel(t('repassword'), { exact: true }).fill(password)
    await page.getByRole('button', { name: t('finish.submit'), exact: true }).click()
    await signInOnConfirmedPage(visit, mouse)
    await expect.poll(() => storedToken(visit)).not.toBeNull()
  })

  test('a mailed link that is clicked twice in the browser that signed up signs in once, for both tabs', async ({
    site,
  }) => {
    const visit = await site.visit()
    const { page, t, context } = visit
    await visit.open('/')
    await pressInHeader(visit, mouse, 'get_started')
    const email = await signUp(visit, mouse)
    const token = await mailedToken(site.url, email)
    const other = await context.newPage()
    await Promise.all([page, other].map((tab) => tab.goto(`/signup/confirm?token=${token}`)))
    // A tab that comes when the other has signed in already says that the address is confirmed.
    const done = { name: t('confirm.done_title'), exact: true }
    const isThrough = async (tab: typeof page) =>
      tab.url() === `${site.url}/home` || (await tab.getByRole('heading', done).isVisible())
    for (const tab of [page, other]) {
      await expect.poll(() => isThrough(tab)).toBe(true)
      await expect(tab.getByLabel(t('password'), { exact: true })).toHaveCount(0)
    }
    expect((await clientOf(site.url, await storedToken(visit)).sessions()).count).toBe(1)
    expect(await page.evaluate(() => localStorage.getItem('sign_up_secret'))).toBeNull()
  })

  test('a wrong password is reported under the sign-in fields until one of them is edited', async ({ site }) => {
    const { email } = await newUser(site.url)
    const visit = await site.visit()
    const { page, t } = visit
    await visit.open('/')
    await pressInHeader(visit, mouse, 'log_in')
    const dialog = dialogNamed(visit, 'sign_in')
    await dialog.getByLabel(t('email'), { exact: true }).fill(email)
    await dialog.getByLabel(t('password'), { exact: true }).fill('not this one')
    visit.expectPageError(/status of 400/)
    await dialog.getByRole('button', { name: t('sign_in'), exact: true }).click()
    const failure = dialog.getByRole('alert').filter({ hasText: t('login_failed') })
    await failure.waitFor()
    await expect(failure).toHaveCSS('color', 'rgb(179, 38, 30)')
    await checkScreen(visit, 'sign-in dialog after a failure')
    await dialog.getByLabel(t('password'), { exact: true }).fill(password)
    await failure.waitFor({ state: 'detached' })
    expect(await storedToken(visit)).toBeNull()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => storedToken(visit)).not.toBeNull()
  })

  test('the end of a session is announced two minutes ahead, and then comes with the warning', async ({ site }) => {
    const { email } = await newUser(site.url)
    const visit = await site.visit()
    const { page, t } = visit
    await page.clock.install()
    await visit.open('/')
    await pressInHeader(visit, mouse, 'log_in')
    await signIn(visit, mouse, email)
    await item(visit, 'my_account').waitFor()
    await page.clock.fastForward(dayMs - 115_000)
    await page.getByText(t('session_ends_soon'), { exact: true }).waitFor()
    await item(visit, 'my_account').waitFor()
    await page.clock.fastForward(120_000)
    await warning(visit).waitFor()
    await item(visit, 'log_in').waitFor()
    expect(await storedToken(visit)).toBeNull()
  })

  test('signing in or out in one tab does the same in the other tabs', async ({ site }) => {
    const { email, token } = await newUser(site.url)
    const one = await site.visit({ token })
    await one.open('/account')
    const other: Visit = { ...one, page: await one.context.newPage() }
    // A call under way when the session ends is refused, which the browser writes into its console.
    const answered = ['/users/me', '/assessments?'].map((call) =>
      other.page.waitForResponse((response) => response.url().includes(call)),
    )
    await other.page.goto('/home')
    await item(other, 'my_account').waitFor()
    await Promise.all(answered)

    await one.page.bringToFront()
    await one.page
      .getByRole('button', { name: one.t('account:sessions.here'), exact: true })
      .first()
      .click()
    await other.page.getByText(one.t('signed_out_elsewhere'), { exact: true }).waitFor()
    await item(other, 'log_in').waitFor()

    await pressInHeader(one, mouse, 'log_in')
    await signIn(one, mouse, email)
    await item(other, 'my_account').waitFor()
  })

  test('an unfinished form survives a reload, the end of the session and a new sign-in', async ({ site }) => {
    const { email, token } = await newUser(site.url)
    const visit = await site.visit({ token })
    const { page } = visit
    await page.clock.install()
    await beginForm(visit)
    await page.reload()
    await mainHeading(visit, 'form:step.you.title').waitFor()
    await expect(yearOfArrival(visit)).toHaveValue('2018')

    await page.clock.fastForward(dayMs + 60_000)
    await warning(visit).waitFor()
    await page.waitForURL('/home')
    await signIn(visit, mouse, email)
    await page.getByRole('link', { name: visit.t('wanted_page_link') }).click()
    await mainHeading(visit, 'form:step.you.title').waitFor()
    await expect(yearOfArrival(visit)).toHaveValue('2018')
  })

  test('an unfinished form is removed when its owner signs out, and when someone else signs in', async ({ site }) => {
    const [first, second] = [await newUser(site.url), await newUser(site.url)]
    const visit = await site.visit({ token: first.token })
    const { page, t } = visit
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))
    await beginForm(visit)
    await expect.poll(drafts).toHaveLength(1)

    // The session ends, but nobody signed out: the draft waits for its owner, and someone else comes.
    await first.client.logOutEverywhere()
    visit.expectPageError(/status of 403/)
    await pressInHeader(visit, mouse, 'my_account')
    await warning(visit).waitFor()
    expect(await drafts()).toHaveLength(1)
    await signIn(visit, mouse, second.email)
    await pressInHeader(visit, mouse, 'get_started')
    await mainHeading(visit, 'form:step.route.title').waitFor()
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0)
    await formOf(visit, mouse).choose('route.pass', 'pass', 's_pass')
    await expect.poll(drafts).toHaveLength(1)
    await pressInHeader(visit, mouse, 'my_account')
    await page
      .getByRole('button', { name: t('account:sessions.here'), exact: true })
      .first()
      .click()
    await page.waitForURL('/home')
    await expect.poll(drafts).toEqual([])

    await pressInHeader(visit, mouse, 'log_in')
    const address = dialogNamed(visit, 'sign_in').getByLabel(t('email'), { exact: true })
    await expect(address).toHaveValue('')
    await signIn(visit, mouse, first.email)
    await pressInHeader(visit, mouse, 'get_started')
    await mainHeading(visit, 'form:step.route.title').waitFor()
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0)
  })

  /** Someone with a credit who has the confirmation open, with the answers of an earlier assessment. */
  async function beforeConfirming(site: Site) {
    const person = await newUser(site.url)
    // Without an open route the assessment is free, and its answers can be used again.
    const history = { ...exampleProfile.history, pending: false, former_pr: 'no' as const, conviction: 'no' as const }
    const closed = { ...exampleProfile, route: { pass: 'work_permit' as const, links: [] }, history }
    await person.client.consumeCredits({ body: { profile: closed } })
    const visit = await site.visit({ token: person.token })
    const { page, t } = visit
    await visit.open('/tool/detail')
    await page.getByRole('button', { name: t('result:reuse.button') }).click()
    const form = formOf(visit, mouse)
    await form.heading('check').waitFor()
    await page.getByRole('link', { name: t('form:check.change_of', { name: t('form:step.route.title') }) }).click()
    await form.choose('route.pass', 'pass', 'ep')
    await page.getByRole('button', { name: t('form:save_change') }).click()
    await form.heading('check').waitFor()
    await page.getByRole('button', { name: t('form:check.submit') }).click()
    const go = page.getByRole('dialog').getByRole('button', { name: beginningWith(t('form:confirm.go')) })
    await go.waitFor()
    return { visit, go, client: clientOf(site.url, person.token) }
  }

  test('while the assessment is calculated a spinner turns, and more presses charge nothing', async ({ site }) => {
    const { visit, go, client } = await beforeConfirming(site)
    const { page } = visit
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/user-consume-credits', async (route) => {
      calls += 1
      await held
      await route.continue()
    })
    await go.dblclick()
    const busy = page.getByRole('dialog').locator('button[aria-busy=true]')
    await busy.locator('[role=status]').waitFor()
    await expect(busy).toBeDisabled()
    await page.keyboard.press('Enter')
    await busy.click({ force: true })
    await checkScreen(visit, 'confirmation under way')
    letGo()
    await mainHeading(visit, 'result:title').waitFor()
    expect(calls).toBe(1)
    const { data, balance } = await client.creditRecords({})
    expect(data.map(({ delta }) => delta)).toEqual([-1, 1])
    expect(balance.credits).toBe(0)
    expect((await client.assessments({})).count).toBe(2)
  })

  test('a lost request is reported without losing any answer, and trying again charges only once', async ({ site }) => {
    const { visit, go, client } = await beforeConfirming(site)
    const { page, t } = visit
    visit.expectPageError(/ERR_CONNECTION_RESET/)
    await page.route(
      '**/user-consume-credits',
      async (route) => {
        // The server got it and charged; only the answer is lost.
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await go.click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('form:confirm.failed_network') })
      .waitFor()
    await checkScreen(visit, 'confirmation failed')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('form:confirm.retry'), exact: true })
      .click()
    await mainHeading(visit, 'result:title').waitFor()
    const { data } = await client.creditRecords({})
    expect(data.map(({ delta }) => delta)).toEqual([-1, 1])
  })
})
