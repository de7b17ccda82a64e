import { join } from 'node:path'
import { expect, type Locator } from '@playwright/test'
import { pages } from '../web/app/page-table.ts'
import { dialogNamed, mainHeading } from './account.ts'
import { describeInBrowser } from './browser.ts'
import { holdBack } from './hold-back.ts'
import { inTurn } from './in-turn.ts'
import { followRequests } from './requests.ts'
import { checkScreen, settle } from './screen-checks.ts'
import { isAlive, test } from './site.ts'
import { textsIn } from './texts.ts'
import { newUser } from './users.ts'

const exampleReport = join(import.meta.dirname, '../web/build/client/example-report-en.pdf')

/** How far from the top of the window an element stands, once the page has come to rest. */
async function placeAtRest(element: Locator): Promise<number> {
  await settle(element.page())
  return (await element.boundingBox())?.y ?? Number.NaN
}

describeInBrowser('the site while scripts and content are late, or never come', () => {
  test('a public page requests no script while its styles load, so that styles come first', async ({ site }) => {
    const { page } = await site.visit()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const arrive = await holdBack(page, '**/*.css')
    await page.clock.install()
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor({ state: 'attached' })
    // All of the page is there, and ten seconds pass in it: a request made now comes after any that it would have sent.
    await page.clock.runFor(10_000)
    expect(await page.evaluate(async () => (await fetch('/health/live')).status)).toBe(200)
    expect(scripts).toEqual([])
    arrive()
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })

  test('a tap, a press, a chosen file and the scroll position before the scripts arrive are not lost', async ({
    site,
  }) => {
    const visit = await site.visit({ height: 600 })
    const { page, t } = visit
    const openHeld = async (path: string) => {
      const arrive = await holdBack(page, '**/assets/base-*.js')
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForRequest('**/assets/base-*.js')
      return arrive
    }

    const homeArrives = await openHeld('/')
    await page
      .getByRole('button', { name: t('log_in'), exact: true })
      .first()
      .click()
    homeArrives()
    await dialogNamed(visit, 'sign_in').waitFor()
    await page.unrouteAll()

    const eventArrives = await openHeld('/terms')
    await page.evaluate(() => window.dispatchEvent(new Event('showSignUpModal')))
    eventArrives()
    await dialogNamed(visit, 'create_account').waitFor()
    await page.unrouteAll()

    const tapArrives = await openHeld('/')
    await page.getByRole('checkbox', { name: t('home:quick.none'), exact: true }).click()
    tapArrives()
    await page.getByRole('group', { name: t('form:field.route.pass.label') }).waitFor()
    await page.unrouteAll()

    // The same address again would be a reload, which keeps the place in the quick check.
    await page.goto('about:blank')
    const checkArrives = await openHeld('/')
    const onward = page.getByRole('button', { name: t('home:quick.continue'), exact: true })
    await page.getByRole('checkbox', { name: t('home:quick.none'), exact: true }).click()
    await onward.click()
    await expect(onward).toHaveAttribute('data-waiting')
    checkArrives()
    await page.getByRole('group', { name: t('form:field.route.pass.label') }).waitFor()
    await page.unrouteAll()

    await page.goto('about:blank')
    const wordsArrive = await openHeld('/')
    await page.getByRole('button', { name: t('home:quick.own_words'), exact: true }).click()
    wordsArrive()
    await page.getByRole('textbox', { name: t('form:own_words.label') }).waitFor()
    await page.unrouteAll()

    const verifyArrives = await openHeld('/verify')
    await page.locator('input[type=file]').setInputFiles(exampleReport)
    verifyArrives()
    await page.getByText(t('issued:verify.example'), { exact: true }).waitFor()
    await page.unrouteAll()

    const { ended } = followRequests(page)
    const howArrives = await openHeld('/how-it-works/model#level-students')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    const title = page.getByRole('heading', { level: 1 })
    const before = await placeAtRest(title)
    howArrives()
    await page.waitForFunction(isAlive)
    await ended()
    expect(await placeAtRest(title)).toBe(before)
  })

  test('before the scripts come a member sees no visitors’ header or home, and no sign-up opens', async ({ site }) => {
    const { token } = await newUser(site.url)
    const visit = await site.visit({ token })
    const { page, t } = visit
    const arrive = await holdBack(page, '**/assets/base-*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForRequest('**/assets/base-*.js')
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: t('my_account'), exact: true }).waitFor()
    await expect(header.getByRole('button', { name: t('log_in'), exact: true })).toHaveCount(0)
    await expect(mainHeading(visit, 'home.headline')).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new Event('showSignUpModal')))
    await header.getByRole('button', { name: t('get_started'), exact: true }).click()
    arrive()
    await mainHeading(visit, 'form:step.route.title').waitFor()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('without scripts both languages can be read, and no password or answer leaves a page', async ({ site }) => {
    const visit = await site.visit({ context: { javaScriptEnabled: false } })
    const { page, t } = visit
    for (const { path } of pages.filter(({ isForMembers }) => !isForMembers)) {
      await page.goto(path)
      await expect(page.locator('input[type=password]'), path).toHaveCount(0)
    }
    await page.goto('/')
    await page
      .getByRole('button', { name: t('get_started'), exact: true })
      .first()
      .click()
    await page.getByRole('checkbox', { name: t('home:quick.none'), exact: true }).click()
    await page.getByRole('button', { name: t('home:quick.continue'), exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(page.url()).toBe(`${site.url}/`)

    const zh = textsIn('zh')
    const footer = page.getByRole('contentinfo')
    const goBy = async (link: string, address: string, heading: string) => {
      await footer.getByRole('link', { name: link, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
      expect(page.url()).toBe(site.url + address)
    }
    await goBy(t('switch_language'), '/zh', zh('home.headline'))
    await goBy(zh('footer.terms'), '/zh/terms', zh('legal:terms.title'))
    await goBy(zh('switch_language'), '/terms', t('legal:terms.title'))
  })

  for (const [language, width] of inTurn(['en', 390], ['zh', 1280], ['zh', 390], ['en', 1280]))
    test(`late content moves no button below it, in ${language} at ${width} px`, async ({ site }) => {
      const { token } = await newUser(site.url, language)
      // High enough for the late part and the button below it, at any width.
      const visit = await site.visit({ language, width, height: 1200, token })
      const { page, t } = visit
      const late = '**/api/v1/sessions*'
      const arrive = await holdBack(page, late)
      const requested = page.waitForRequest(late)
      const { ended } = followRequests(page)
      await visit.open('/account/security')
      const below = page.getByRole('button', { name: t('account:sessions.everywhere'), exact: true })
      await below.scrollIntoViewIfNeeded()
      await requested
      await ended((url) => url.includes('/api/v1/sessions'))
      const before = await placeAtRest(below)
      arrive()
      const sessions = page.getByRole('list', { name: t('account:sessions.title'), exact: true })
      await sessions.getByRole('listitem').first().waitFor()
      await ended()
      expect(await placeAtRest(below)).toBeCloseTo(before, 0)
    })

  test('a page whose script does not arrive is reported as slow after 120 s, with a reload', async ({ site }) => {
    const visit = await site.visit()
    const { page, t } = visit
    await page.clock.install()
    await visit.open('/')
    await mainHeading(visit, 'home.headline').waitFor()
    let isStuck = true
    await page.route('**/assets/privacy-*.js', (route) => (isStuck ? undefined : route.continue()))
    // The clock of the page, which runs by itself and is also moved forward.
    const pageTime = () => page.evaluate(() => Date.now())
    const pressedAt = await pageTime()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.privacy') })
      .click()
    const offer = page.getByRole('alert').filter({ hasText: t('problem.slow_title') })
    let waitedMs = 0
    while ((await offer.count()) === 0 && waitedMs < 300_000) {
      await page.clock.runFor(1_000)
      waitedMs = (await pageTime()) - pressedAt
    }
    expect(waitedMs).toBeGreaterThanOrEqual(120_000)
    await offer.waitFor()
    await checkScreen(visit, 'offer to reload')
    isStuck = false
    await offer.getByRole('button', { name: t('problem.reload') }).click()
    await offer.waitFor({ state: 'detached' })
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.privacy') })
      .click()
    await mainHeading(visit, 'legal:privacy.title').waitFor()
  })

  test('a page whose script fails to load keeps the reader where they are and offers a reload', async ({ site }) => {
    const visit = await site.visit()
    const { page, t } = visit
    await visit.open('/')
    await mainHeading(visit, 'home.headline').waitFor()
    visit.expectPageError(/privacy/)
    await page.route('**/assets/privacy-*.js', (route) => route.abort('connectionreset'))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.privacy') })
      .click()
    const offer = page.getByRole('alert').filter({ hasText: t('problem.stuck_title') })
    await offer.waitFor()
    await page.unrouteAll()
    await offer.getByRole('button', { name: t('problem.reload') }).click()
    await offer.waitFor({ state: 'detached' })
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.privacy') })
      .click()
    await mainHeading(visit, 'legal:privacy.title').waitFor()
  })
})
