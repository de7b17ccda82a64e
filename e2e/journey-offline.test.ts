import { expect } from '@playwright/test'
import { describeInBrowser } from './browser.ts'
import { inTurn } from './in-turn.ts'
import { answerQuickCheck, onlyAnswering, passHolder, quickCard } from './quick-answers.ts'
import { removeDataDir, startServer, usedDataDir } from './running-server.ts'
import { test, type Visit } from './site.ts'
import { newUser } from './users.ts'

/** The cached addresses, once the service worker answers for this page. */
const whatIsKept = async ({ page }: Visit): Promise<string[]> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => url.slice(location.origin.length))
  })
}

describeInBrowser('the site without a network', () => {
  const withWorker = { context: { serviceWorkers: 'allow' } } as const

  for (const language of inTurn('zh', 'en'))
    test(`after one visit the quick check works without a network, in ${language}`, async ({ site }) => {
      const visit = await site.visit({ ...withWorker, language, hasChosenLanguage: true })
      const { page, context, t } = visit
      await visit.open('/')
      const kept = await whatIsKept(visit)
      expect(kept).toEqual(expect.arrayContaining(['/', '/zh', `/locales/${language}/quick.json`]))
      visit.expectPageError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
      await context.setOffline(true)
      // A call that no cache answers: it tells that the network is gone for the worker, too.
      expect(await page.evaluate(() => fetch('/api/v1/site').catch(() => 'no network'))).toBe('no network')
      await visit.open('/')
      await answerQuickCheck(visit, onlyAnswering, passHolder)
      await expect(quickCard(visit).getByText(/^\d+ (?:to|至) \d+/)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: t('home.headline') })).toBeVisible()
      await page.getByRole('textbox', { name: t('question:label') }).fill('PR fee')
      await page.getByRole('button', { name: t('question:ask') }).click()
      await expect(page.getByRole('blockquote').first()).toContainText('S$100')
      const part = page.getByRole('region', { name: t('question:label') })
      const ask = async (question: string) => {
        await part.getByRole('textbox').fill(question)
        await page.keyboard.press('Enter')
      }
      await ask('PR 还 pending，can I fly home')
      await part.getByRole('status').getByText(t('question:found')).waitFor()
      await part.locator('summary').first().focus()
      await page.keyboard.press('Enter')
      await expect(part.getByRole('blockquote').first()).toBeVisible()
      await ask('flights to Bali')
      await part.getByRole('status').getByText(t('question:none')).waitFor()
      await expect(part.getByRole('link', { name: 'CPF', exact: true })).toHaveAttribute(
        'href',
        'https://www.cpf.gov.sg',
      )
      await ask(language === 'en' ? 'should I wait another year' : '要不要再等一年')
      await part.getByRole('link', { name: t('question:to_check') }).waitFor()
    })

  test('a first visit breaks no policy of the page, not even one that only reports', async ({ site }) => {
    const visit = await site.visit(withWorker)
    await visit.page.addInitScript(() => {
      const broken: string[] = []
      Object.assign(window, { broken })
      addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber }) =>
        broken.push(`${violatedDirective} ${sourceFile}:${lineNumber}`),
      )
    })
    await visit.open('/')
    await whatIsKept(visit)
    expect(await visit.page.evaluate(() => Reflect.get(window, 'broken'))).toEqual([])
  })

  test('of a member nothing is kept: no call, no page of theirs, no address with a query', async ({ site }) => {
    const { token } = await newUser(site.url)
    const visit = await site.visit({ ...withWorker, token })
    await visit.open('/')
    await whatIsKept(visit)
    for (const path of ['/home', '/tool', '/account', '/account/profile', '/terms?from=x']) await visit.open(path)
    visit.expectPageError(/status of 400 .*\/signup\/confirm/)
    await visit.open('/signup/confirm?token=secret')
    await visit.page.getByRole('heading', { level: 1, name: visit.t('confirm.invalid_title') }).waitFor()
    await visit.open('/privacy')
    await expect.poll(() => whatIsKept(visit)).toContain('/privacy')
    const others = (await whatIsKept(visit)).filter((path) => !/^\/(assets|locales)\/[\w./-]+#?$/.test(path))
    expect(others.sort()).toEqual(['/', '/privacy', '/zh'])
  })

  test('switched off by a setting, the service worker removes itself and all that it kept', async ({ site }) => {
    const dataDir = usedDataDir()
    const first = await startServer(dataDir)
    const visit = await site.visit(withWorker)
    const { page } = visit
    await page.goto(first.url)
    await whatIsKept(visit)
    await first.end('SIGTERM')
    const second = await startServer(dataDir, { PORT: new URL(first.url).port, SERVICE_WORKER: 'off' })
    try {
      await page.goto(`${first.url}/terms`)
      const left = () =>
        page.evaluate(async () => [
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
          ...(await caches.keys()),
        ])
      await expect.poll(left).toEqual([])
      await page.reload()
      expect(await left()).toEqual([])
    } finally {
      await second.end('SIGTERM')
      removeDataDir(dataDir)
    }
  })
})
