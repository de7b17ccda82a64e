import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../base/api.ts'
import { AuthenticationProvider } from '../base/session/authentication.tsx'
import { site } from '../mocks/handlers.ts'
import { server } from '../testing/api-server.ts'
import { press } from '../testing/fill-in.ts'
import { heldPromise } from '../testing/held-promise.ts'
import { languageModel, withLanguageModel } from '../testing/language-model.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'
import { AskField } from './ask-field.tsx'

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, { timeout: 60_000 })

/** What is said of a question, and then of what the language model picked. */
const lines = (part: HTMLElement) =>
  within(part)
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
const said = (part: HTMLElement) => lines(part)[0]

async function ask(question: string, label = 'Ask a question', button = 'Ask') {
  const input = await field(label)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: question } })
  press(button)
  const part = screen.getByRole('region', { name: label })
  await waitFor(() => expect(said(part)).not.toBe(''), { timeout: 60_000 })
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

  it('a question that nothing clearly answers gets the nearest passage open, and the next by title', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await renderSite('/how-it-works')
    const part = await ask('can i fly home for 3 weeks while my PR is still pending')
    expect(within(part).getByRole('status').textContent).toBe('From our pages:')
    const near = within(part).getAllByRole('listitem')
    expect(part.querySelector('blockquote')?.closest('details')).toBeNull()
    await expect.poll(() => scroll.mock.contexts.at(-1)).toBe(part)
    expect(near.length).toBe(2)
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
    // At the buttons it would open scrolled past all of this.
    expect(document.activeElement).toBe(dialog.getByText(covered))
    expect(dialog.getByRole('blockquote', { name: /^This goes to small-1/ })).toHaveProperty('tabIndex', 0)
    press('Do not send')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([])
    await agree()
    expect(sent).toEqual([
      { question: covered, language: 'en', agreed_to: { version: 'question-1', ...languageModel } },
    ])
  })

  it('what the language model picks is quoted from our own texts, and an id that is not ours shows nothing', async () => {
    const ids = ['<img src=x>', 'wait:published', 'toString', 'fact:rate', 'fact:rate']
    answers({ answered: true, passages: ids })
    const part = await askSignedIn(near)
    await agree()
    expect(lines(part)).toEqual(['', 'small-1 of Example AI picked this from our own texts:'])
    const quotes = part.querySelectorAll('blockquote')
    expect(quotes[0]?.textContent).toContain('6 months')
    expect(quotes[0]?.closest('details')).toBeNull()
    expect(quotes[0]?.parentElement?.querySelector('a')?.getAttribute('href')).toMatch(/^https:\/\/www\.ica\.gov\.sg/)
    expect([...quotes].slice(1).map((quote) => quote.closest('details')?.open)).toEqual([false])
    expect(part.innerHTML).not.toMatch(/img|toString/)
    await ask(near)
    expect(lines(part)).toEqual(['From our pages:', ''])
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
    expect(lines(part)).toEqual(['From our pages:', line])
    expect(titles()).toEqual(before)
  })

  it.each([
    [429, 'too_many_questions', 'The language model has been asked as often as it may be. Please try again later.'],
    [503, 'language_model_off', 'No language model is in use on this site at the moment.'],
    [503, 'unavailable', 'No answer came.The service is busy right now.'],
  ])('the dialog says what a failure %i %s means, and the answer of before stays', async (status, code, words) => {
    withLanguageModel('passages', () => HttpResponse.json({ detail: 'x', code }, { status }))
    const part = await askSignedIn(near)
    fireEvent.click(await screen.findByRole('button', { name: offer }))
    press('I agree, send it')
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    press('Do not send')
    expect(said(part)).toBe('From our pages:')
  })

  it('the dialog says when a language model may be asked again that was asked often enough', async () => {
    const [status, headers] = [429, { 'retry-after': '20000' }]
    withLanguageModel('passages', () => HttpResponse.json({ code: 'too_many_questions' }, { status, headers }))
    await askSignedIn(near)
    fireEvent.click(await screen.findByRole('button', { name: offer }))
    press('I agree, send it')
    expect((await screen.findByRole('alert')).textContent).toMatch(/Please try again in 6 hours\.$/)
  })

  it('where another language model is in use by now the dialog says so, shows it, and asks anew', async () => {
    const refused = { detail: 'x', code: 'language_model_changed' }
    const sent = withLanguageModel('passages', () =>
      sent.length > 1
        ? HttpResponse.json({ answered: true, passages: ['wait:published'] })
        : HttpResponse.json(refused, { status: 409 }),
    )
    const part = await askSignedIn(near)
    fireEvent.click(await screen.findByRole('button', { name: offer }))
    const other = { model: 'large-2', provider: 'Another AI', country: 'MY' }
    server.use(http.get('/api/v1/site', () => HttpResponse.json({ ...site, language_model: other })))
    press('I agree, send it')
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this to Another AI?' }))
    expect(dialog.getByText(/^This goes to large-2 of Another AI \(Malaysia\)/)).toBeTruthy()
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /^Nothing was sent: another language model is in use here now, large-2 of Another AI \(Malaysia\)\./,
    )
    expect(sent).toHaveLength(1)
    press('I agree, send it')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent[1]).toMatchObject({ agreed_to: { version: 'question-1', ...other } })
    expect(lines(part)[1]).toBe('large-2 of Another AI picked this from our own texts:')
  })

  it('while it waits the dialog says so, offers to stop, and keeps the focus where it was', async () => {
    const sent = withLanguageModel('passages', () => heldPromise<Response>().promise)
    await askSignedIn(near)
    fireEvent.click(await screen.findByRole('button', { name: offer }))
    const dialog = within(await screen.findByRole('dialog'))
    const button = dialog.getByRole('button', { name: 'I agree, send it' })
    button.focus()
    fireEvent.click(button)
    fireEvent.click(button)
    expect((await dialog.findByText('Sent. Waiting for small-1.')).role).toBe('status')
    expect(dialog.queryByRole('button', { name: 'Do not send' })).toBeNull()
    expect(document.activeElement).toBe(button)
    expect(button).toHaveProperty('disabled', false)
    await waitFor(() => expect(sent).toHaveLength(1))
    press('Stop waiting')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  const clear = 'how long does ICA need to decide'
  const quotedIn = (part: HTMLElement) =>
    [...part.querySelectorAll('blockquote')].filter((quote) => !quote.closest('details')).map((one) => one.textContent)
  it('what the rules answered stays above what the language model picked, and nothing is shown twice', async () => {
    answers({ answered: true, passages: ['fact:rate', 'wait:published'] })
    const part = await askSignedIn(clear)
    const [ruled] = quotedIn(part)
    await agree()
    expect(lines(part)).toEqual(['This answers it:', 'small-1 of Example AI picked this from our own texts:'])
    expect(quotedIn(part)).toEqual([ruled, expect.stringMatching(/./)])
    const all = [...part.querySelectorAll('blockquote')].map(({ textContent }) => textContent)
    expect(new Set(all).size).toBe(all.length)
  })

  it('a language model that picks what the rules answered is said to pick the same', async () => {
    answers({ answered: true, passages: ['wait:published'] })
    const part = await askSignedIn(clear)
    const before = quotedIn(part)
    await agree()
    expect(lines(part)).toEqual(['This answers it:', 'small-1 of Example AI picked the same.'])
    expect(quotedIn(part)).toEqual(before)
  })

  it('where the language model finds nothing, what the rules found is nearest and no answer', async () => {
    answers({ answered: true, passages: [] })
    const part = await askSignedIn(clear)
    await agree()
    expect(lines(part)).toEqual(['From our pages:', 'small-1 of Example AI found nothing on that in our texts.'])
    expect(quotedIn(part)).toEqual([])
  })

  it.each([[[]], [['wait:published']]])(
    'what a case says of its own stays the answer where the language model picks %j',
    async (passages) => {
      answers({ answered: true, passages })
      beSignedIn()
      queryClient.clear()
      await i18next.loadNamespaces('question')
      const own = [{ id: 'result:answer', text: 'Your range is 40 to 60 of 100.', href: '#answer' }]
      render(
        <QueryClientProvider client={queryClient}>
          <AuthenticationProvider>
            <MemoryRouter>
              <AskField own={own} />
            </MemoryRouter>
          </AuthenticationProvider>
        </QueryClientProvider>,
      )
      const part = await ask('will I get PR')
      await agree()
      expect(said(part)).toBe('This answers it:')
      expect(quotedIn(part)[0]).toBe(own[0]?.text)
      expect(quotedIn(part)).toHaveLength(1 + passages.length)
    },
  )

  it('what the rules answered stays the answer where the language model is away', async () => {
    answers({ answered: false, passages: [] })
    const part = await askSignedIn(clear)
    await agree()
    expect(lines(part)).toEqual(['This answers it:', 'small-1 of Example AI gave no answer.'])
    expect(quotedIn(part)).toHaveLength(1)
  })

  it.each(['how much CPF is cut in the first year', 'will I get PR'])(
    'what is picked for “%s”, which no passage answers, is shown by its title only',
    async (question) => {
      answers({ answered: true, passages: ['wait:published', 'fact:rate'] })
      const part = await askSignedIn(question)
      await agree()
      expect(lines(part)[1]).toBe('small-1 of Example AI picked this from our own texts:')
      expect(quotedIn(part)).toEqual([])
      expect(within(part).getAllByRole('listitem')).toHaveLength(2)
    },
  )

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
    press('Stop waiting')
    await ask('zxcvb qwerty')
    held.resolve(HttpResponse.json({ answered: true, passages: ['wait:published'] }))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(lines(part)).toEqual([expect.stringMatching(/^We have nothing on that/), ''])
    expect(part.querySelector('blockquote')).toBeNull()
  })
})
