import { monthInSingapore } from '@settlesg/contract'
import { orderOf } from '@settlesg/contract/catalogue'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { demo, findAccount } from '../../../mocks/db.ts'
import { queryClient } from '../../../query-client.ts'
import { server } from '../../../testing/api-server.ts'
import { press } from '../../../testing/fill-in.ts'
import { recordCalls, to } from '../../../testing/record-calls.ts'
import { beSignedIn, renderSite } from '../../../testing/render-site.tsx'
import { styleSheet } from '../../../testing/style-sheet.ts'
import { session } from '../../session/session.ts'
import { type Answers, readAnswers, withAnswer } from '../answers/answers.ts'
import { type Draft, draftPlace, emptyDraft, loadDraft, saveDraft } from '../draft/draft.ts'

const account = findAccount(demo.email)
if (!account) throw new Error('The mocked API has no demo account')
const owner = account.drafts
const somebodyElse = { ...owner, user_id: 'somebody else' }

/** The least that a pass holder has to answer. */
const few: Answers = readAnswers({
  route: { pass: 'ep', links: [] },
  you: { birth_month: '1994-03' },
  residence: { in_singapore_since: '2019-06' },
  work: { work_status: 'employee', monthly_pay: 9000 },
  education: { highest: 'bachelor' },
  family: { marital_status: 'single' },
})

const withDraft = (answers: Answers, reached: Draft['reached'] = 'check') =>
  saveDraft(owner, { answers, reached, assessed: null })

async function openForm(path = '/tool') {
  beSignedIn()
  return renderSite(path)
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const question = (name: string | RegExp) => screen.getByRole('group', { name })
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const continues = () => press('Continue')

describe('a step', () => {
  it('a step with problems lists them, takes the focus there, and links to each question', async () => {
    await openForm()
    await heading('Your route')
    continues()
    const summary = screen.getByRole('region', { name: 'Some answers need your attention' })
    expect(document.activeElement).toBe(summary)
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Which pass do you hold? – Choose one of the answers.',
      'Which of these ties do you have? – Tick what applies, or ‘None of these’.',
    ])
    fireEvent.click(links[1] as HTMLElement)
    expect(document.activeElement).toBe(screen.getByLabelText('Married to a Singapore citizen'))
    expect(question(/^Which pass/).textContent).toContain('Choose one of the answers.')
    expect(screen.getByLabelText('S Pass').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('S Pass').getAttribute('aria-describedby')).toContain('route-pass-problem')
  })

  it('a year in a list of problems has no thousands separator', async () => {
    const first = withAnswer(few, 'work.assessed_income', [{ year: 1850, amount: 1 }])
    withDraft(first)
    await openForm('/tool?step=work')
    await heading('Work and pay')
    continues()
    expect(screen.getByRole('region', { name: 'Some answers need your attention' }).textContent).toContain(
      'Enter a year from 1990 to 2099.',
    )
  })

  it('a problem disappears as soon as it is corrected, and the next step then opens with the focus on its heading', async () => {
    await openForm()
    await heading('Your route')
    continues()
    choose('S Pass')
    expect(screen.queryByText('Choose one of the answers.')).toBeNull()
    fireEvent.click(screen.getByLabelText('None of these'))
    expect(screen.queryByRole('region', { name: 'Some answers need your attention' })).toBeNull()
    continues()
    expect(document.activeElement).toBe(await heading('You'))
    expect(window.location.search).toBe('?step=you')
  })

  it('going back to an earlier step of the form keeps the answers', async () => {
    withDraft(withAnswer(few, 'work.monthly_pay', 7250), 'work')
    const router = await openForm('/tool?step=work')
    fireEvent.change(screen.getByLabelText(/^Fixed monthly pay/), { target: { value: 'S$8,100' } })
    await act(() => router.navigate('/tool?step=residence'))
    await heading('Your time in Singapore')
    await act(() => router.navigate('/tool?step=work'))
    await heading('Work and pay')
    expect(screen.getByLabelText<HTMLInputElement>(/^Fixed monthly pay/).value).toBe('8,100')
  })

  it('a question is shown only where it matters, and its answer is dropped when it is hidden', async () => {
    withDraft(few, 'family')
    await openForm('/tool?step=family')
    choose('Married')
    fireEvent.change(screen.getByLabelText(/^Monthly pay of your husband or wife/), { target: { value: '4000' } })
    choose('Divorced')
    expect(screen.queryByLabelText(/^Monthly pay of your husband or wife/)).toBeNull()
    continues()
    await heading('Life in Singapore')
    expect(loadDraft(owner)?.answers.family).toEqual({ marital_status: 'divorced' })
  })

  it('the form says early when no route is open, and lets the person go on', async () => {
    await openForm()
    await heading('Your route')
    choose('Work permit')
    fireEvent.click(screen.getByLabelText('None of these'))
    expect(screen.getByText('No route is open by these answers')).toBeTruthy()
    continues()
    await heading('You')
  })

  it('the form asks which route to assess where several are open, and lists only those', async () => {
    await openForm()
    await heading('Your route')
    choose('Employment Pass (EP)')
    fireEvent.click(screen.getByLabelText('Married to a Singapore citizen'))
    const options = within(question(/^Which route shall we assess/)).getAllByRole('radio')
    expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
      'Work pass holder (PTS scheme)',
      'Husband or wife of a citizen',
    ])
  })

  it('an optional answer can be cleared, and the focus stays on its question', async () => {
    withDraft(few, 'education')
    await openForm('/tool?step=education')
    const awarded = within(question('Was it awarded in Singapore?'))
    fireEvent.click(awarded.getByRole('radio', { name: 'Yes' }))
    fireEvent.click(awarded.getByRole('button', { name: 'Clear the answer: Was it awarded in Singapore?' }))
    expect(awarded.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(false)
    expect(document.activeElement).toBe(awarded.getByRole('radio', { name: 'Yes' }))
  })

  it('a step cannot be skipped: an address beyond the answered steps leads to the first open step', async () => {
    withDraft(withAnswer(few, 'you.birth_month', undefined), 'work')
    await openForm('/tool?step=check')
    await heading('You')
    expect(screen.getByRole('region', { name: 'Some answers need your attention' })).toBeTruthy()
    await expect.poll(() => window.location.search).toBe('?step=you&then=check')
  })

  it('the open step stays while its answers are being typed', async () => {
    withDraft(withAnswer(few, 'you.birth_month', '1994-'), 'check')
    await openForm('/tool?step=check')
    await heading('You')
    fireEvent.change(within(question(/^Month of your birth/)).getByLabelText('Month'), { target: { value: '03' } })
    await heading('You')
    press('Save and check')
    await heading('Check your answers')
  })
})

