import type { Profile, ReportedOutcome } from '@settlesg/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { exampleProfile } from '../../../facts/example-profile.ts'
import { resultPath } from '../../assessments/reference.ts'
import { api } from '../../base/api.ts'
import { demo, findAccount } from '../../mocks/db.ts'
import { server } from '../../testing/api-server.ts'
import { setCookie } from '../../testing/cookies.ts'
import { press } from '../../testing/fill-in.ts'
import { recordCalls, to } from '../../testing/record-calls.ts'
import { beSignedIn, renderSite } from '../../testing/render-site.tsx'

const found = findAccount(demo.email)
if (!found) throw new Error('The mocked API has no demo account')
const account = found
beforeEach(() => {
  account.assessments = []
  account.user.credits = 9
})

/** Opens the result of these answers; what is kept of their application was told before. */
async function openResult(outcome: ReportedOutcome | null = null, profile: Profile = exampleProfile) {
  beSignedIn()
  const { assessment_id: id } = await api.consumeCredits({ body: { profile } })
  for (const assessment of account.assessments) assessment.outcome = outcome
  await renderSite(resultPath(id))
  return id
}
const block = () => screen.getByRole('region', { name: 'What did ICA decide?' })
const group = (name: string) => within(screen.getByRole('group', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree that what I tell here/ })
function month(question: string, name: string, year: string) {
  fireEvent.change(group(question).getByLabelText('Month'), { target: { value: name } })
  fireEvent.change(group(question).getByLabelText('Year'), { target: { value: year } })
}
async function openForm(name = 'Tell us') {
  fireEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole('group', { name: 'What became of your application?' })
}
const facts = () =>
  [...block().querySelectorAll('dl > div')].map((fact) => [...fact.children].map((part) => part.textContent).join(': '))
const approved: ReportedOutcome = {
  outcome: 'approved',
  applied: '2026-03',
  decided: '2026-10',
  reported_at: '2026-11-01T03:00:00.000Z',
}

describe('what ICA decided', () => {
  it('the question about the outcome is unobtrusive, and nothing is sent without consent', async () => {
    const calls = recordCalls()
    await openResult()
    await openForm()
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('radio', { name: 'ICA approved it' }))
    expect(consent().checked).toBe(false)
    screen.getByText(/without your name, your e-mail address or anything you wrote in your own words/)
    screen.getByText(/at most 24 months. You can take it back here at any time/)
    choose('I am still waiting')
    press('Send')
    expect(group('What is kept, and why').getByText(/^Without your consent nothing is kept/)).toBeTruthy()
    expect(document.activeElement).toBe(consent())
    expect(to(calls, '/users/me/outcome')).toEqual([])
  })

  it('an outcome is sent with its months and the consent, and is then shown', async () => {
    const calls = recordCalls()
    const assessment_id = await openResult()
    await openForm()
    choose('ICA rejected it')
    month('When did you hand it in?', '03', '2026')
    month('When did ICA decide?', '10', '2026')
    fireEvent.click(consent())
    press('Send')
    expect(await screen.findByText('Thank you. What you told us is kept.')).toBeTruthy()
    expect(JSON.parse(to(calls, '/users/me/outcome')[0]?.body ?? '')).toEqual({
      assessment_id,
      outcome: 'rejected',
      applied: '2026-03',
      decided: '2026-10',
      consent: true,
    })
    expect(facts()).toEqual([
      'Outcome: ICA rejected it',
      'Handed in: Mar 2026',
      'Decided: Oct 2026',
      'Told us on: 21 Nov 2026',
    ])
    await expect.poll(() => block().contains(document.activeElement)).toBe(true)
    expect(screen.queryByRole('group', { name: 'What became of your application?' })).toBeNull()
  })

  it('an outcome of somebody still waiting is sent without a decision, whatever stood there', async () => {
    const calls = recordCalls()
    await openResult()
    await openForm()
    expect(screen.queryByRole('group', { name: 'When did ICA decide?' })).toBeNull()
    choose('I withdrew it')
    month('When did you withdraw it?', '13', '2031')
    choose('I am still waiting')
    fireEvent.click(consent())
    press('Send')
    await screen.findByText('Thank you. What you told us is kept.')
    expect(JSON.parse(to(calls, '/users/me/outcome')[0]?.body ?? '')).toMatchObject({ applied: null, decided: null })
    expect(facts()).toEqual(['Outcome: I am still waiting', 'Told us on: 21 Nov 2026'])
  })

  it.each([
    ['nothing at all', () => {}, 'What became of your application?', 'Choose what became of it.'],
    ['no month of decision', () => choose('ICA approved it'), 'When did ICA decide?', 'Give the month.'],
    [
      'half a month',
      () => {
        choose('ICA approved it')
        month('When did ICA decide?', '', '2026')
      },
      'When did ICA decide?',
      'Give the month and a year with four digits.',
    ],
    [
      'a month to come',
      () => {
        choose('I am still waiting')
        month('When did you hand it in?', '12', '2026')
      },
      'When did you hand it in?',
      'This month is still to come.',
    ],
    [
      'a month before birth',
      () => {
        choose('I am still waiting')
        month('When did you hand it in?', '01', '1950')
      },
      'When did you hand it in?',
      'This month is before your month of birth.',
    ],
    [
      'a decision before the application',
      () => {
        choose('ICA rejected it')
        month('When did you hand it in?', '05', '2026')
        month('When did ICA decide?', '04', '2026')
      },
      'When did ICA decide?',
      'This month is before the one in which you handed it in.',
    ],
  ])('an outcome is not sent with %s: the question says why and gets the focus', async (_, fill, question, problem) => {
    const calls = recordCalls()
    await openResult()
    await openForm()
    fill()
    fireEvent.click(consent())
    press('Send')
    expect(group(question).getByText(problem)).toBeTruthy()
    expect(screen.getByRole('group', { name: question }).contains(document.activeElement)).toBe(true)
    expect(document.activeElement?.getAttribute('aria-describedby')).toContain('error')
    expect(to(calls, '/users/me/outcome')).toEqual([])
  })

  it('an outcome that could not be sent stays in the form, and can be sent again', async () => {
    server.use(http.post('/api/v1/users/me/outcome', () => HttpResponse.error(), { once: true }))
    await openResult()
    await openForm()
    choose('I am still waiting')
    fireEvent.click(consent())
    press('Send')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This did not work. Please try again.We could not reach the server. Please check your connection.',
    )
    press('Send')
    expect(await screen.findByText('Thank you. What you told us is kept.')).toBeTruthy()
  })

  it('a month that the server refuses is reported at its question, whatever the device’s clock', async () => {
    server.use(
      http.post('/api/v1/users/me/outcome', () =>
        HttpResponse.json(
          {
            detail: [{ type: 'value_error', loc: ['body', 'decided'], msg: 'x', ctx: { rule: 'not_in_future' } }],
            code: 'validation',
          },
          { status: 422 },
        ),
      ),
    )
    await openResult()
    await openForm()
    choose('ICA approved it')
    month('When did ICA decide?', '11', '2026')
    fireEvent.click(consent())
    press('Send')
    expect(await group('When did ICA decide?').findByText('This month is still to come.')).toBeTruthy()
    expect(screen.queryByText('This did not work. Please try again.')).toBeNull()
  })

  it('cancelling closes the form for the outcome, and the focus stays in that part of the page', async () => {
    await openResult()
    await openForm()
    press('Cancel')
    expect(screen.queryByRole('group', { name: 'What became of your application?' })).toBeNull()
    expect(block().contains(document.activeElement)).toBe(true)
  })
})

