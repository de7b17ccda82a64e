import { priceOrder } from '@settlesg/contract'
import { type Answers, describeSituation, openQuestions, withAnswer } from '@settlesg/form-logic'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { draftAnswers, loadDraft, saveDraft } from '../../drafts/draft.ts'
import { server } from '../../testing/api-server.ts'
import { press } from '../../testing/fill-in.ts'
import { account, few, heading, openForm, owner, question, withDraft } from '../../testing/open-form.ts'
import { recordCalls, to } from '../../testing/record-calls.ts'

describe('check your answers', () => {
  it('the summary has each answer in sentences, what is open, and a warning of false statements', async () => {
    const child = { birth_month: '2023-09', status: 'foreign', school: 'preschool' }
    withDraft(withAnswer(few, 'family.children', [child]))
    await openForm('/tool?step=check')
    const work = screen.getByRole('region', { name: 'You, work and education' })
    expect(within(work).getByText('S$9,000 a month before tax.')).toBeTruthy()
    expect(within(work).getByText(/^Not answered, so unknown: Was this qualification awarded/)).toBeTruthy()
    expect(screen.getByText('In Singapore since Jun 2019.')).toBeTruthy()
    expect(screen.getByText('No application pending, no conviction, never a permanent resident before.')).toBeTruthy()
    expect(screen.getByText('Child, born Sep 2023, preschool.')).toBeTruthy()
    expect(screen.getByText(/are an offence/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /^Change: / })).toHaveLength(3)
  })

  it('the summary names all on the application in one sentence, without capitals inside it', async () => {
    const child = { birth_month: '2023-09', status: 'foreign', school: 'preschool', included: true }
    const married = withAnswer(withAnswer(few, 'family.marital_status', 'married'), 'family.children', [child])
    withDraft(withAnswer(married, 'route.includes.spouse', true))
    await openForm('/tool?step=check')
    expect(screen.getByText('Applying with you: your husband or wife; your child.')).toBeTruthy()
  })

  it('the summary leads to a part that is to be changed, and back', async () => {
    withDraft(few)
    await openForm('/tool?step=check')
    fireEvent.click(screen.getByRole('link', { name: 'Change: You, work and education' }))
    const reached = await heading('You, work and education')
    await expect.poll(() => document.activeElement).toBe(reached)
    fireEvent.change(screen.getByLabelText(/^Fixed monthly pay/), { target: { value: '9500' } })
    press('Save and check')
    await heading('Check your answers')
    expect(screen.getByText('S$9,500 a month before tax.')).toBeTruthy()
  })
})

const askForResult = async (answers: Answers = few) => {
  withDraft(answers)
  await openForm('/tool?step=check')
  press('See my result')
  return within(await screen.findByRole('dialog', { name: 'See my result' }))
}
const consume = '/credit/user-consume-credits'
const withCredits = (credits: number) =>
  server.use(http.get('/api/v1/users/me', () => HttpResponse.json({ ...account.user, credits })))