describe('lists', () => {
  it('a new list entry gets the focus, and after one is removed the focus is on the button to add one', async () => {
    withDraft(few, 'family')
    await openForm('/tool?step=family')
    press('Add a child')
    const child = question('Child 1')
    expect(document.activeElement).toBe(within(child).getByLabelText('Month'))
    fireEvent.click(within(child).getByRole('radio', { name: 'Singapore citizen' }))
    press('Remove Child 1')
    expect(screen.queryByRole('group', { name: 'Child 1' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a child' }))
    expect(screen.getByText('Child 1 removed')).toBeTruthy()
    expect(loadDraft(owner)?.answers.family.children).toBeUndefined()
  })

  it('a list takes no more entries than the contract allows', async () => {
    withDraft(few, 'work')
    await openForm('/tool?step=work')
    for (const _ of [1, 2, 3]) press('Add a year')
    expect(screen.queryByRole('button', { name: 'Add a year' })).toBeNull()
    expect(screen.getByText('This list holds up to 3 entries.')).toBeTruthy()
  })

  it('a problem in a list says which entry it is in', async () => {
    withDraft(few, 'work')
    await openForm('/tool?step=work')
    press('Add a year')
    continues()
    expect(screen.getByRole('link', { name: 'Year 1, Year of assessment – Enter a year.' })).toBeTruthy()
  })
})

describe('a number', () => {
  const pay = () => screen.getByLabelText<HTMLInputElement>(/^Fixed monthly pay/)

  it('an amount in dollars may have cents: it is rounded when the field is left, and the step goes on', async () => {
    withDraft(few, 'work')
    await openForm('/tool?step=work')
    fireEvent.change(pay(), { target: { value: '4500.50' } })
    expect(pay().value).toBe('4500.50')
    fireEvent.blur(pay())
    expect(pay().value).toBe('4,501')
    expect(loadDraft(owner)?.answers.work.monthly_pay).toBe(4501)
    continues()
    await heading('Education')
  })

  it('a number field is as wide as its largest value, with its unit beside it', async () => {
    withDraft(few, 'work')
    await openForm('/tool?step=work')
    const widthOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).style.width
    expect(widthOf(/^Fixed monthly pay/)).toBe('calc(9ch + 4px + 1.75rem)')
    expect(widthOf(/^Bonus/)).toBe('calc(11ch + 4px + 1.75rem)')
    expect(widthOf(/^Employers/)).toBe('calc(2ch + 4px + 1.75rem)')
    expect(pay().nextElementSibling?.textContent).toBe('S$ a month')
    expect(styleSheet('features/assessment/form/number-input.module.css')).not.toContain('wrap')
  })

  it.each([
    ['', 'Enter the amount a month in S$. If it was nothing, enter 0.'],
    ['9k', 'Enter the amount in digits, such as 4,500.'],
    ['1,000,001', 'Enter an amount from S$0 to S$1,000,000.'],
  ])('an amount typed as %j gets a problem message that fits an amount', async (typed, message) => {
    withDraft(few, 'work')
    await openForm('/tool?step=work')
    fireEvent.change(pay(), { target: { value: typed } })
    continues()
    expect((await screen.findAllByText(new RegExp(message.replaceAll(/[$.]/g, '\\$&')))).length).toBeGreaterThan(0)
  })
})

describe('the free text', () => {
  it('the free text shows its length, and a warning when it seems to hold an identity number', async () => {
    withDraft(few, 'roots')
    await openForm('/tool?step=roots')
    const plan = screen.getByLabelText('Your plans in Singapore, in your own words')
    fireEvent.change(plan, { target: { value: 'I, S1234567D, will stay.' } })
    expect(screen.getByText('24 of 600 characters')).toBeTruthy()
    expect(screen.getByText(/^This seems to hold an identity number/)).toBeTruthy()
    fireEvent.change(plan, { target: { value: 'I will stay.' } })
    expect(screen.queryByText(/^This seems to hold an identity number/)).toBeNull()
    fireEvent.change(plan, { target: { value: 'x'.repeat(601) } })
    continues()
    expect(screen.getByRole('link', { name: /Shorten this to 600 characters or fewer/ })).toBeTruthy()
  })
})

describe('the draft', () => {
  it('a draft survives a reload and opens at the step that was reached', async () => {
    withDraft(few, 'work')
    await openForm('/tool')
    await heading('Work and pay')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Employed' }).checked).toBe(true)
  })

  it('after the session has ended nothing in the browser tells the answers, and their owner finds them again', async () => {
    withDraft(withAnswer(few, 'history.conviction', 'yes'), 'work')
    await openForm('/tool?step=work')
    fireEvent.change(await screen.findByLabelText(/^Fixed monthly pay/), { target: { value: '9876' } })
    act(() => session.end('expired'))
    await waitFor(() => expect(window.location.pathname).toBe('/home'))

    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
    expect(stored.map(([place]) => place)).toEqual([draftPlace(owner.user_id)])
    expect(JSON.stringify(stored)).not.toMatch(/pay|conviction|birth|answers/)
    const cached = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined)
    expect(cached.map(({ queryKey }) => queryKey)).toEqual([['site']])

    await openForm('/tool?step=work')
    expect((await screen.findByLabelText<HTMLInputElement>(/^Fixed monthly pay/)).value).toBe('9,876')
  })

  it('the form does not open before its draft can be read, says so where that fails, and opens on the second try', async () => {
    withDraft(few, 'work')
    let isUp = false
    server.use(http.get('/api/v1/users/me/draft-keys', () => (isUp ? undefined : HttpResponse.error())))
    await openForm()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('radio')).toBeNull()
    isUp = true
    fireEvent.click(again)
    await heading('Work and pay')
    expect(loadDraft(owner)?.answers).toEqual(few)
  })

  it('the draft of another person is not shown, and is removed from the device', async () => {
    saveDraft(somebodyElse, { ...emptyDraft, answers: few })
    await openForm()
    await heading('Your route')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Employment Pass (EP)' }).checked).toBe(false)
    expect(loadDraft(somebodyElse)).toBeNull()
  })

  it('a damaged draft opens as an empty form, without a crash', async () => {
    localStorage.setItem(
      draftPlace(owner.user_id),
      '{"version":1,"answers":{"route":{"pass":["ep"]}},"reached":"check"}',
    )
    await openForm()
    await heading('Your route')
  })

  it('the form takes over a change of the draft made in another tab, and says so', async () => {
    await openForm()
    await heading('Your route')
    saveDraft(owner, { ...emptyDraft, answers: readAnswers({ route: { pass: 's_pass' } }) })
    const newValue = localStorage.getItem(draftPlace(owner.user_id))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: draftPlace(owner.user_id), newValue })))
    expect(screen.getByText('Your answers were changed in another tab. This tab follows it.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'S Pass' }).checked).toBe(true)
  })

  it('"Start again" removes the draft once it is confirmed', async () => {
    withDraft(few, 'check')
    await openForm('/tool?step=check')
    press('Start again')
    const dialog = await screen.findByRole('dialog', { name: 'Start again?' })
    expect(loadDraft(owner)?.answers).toEqual(few)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove my answers' }))
    await heading('Your route')
    expect(loadDraft(owner)).toBeNull()
  })
})

