import { randomUUID } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import { languages } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { pages } from '../web/app/page-table.ts'
import { mainHeading } from './account.ts'
import { describeInBrowser } from './browser.ts'
import { followRequests } from './requests.ts'
import { checkScreen } from './screen-checks.ts'
import { test } from './site.ts'
import { newAssessor, newUser } from './users.ts'
import { visibleWords } from './words.ts'

async function bottomOf(element: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return y + height
}

describeInBrowser('the site in the browser', () => {
  test('the first phone screen says what it is, what it costs, and asks the first question', async ({ site }) => {
    for (const language of languages) {
      // A phone of 390 x 844 whose browser shows its bars.
      const visit = await site.visit({ language, width: 390, height: 664, asksAboutCookies: true })
      const { page, t } = visit
      await visit.open('/')
      const banner = await page.getByRole('region', { name: t('cookies.label') }).boundingBox()
      const headline = page.getByRole('heading', { level: 1 })
      const promise = page.getByText(t('home.lead'), { exact: true })
      const card = page.getByRole('region', { name: t('home:quick.name') })
      const links = card.getByRole('group', { name: t('home:quick.links') })
      const answers = ['none', 'link.spouse_of_citizen'].map((name) => links.getByText(t(`home:quick.${name}`)))
      for (const shown of [headline, promise, links.locator('legend'), ...answers]) {
        await expect(shown).toBeInViewport({ ratio: 1 })
        expect(await bottomOf(shown), `${await shown.textContent()} above the banner`).toBeLessThanOrEqual(
          banner?.y ?? 0,
        )
      }
      for (const answer of answers) await answer.click({ trial: true })
      expect(await page.evaluate(() => scrollY)).toBe(0)

      for (const [width, height] of [
        [390, 664],
        [1440, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(((await card.boundingBox())?.y ?? 0) - (await bottomOf(promise)), `${width} px`).toBeLessThan(30)
        const prices = page.getByLabel(t('home:offer.title')).locator('dt, dd')
        const lines = await prices.evaluateAll((all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().bottom)),
        )
        expect(lines, `prices in one line, ${width} px`).toEqual(Array(6).fill(lines[0]))
      }
      await expect(links).toBeInViewport({ ratio: 1 })
      expect(await visibleWords(page, language), `words of the home page, ${language}`).toBeLessThan(
        language === 'zh' ? 720 : 400,
      )
    }
  })

  test('every page opens by its address alone', async ({ site }) => {
    const { token, reference } = await newAssessor(site.url, exampleProfile)
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
    const { sent, ended } = followRequests(page)
    await page.clock.install()
    const whenIdle = page.waitForRequest('**/locales/zh/home.json')
    await open('/')
    // The ten seconds are those of the page: whatever it does later by itself, it does now.
    await page.clock.runFor(10_000)
    await whenIdle
    await ended()
    const scripts = sent.filter((request) => request.resourceType() === 'script')
    const sizes = await Promise.all(
      scripts.map(async (request) => `${(await request.sizes()).responseBodySize} ${new URL(request.url()).pathname}`),
    )
    const total = sizes.reduce((sum, size) => sum + Number.parseInt(size, 10), 0)
    expect(total, sizes.join('\n')).toBeLessThanOrEqual(360_000)
    expect(sizes.length).toBeGreaterThan(1)
  })

  test('an unknown address gets a 404 page, also where only case differs', async ({ site }) => {
    const { token } = await newUser(site.url)
    const visit = await site.visit({ token })
    visit.expectPageError(/status of 404/)
    const { page, t } = visit
    const paths = ['/nothing', '/Home', '/TERMS', '/nothing/', '/Tool', '/tool/result']
    for (const path of [...paths, '/tool/result/a/b', '/signup', '/assets/gone.js', '/index.html']) {
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
    const other = await newAssessor(site.url, exampleProfile)
    const visit = await site.visit({ token })
    visit.expectPageError(/could not be decoded/)
    for (const bad of ['nonsense', '%E0%A4%A', 'AAAAAAAAAAAAAAAAAAAAAA', `${other.reference}A`]) {
      await visit.open(`/tool/result/${bad}`)
      await mainHeading(visit, 'result:malformed.title').waitFor()
    }
    await checkScreen(visit, 'bad reference')
    visit.expectPageError(/status of 404/)
    await visit.open(`/tool/result/${other.reference}`)
    await mainHeading(visit, 'result:not_found.title').waitFor()
    await visit.open(`/tool/detail?assessment=${other.reference}`)
    await mainHeading(visit, 'result:not_found.title').waitFor()
  })

  const asked = {
    en: {
      question: 'who must the employer letter be addressed to',
      answer: /Controller of Immigration/,
      unknown: 'flights to Bali',
    },
    zh: { question: '雇主信要写什么内容', answer: /Controller of Immigration/, unknown: '飞巴厘岛的机票' },
  }
  for (const language of languages)
    test(`a question in ${language} is answered where it was typed, and leads to the place`, async ({ site }) => {
      const visit = await site.visit({ language, width: 360, height: 800 })
      const { page, t } = visit
      const { sent, ended } = followRequests(page)
      const otherLanguage = page.waitForRequest(`**/locales/${language === 'en' ? 'zh' : 'en'}/home.json`)
      const corpus = page.waitForRequest(`**/*ask-passages-${language}*.js`)
      await visit.open('/')
      const part = page.getByRole('region', { name: t('question:label') })
      const field = part.getByRole('textbox')
      await field.focus()
      // Scripts and, last of them, the corpus come with the focus, and the texts of the other language once the page is
      // idle; what was asked sends nothing more.
      await Promise.all([otherLanguage, corpus])
      await ended()
      const sentBefore = sent.length
      await field.fill(asked[language].unknown)
      await page.keyboard.press('Enter')
      await part.getByRole('status').getByText(t('question:none')).waitFor()
      await field.fill(asked[language].question)
      await page.keyboard.press('Enter')
      await part.getByRole('status').getByText(t('question:found')).waitFor()
      const quote = part.getByRole('blockquote').filter({ hasText: asked[language].answer }).locator('..')
      await expect(quote.getByRole('link').first()).toHaveAttribute('href', /^https:/)
      await checkScreen(visit, 'question answered')
      expect(sent.slice(sentBefore).map((request) => request.url())).toEqual([])
      expect(new URL(page.url()).search).toBe('')
      await quote.getByRole('link', { name: t('question:place.facts') }).click()
      await mainHeading(visit, 'ask:page.title').waitFor()
      await expect(page.locator('#paper-employer-letter')).toBeInViewport()
      await checkScreen(visit, 'facts')
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
    const folds = page.locator('details[name=tag]')
    await folds.last().locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(folds.last()).toHaveAttribute('open')
    await expect(folds.first()).not.toHaveAttribute('open')
    await checkScreen(visit, 'how it works played with')
  })
})
