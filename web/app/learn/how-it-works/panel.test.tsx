import record from 'virtual:model-record'
import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSite } from '../../testing/render-site.tsx'
import { styleSheet } from '../../testing/style-sheet.ts'

/** A link in the row of a prior: to its first source, or to how it is weighed. */
function linkIn(rowId: string, name: string | RegExp) {
  const row = document.getElementById(rowId)
  if (!row) throw new Error(`There is no row ${rowId}`)
  const [link] = within(row).getAllByRole('link', { name })
  if (!link) throw new Error(`There is no such link in ${rowId}`)
  return link
}

const prior = record.lines.find(({ id }) => id === 'pay')
const source = record.sources.find(({ id }) => prior?.sources.some((named) => named === id))

async function press(link: HTMLElement, dialogName: string) {
  fireEvent.click(link)
  const dialog = await screen.findByRole('dialog', { name: dialogName })
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
  return dialog
}

describe('the panel beside "How the estimate is made"', () => {
  it('the panel shows a source in full, and Escape returns the focus to the source’s mark', async () => {
    if (!source) throw new Error('The line "pay" has no source')
    const router = await renderSite('/how-it-works/model')
    const link = linkIn('prior-pay', `${source.publisher}, ${source.year} (${source.title})`)
    expect(link.getAttribute('href')).toBe(source.url)
    const panel = within(await press(link, 'Source'))
    expect(panel.getByRole('heading', { name: source.title })).toBeTruthy()
    expect(panel.getByText(source.publisher)).toBeTruthy()
    expect(panel.getByText(String(source.year))).toBeTruthy()
    expect(panel.getByRole('link', { name: /Open the page/ }).getAttribute('href')).toBe(source.url)
    expect(router.state.location.pathname).toBe('/how-it-works/model')

    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(link)
  })

  it('the panel explains at length how a number is weighed, in the large size', async () => {
    if (!prior) throw new Error('There is no line "pay"')
    await renderSite('/how-it-works/model')
    const dialog = await press(linkIn('prior-pay', /^How this is weighed/), 'How this is weighed')
    const panel = within(dialog)
    const people = (size: number) => Math.round(100 / (1 + Math.exp(-(Math.log(0.3 / 0.7) + size))))
    const rows = panel.getAllByRole('row').slice(1)
    const { size, spread } = prior.learnt.after
    expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(
      [size - spread, size, size + spread].map((one) => String(people(one))),
    )
    expect(panel.getAllByRole('link', { name: /Open the page/ })).toHaveLength(prior.sources.length)
    expect(dialog.getAttribute('data-look')).toBe('large')
  })

  it('a link that is pressed with a key for a new tab does not open the panel', async () => {
    await renderSite('/how-it-works/model')
    const link = linkIn('prior-pay', /^How this is weighed/)
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
      const click = createEvent.click(link, { [key]: true })
      fireEvent(link, click)
      expect([key, click.defaultPrevented]).toEqual([key, false])
    }
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('the panel is 378 or 736 px wide, and never wider than the window', () => {
    const sizes = styleSheet('kit/dialog.module.css')
    expect(sizes).toMatch(/\[data-look="normal"\] \{\s*--width: min\(378px, 100%\);/)
    expect(sizes).toMatch(/\[data-look="large"\] \{\s*--width: min\(736px, 100%\);/)
  })
})