describe('the confirmation', () => {
  const withRecords = (...reasons: string[]) => {
    const data = reasons.map((reason) => ({ reason, unit: 'credit', delta: 1, balance_after: 1 }))
    const page = { data, count: data.length, balance: { credits: 4, supercredits: 0 } }
    server.use(http.get('/api/v1/credit/user-credit-records', () => HttpResponse.json(page)))
  }

  /** What the dialog says of the price, for an account that moved its credits for these reasons. */
  async function priceAfter(...reasons: string[]) {
    withRecords(...reasons)
    withCredits(4)
    const dialog = await askForResult()
    expect(dialog.getByText(/encrypted for 24 months, or until you delete it/)).toBeTruthy()
    return (await dialog.findByText(/^Free: |^It uses 1 estimate: /)).textContent
  }

  it('the confirmation states the cost and the balance before and after it once the first credit was used', async () => {
    expect(await priceAfter('estimate', 'purchase', 'trial')).toBe('It uses 1 estimate: 4 now, 3 after it.')
  })

  it('the confirmation states the cost where no credit came with the account', async () => {
    expect(await priceAfter('purchase')).toBe('It uses 1 estimate: 4 now, 3 after it.')
  })

  it('the confirmation says that the first estimate is free while its credit is there', async () => {
    expect(await priceAfter('purchase', 'trial')).toBe('Free: your first estimate.')
  })

  it('the confirmation states the cost where another tab has used the free estimate meanwhile', async () => {
    const calls = recordCalls()
    withRecords('purchase', 'trial')
    withCredits(4)
    withDraft(few)
    await openForm('/tool?step=check')
    await expect.poll(() => to(calls, '/credit/user-credit-records').length).toBe(1)
    withRecords('estimate', 'purchase', 'trial')
    press('See my result')
    expect(await screen.findByText('It uses 1 estimate: 4 now, 3 after it.')).toBeTruthy()
  })

  it('the confirmation links to each open question that would narrow this estimate', async () => {
    withCredits(4)
    const dialog = await askForResult()
    expect(
      dialog.getByRole('link', { name: 'Since when have you been with your employer?', hidden: true }),
    ).toBeTruthy()
    expect(dialog.queryByRole('link', { name: /^Bonus/, hidden: true })).toBeNull()
    fireEvent.click(dialog.getByRole('link', { name: /^Income as assessed/, hidden: true }))
    await heading('More answers')
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Add a year' }))
    expect(screen.queryByLabelText(/^Your plans/)).toBeNull()
    press('Save and check')
    await heading('Check your answers')
  })

  it('the confirmation counts the open questions of the form as its bar does, those of the result apart', async () => {
    withCredits(4)
    const dialog = await askForResult()
    const open = openQuestions(describeSituation(few, '2026-11'), '2026-11').length
    expect(screen.getByText('At most 3 to go')).toBeTruthy()
    expect(dialog.getByText('3 open questions', { selector: 'summary' })).toBeTruthy()
    expect(dialog.getByText(`The result asks ${open - 3} more`, { selector: 'summary' })).toBeTruthy()
    expect(dialog.getAllByRole('link', { hidden: true })).toHaveLength(open)
  })

  it('the confirmation says that nothing is charged where there is no estimate, and why', async () => {
    withCredits(0)
    const dialog = await askForResult(withAnswer(few, 'history.conviction', 'yes'))
    expect(dialog.getByText('It costs nothing.')).toBeTruthy()
    expect(dialog.getByText(/No estimate: please speak to a lawyer first/)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Show what is known' })).toBeTruthy()
  })

  it('the confirmation says when no credit is left, and offers a pack at the catalogue’s price', async () => {
    withCredits(0)
    const dialog = await askForResult()
    expect(dialog.getByText('You have no estimate left')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Show my estimate' })).toBeNull()
    const { units, amountCents } = priceOrder('pack_1', 1)
    const price = `S$${(amountCents / 100).toFixed(2)}`
    expect(await dialog.findByRole('button', { name: `Buy ${units} estimates for ${price}` })).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'terms of purchase' })).toBeTruthy()
  })

  it('the confirmation says that no credit is left also when only the server knew it', async () => {
    withCredits(1)
    const refusal = { detail: 'Not enough credits', code: 'not_enough_credits' }
    server.use(http.post(`/api/v1${consume}`, () => HttpResponse.json(refusal, { status: 402 })))
    const dialog = await askForResult()
    fireEvent.click(await dialog.findByRole('button', { name: 'Show my estimate' }))
    expect(await dialog.findByText('You have no estimate left')).toBeTruthy()
  })

  it('a double click on the confirmation sends one request, and shows the result', async () => {
    const calls = recordCalls()
    const dialog = await askForResult(withAnswer(few, 'work.monthly_pay', 9001))
    const go = await dialog.findByRole('button', { name: 'Show my estimate' })
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
    fireEvent.click(await dialog.findByRole('button', { name: 'Show my estimate' }))
    await expect.poll(() => to(calls, consume)).toHaveLength(1)
    expect(JSON.parse(to(calls, consume)[0]?.body ?? '').profile.route.apply_month).toBe('2026-11')
  })

  it('answers that another tab changed meanwhile are not marked as assessed', async () => {
    withCredits(1)
    server.use(
      http.post(`/api/v1${consume}`, () => {
        withDraft(withAnswer(few, 'work.monthly_pay', 9500))
        const newValue = localStorage.getItem(draftAnswers.placeOf(owner.user_id))
        act(
          () =>
            void window.dispatchEvent(
              new StorageEvent('storage', { key: draftAnswers.placeOf(owner.user_id), newValue }),
            ),
        )
        return HttpResponse.json({ assessment_id: crypto.randomUUID(), charged: true })
      }),
    )
    const dialog = await askForResult()
    fireEvent.click(await dialog.findByRole('button', { name: 'Show my estimate' }))
    await expect.poll(() => window.location.pathname).toMatch(/^\/tool\/result\//)
    expect(loadDraft(owner)).toMatchObject({ answers: { work: { monthly_pay: 9500 } }, assessed: null })
  })

  it('answers that were assessed already are not charged again, and their result is offered', async () => {
    withCredits(0)
    const assessed = { id: crypto.randomUUID(), month: '2026-11' }
    saveDraft(owner, { answers: few, reached: 'check', assessed })
    await openForm('/tool?step=check')
    expect(screen.getByRole('link', { name: 'See the result' })).toBeTruthy()
    press('See my result')
    expect(await screen.findByText(/Exactly these answers have been assessed already/)).toBeTruthy()
  })

  it('the confirmation keeps everything when the server is away, and can be tried again', async () => {
    withCredits(1)
    let isUp = false
    server.use(http.post(`/api/v1${consume}`, () => (isUp ? undefined : HttpResponse.error())))
    const dialog = await askForResult(withAnswer(few, 'work.monthly_pay', 9002))
    fireEvent.click(await dialog.findByRole('button', { name: 'Show my estimate' }))
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
    fireEvent.click(await dialog.findByRole('button', { name: 'Show my estimate' }))
    await heading('You, work and education')
    expect(screen.getByRole('link', { name: /This is before your month of birth/ })).toBeTruthy()
    fireEvent.change(within(question(/^Since when have you lived/)).getByLabelText('Year'), {
      target: { value: '2020' },
    })
    expect(screen.queryByText('Some answers need your attention')).toBeNull()
    press('Save and check')
    await heading('Check your answers')
  })
})
