import { expect, type Locator } from '@playwright/test'
import { dialogNamed, goOnByMailedLink, signUp } from './account.ts'
import { describeInBrowser } from './browser.ts'
import { formOf } from './form.ts'
import { finger } from './input-methods.ts'
import { answerQuickCheck, onlyAnswering, passHolder, quickCard } from './quick-answers.ts'
import { settle } from './screen-checks.ts'
import { test, type Visit } from './site.ts'
import { beginningWith } from './texts.ts'

/** How much of this is above the window, below it, or behind what lies over it. */
const hidden = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const isSeen = (y: number) => {
      const over = document.elementFromPoint((left + right) / 2, y)
      return over !== null && (element.contains(over) || over.contains(element))
    }
    const edges = [top + 2, (top + bottom) / 2, bottom - 2]
    return edges.every(isSeen) ? null : `${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`
  })

describeInBrowser('on a phone with its bars', () => {
  test('what is open is in sight: a question, a field with its label, an answer', async ({ site }) => {
    const context = { hasTouch: true, isMobile: true }
    const visit = await site.visit({ width: 390, height: 664, asksAboutCookies: true, context })
    const { page, t } = visit
    const form = formOf(visit, finger)
    const group = (path: string) => page.getByRole('group', { name: beginningWith(t(`form:field.${path}.label`)) })
    const expectInSight = async (part: Locator, name: string) => {
      await part.waitFor()
      await settle(page)
      await expect.poll(() => hidden(part), { message: name, timeout: 5_000 }).toBeNull()
    }
    const expectOpen = async (path: string, name: string) => {
      await expectInSight(group(path).locator('legend'), name)
      await expectInSight(group(path).getByRole('radio').first().locator('..'), `${name}, its first choice`)
    }

    await visit.open('/')
    await answerQuickCheck(visit, { ...onlyAnswering, input: finger }, passHolder)
    await finger.press(quickCard(visit).getByRole('button', { name: t('quick:keep.button'), exact: true }))
    await dialogNamed(visit, 'create_account').waitFor()
    await goOnByMailedLink(visit, site.url, await signUp(visit, finger))
    await expectOpen('education.awarded_in_singapore', 'after the mailed link')

    await visit.open('/home')
    await finger.press(page.getByRole('link', { name: t('home:member.go_on'), exact: true }))
    await expectOpen('education.awarded_in_singapore', 'going on from home')

    await form.yesOrNo('education.awarded_in_singapore', 'no')
    await form.next()
    await form.choose('family.marital_status', 'marital_status', 'single')
    await form.hasRows('family.children')
    await page.getByText(beginningWith(t('form:range.not_counted'))).waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    for (const field of await group('family.children').locator('select, input').all()) {
      await field.focus()
      await expectInSight(field, `a field of an unfinished child: ${await field.getAttribute('id')}`)
    }

    await visit.open('/tool?step=route')
    await finger.press(page.getByRole('button', { name: t('form:own_words.open_form'), exact: true }))
    await expectInSight(page.getByText(t('form:own_words.label'), { exact: true }), 'the label of one’s own words')
    await expectInSight(page.getByLabel(t('form:own_words.label')), 'the field for one’s own words')

    await expectAnswered(visit, expectInSight)
  })
})

async function expectAnswered({ open, page, t }: Visit, expectInSight: (part: Locator, name: string) => Promise<void>) {
  await open('/how-it-works')
  const field = page.getByLabel(t('question:label')).getByRole('textbox')
  await finger.type(field, 'How long does it take?')
  await page.keyboard.press('Enter')
  await expectInSight(
    page
      .getByRole('region', { name: t('question:label') })
      .getByRole('status')
      .locator('p')
      .first(),
    'Ask',
  )
}