describe('check your answers', () => {
  it('the summary shows every answer in words, names what is missing, and warns about false statements', async () => {
    withDraft(few)
    await openForm('/tool?step=check')
    const work = screen.getByRole('region', { name: 'Work and pay' })
    expect(within(work).getByText('S$9,000')).toBeTruthy()
    expect(within(work).getByText('Not answered: 7')).toBeTruthy()
    expect(screen.getByText('Jun 2019')).toBeTruthy()
    expect(screen.getByText(/are an offence/)).toBeTruthy()
  })

  it('the summary leads to a question that is to be changed, and back', async () => {
    withDraft(few)
    await openForm('/tool?step=check')
    fireEvent.click(screen.getByRole('link', { name: 'Change: Fixed monthly pay before tax' }))
    await heading('Work and pay')
    const pay = screen.getByLabelText(/^Fixed monthly pay/)
    expect(document.activeElement).toBe(pay)
    fireEvent.change(pay, { target: { value: '9500' } })
    press('Save and check')
    await heading('Check your answers')
    expect(screen.getByText('S$9,500')).toBeTruthy()
  })
})

const askForResult = async (answers: Answers = few) => {
  withDraft(answers)
  await openForm('/tool?step=check')
  press('See my result')
  return within(await screen.findByRole('dialog', { name: 'Make the assessment' }))
}
const consume = '/credit/user-consume-credits'
const withCredits = (credits: number) =>
  server.use(http.get('/api/v1/users/me', () => HttpResponse.json({ ...account.user, credits })))