describe('a reported outcome', () => {
  it('a reported outcome is shown with the reopened result, and changed with a new consent', async () => {
    await openResult(approved)
    await screen.findByRole('button', { name: 'Change it' })
    expect(facts()).toEqual([
      'Outcome: ICA approved it',
      'Handed in: Mar 2026',
      'Decided: Oct 2026',
      'Told us on: 1 Nov 2026',
    ])
    within(block()).getByText(/at most 24 months. You can take it back here at any time/)
    await openForm('Change it')
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('radio', { name: 'ICA approved it', checked: true }))
    expect(group('When did ICA decide?').getByLabelText<HTMLInputElement>('Year').value).toBe('2026')
    expect(consent().checked).toBe(false)
  })

  it('an outcome that is taken back is deleted, and reporting one is offered again', async () => {
    await openResult(approved)
    fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }))
    expect(await screen.findByText('What you told us is deleted.')).toBeTruthy()
    screen.getByRole('button', { name: 'Tell us' })
    expect(account.assessments[0]?.outcome).toBeNull()
    await expect.poll(() => block().contains(document.activeElement)).toBe(true)
  })

  it('an outcome stays when taking it back fails, and the page says so', async () => {
    server.use(http.delete('/api/v1/users/me/outcome/:id', () => HttpResponse.json({}, { status: 503 })))
    await openResult(approved)
    fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This did not work. Please try again.')
    expect(facts()).toContain('Outcome: ICA approved it')
  })

  it('a reported outcome reads the same in Chinese', async () => {
    setCookie('language', 'zh')
    await i18next.changeLanguage('zh')
    await openResult(approved)
    await screen.findByRole('button', { name: '收回' })
    screen.getByText('已获批')
    screen.getByText('2026年10月')
  })
})

it('a person without an estimate because of a conviction gets no question about the outcome', async () => {
  const calls = recordCalls()
  await openResult(null, { ...exampleProfile, history: { conviction: 'yes' } })
  await waitFor(() => expect(calls.some(({ path }) => /\/assessments\/[\w-]{36}$/.test(path))).toBe(true))
  expect(screen.queryByText('What did ICA decide?')).toBeNull()
})
