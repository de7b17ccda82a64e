import record from 'virtual:model-record'
import { factorPriors, levels, predict, sources } from '@settlesg/model'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import table from '../../../../model/fit-table.json'
import { textNamed } from '../../i18n/text-named.ts'
import { setCookie } from '../../testing/cookies.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { exampleProfile } from '../assessment/example/example-profile.ts'
import { checkedFact } from '../model/checked-facts.ts'

const row = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`There is no row ${id}`)
  return found
}
const addressOf = new Map<string, string>(sources.map(({ id, url }) => [id, url]))
const hrefsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith('#'))

describe('how the estimate is made', () => {
  it('the page on how the estimate is made has a row for every prior, each with all of its sources', async () => {
    await renderSite('/how-it-works')
    for (const { id, sources: ids } of factorPriors) {
      const addresses = ids.map((source) => addressOf.get(source))
      expect(hrefsIn(row(`prior-${id}`)).toSorted()).toEqual(addresses.toSorted())
    }
  })

  it('the size of every weight is given in log-odds and in people, as what becomes of 30 in 100', async () => {
    await renderSite('/how-it-works')
    const people = (size: number) => Math.round(100 / (1 + Math.exp(-(Math.log(0.3 / 0.7) + size))))
    for (const { id, size, spread, shape } of factorPriors) {
      const text = row(`prior-${id}`).textContent
      expect(text).toContain(shape === 'rising' ? 'can only help' : 'may go either way')
      expect(text).toContain(`${people(size)} (${people(size - spread)} to ${people(size + spread)})`)
      expect(text).toContain(`${size} ± ${spread}`.replace('-', '−'))
    }
    expect(row('prior-work').textContent).toMatch(/Whether you work.*work pass holders/)
    expect(row('prior-age').textContent).toMatch(/All routes.*Statistic/)
    screen.getByText(/0\.4 turns 30 of 100 into 39, 0\.7 turns it into 46/)
  })

  it('every level has a row with its range, its reason and its sources, and routes without a level are named', async () => {
    await renderSite('/how-it-works')
    for (const [route, { low, high, sources: ids }] of Object.entries(levels)) {
      const level = row(`level-${route}`)
      expect(level.textContent).toContain(`${Math.round(100 * low)} to ${Math.round(100 * high)}`)
      expect(level.textContent).toContain(textNamed(i18next, `how:level_why.${route}`))
      expect(hrefsIn(level)).toHaveLength(ids.length)
    }
    screen.getByText(/No estimate is given for these routes.*Aged parent of a citizen/)
  })

  it('every published figure is shown beside the model, with whether the two agree', async () => {
    await renderSite('/how-it-works')
    const fit = screen.getByRole('region', { name: 'Does it agree with what is published?' })
    const shown = table.rows.filter((row) => row.sources.length > 0)
    const rows = [...fit.querySelectorAll('tbody tr')]
    expect(rows).toHaveLength(shown.length)
    expect(rows.filter((row) => row.getAttribute('data-ok') === 'true')).toHaveLength(
      shown.filter(({ ok }) => ok).length,
    )
    const grants = rows.find((row) => row.textContent?.includes('35,264'))
    expect(grants?.textContent).toMatch(/^People granted202435,26435,\d{3}35,088 to 35,440Agreesdata\.gov\.sg/)
    expect(fit.textContent).toMatch(/Granted, of those who applied2012-201649\.4 %/)
    for (const row of rows) expect(row.querySelector('a')?.getAttribute('href')).toMatch(/^https?:/)
  })

  it('a published figure without a text stops the build', () => {
    const row = { period: '2030', published: 1, model: 1, low: 1, high: 1, ok: true, sources: [] }
    expect(() => checkedFact({ ...row, id: 'something_new' })).toThrow(/something_new/)
    expect(checkedFact({ ...row, id: 'age_2012_21-30' })).toMatchObject({
      kind: 'age',
      text: 'aged',
      values: { band: '21-30' },
    })
    for (const { text, kind } of record.facts)
      expect([i18next.exists(`how:fact.${text}`), i18next.exists(`how:fit.kind.${kind}`)]).toEqual([true, true])
  })

  it('the page on how the estimate is made names the version of the model in use, and its effective sample size', async () => {
    await renderSite('/how-it-works')
    const model = screen.getByRole('region', { name: 'Where the model stands' })
    expect(record.fitted.version).toBe(predict(exampleProfile).model_version)
    within(model).getByText(record.fitted.version)
    const { effective_sample_size: effective, particles } = record.fitted
    within(model).getByText(`${effective.toLocaleString('en')} of ${particles.toLocaleString('en')}`)
  })

  it.each(['en', 'zh'] as const)(
    'the page on how the estimate is made shows no missing text in %s',
    async (language) => {
      setCookie('language', language)
      await i18next.changeLanguage(language)
      await renderSite('/how-it-works')
      const text = screen.getByRole('article').textContent ?? ''
      expect(text).not.toMatch(/\{\{|[a-z]_[a-z]|\b(?:how|model)[.:][a-z]/)
      expect(text).toMatch(language === 'zh' ? /移民与关卡局/ : /Immigration & Checkpoints Authority/)
    },
  )

  it('the footer links to the page on how the estimate is made', async () => {
    const router = await renderSite('/')
    fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'How it works' }))
    await expect.poll(() => router.state.location.pathname).toBe('/how-it-works')
  })

  it('a link to a row on how the estimate is made scrolls to that row and gives it the focus', async () => {
    const seen: string[] = []
    Element.prototype.scrollIntoView = function scrollIntoView() {
      seen.push(this.id)
    }
    const router = await renderSite('/')
    await act(() => router.navigate('/how-it-works#prior-pay'))
    await waitFor(() => expect(document.activeElement?.id).toBe('prior-pay'))
    expect(seen).toContain('prior-pay')
  })
})
