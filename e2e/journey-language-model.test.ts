import { expect, type Locator } from '@playwright/test'
import { languages } from '@settlesg/contract'
import { passagesIn } from '@settlesg/faq/corpus'
import { type Answering, Status, startLanguageModelSandbox } from '@settlesg/language-model/testing'
import { textsIn } from '../wording/testing/texts.ts'
import { describeInBrowser } from './browser.ts'
import { type RunningServer, removeDataDir, startServer, usedDataDir } from './running-server.ts'
import { checkScreen } from './screen-checks.ts'
import { test, type Visit } from './site.ts'
import { emptyDatabase } from './test-database.ts'
import { newUser } from './users.ts'

/** What an honest model says of the descriptions below; the rules read all but the refusal. */
const said = [
  { question: 'route.pass', value: 'ep', words: 'EP' },
  { question: 'work.monthly_pay', value: 5000, words: '5,000' },
  { question: 'history.previous', value: 'rejected_once', words: 'One refusal in 2020' },
  { question: 'history.previous', value: 'rejected_once', words: '2020年被拒过一次' },
]
const honest: Answering = ({ question, text = '' }) =>
  question === undefined ? { answers: said.filter(({ words }) => text.includes(words)) } : { passages: ['rule:fee'] }
const markup = '<img src=x onerror=alert(1)>'
/** Lies that are answers in form, and answers that are none. */
const lies: Record<string, Answering> = {
  markup: ({ question }) =>
    question === undefined
      ? { answers: said.map((one) => ({ ...one, words: one.words + markup })) }
      : { passages: [`rule:fee${markup}`] },
  words: ({ question }) =>
    question === undefined
      ? { answers: said.map((one) => ({ ...one, words: 'I earn a million' })) }
      : { passages: ['rule:invented'] },
  prose: () => 'Approval is guaranteed, see <b>https://evil.example</b>.<script>alert(1)</script>',
  failure: () => new Status(500),
  silence: () => new Status(0),
}
const withoutAnswer = ['prose', 'failure', 'silence']

const whose = { model: 'sandbox', provider: 'Sandbox' }
const typed = {
  en: {
    question: 'What is the fee for a PR application? My NRIC is S1234567D',
    masked: 'What is the fee for a PR application? My NRIC is •••••••••',
    text: 'On an EP, in Singapore since 2018, S$9,800 a month. Married. Began at 5,000. One refusal in 2020. Call 9123 4567.',
  },
  zh: {
    question: '申请永久居民要交多少费用？我的证件是 S1234567D',
    masked: '申请永久居民要交多少费用？我的证件是 •••••••••',
    text: '2018年来新加坡，持EP，月薪9800元，已婚。刚来时5,000元。2020年被拒过一次，电话 9123 4567',
  },
} as const

