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
  it('a question is answered with one passage, its source and the way to where it stands', async () => {
    await renderSite('/how-it-works')
    const part = await ask('how long does ICA need to decide')
    expect(within(part).getByRole('status').textContent).toBe('This answers it:')
    const quotes = part.querySelectorAll('blockquote')
    expect(quotes[0]?.textContent).toContain('6 months')
    expect(quotes[0]?.closest('details')).toBeNull()
    for (const more of [...quotes].slice(1)) expect(more.closest('details')?.open).toBe(false)
    const links = [...(quotes[0]?.parentElement?.querySelectorAll('a') ?? [])]
    expect(links[0]?.getAttribute('href')).toMatch(/^https:\/\/www\.ica\.gov\.sg/)
    expect(links[0]?.textContent).toMatch(/, 2026$/)
    expect(links.at(-1)?.getAttribute('href')).toBe('/facts#wait-published')
  })

  it('a question that nothing clearly answers gets up to three titles, which open in place', async () => {
    await renderSite('/how-it-works')
    const part = await ask('can i fly home for 3 weeks while my PR is still pending')
    expect(within(part).getByRole('status').textContent).toBe('We have nothing that says just that. Nearest:')
    const near = within(part).getAllByRole('listitem')
    expect(near.length).toBeLessThanOrEqual(3)
    for (const one of near) {
      const title = one.querySelector('summary')?.textContent ?? ''
      expect(title.length).toBeGreaterThan(8)
      expect(one.querySelector('details')?.open).toBe(false)
      expect(one.querySelector('blockquote')?.textContent).toContain(title)
    }
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
    expect(within(part).getByRole('link', { name: 'go through the quick check' }).getAttribute('href')).toBe('/')
  })

  it('what is not ours is said to be that, with the official site', async () => {
    await renderSite('/how-it-works')
    const part = await ask('how much CPF is cut in the first year')
    expect(within(part).getByRole('status').textContent).toMatch(
      /^CPF is outside what we know\. Look here instead: CPF/,
    )
    expect(within(part).getByRole('link', { name: 'CPF' }).getAttribute('href')).toBe('https://www.cpf.gov.sg')
  })

  it('the parts of the facts stand under the field before anything is asked', async () => {
    await renderSite('/how-it-works')
    await field('Ask a question')
    const part = screen.getByRole('region', { name: 'Ask a question' })
    expect(within(part).getByRole('link', { name: 'After a refusal' }).getAttribute('href')).toBe(
      '/facts#refused-title',
    )
    expect(within(part).getByRole('status').textContent).toBe('')
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
