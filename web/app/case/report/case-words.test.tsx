import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import en from '../../../../locales/en/case-words.json' with { type: 'json' }
import model from '../../../../locales/en/model.json' with { type: 'json' }
import { renderSite } from '../../testing/render-site.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A browser with this clipboard, or without one. */
const browserWith = (clipboard: object | undefined) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard }))

/** The section with the words of the example, opened. */
async function openWords(): Promise<HTMLElement> {
  await renderSite('/example')
  const section = screen.getByRole('region', { name: en.title })
  for (const fold of section.querySelectorAll('details')) fold.open = true
  return section
}

describe('the case in words on a page', () => {
  it('the case in words is copied as it stands, a blank line between its parts', async () => {
    const copied: string[] = []
    const section = await openWords()
    const press = () => act(async () => fireEvent.click(within(section).getByRole('button', { name: en.copy })))
    browserWith({ writeText: async (text: string) => void copied.push(text) })
    await press()
    expect(within(section).getByRole('status').textContent).toBe(en.copied)
    const shown = [...section.querySelectorAll('p:not([role])')].map(({ textContent }) => textContent)
    expect(shown).toHaveLength(5)
    expect(copied).toEqual([shown.join('\n\n')])
    browserWith(undefined)
    await press()
    expect(within(section).getByRole('status').textContent).toBe(en.copy_failed)
  })

  it('the case in words names nothing of an analysis that is not opened', async () => {
    const text = (await openWords()).textContent ?? ''
    expect(text).toContain('nobody outside ICA can know')
    expect(text).not.toMatch(/strongest change|ticked as in hand|this plan is for|the day to submit/)
    const named = Object.values(model.what_if).filter((change) => text.toLowerCase().includes(change.toLowerCase()))
    expect(named.length).toBeLessThanOrEqual(1)
  })
})