describeInBrowser('a language model that points', () => {
  let sandbox: Awaited<ReturnType<typeof startLanguageModelSandbox>>
  let database: Awaited<ReturnType<typeof emptyDatabase>>
  let server: RunningServer
  test.beforeAll(async () => {
    sandbox = await startLanguageModelSandbox(honest)
    database = await emptyDatabase()
    const limits = { AI_TIMEOUT_SECONDS: '3', AI_CALLS_A_DAY: '1000' }
    server = await startServer(usedDataDir(), { ...database.env, ...sandbox.settings, ...limits })
  })
  test.afterAll(async () => {
    await server.end('SIGKILL')
    await sandbox.close()
    await database.remove()
    removeDataDir(server.dataDir)
  })
  test.beforeEach(() => sandbox.behave(honest))
  // They share the one sandbox.
  test.describe.configure({ mode: 'serial' })

  const textOfModel = ({ t }: Visit, key: string, values = {}) => t(`language-model:${key}`, { ...whose, ...values })
  const consent = ({ page }: Visit) => page.getByRole('dialog')
  async function offer(visit: Visit, kind: 'question' | 'description') {
    await visit.page.getByRole('button', { name: textOfModel(visit, `open.${kind}`), exact: true }).click()
    return consent(visit)
  }
  async function send(visit: Visit, kind: 'question' | 'description') {
    const dialog = await offer(visit, kind)
    await dialog.getByRole('button', { name: textOfModel(visit, 'agree'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const contentOf = async (quotes: Locator) => (await quotes.allTextContents()).map((text) => text.trim())

  for (const language of languages) {
    const { question, masked, text } = typed[language]
    const ours = new Set(passagesIn(textsIn(language)).map((passage) => passage.text))
    const member = async (site: Parameters<Parameters<typeof test>[2]>[0]['site']) =>
      site.visit({ url: server.url, language, token: (await newUser(server.url, language)).token, width: 390 })

    test(`orders our own texts, and however it lies nothing else is shown, in ${language}`, async ({ site }) => {
      const visit = await member(site)
      const { page, t } = visit
      await visit.open('/how-it-works')
      const part = page.getByRole('region', { name: t('question:label') })
      await part.getByRole('textbox').fill(question)
      await page.keyboard.press('Enter')
      const dialog = await offer(visit, 'question')
      await expect(dialog.getByRole('blockquote')).toHaveText(masked)
      await checkScreen(visit, 'agreement to a language model')
      await dialog.getByRole('button', { name: textOfModel(visit, 'cancel'), exact: true }).click()
      expect(sandbox.calls.filter((call) => JSON.stringify(call).includes(masked))).toEqual([])

      await send(visit, 'question')
      const said = part.locator('div[role=status]').last()
      await expect(said).toContainText(textOfModel(visit, 'ordered'))
      await checkScreen(visit, 'passages in the order of a language model')
      expect(sandbox.calls.some((call) => JSON.stringify(call).includes(masked))).toBe(true)
      for (const [manner, lie] of Object.entries(lies)) {
        sandbox.behave(honest)
        await send(visit, 'question')
        await expect(said).toContainText(textOfModel(visit, 'ordered'))
        sandbox.behave(lie)
        await send(visit, 'question')
        await expect(said).toContainText('Sandbox')
        if (withoutAnswer.includes(manner)) await expect(said).toContainText(textOfModel(visit, 'no_answer'))
        const quoted = await contentOf(part.getByRole('blockquote'))
        expect(
          quoted.filter((quote) => !ours.has(quote)),
          manner,
        ).toEqual([])
        expect(await part.innerHTML(), manner).not.toMatch(/evil|onerror|alert|guaranteed/)
      }
    })

    test(`proposes answers that wait for a press, and however it lies none of its own words are shown, in ${language}`, async ({
      site,
    }) => {
      const visit = await member(site)
      const { page, t } = visit
      await visit.open('/tool')
      await page.getByRole('button', { name: t('form:own_words.open_form'), exact: true }).click()
      const field = page.getByRole('textbox', { name: t('form:own_words.label') })
      const read = async () => {
        await field.fill('')
        await field.fill(text)
        await page.getByRole('button', { name: t('form:own_words.read'), exact: true }).click()
      }
      const boxes = page.getByRole('listitem').getByRole('checkbox')
      const boxOfModel = page
        .getByRole('listitem')
        .filter({ hasText: textOfModel(visit, 'by_model') })
        .getByRole('checkbox')
      await read()
      await expect(boxes).toHaveCount(4)
      await send(visit, 'description')
      await expect(boxes).toHaveCount(5)
      await expect(boxOfModel).not.toBeChecked()
      await checkScreen(visit, 'proposals of a language model')
      await boxOfModel.check()
      await page.getByRole('button', { name: t('form:own_words.use_all', { count: 5 }), exact: true }).waitFor()

      for (const [manner, lie] of Object.entries(lies)) {
        sandbox.behave(honest)
        await read()
        await send(visit, 'description')
        await expect(boxOfModel).toHaveCount(1)
        sandbox.behave(lie)
        await read()
        await send(visit, 'description')
        const said = page.getByRole('status').filter({ hasText: 'Sandbox' })
        await said.waitFor()
        if (withoutAnswer.includes(manner)) await expect(said).toContainText(textOfModel(visit, 'no_answer'))
        const masked = text.replace('9123 4567', '•••••••••')
        const quoted = await contentOf(page.locator('q'))
        expect(
          quoted.filter((quote) => !masked.includes(quote)),
          manner,
        ).toEqual([])
        expect(await page.getByRole('main').innerHTML(), manner).not.toMatch(/evil|onerror|alert\(|million/)
      }
    })

    test(`is not needed: without a network rules answer and read, and say that nothing came, in ${language}`, async ({
      site,
    }) => {
      const visit = await member(site)
      const { page, context, t } = visit
      await visit.open('/tool')
      await page.getByRole('button', { name: t('form:own_words.open_form'), exact: true }).click()
      await page.getByRole('textbox', { name: t('form:own_words.label') }).fill(text)
      await page.getByRole('button', { name: t('form:own_words.read'), exact: true }).click()
      // Its words have come by now.
      await page.getByRole('button', { name: textOfModel(visit, 'open.description'), exact: true }).waitFor()
      visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
      await context.setOffline(true)
      const dialog = await offer(visit, 'description')
      await dialog.getByRole('button', { name: textOfModel(visit, 'agree'), exact: true }).click()
      await dialog.getByRole('alert').waitFor()
      await dialog.getByRole('button', { name: textOfModel(visit, 'cancel'), exact: true }).click()
      const use = page.getByRole('button', { name: t('form:own_words.use_all', { count: 4 }), exact: true })
      await use.click()
      await expect(page.getByRole('textbox', { name: t('form:own_words.label') })).toHaveCount(0)
    })
  }
})
