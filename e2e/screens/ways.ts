import type { Page } from '@playwright/test'
import type { Language } from '@settlesg/contract'
import { answerAll, answerStep, formSteps } from '../answers.ts'
import { formOf } from '../form.ts'
import { mouse } from '../input-methods.ts'
import { answerQuickCheck, onlyAnswering, passHolder, type QuickAnswers, quickCard } from '../quick-answers.ts'
import { settle } from '../screen-checks.ts'
import type { Visit } from '../site.ts'
import { beginningWith } from '../texts.ts'

/** What leads from an opened page to the screen, as a person gets there. Throws where something of the way is missing. */
export type Way = (visit: Visit) => Promise<void>

const inDialog = (page: Page) => page.getByRole('dialog').or(page.locator('body')).last()
const button = ({ page, t }: Visit, key: string) =>
  inDialog(page)
    .getByRole('button', { name: t(key), exact: true })
    .last()

/** Presses buttons one after the other, each by the key of its text. */
export const press =
  (...keys: string[]): Way =>
  async (visit) => {
    for (const key of keys) {
      if (key === 'get_started' && visit.isNarrow) await button(visit, 'open_menu').click()
      await button(visit, key).click()
      await settle(visit.page)
    }
  }

/** Opens everything that is folded; parts that come only then are folded too. */
export const unfold: Way = async ({ page }) => {
  for (const _ of ['sections', 'folds in them', 'folds in those']) {
    await page.getByRole('main').evaluate((main) => {
      for (const fold of main.querySelectorAll('details')) fold.open = true
    })
    await settle(page)
  }
}

/** A pass that opens no route. */
const withoutRoute: QuickAnswers = { ...passHolder, pass: 'work_permit' }

const answerQuickly =
  (given: QuickAnswers, until?: string): Way =>
  (visit) =>
    answerQuickCheck(visit, onlyAnswering, given, until)

/** The quick check, at the question with this path or at its end. */
export const quickCheck = (until?: string) => answerQuickly(passHolder, until)
export const quickCheckWithoutRange = answerQuickly(withoutRoute)
export const quickCheckWithFault: Way = async (visit) => {
  await quickCheck('you.birth_month')(visit)
  await button(visit, 'quick:continue').click()
}
/** The pay of a year, which is asked about. */
export const quickCheckInDoubt: Way = async (visit) => {
  await quickCheck('work.monthly_pay')(visit)
  await mouse.type(quickCard(visit).getByRole('textbox'), '108000')
  await button(visit, 'quick:continue').click()
  await button(visit, 'form:doubt.right').waitFor()
}

/** The field for one's own words, below the first question or in the form, with what was read from them. */
export const ownWords =
  (opener: string): Way =>
  async (visit) => {
    const { page, t, language } = visit
    await button(visit, opener).click()
    const text = {
      en: 'On an EP, in Singapore since 2018, S$9,800, single. Never applied.',
      zh: '2018年来新加坡，持EP，月薪9800元，单身，没申请过。',
    }
    await page.getByRole('textbox', { name: t('form:own_words.label') }).fill(text[language])
    await button(visit, 'form:own_words.read').click()
    await page.getByRole('checkbox').first().waitFor()
  }

type Stage = 'you' | 'family' | 'more' | 'check'

/** The form with all steps before this one answered. */
export const form =
  (stage: Stage): Way =>
  async (visit) => {
    const own = formOf(visit, mouse)
    if (stage === 'check') return answerAll(own)
    if (stage === 'more') {
      await answerAll(own)
      await visit.open('/tool?step=more')
      return own.heading('more').waitFor()
    }
    for (const step of formSteps) {
      await own.heading(step).waitFor()
      if (step === stage) return
      await answerStep(own, step)
      await own.next()
    }
  }

