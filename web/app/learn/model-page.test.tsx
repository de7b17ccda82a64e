import record from 'virtual:model-record'
import { levels, lines, predict, sources } from '@settlesg/model'
import { modelCsv, printedNumbers } from '@settlesg/model/worked'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { exampleProfile } from '../../facts/example-profile.ts'
import { textNamed } from '../base/i18n/text-named.ts'
import { setCookie } from '../testing/cookies.ts'
import { renderSite } from '../testing/render-site.tsx'

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
  it('the page on how the estimate is made has a row for every prior, with all its sources', async () => {
    await renderSite('/how-it-works/model')
    for (const { id, sources: ids } of lines) {
      const addresses = ids.map((source) => addressOf.get(source))
      expect(hrefsIn(row(`prior-${id}`)).toSorted()).toEqual(addresses.toSorted())
    }
  })

  it('the size of every weight is given in people, as what becomes of 30 in 100', async () => {
    await renderSite('/how-it-works/model')
    const people = (size: number) => Math.round(100 / (1 + Math.exp(-(Math.log(0.3 / 0.7) + size))))
    for (const { id, shape, learnt } of record.lines) {
      const { size, spread } = learnt.after
      const text = row(`prior-${id}`).textContent
      expect(text).toContain(shape === 'rising' ? 'can only help' : 'may go either way')
      expect(text).toContain(`${people(size)} (${people(size - spread)} to ${people(size + spread)})`)
    }
    expect(row('prior-residence').textContent).toMatch(/Direction: Published.*Size: Reported/)
    for (const id of ['pay', 'pass_type', 'education'])
      expect(row(`prior-${id}`).textContent).toMatch(/Size: Judgement.*The reports contradict it/)
    expect(row('prior-residence').textContent).not.toContain('contradict')
    expect(row('prior-citizen_spouse').textContent).toMatch(/Direction: Published.*Size: Judgement/)
    screen.getByText(/0\.4 turns 30 of 100 into 39, 0\.7 turns it into 46/)
  })

  it('every number of the model is printed, and the same as a file to download', async () => {
    await renderSite('/how-it-works/model')
    const minus = (value: number) => String(value).replace('-', '−')
    const { factors, levels: numbers, kept } = printedNumbers()
    for (const { id, size, spread, typical } of factors) {
      const cells = [...(document.querySelector(`[data-numbers="${id}"]`)?.querySelectorAll('td') ?? [])]
      expect(cells.map(({ textContent }) => textContent)).toEqual([
        `${minus(size)} ± ${minus(spread)}`,
        ...Object.values(typical).map(minus),
      ])
    }
    for (const [name, { centre, spread, applicants }] of Object.entries(numbers)) {
      const cells = [...(document.querySelector(`[data-level="${name}"]`)?.querySelectorAll('td') ?? [])]
      expect(cells.map(({ textContent }) => textContent)).toEqual([centre, spread, applicants].map(minus))
    }
    const page = screen.getByRole('region', { name: 'The formula, to recompute with a calculator' })
    for (const part of Object.values(kept).slice(1))
      expect(page.textContent).toContain(`${Math.round(1000 * part) / 1000}`)
    const file = within(page).getByRole('link', { name: /CSV/ }).getAttribute('href') ?? ''
    expect(decodeURIComponent(file.replace('data:text/csv;charset=utf-8,', ''))).toBe(modelCsv())
  })

  it('the example is worked out step by step to the range that its result shows', async () => {
    await renderSite('/how-it-works/model')
    const { low, mid, high } = predict(exampleProfile).estimate ?? {}
    const example = screen.getByRole('region', { name: 'One range, step by step' })
    expect(example.querySelectorAll('[data-worked]')).toHaveLength(lines.length)
    expect(example.textContent).toContain(`the range ${low} to ${high}, with ${mid} in the middle`)
  })

  it('every level has a row with range, reason and sources, and routes without one are named', async () => {
    await renderSite('/how-it-works/model')
    for (const [route, { low, high, sources: ids }] of Object.entries(levels)) {
      const level = row(`level-${route}`)
      expect(level.textContent).toContain(`${Math.round(100 * low)} to ${Math.round(100 * high)}`)
      expect(level.textContent).toContain(textNamed(i18next, `how:level_why.${route}`))
      expect(hrefsIn(level)).toHaveLength(ids.length)
    }
    screen.getByText(/No estimate is given for these routes.*Aged parent of a citizen/)
  })

  it('the model’s ranking of real people has years here alone and chance with it, in all years and two periods', async () => {
    await renderSite('/how-it-works/model')
    const ranking = screen.getByRole('region', { name: 'How well it ranks real people' })
    const { model, yearsAlone } = record.validation
    const shown = (id: string) => ranking.querySelector(`[data-ranking="${id}"] td`)?.textContent
    expect(shown('model-all')).toBe((10 * model.ranked).toFixed(1))
    expect(shown('years-all')).toBe((10 * yearsAlone.ranked).toFixed(1))
    expect(shown('model-since2019')).toBe((10 * model.since2019.ranked).toFixed(1))
    expect(shown('chance')).toBe('5.0')
    within(ranking).getByText(/^Trees .* We do not use them/)
  })

  it('a picture and a table show every size before and after the reports', async () => {
    await renderSite('/how-it-works/model')
    const learnt = screen.getByRole('region', { name: 'What reported outcomes taught' })
    const picture = within(learnt).getByRole('figure', { name: /What reported outcomes taught/ })
    expect(picture.querySelectorAll('[data-row]')).toHaveLength(record.lines.length)
    const pay = record.lines.find(({ id }) => id === 'pay')?.learnt
    const row = [...learnt.querySelectorAll('tbody tr')].find((one) => one.textContent?.startsWith('Your pay'))
    for (const { size, spread } of [pay?.before, pay?.after].flatMap((one) => one ?? []))
      expect(row?.textContent).toContain(`${Number(size.toFixed(2))} ± ${spread.toFixed(2)}`)
  })

  it('the page on how the estimate is made has the model’s version', async () => {
    await renderSite('/how-it-works/model')
    const model = screen.getByRole('region', { name: 'The model as it is now' })
    expect(record.fitted.version).toBe(predict(exampleProfile).model_version)
    within(model).getByText(record.fitted.version)
  })

  it.each(['en', 'zh'] as const)(
    'the page on how the estimate is made shows no missing text in %s',
    async (language) => {
      setCookie('language', language)
      await i18next.changeLanguage(language)
      await renderSite('/how-it-works/model')
      const text = screen.getByRole('article').textContent ?? ''
      expect(text).not.toMatch(/\{\{|[a-z]_[a-z]|\b(?:how|model)[.:][a-z]/)
      expect(text).toMatch(language === 'zh' ? /移民与关卡局/ : /Immigration & Checkpoints Authority/)
    },
  )

  it('the footer links to how it works, which links to the whole model', async () => {
    const router = await renderSite('/')
    fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'How it works' }))
    await expect.poll(() => router.state.location.pathname).toBe('/how-it-works')
    fireEvent.click(await screen.findByRole('link', { name: /^Every number, line and source/ }))
    await expect.poll(() => router.state.location.pathname).toBe('/how-it-works/model')
  })

  it('a link to a row on how the estimate is made scrolls to that row and gives it the focus', async () => {
    const seen: string[] = []
    Element.prototype.scrollIntoView = function scrollIntoView() {
      seen.push(this.id)
    }
    const router = await renderSite('/')
    await act(() => router.navigate('/how-it-works/model#prior-pay'))
    await waitFor(() => expect(document.activeElement?.id).toBe('prior-pay'))
    expect(seen).toContain('prior-pay')
  })
})
