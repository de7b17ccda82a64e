import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { press } from '../testing/fill-in.ts'
import { renderSite } from '../testing/render-site.tsx'

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, { timeout: 60_000 })

async function ask(question: string, label = 'Ask a question', button = 'Ask') {
  const input = await field(label)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: question } })
  press(button)
  const part = screen.getByRole('region', { name: label })
  await waitFor(() => expect(within(part).getByRole('status').textContent).not.toBe(''), { timeout: 60_000 })
  return part
}

describe('a question in one’s own words', () => {
  it('a question is answered with passages, their source and the way to where they stand', async () => {
    await renderSite('/how-it-works')
    const part = await ask('how long does ICA need to decide')
    expect(within(part).getByRole('status').textContent).toMatch(/^\d passages? on that:$/)
    const quotes = within(part).getAllByRole('listitem')
    expect(quotes.length).toBeLessThanOrEqual(3)
    const [first] = quotes
    if (!first) throw new Error('nothing was quoted')
    expect(first.querySelector('blockquote')?.textContent).toContain('6 months')
    const [source, place] = within(first).getAllByRole('link')
    expect(source?.getAttribute('href')).toMatch(/^https:\/\/www\.ica\.gov\.sg/)
    expect(source?.textContent).toMatch(/, 2026$/)
    expect(place?.getAttribute('href')).toBe('/facts#wait-published')
  })

  it('a question that nothing is sure to answer gets what is nearest, named as that', async () => {
    await renderSite('/how-it-works')
    const part = await ask('should I hire an agent')
    expect(within(part).getByRole('status').textContent).toBe('We have no sure answer to that. Nearest:')
    const quotes = part.querySelectorAll('blockquote')
    expect(quotes.length).toBeGreaterThan(0)
    expect(quotes.length).toBeLessThanOrEqual(3)
  })

  it('a question without a word of ours is told so, and nothing is quoted', async () => {
    await renderSite('/how-it-works')
    const part = await ask('zxcvb qwerty')
    expect(within(part).getByRole('status').textContent).toMatch(/^We have nothing on that/)
    expect(part.querySelector('blockquote')).toBeNull()
  })

  it('whether one may apply is answered by the rules, with the way to the quick check', async () => {
    await renderSite('/how-it-works')
    const part = await ask('can I apply?')
    expect(part.querySelector('blockquote')?.textContent).toMatch(/^Who may apply/)
    expect(part.textContent).not.toMatch(/\b(?:yes|no), you\b/i)
    expect(within(part).getByRole('link', { name: 'go through them in the quick check' }).getAttribute('href')).toBe(
      '/',
    )
  })

  it('a question goes into no call, no address, no storage and no log', async () => {
    const router = await renderSite('/how-it-works')
    await ask('how long is the wait')
    const spies = [
      vi.spyOn(globalThis, 'fetch'),
      vi.spyOn(XMLHttpRequest.prototype, 'open'),
      ...(['log', 'info', 'warn'] as const).map((name) => vi.spyOn(console, name)),
    ]
    const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
    const before = kept()
    await ask('my NRIC is S1234567D, what is the fee')
    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
    for (const spy of spies) spy.mockRestore()
    expect(kept()).toBe(before)
    const { pathname, search, hash } = router.state.location
    expect([pathname, search, hash]).toEqual(['/how-it-works', '', ''])
  })
})