/** A parent of a citizen: the answer that comes before the end of the form. */
export const earlyAnswer: Way = async (visit) => {
  const own = formOf(visit, mouse)
  await own.tick('route.links', 'form:option.link.parent_of_citizen')
  await own.choose('route.pass', 'pass', 'ltvp')
  await own.month('you.birth_month', '1955-03')
  await own.tick('history.gates', 'form:none_of_these')
  await own.choose('history.previous', 'previous', 'none')
  await own.next()
  await visit.page.getByRole('heading', { level: 1, name: visit.t('form:early.title'), exact: true }).waitFor()
}

/** The question before the charge, with all answers given in the form. */
export const confirm: Way = async (visit) => {
  await form('check')(visit)
  await press('form:check.submit')(visit)
  await button(visit, 'form:confirm.go').waitFor()
}

/** The same with the answers of the case at hand, one of them changed, for somebody without a credit. */
export const confirmWithoutCredit: Way = async (visit) => {
  await button(visit, 'result:reuse.button').click()
  await formOf(visit, mouse).heading('check').waitFor()
  await press('form:check.submit')(visit)
}

/** The answers of a case, with the question about schooling open and another answer to it tried. */
export const preview: Way = async ({ page, t }) => {
  const answers = page.getByRole('region', { name: t('result:sharpen.title'), exact: true })
  await answers.locator('summary').first().click()
  await answers.getByRole('button', { name: beginningWith(t('form:field.residence.schooling_here.label')) }).click()
  await answers.getByRole('radio', { name: t('form:no'), exact: true }).click()
  await answers.getByRole('button', { name: beginningWith(t('result:sharpen.keep_answer', { answer: '' })) }).waitFor()
}

/** Three answers changed at once, by the last choice of each list and the first change that fits. */
export const whatIf: Way = async (visit) => {
  const { page, t } = visit
  await page.getByLabel(t('analysis:what_ifs.pay'), { exact: true }).selectOption('2')
  await page.getByLabel(t('analysis:what_ifs.month'), { exact: true }).selectOption('1')
  await button(visit, 'analysis:what_ifs.undo').waitFor()
}

/** The questions about what ICA decided, sent unanswered. */
export const outcome: Way = async (visit) => {
  await button(visit, 'result:outcome.open').click()
  await visit.page.getByRole('radio', { name: visit.t('result:outcome.option.approved') }).click()
  await button(visit, 'result:outcome.send').click()
}

/** How the first reason is weighed. */
export const weight: Way = async ({ page, t }) => {
  const reasons = page.getByRole('region', { name: t('result:reasons.title'), exact: true })
  await reasons
    .getByRole('link', { name: beginningWith(t('result:reasons.how_what', { factor: '' }).trim()) })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: t('how:weighed.title'), exact: true })
    .getByRole('link')
    .first()
    .waitFor()
}

/** Both sliders of the story, moved. */
export const sliders: Way = async ({ page }) => {
  for (const [at, value] of [75, 34].entries()) await page.getByRole('slider').nth(at).fill(`${value}`)
}

/** A page whose script throws when it is shown. */
export const crash: Way = async ({ page, t }) => {
  await page.route('**/assets/terms-page-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("broken") }' }),
  )
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.terms'), exact: true })
    .click()
  await page.getByRole('heading', { name: t('problem.crash_title') }).waitFor()
}

/** A file that is no report of ours. */
export const foreignFile: Way = async ({ page, t }) => {
  const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not ours') }
  await page.getByLabel(t('issued:verify.choose'), { exact: true }).setInputFiles(file)
  await page.getByRole('heading', { name: t('issued:verify.not_issued'), exact: true }).waitFor()
}

/** The question before a purchase is paid back. */
export const refund: Way = async ({ page, t }) => {
  await page
    .getByRole('button', { name: beginningWith(t('payments:refund.button', { price: '' }).trim()) })
    .first()
    .click()
  await page.getByRole('dialog', { name: t('payments:refund.title'), exact: true }).waitFor()
}

/** The person's texts and page, as the journeys' helpers take them. */
export const visitOf = (page: Page, language: Language, t: Visit['t'], open: Visit['open']): Visit => ({
  page,
  language,
  t,
  open,
  context: page.context(),
  isNarrow: (page.viewportSize()?.width ?? 0) <= 890,
  expectPageError: () => {},
})