describe('the confirmation', () => {
  it('the confirmation states the cost, the balance before and after, and what is stored', async () => {
    withCredits(4)
    const dialog = await askForResult()
    expect(dialog.getByText('It costs 1 credit.')).toBeTruthy()
    expect(dialog.getByText('Credits now').parentElement?.textContent).toBe('Credits now4')
    expect(dialog.getByText('Credits after this').parentElement?.textContent).toBe('Credits after this3')
    expect(dialog.getByText(/encrypted and for your account only, for 24 months/)).toBeTruthy()
    expect(await dialog.findByRole('button', { name: 'Use 1 credit' })).toBeTruthy()
  })

  it('the confirmation says that nothing is charged where there is no estimate, and why', async () => {
    withCredits(0)
    const dialog = await askForResult(withAnswer(few, 'history.conviction', 'yes'))
    expect(dialog.getByText('It costs nothing.')).toBeTruthy()
    expect(dialog.getByText(/No estimate: please speak to a lawyer first/)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Show what is known' })).toBeTruthy()
  })

  it('the confirmation says when no credit is left, and offers a pack for the price of the catalogue', async () => {
    withCredits(0)
    const dialog = await askForResult()
    expect(dialog.getByText('No credit is left')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Use 1 credit' })).toBeNull()
    const { units, amountCents } = orderOf('pack_1', 1)
    const price = `S$${(amountCents / 100).toFixed(2)}`
    expect(await dialog.findByRole('button', { name: `Buy ${units} credits for ${price}` })).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'terms of purchase' })).toBeTruthy()
  })

  it('the confirmation says that no credit is left also when only the server knew it', async () => {
    withCredits(1)
    const refusal = { detail: 'Not enough credits', code: 'not_enough_credits' }
    server.use(http.post(`/api/v1${consume}`, () => HttpResponse.json(refusal, { status: 402 })))
    const dialog = await askForResult()
    fireEvent.click(await dialog.findByRole('button', { name: 'Use 1 credit' }))
    expect(await dialog.findByText('No credit is left')).toBeTruthy()
  })

  it('a double click on the confirmation sends one request, and shows the result', async () => {
    const calls = recordCalls()
    const dialog = await askForResult(withAnswer(few, 'work.monthly_pay', 9001))
    const go = await dialog.findByRole('button', { name: 'Use 1 credit' })
    fireEvent.click(go)
    fireEvent.click(go)
    await heading('Your result')
    expect(to(calls, consume)).toHaveLength(1)
    expect(JSON.parse(to(calls, consume)[0]?.body ?? '').profile.work).toEqual({
      work_status: 'employee',
      monthly_pay: 9001,
    })
    expect(window.location.pathname).toMatch(/^\/tool\/result\/[\w-]{22}$/)
  })

  it('the confirmation sends the month for which the price was shown', async () => {
    withCredits(1)
    const calls = recordCalls()
    const dialog = await askForResult()
    fireEvent.click(await dialog.findByRole('button', { name: 'Use 1 credit' }))
    await expect.poll(() => to(calls, consume)).toHaveLength(1)
    expect(JSON.parse(to(calls, consume)[0]?.body ?? '').profile.route.apply_month).toBe(monthInSingapore(new Date()))
  })

  it('answers that another tab changed meanwhile are not marked as assessed', async () => {
    withCredits(1)
    server.use(
      http.post(`/api/v1${consume}`, () => {
        withDraft(withAnswer(few, 'work.monthly_pay', 9500))
        const newValue = localStorage.getItem(draftPlace(owner.user_id))
        act(() => void window.dispatchEvent(new StorageEvent('storage', { key: draftPlace(owner.user_id), newValue })))
        return HttpResponse.json({ assessment_id: crypto.randomUUID(), charged: true })
      }),
    )
    const dialog = await askForResult()
    fireEvent.click(await dialog.findByRole('button', { name: 'Use 1 credit' }))
    await expect.poll(() => window.location.pathname).toMatch(/^\/tool\/result\//)
    expect(loadDraft(owner)).toMatchObject({ answers: { work: { monthly_pay: 9500 } }, assessed: null })
  })

  it('answers that were assessed already are not charged again, and their result is offered', async () => {
    withCredits(0)
    const assessed = { id: crypto.randomUUID(), month: monthInSingapore(new Date()) }
    saveDraft(owner, { answers: few, reached: 'check', assessed })
    await openForm('/tool?step=check')
    expect(screen.getByRole('link', { name: 'See the result' })).toBeTruthy()
    press('See my result')
    expect(await screen.findByText(/Exactly these answers have been assessed already/)).toBeTruthy()
  })

  it('the confirmation keeps everything when the server cannot be reached, and can be tried again', async () => {
    withCredits(1)
    let isUp = false
    server.use(http.post(`/api/v1${consume}`, () => (isUp ? undefined : HttpResponse.error())))
    const dialog = await askForResult(withAnswer(few, 'work.monthly_pay', 9002))
    fireEvent.click(await dialog.findByRole('button', { name: 'Use 1 credit' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/could not be reached.*never charged twice/)
    expect(loadDraft(owner)?.answers.work.monthly_pay).toBe(9002)
    isUp = true
    account.user.credits = 1
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await heading('Your result')
  })

  it('the confirmation leads to the question that the server refused', async () => {
    withCredits(1)
    const loc = ['body', 'profile', 'residence', 'in_singapore_since']
    const problem = { type: 'value_error', loc, msg: 'Value error', ctx: { rule: 'not_before_birth' } }
    const refusal = { detail: [problem], code: 'validation' }
    server.use(http.post(`/api/v1${consume}`, () => HttpResponse.json(refusal, { status: 422 })))
    const dialog = await askForResult()
    fireEvent.click(await dialog.findByRole('button', { name: 'Use 1 credit' }))
    await heading('Your time in Singapore')
    expect(screen.getByRole('link', { name: /This is before your month of birth/ })).toBeTruthy()
    fireEvent.change(within(question(/^Since when have you lived/)).getByLabelText('Year'), {
      target: { value: '2020' },
    })
    expect(screen.queryByText('Some answers need your attention')).toBeNull()
    press('Save and check')
    await heading('Check your answers')
  })
})

describe('the example', () => {
  it('the example in the tool is marked as one, sums up what the model really says, and leads to the whole example', async () => {
    await openForm()
    await heading('Your route')
    press('See an example result')
    const dialog = within(await screen.findByRole('dialog', { name: 'An example result' }))
    expect(await dialog.findByText(/This person is made up/)).toBeTruthy()
    expect(
      dialog.getByText(/^Of 100 applications like this, we would expect roughly \d+ to \d+ to succeed/),
    ).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'See the whole example result' }).getAttribute('href')).toBe('/example')
  })
})
