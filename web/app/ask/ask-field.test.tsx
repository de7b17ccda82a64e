import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, type JsonBodyType } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { server } from '../testing/api-server.ts'
import { press } from '../testing/fill-in.ts'
import { heldPromise } from '../testing/held-promise.ts'
import { languageModel, withLanguageModel } from '../testing/language-model.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'

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

describe('a question for the language model', () => {
  const offer = 'Have small-1 look for it'
  const answers = (answer: JsonBodyType) => withLanguageModel('passages', () => HttpResponse.json(answer))
  async function askSignedIn(question: string) {
    beSignedIn()
    await renderSite('/how-it-works')
    return ask(question)
  }
  async function agree() {
    fireEvent.click(await screen.findByRole('button', { name: offer }))
    press('I agree, send it')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const near = 'can i fly home for 3 weeks while my PR is still pending'

  it('a visitor is not offered the language model of the site', async () => {
    const sent = answers({ answered: true, passages: [] })
    await renderSite('/how-it-works')
    const part = await ask(near)
    expect(within(part).getByText('Nothing is sent.')).toBeTruthy()
    expect(part.textContent).not.toContain(languageModel.model)
    expect(sent).toEqual([])
  })

  it('nobody is offered a language model where none is in use', async () => {
    const part = await askSignedIn(near)
    expect(within(part).queryByRole('button', { name: /^Have/ })).toBeNull()
  })

  it('a question is sent only after its reader has seen what goes to whom, covered, and has agreed', async () => {
    const sent = answers({ answered: true, passages: ['wait:published'] })
    await askSignedIn('my NRIC is S1234567D, how long must I wait')
    fireEvent.click(await screen.findByRole('button', { name: offer }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this to Example AI?' }))
    expect(screen.getByText('Nothing is sent unless you agree.')).toBeTruthy()
    expect(dialog.getByText(/^This goes to small-1 of Example AI \(Singapore\)/)).toBeTruthy()
    const covered = 'my NRIC is •••••••••, how long must I wait'
    expect(dialog.getByText(covered).tagName).toBe('BLOCKQUOTE')
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Do not send' }))
    press('Do not send')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([])
    await agree()
    expect(sent).toEqual([{ question: covered, language: 'en', agreed_to: 'question-1' }])
  })

  it('what the language model picks is quoted from our own texts, and an id that is not ours shows nothing', async () => {
    const ids = ['<img src=x>', 'wait:published', 'toString', 'fact:rate', 'fact:rate']
    answers({ answered: true, passages: ids })
    const part = await askSignedIn(near)
    await agree()
    expect(within(part).getByRole('status').textContent).toBe('small-1 of Example AI picked this from our own texts:')
    const quotes = part.querySelectorAll('blockquote')
    expect(quotes[0]?.textContent).toContain('6 months')
    expect(quotes[0]?.closest('details')).toBeNull()
    expect(quotes[0]?.parentElement?.querySelector('a')?.getAttribute('href')).toMatch(/^https:\/\/www\.ica\.gov\.sg/)
    expect([...quotes].slice(1).map((quote) => quote.closest('details')?.open)).toEqual([false])
    expect(part.innerHTML).not.toMatch(/img|toString/)
    await ask(near)
    expect(within(part).getByRole('status').textContent).toMatch(/^We have nothing that says just that/)
  })

  it.each([
    [{ answered: true, passages: ['not:ours'] }, 'small-1 of Example AI found nothing on that in our texts.'],
    [{ answered: false, passages: ['wait:published'] }, 'small-1 of Example AI gave no answer.'],
  ])('the nearest titles stay where the language model answers %j', async (answer, line) => {
    answers(answer)
    const part = await askSignedIn(near)
    const titles = () =>
      within(part)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('summary')?.textContent)
    const before = titles()
    await agree()
    expect(within(part).getByRole('status').textContent).toBe(`${line}We have nothing that says just that. Nearest:`)
    expect(titles()).toEqual(before)
  })

  it.each([
    [
      429,
      'too_many_questions',
      'The language model has been asked as often as it may be today. Please try again tomorrow.',
    ],
    [503, 'language_model_off', 'No language model is in use on this site at the moment.'],
    [503, 'unavailable', 'No answer came.The service is busy right now.'],
  ])('the dialog says what a failure %i %s means, and the answer of before stays', async (status, code, words) => {
    withLanguageModel('passages', () => HttpResponse.json({ detail: 'x', code }, { status }))
    const part = await askSignedIn(near)
    fireEvent.click(await screen.findByRole('button', { name: offer }))
    press('I agree, send it')
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    press('Do not send')
    expect(within(part).getByRole('status').textContent).toBe('We have nothing that says just that. Nearest:')
  })

  it('an answer that comes after the question was asked anew is not shown', async () => {
    const held = heldPromise<Response>()
    const sent = withLanguageModel('passages', () => held.promise)
    const answered = vi.fn()
    server.events.on('response:mocked', ({ request }) => {
      if (request.url.includes('/language-model/')) answered()
    })
    const part = await askSignedIn(near)
    fireEvent.click(await screen.findByRole('button', { name: offer }))
    press('I agree, send it')
    await waitFor(() => expect(sent).toHaveLength(1))
    press('Do not send')
    await ask('zxcvb qwerty')
    held.resolve(HttpResponse.json({ answered: true, passages: ['wait:published'] }))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(within(part).getByRole('status').textContent).toMatch(/^We have nothing on that/)
    expect(part.querySelector('blockquote')).toBeNull()
  })
})
