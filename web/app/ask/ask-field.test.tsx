import type { Passage } from '@settlesg/faq'
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
import { searchIn } from './finder.ts'

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, { timeout: 60_000 })

/** What is said of a question, and then of the order of the language model. */
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

async function renderOwn(own: readonly Passage[]) {
  queryClient.clear()
  await i18next.loadNamespaces('question')
  render(
    <QueryClientProvider client={queryClient}>
      <AuthenticationProvider>
        <MemoryRouter>
          <AskField own={own} />
        </MemoryRouter>
      </AuthenticationProvider>
    </QueryClientProvider>,
  )
}

describe('a question in one’s own words', () => {
  it('a question is answered with three passages: the first quoted with its source, the others by title', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await renderSite('/how-it-works')
    const part = await ask('how long does ICA need to decide')
    expect(said(part)).toBe('From our pages:')
    await expect.poll(() => scroll.mock.contexts.at(-1)).toBe(part)
    const [first] = part.querySelectorAll('blockquote')
    expect(first?.textContent).toContain('6 months')
    expect(first?.closest('details')).toBeNull()
    const links = [...(first?.parentElement?.querySelectorAll('a') ?? [])]
    expect(links[0]?.getAttribute('href')).toMatch(/^https:\/\/www\.ica\.gov\.sg/)
    expect(links[0]?.textContent).toMatch(/, 2026$/)
    expect(links.at(-1)?.getAttribute('href')).toBe('/facts#wait-published')
    const others = within(part).getAllByRole('listitem')
    expect(others.length).toBe(2)
    for (const one of others) {
      const title = one.querySelector('summary')?.textContent ?? ''
      expect(title.length).toBeGreaterThan(8)
      expect(one.querySelector('details')?.open).toBe(false)
      expect(one.querySelector('blockquote')?.textContent).toContain(title)
    }
  })

  it.each(['how long does ICA need to decide', 'can I apply?', 'how much CPF is withdrawn', 'zxcvb qwerty'])(
    'every question leads to one’s own case and to the official sites: “%s”',
    async (question) => {
      await renderSite('/how-it-works')
      const part = within(await ask(question))
      expect(part.getByRole('link', { name: 'Go through the quick check' }).getAttribute('href')).toBe('/')
      for (const name of ['ICA', 'MOM', 'CPF', 'IRAS'])
        expect(part.getByRole('link', { name }).getAttribute('href')).toContain(`//www.${name.toLowerCase()}.gov.sg`)
    },
  )

  it('a question without a word of ours is told so, and nothing is quoted', async () => {
    await renderSite('/how-it-works')
    const part = await ask('zxcvb qwerty')
    expect(said(part)).toBe('We have nothing on this.')
    expect(part.querySelector('blockquote')).toBeNull()
  })

  it('a case finds what it says of its own, and leads to its answer on the page', async () => {
    const own = [{ id: 'result:range', text: 'Your range is 40 to 60 of 100.', href: '#answer' }]
    await renderOwn(own)
    const part = await ask('what is my range')
    expect(part.querySelector('blockquote')?.textContent).toBe(own[0]?.text)
    for (const name of ['Go to your answer on this page', 'Go there on this page'])
      expect(within(part).getByRole('link', { name }).getAttribute('href')).toBe('#answer')
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
  const offer = 'Have small-1 put these in order'
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
  const near = 'how long does ICA need to decide'
  /** The texts that are shown, in their order. */
  const shown = (part: HTMLElement) => [...part.querySelectorAll('blockquote')].map(({ textContent }) => textContent)
  const ordered = 'small-1 of Example AI put the passages in this order.'

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

  it('the language model puts what was found in another order, and an id that was not found shows nothing', async () => {
    const search = await searchIn('en', [])
    const [first, second, third] = search(near)
    if (!first || !second || !third) throw new Error('fewer than three')
    answers({
      answered: true,
      passages: ['<img src=x>', third.id, 'rule:gip', 'toString', third.id, first.id, second.id],
    })
    const part = await askSignedIn(near)
    expect(shown(part)).toEqual([first.text, second.text, third.text])
    await agree()
    expect(lines(part)).toEqual(['From our pages:', ordered])
    expect(shown(part)).toEqual([third.text, first.text, second.text])
    expect(part.querySelector('blockquote')?.closest('details')).toBeNull()
    await ask(near)
    expect(lines(part)).toEqual(['From our pages:', ''])
    expect(shown(part)[0]).toBe(first.text)
  })

  it('what a case says of its own keeps its place where the language model orders the rest', async () => {
    const own = [{ id: 'result:range', text: 'Your range is 40 to 60 of 100.', href: '#answer' }]
    const [first, second, third] = (await searchIn('en', own))('what is my range')
    if (!first || !second || !third) throw new Error('fewer than three')
    answers({ answered: true, passages: [third.id, second.id] })
    beSignedIn()
    await renderOwn(own)
    const part = await ask('what is my range')
    await agree()
    expect(shown(part)).toEqual([own[0]?.text, third.text, second.text])
  })

  it.each([
    [{ answered: true, passages: ['not:ours'] }, ordered],
    [{ answered: false, passages: [] }, 'small-1 of Example AI gave no answer.'],
  ])('what was found stays as it was where the language model answers %j', async (answer, line) => {
    answers(answer)
    const part = await askSignedIn(near)
    const before = shown(part)
    await agree()
    expect(lines(part)).toEqual(['From our pages:', line])
    expect(shown(part)).toEqual(before)
  })

  it('where nothing was found there is nothing to put in order', async () => {
    answers({ answered: true, passages: [] })
    const part = await askSignedIn('zxcvb qwerty')
    expect(within(part).queryByRole('button', { name: offer })).toBeNull()
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
    expect(lines(part)[1]).toBe('large-2 of Another AI put the passages in this order.')
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
    expect(lines(part)).toEqual(['We have nothing on this.'])
    expect(part.querySelector('blockquote')).toBeNull()
  })
})
