import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { languages, priceOrder } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { pages } from '../web/app/page-table.ts'
import { dialogNamed, pressInHeader, signUp } from './account.ts'
import { describeInBrowser } from './browser.ts'
import { mouse } from './input-methods.ts'
import { checkScreen, settle } from './screen-checks.ts'
import { isAlive, type Site, test, type Visit } from './site.ts'
import { textsIn } from './texts.ts'
import { newUser } from './users.ts'
import { visibleWords } from './words.ts'

const exampleReport = join(import.meta.dirname, '../web/build/client/example-report-en.pdf')

/** How far from the top of the window an element stands, once it has stood there for a while. */
async function placeAtRest(element: Locator): Promise<number> {
  let place: number | undefined
  const hasMoved = async () => {
    const before = place
    place = (await element.boundingBox())?.y
    return place === undefined || place !== before
  }
  await expect.poll(hasMoved, { intervals: [400] }).toBe(false)
  return place ?? 0
}

async function bottomOf(element: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return y + height
}

/** Holds back what is asked for at such an address, until the function that it answers with is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let arrive = () => {}
  const released = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return arrive
}

describeInBrowser('the site in the browser', () => {
  const mainHeading = ({ page, t }: Visit, key: string) =>
    page.getByRole('heading', { level: 1, name: t(key), exact: true })

  /** Someone with an assessment, and the reference that names it in addresses. */
  async function newAssessor(site: Site) {
    const person = await newUser(site.url)
    const { assessment_id } = await person.client.consumeCredits({ body: { profile: exampleProfile } })
    const reference = Buffer.from(assessment_id.replaceAll('-', ''), 'hex').toString('base64url')
    return { ...person, reference }
  }

  test('the first phone screen says what it does, what it costs, and a figure with its source', async ({ site }) => {
    const price = (pack: 'pack_1' | 'pack_2') => `S$${(priceOrder(pack, 1).amountCents / 100).toFixed(2)}`
    for (const language of languages) {
      const visit = await site.visit({ language, width: 390, height: 844, asksAboutCookies: true })
      const { page, t } = visit
      await visit.open('/')
      const banner = await page.getByRole('region', { name: t('cookies.label') }).boundingBox()
      const figures = page.getByRole('region', { name: t('home:proof.title') })
      for (const shown of [
        page.getByText(t('home.lead'), { exact: true }),
        ...[t('home:offer.free'), price('pack_1'), price('pack_2')].map((text) =>
          page.getByLabel(t('home:offer.title')).getByText(text, { exact: true }),
        ),
        figures.getByText(t('home:proof.reported', { from: 2010, to: 2024 })),
        figures.getByRole('link', { name: t('home:proof.reported_source', { year: 2025 }), exact: true }),
      ]) {
        await expect(shown).toBeInViewport({ ratio: 1 })
        expect(await bottomOf(shown), `${await shown.textContent()} above the banner`).toBeLessThanOrEqual(
          banner?.y ?? 0,
        )
      }
      // The first question stands right under it on a phone, and on the first screen of a desk.
      const question = page.getByRole('region', { name: t('home:quick.title') })
      const underProof = ((await question.boundingBox())?.y ?? 0) - (await bottomOf(figures))
      expect(underProof).toBeLessThan(60)
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(question.getByRole('group', { name: t('home:quick.links') })).toBeInViewport({ ratio: 1 })
      expect(await visibleWords(page, language), `words of the home page, ${language}`).toBeLessThan(
        language === 'zh' ? 720 : 400,
      )
    }
  })

  test('every page opens by its address alone', async ({ site }) => {
    const { token, reference } = await newAssessor(site)
    const visit = await site.visit({ token, asksAboutCookies: true })
    // The receipt of a purchase that does not exist.
    visit.expectPageError(/status of 404/)
    const visitor = await site.visit({ asksAboutCookies: true })
    for (const { path: pattern, heading, isForMembers } of pages) {
      const path = pattern.replace(':encodedParams', reference).replace(':id', randomUUID())
      const { page, open } = isForMembers ? visit : visitor
      expect(await open(path), path).toBe(200)
      await mainHeading(isForMembers ? visit : visitor, heading).waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      await page.getByRole('banner').waitFor()
      await page.getByRole('contentinfo').waitFor()
    }
  })

  test('the home page loads at most 360 KB of scripts in its first ten seconds', async ({ site }) => {
    const { page, open } = await site.visit()
    const sent: { name: string; bytes: Promise<number> }[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return
      const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize)
      sent.push({ name: new URL(request.url()).pathname, bytes })
    })
    await open('/')
    await page.evaluate(() => new Promise((later) => setTimeout(later, 10_000 - performance.now())))
    const sizes = await Promise.all(sent.map(async ({ name, bytes }) => `${await bytes} ${name}`))
    const total = sizes.reduce((sum, size) => sum + Number.parseInt(size, 10), 0)
    expect(total, sizes.join('\n')).toBeLessThanOrEqual(360_000)
    expect(sizes.length).toBeGreaterThan(1)
  })

  test('an unknown address gets a 404 page, also where only case or a trailing slash differs', async ({ site }) => {
    const { token } = await newUser(site.url)
    const visit = await site.visit({ token })
    visit.expectPageError(/status of 404/)
    const { page, t } = visit
    const paths = ['/nothing', '/Home', '/TERMS', '/home/', '/terms/', '/tool/', '/Tool', '/tool/result', '/account/']
    for (const path of [
      ...paths,
      '/tool/result/a/b',
      '/signup',
      '/signup/confirm/',
      '/assets/gone.js',
      '/index.html',
    ]) {
      expect(await visit.open(path), path).toBe(404)
      await mainHeading(visit, 'problem.not_found_title').waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
    }
    await checkScreen(visit, 'not found')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('problem.go_home') })
      .click()
    await mainHeading(visit, 'home:member.title_none').waitFor()
  })

  test('a result address that does not exist, or belongs to someone else, gets a friendly page', async ({ site }) => {
    const { token } = await newUser(site.url)
    const other = await newAssessor(site)
    const visit = await site.visit({ token })
    visit.expectPageError(/could not be decoded/)
    for (const bad of ['nonsense', '%E0%A4%A', 'AAAAAAAAAAAAAAAAAAAAAA', `${other.reference}A`]) {
      await visit.open(`/tool/result/${bad}`)
      await mainHeading(visit, 'result:bad.title').waitFor()
    }
    await checkScreen(visit, 'bad reference')
    visit.expectPageError(/status of 404/)
    await visit.open(`/tool/result/${other.reference}`)
    await mainHeading(visit, 'result:foreign.title').waitFor()
    await visit.open(`/tool/detail?assessment=${other.reference}`)
    await mainHeading(visit, 'result:foreign.title').waitFor()
  })

  test('at 890 px the items of the header move into the drawer', async ({ site }) => {
    const visit = await site.visit({ width: 891 })
    const { page, t } = visit
    await visit.open('/')
    const items = page.getByRole('banner').getByRole('navigation')
    const menu = page.getByRole('button', { name: t('open_menu') })
    await items.waitFor()
    expect(await menu.isVisible()).toBe(false)
    await page.setViewportSize({ width: 890, height: 800 })
    await menu.waitFor()
    expect(await items.isVisible()).toBe(false)
    await menu.click()
    const drawer = page.getByRole('dialog', { name: t('menu'), exact: true })
    for (const item of ['get_started', 'log_in'])
      await drawer.getByRole('button', { name: t(item), exact: true }).waitFor()
    for (const item of ['contact_us', 'switch_language']) await drawer.getByRole('link', { name: t(item) }).waitFor()
  })

  test('the drawer is 300 px or half a narrow screen wide, a dialog 400 px or 80 % of it', async ({ site }) => {
    const visit = await site.visit({ width: 890 })
    const { page, t } = visit
    const widthOf = async (name: string) =>
      (await page.getByRole('dialog', { name: t(name), exact: true }).boundingBox())?.width
    await visit.open('/')
    await page.getByRole('button', { name: t('open_menu') }).click()
    const drawer = page.getByRole('dialog', { name: t('menu'), exact: true })
    await drawer.waitFor()
    for (const [screen, width] of [
      [890, 300],
      [769, 300],
      [768, 384],
      [600, 300],
      [360, 180],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 800 })
      await expect.poll(() => widthOf('menu'), { message: `drawer at ${screen} px` }).toBeCloseTo(width, 0)
    }
    await drawer.getByRole('button', { name: t('log_in'), exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    for (const [screen, width] of [
      [1280, 400],
      [769, 400],
      [768, 614.4],
      [360, 288],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 800 })
      await expect.poll(() => widthOf('sign_in'), { message: `dialog at ${screen} px` }).toBeCloseTo(width, 0)
    }
  })

  test('the story of how it works is played with by keyboard, and fits a phone', async ({ site }) => {
    const visit = await site.visit()
    const { page } = visit
    await visit.open('/how-it-works')
    await page.setViewportSize({ width: 360, height: 800 })
    const crowds = page.locator('[data-crowd]')
    const slider = page.getByRole('slider').last()
    const before = await crowds.last().getAttribute('data-crowd')
    await slider.focus()
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', /./)
    await expect(crowds.last()).not.toHaveAttribute('data-crowd', before ?? '')
    const folds = page.locator('details[data-tag]')
    await folds.last().locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(folds.last()).toHaveAttribute('open')
    await expect(folds.first()).not.toHaveAttribute('open')
    await checkScreen(visit, 'how it works played with')
  })

  test('the panels for a source (378 px) and for a weight (736 px) both fit a narrow screen', async ({ site }) => {
    const visit = await site.visit()
    const { page, t } = visit
    await visit.open('/how-it-works/model')
    const links = page.locator('#prior-pay').getByRole('link')
    const expectWidth = async (name: string, screen: number, width: number) => {
      await page.setViewportSize({ width: screen, height: 800 })
      const panel = page.getByRole('dialog', { name: t(name), exact: true })
      await panel.waitFor()
      const measured = async () => (await panel.boundingBox())?.width
      await expect.poll(measured, { message: `${name} at ${screen} px` }).toBeCloseTo(width, 0)
    }
    await links.first().click()
    await expectWidth('how:source.panel', 1280, 378)
    await expectWidth('how:source.panel', 360, 360)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await links.last().click()
    await expectWidth('how:weighed.title', 1280, 736)
    await expectWidth('how:weighed.title', 600, 600)
    await checkScreen(visit, 'how a number is weighed')
  })

  test('opening a dialog closes the others; the event showSignUpModal opens the sign-up anywhere', async ({ site }) => {
    const visit = await site.visit()
    const { page, t } = visit
    await visit.open('/terms')
    await page.getByRole('contentinfo').waitFor()
    await pressInHeader(visit, mouse, 'log_in')
    const only = async (key: string) => {
      await dialogNamed(visit, key).waitFor()
      await expect(page.getByRole('dialog')).toHaveCount(1)
    }
    await only('sign_in')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('forgot_password') })
      .click()
    await only('recover_password')
    await page.getByText(t('recovery_explanation'), { exact: true }).waitFor()
    await checkScreen(visit, 'recovery dialog')
    await page.evaluate(() => window.dispatchEvent(new Event('showSignUpModal')))
    await only('create_account')
    const terms = page.getByRole('dialog').getByRole('link')
    expect(await terms.getAttribute('href')).toBe('/terms')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  test('the sign-up dialog shows at each field what is wrong with it, and what the server refuses', async ({
    site,
  }) => {
    const { email } = await newUser(site.url)
    const visit = await site.visit()
    const { t } = visit
    await visit.open('/')
    await pressInHeader(visit, mouse, 'get_started')
    const dialog = dialogNamed(visit, 'create_account')
    const send = dialog.getByRole('button', { name: t('create_account'), exact: true })
    await send.click()
    for (const problem of ['please_input_email', 'please_input_password', 'please_input_repassword'])
      await dialog.getByText(t(problem), { exact: true }).waitFor()
    await checkScreen(visit, 'sign-up dialog with problems')
    await dialog.getByLabel(t('email'), { exact: true }).fill(email)
    await dialog.getByLabel(t('password'), { exact: true }).fill('a quiet harbour')
    await dialog.getByLabel(t('repassword'), { exact: true }).fill('a loud harbour')
    await send.click()
    await dialog.getByText('The passwords entered do not match.', { exact: true }).waitFor()
    await dialog.getByLabel(t('repassword'), { exact: true }).fill('a quiet harbour')
    visit.expectPageError(/status of 400/)
    await send.click()
    await dialog.getByText('This email is already registered.', { exact: true }).waitFor()
  })

  test('a notice stays for seven seconds', async ({ site }) => {
    const visit = await site.visit()
    const { page, t } = visit
    await visit.open('/')
    // The page itself measures the time, because the test may notice late on a busy machine.
    await page.evaluate((text) => {
      const isThere = () =>
        [...document.querySelectorAll('[role=status]')].some((one) => one.textContent?.includes(text))
      const timeWhen = (condition: () => boolean) =>
        new Promise<number>((resolve) => {
          const look = () => condition() && resolve(performance.now())
          new MutationObserver(look).observe(document, { childList: true, subtree: true })
        })
      const shown = timeWhen(isThere).then(async (from) => (await timeWhen(() => !isThere())) - from)
      Reflect.set(window, 'shown', shown)
    }, t('registration_verification'))
    await pressInHeader(visit, mouse, 'get_started')
    await signUp(visit, mouse)
    const shownMs = await page.evaluate<number>(() => Reflect.get(window, 'shown'))
    expect(shownMs).toBeGreaterThan(6_000)
    expect(shownMs).toBeLessThan(20_000)
  })

  for (const [button, value] of [
    ['accept', 'true'],
    ['decline', 'false'],
  ])
    test(`the choice to ${button} cookies is kept in CookieConsent for 150 days without the banner`, async ({
      site,
    }) => {
      const visit = await site.visit({ asksAboutCookies: true })
      const { page, context, t } = visit
      const banner = page.getByRole('region', { name: t('cookies.label') })
      await visit.open('/')
      await banner
        .getByText(
          'We use cookies to improve your experience on our site. By accepting, you agree to our use of cookies.',
          { exact: true },
        )
        .waitFor()
      expect(await banner.getByRole('link', { name: t('cookies.learn_more') }).getAttribute('href')).toBe('/terms')
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('CookieConsent')
      await banner.getByRole('button', { name: t(`cookies.${button}`), exact: true }).click()
      await banner.waitFor({ state: 'detached' })
      const consent = (await context.cookies()).find(({ name }) => name === 'CookieConsent')
      expect(consent).toMatchObject({ value, sameSite: 'Lax', path: '/' })
      expect(((consent?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(150, 0)
      await page.reload()
      await mainHeading(visit, 'home.headline').waitFor()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await expect(banner).toHaveCount(0)
      await page.getByRole('button', { name: t('footer.cookies'), exact: true }).click()
      await banner.getByText(t(value === 'true' ? 'cookies.accepted' : 'cookies.declined', { days: 150 })).waitFor()
      expect((await context.cookies()).find(({ name }) => name === 'CookieConsent')?.value).toBe(value)
    })

  for (const language of languages)
    test(`the cookie banner is small, early for the keyboard and covers nothing, in ${language}`, async ({ site }) => {
      const visit = await site.visit({ language, width: 360, height: 640, asksAboutCookies: true })
      const { page, t } = visit
      const banner = page.getByRole('region', { name: t('cookies.label') })
      const edgeOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN)
      // A small phone, and a desk of 1280 x 900 px at a zoom of 200 %.
      for (const [width, height] of [
        [360, 640],
        [640, 450],
      ] as const) {
        await page.setViewportSize({ width, height })
        await visit.open('/')
        await banner.waitFor()
        await settle(page)
        const size = await banner.boundingBox()
        expect(size?.height, `${width} px`).toBeLessThanOrEqual(height / 4)
        const room = await banner.evaluate((element) => {
          const [root, own] = [document.documentElement, getComputedStyle(document.documentElement)]
          const unit = Number.parseFloat(getComputedStyle(root).fontSize)
          return (
            Number.parseFloat(own.getPropertyValue('--banner-room')) * unit - element.getBoundingClientRect().height
          )
        })
        expect(room, `room kept for the banner at ${width} px`).toBeGreaterThanOrEqual(0)

        // The link that skips to the content, then the banner; nothing that gets the focus later lies under it.
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect(banner.getByRole('link')).toBeFocused()
        const top = edgeOf(size) - (size?.height ?? 0)
        for (let stops = 0; stops < 40; stops += 1) {
          await page.keyboard.press('Tab')
          const focused = await page.evaluate(() => {
            const { activeElement } = document
            if (!activeElement || activeElement.matches('body, [data-known] *, footer *')) return null
            const { bottom } = activeElement.getBoundingClientRect()
            return { bottom, name: activeElement.outerHTML.slice(0, 120) }
          })
          if (focused) expect(focused.bottom, focused.name).toBeLessThanOrEqual(top)
        }

        await visit.open('/terms')
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        const footer = await page.getByRole('contentinfo').boundingBox()
        expect(edgeOf(footer)).toBeLessThanOrEqual(((await banner.boundingBox())?.y ?? 0) + 1)
      }
      await checkScreen(visit, 'cookie banner')
    })

  test('a public page requests no script while its styles load, so that styles come first', async ({ site }) => {
    const { page } = await site.visit()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const arrive = await holdBack(page, '**/*.css')
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await page.evaluate(() => new Promise((later) => setTimeout(later, 500)))
    expect(scripts).toEqual([])
    arrive()
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })

  test('a press, a chosen file and the scroll position before the scripts arrive are not lost', async ({ site }) => {
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

    const checkArrives = await openHeld('/')
    const onward = page.getByRole('button', { name: t('home:quick.continue'), exact: true })
    await page.getByRole('checkbox', { name: t('home:quick.none'), exact: true }).click()
    await onward.click()
    await expect(onward).toHaveAttribute('data-waiting')
    checkArrives()
    await page.getByRole('group', { name: t('form:field.route.pass.label') }).waitFor()
    await page.unrouteAll()

    const verifyArrives = await openHeld('/verify')
    await page.locator('input[type=file]').setInputFiles(exampleReport)
    verifyArrives()
    await page.getByText(t('issued:verify.example'), { exact: true }).waitFor()
    await page.unrouteAll()

    const howArrives = await openHeld('/how-it-works/model#level-students')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await page.evaluate(() => scrollTo(0, 300))
    const title = page.getByRole('heading', { level: 1 })
    const before = await placeAtRest(title)
    howArrives()
    await page.waitForFunction(isAlive)
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

  test('before the scripts come the cookie banner is there, unless the choice was made', async ({ site }) => {
    for (const asksAboutCookies of [true, false]) {
      const visit = await site.visit({ asksAboutCookies })
      const { page, t } = visit
      const banner = page.getByRole('region', { name: t('cookies.label') })
      const arrive = await holdBack(page, '**/assets/base-*.js')
      await page.goto('/', { waitUntil: 'commit' })
      await page.waitForRequest('**/assets/base-*.js')
      await expect(banner).toHaveCount(asksAboutCookies ? 1 : 0)
      if (asksAboutCookies) {
        await banner.getByText('Your choice is kept for 150 days.', { exact: true }).waitFor()
        await banner.getByRole('button', { name: t('cookies.decline'), exact: true }).click()
      }
      arrive()
      await page.waitForFunction(isAlive)
      await expect(banner).toHaveCount(0)
      const consent = (await visit.context.cookies()).find(({ name }) => name === 'CookieConsent')
      expect(consent?.value).toBe('false')
    }
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

  for (const [language, width] of [
    ['en', 1280],
    ['zh', 1280],
    ['en', 390],
    ['zh', 390],
  ] as const)
    test(`late content moves no button below it, in ${language} at ${width} px`, async ({ site }) => {
      const { token } = await newUser(site.url, language)
      // High enough for the late part and the button below it, at any width.
      const visit = await site.visit({ language, width, height: 1200, token })
      const { page, t } = visit
      const late = '**/api/v1/sessions*'
      const arrive = await holdBack(page, late)
      const requested = page.waitForRequest(late)
      await visit.open('/account/security')
      const below = page.getByRole('button', { name: t('account:sessions.everywhere'), exact: true })
      await below.scrollIntoViewIfNeeded()
      await requested
      const before = await placeAtRest(below)
      arrive()
      const sessions = page.getByRole('list', { name: t('account:sessions.title'), exact: true })
      await sessions.getByRole('listitem').first().waitFor()
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
