import { expect } from '@playwright/test'
import { type Language, priceOrder } from '@settlesg/contract'
import { dialogNamed, mainHeading } from './account.ts'
import { journeyProfile } from './answers.ts'
import { describeInBrowser } from './browser.ts'
import { formOf } from './form.ts'
import { inTurn } from './in-turn.ts'
import { mouse } from './input-methods.ts'
import { checkScreen } from './screen-checks.ts'
import { type Site, test, type Visit } from './site.ts'
import { clientOf, mailsTo, newUser, password } from './users.ts'

/** One pack as the pages write it. */
function packIn({ t }: Visit, quantity = 1) {
  const { units, amountCents } = priceOrder('pack_1', quantity)
  const words = {
    units: t('payments:units.credit_other', { count: units }),
    price: `S$${(amountCents / 100).toFixed(2)}`,
  }
  return { ...words, name: t('payments:purchase.name', words), button: t('payments:buy.button', words) }
}

describeInBrowser('buying credits', () => {
  const button = ({ page, t }: Visit, key: string) => page.getByRole('button', { name: t(key), exact: true })
  const link = ({ page, t }: Visit, key: string) => page.getByRole('link', { name: t(key), exact: true })

  /** Presses "Buy" and waits for the payment page. */
  async function leaveToPay(visit: Visit): Promise<string> {
    const { page } = visit
    await page.getByRole('button', { name: packIn(visit).button, exact: true }).click()
    await page.waitForURL(/\/sandbox\/checkout\//)
    return page.url()
  }
  /** What the hosted page offers: one of its buttons. */
  const choose = (visit: Visit, way: string) => button(visit, `sandbox:buttons.${way}`).click()
  const holds = ({ page, t }: Visit, count: number) =>
    page.getByText(t('payments:checkout.balance', { units: t('payments:units.credit_other', { count }) })).waitFor()

  /** Somebody at the end of the form who has spent their only credit. */
  async function atCheckWithoutCredit(site: Site, language: Language, width: number) {
    const person = await newUser(site.url, language)
    await person.client.consumeCredits({ body: { profile: journeyProfile } })
    const visit = await site.visit({ language, width, token: person.token })
    await visit.open('/tool/detail')
    await button(visit, 'result:reuse.button').click()
    await formOf(visit, mouse).heading('check').waitFor()
    return { ...person, visit }
  }

  for (const [language, width] of inTurn(['zh', 390], ['en', 1280]))
    test(`a purchase, first declined, leads back to that very form, in ${language} at ${width} px`, async ({
      site,
    }) => {
      const { visit, client, email } = await atCheckWithoutCredit(site, language, width)
      const { page, t } = visit
      const pack = packIn(visit)
      const form = formOf(visit, mouse)
      const written = await page.getByRole('main').textContent()
      const dialog = dialogNamed(visit, 'form:confirm.title')
      const isSameForm = async () => {
        await form.heading('check').waitFor()
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/tool?step=check')
        await expect.poll(() => page.getByRole('main').textContent()).toBe(written)
      }

      await button(visit, 'form:check.submit').click()
      await dialog.getByRole('button', { name: pack.button, exact: true }).waitFor()
      await checkScreen(visit, 'confirmation modal without a credit')
      await leaveToPay(visit)
      await choose(visit, 'decline')
      await page.getByText(t('sandbox:declined.title')).waitFor()
      await link(visit, 'sandbox:open.leave').click()
      await mainHeading(visit, 'payments:checkout.cancelled_title').waitFor()
      await button(visit, 'payments:checkout.go_on_paying').waitFor()
      await checkScreen(visit, 'checkout left')
      await link(visit, 'payments:checkout.to_form').click()
      await isSameForm()

      await button(visit, 'form:check.submit').click()
      await leaveToPay(visit)
      await choose(visit, 'card')
      await mainHeading(visit, 'payments:checkout.added_title_credit_other', { count: 3 }).waitFor()
      await holds(visit, 3)
      await checkScreen(visit, 'checkout paid')
      const paidAt = page.url()
      await link(visit, 'payments:checkout.to_form').click()
      await isSameForm()
      await button(visit, 'form:check.submit').click()
      await dialog.getByText(t('form:confirm.cost', { now: 3, after: 2 }), { exact: true }).waitFor()

      // Back to the page after paying, and a reload of it, add nothing.
      await visit.open(paidAt)
      await holds(visit, 3)
      await page.reload()
      await holds(visit, 3)
      const { data, count } = await client.purchases()
      expect([count, data[0]?.status, data[0]?.units, data[0]?.amount_cents]).toEqual([1, 'paid', 3, 900])

      await link(visit, 'payments:checkout.receipt').click()
      const receipt = page.getByRole('article')
      await receipt.getByText(data[0]?.receipt_number ?? '', { exact: true }).waitFor()
      await receipt.getByText(t('payments:receipt.no_gst')).waitFor()
      await checkScreen(visit, 'receipt')
      const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

      await link(visit, 'payments:receipt.back').click()
      const purchases = page.getByRole('region', { name: t('payments:purchase.title'), exact: true })
      await purchases.getByText(t('payments:purchase.status.paid'), { exact: true }).waitFor()
      await checkScreen(visit, 'account with a purchase')
      await purchases.getByRole('button', { name: t('payments:refund.button_of', pack) }).click()
      const question = dialogNamed(visit, 'payments:refund.title')
      await question.waitFor()
      await checkScreen(visit, 'question before a refund')
      await question.getByRole('button', { name: t('payments:refund.confirm', pack) }).click()
      await purchases.getByText(t('payments:refund.outcome.succeeded', pack)).waitFor()
      const credits = page.getByRole('region', { name: t('account:credits.title'), exact: true })
      await expect(credits.locator('dd').first()).toHaveText('0')
      await expect.poll(async () => (await client.purchases()).data[0]?.refunded_cents).toBe(900)
      const subjects = (await mailsTo(site.url, email, 3)).map(({ subject }) => subject)
      expect(subjects.some((subject) => subject.includes(data[0]?.receipt_number ?? 'no receipt'))).toBe(true)
    })

  test('a double click and two tabs make one purchase, and the second tab cannot pay it again', async ({ site }) => {
    const { token, client } = await newUser(site.url)
    const visit = await site.visit({ token })
    const other = { ...visit, page: await visit.context.newPage() }
    await visit.open('/account/billing')
    await other.page.goto('/account/billing')
    const buy = packIn(visit).button
    for (const { page } of [visit, other]) {
      await page.getByRole('button', { name: buy, exact: true }).dblclick()
      await page.waitForURL(/\/sandbox\/checkout\//)
    }
    expect(other.page.url()).toBe(visit.page.url())
    await choose(visit, 'paynow')
    await mainHeading(visit, 'payments:checkout.added_title_credit_other', { count: 3 }).waitFor()
    await holds(visit, 4)
    visit.expectPageError(/status of 409/)
    await choose(other, 'card')
    await other.page.getByText(visit.t('sandbox:paid.text')).waitFor()
    await visit.page.goBack()
    await visit.page.getByText(visit.t('sandbox:paid.text')).waitFor()
    expect((await client.purchases()).count).toBe(1)
    expect((await client.me()).credits).toBe(4)
  })

  test('a late payment is shown as on its way, and its page then shows by itself that it came', async ({ site }) => {
    const { token, client } = await newUser(site.url)
    const visit = await site.visit({ token })
    const { page, t } = visit
    await visit.open('/account/billing')
    const hosted = await leaveToPay(visit)
    await choose(visit, 'later')
    await link(visit, 'sandbox:promised.way_on').click()
    await mainHeading(visit, 'payments:checkout.delayed_title').waitFor()
    await checkScreen(visit, 'checkout on its way')
    expect((await client.me()).credits).toBe(1)
    const bank = { ...visit, page: await visit.context.newPage() }
    await bank.page.goto(hosted)
    await choose(bank, 'arrive')
    await mainHeading(visit, 'payments:checkout.added_title_credit_other', { count: 3 }).waitFor()
    await holds(visit, 4)
    await expect.poll(() => page.title()).toContain(t('payments:checkout.added_title_credit_other', { count: 3 }))
  })

  test('a person takes their data along, and then deletes the account for good', async ({ site }) => {
    const { token, client, email } = await newUser(site.url)
    await client.consumeCredits({ body: { profile: journeyProfile } })
    const visit = await site.visit({ token })
    const { page, t } = visit
    await visit.open('/account/data')
    const downloading = page.waitForEvent('download')
    await button(visit, 'account:data.download').click()
    const stream = await (await downloading).createReadStream()
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    const kept = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    expect(kept.account.email).toBe(email)
    expect(kept.assessments[0].profile).toMatchObject(journeyProfile)

    await button(visit, 'account:deletion.begin').click()
    const part = page.getByRole('region', { name: t('account:deletion.title'), exact: true })
    await checkScreen(visit, 'account before its deletion')
    await part.getByLabel(t('account:deletion.password'), { exact: true }).fill(password)
    await button(visit, 'account:deletion.confirm').click()
    await page.waitForURL('/home')
    await page.getByText(t('account:deletion.done_title'), { exact: true }).waitFor()
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
    await expect(clientOf(site.url).logIn({ body: { username: email, password } })).rejects.toThrow('Incorrect email')
    expect((await mailsTo(site.url, email, 2))[0]?.subject).toBe('Your SettleSG account was deleted')
  })
})
