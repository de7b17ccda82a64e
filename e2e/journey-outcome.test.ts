import { expect } from '@playwright/test'
import { exampleProfile } from '@settlesg/model/testing'
import { describeInBrowser } from './browser.ts'
import { inTurn } from './in-turn.ts'
import { finger, type InputMethod, keyboard, mouse } from './input-methods.ts'
import { checkScreen } from './screen-checks.ts'
import { test, type Visit, type VisitOptions } from './site.ts'
import { newAssessor } from './users.ts'

describeInBrowser('telling what ICA decided', () => {
  type Person = readonly [name: string, options: VisitOptions, input: (visit: Visit) => InputMethod]
  const people: readonly Person[] = [
    ...inTurn<Person>(
      ['in English at 1280 px, with the keyboard alone', {}, ({ page }) => keyboard(page)],
      ['in English at 1280 px, with the mouse', {}, () => mouse],
    ),
    [
      'in Chinese at 360 px, with a finger',
      { language: 'zh', width: 360, height: 740, context: { hasTouch: true, isMobile: true } },
      () => finger,
    ],
  ]

  for (const [name, options, handOf] of people)
    test(`${name}: a reported outcome is kept until it is taken back`, async ({ site }) => {
      const { token, client, assessment_id, reference } = await newAssessor(site.url, exampleProfile, options.language)
      const visit = await site.visit({ ...options, token })
      const { page, t } = visit
      const input = handOf(visit)
      const kept = async () => (await client.assessment({ id: assessment_id })).outcome
      const block = page.getByRole('region', { name: t('result:outcome.title'), exact: true })
      const button = (key: string) => block.getByRole('button', { name: t(`result:outcome.${key}`), exact: true })
      const question = (key: string) => block.getByRole('group', { name: t(`result:outcome.${key}`), exact: true })
      const giveMonth = async (key: string, month: string, year: string) => {
        const parts = [
          () => input.select(question(key).getByLabel(t('form:month'), { exact: true }), month),
          () => input.type(question(key).getByLabel(t('form:year'), { exact: true }), year),
        ]
        // In the order on the page, which differs between the languages.
        if (visit.language === 'zh') parts.reverse()
        for (const part of parts) await part()
      }

      await visit.open(`/tool/result/${reference}`)
      await button('open').waitFor()
      await input.press(button('open'))
      await input.choose(question('question').getByRole('radio', { name: t('result:outcome.option.approved') }))
      await giveMonth('applied', '03', '2026')
      await input.press(button('send'))
      await block.getByText(t('result:outcome.problem.agree')).waitFor()
      await checkScreen(visit, 'outcome with problems')
      expect(await kept()).toBeNull()
      await giveMonth('decided', '10', '2026')
      await input.press(block.getByRole('checkbox'))
      await input.press(button('send'))
      await page.getByText(t('result:outcome.is_kept')).waitFor()
      await checkScreen(visit, 'outcome kept')

      await page.reload()
      await button('take_back').waitFor()
      const facts = await block.locator('dd').allTextContents()
      expect(facts[0]).toBe(t('result:outcome.option.approved'))
      expect(facts).toHaveLength(4)
      expect(await kept()).toMatchObject({ outcome: 'approved', applied: '2026-03', decided: '2026-10' })

      await input.press(button('take_back'))
      await button('open').waitFor()
      expect(await kept()).toBeNull()
    })
})
