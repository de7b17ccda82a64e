import { errors } from '@settlesg/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { exampleProfile } from '../../../facts/example-profile.ts'
import { api } from '../../base/api.ts'
import { resultPath } from '../../base/assessments/reference.ts'
import { demo, findAccount, move } from '../../mocks/db.ts'
import { server } from '../../testing/api-server.ts'
import { beSignedIn, renderSite } from '../../testing/render-site.tsx'

/** Opens the result of a new assessment. Each is of another pay, as the mocked account stays for all tests. */
let pay = 7000
async function openNewResult() {
  beSignedIn()
  const account = findAccount(demo.email)
  if (account) move(account, 1, 'trial')
  pay += 1
  const profile = { ...exampleProfile, work: { ...exampleProfile.work, monthly_pay: pay } }
  const { assessment_id } = await api.consumeCredits({ body: { profile } })
  await renderSite(resultPath(assessment_id))
  return assessment_id
}
const rangeShown = () => document.querySelector('[data-range]')?.getAttribute('data-range')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const region = () => screen.findByRole('region', { name: 'Sharpen it' })

async function begin() {
  await region()
  press('Answer one question')
  return screen.findByRole('group', { name: 'Did you go to school or study in Singapore?' }, { timeout: 60_000 })
}

describe('sharpening a result', () => {
  it('an answer moves the range as the server does, with a notice, and undoing moves it back', async () => {
    await openNewResult()
    const group = await begin()
    expect((await region()).textContent).not.toContain('optional')
    const before = rangeShown()
    fireEvent.click(within(group).getByRole('radio', { name: 'No' }))
    press('Show the new range')
    await screen.findByText(/^Now \d+ to \d+ of 100; it was/)
    expect(rangeShown()).not.toBe(before)
    await screen.findByText('2 versions of this result')
    expect((await region()).textContent).toContain('49 changes left')
    press('Undo the last change')
    await waitFor(() => expect(rangeShown()).toBe(before))
    await screen.findByText('3 versions of this result')
  })

  it('a taken answer stands beside the range, and the next controls keep the focus meanwhile', async () => {
    await openNewResult()
    const group = await begin()
    fireEvent.click(within(group).getByRole('radio', { name: 'No' }))
    press('Show the new range')
    const outcome = await screen.findByText(/^Now \d+ to \d+ of 100; it was/)
    expect(outcome.textContent).toMatch(/Noted: .*None/)
    const next = within(screen.getByRole('group', { name: /^Was it awarded in Singapore/ })).getByRole('radio', {
      name: 'Yes',
    })
    next.focus()
    fireEvent.click(next)
    expect(document.activeElement).toBe(next)
    while (!within(await region()).queryByRole('textbox')) press('Ask me another')
    const field = within(await region()).getAllByRole<HTMLInputElement>('textbox')[0] as HTMLInputElement
    for (const typed of ['2', '20', '201', '2019']) {
      field.focus()
      fireEvent.change(field, { target: { value: typed } })
      expect(document.activeElement).toBe(field)
      expect(field.isConnected).toBe(true)
    }
  })

  it('questions that were passed over do not count as answered, and come again on request', async () => {
    await openNewResult()
    await begin()
    while (screen.queryByRole('button', { name: 'Ask me another' })) press('Ask me another')
    await screen.findByText(/^You passed over \d+ questions/)
    expect(screen.queryByText('All questions are answered')).toBeNull()
    press('Ask me again')
    await screen.findByText(/questions left, the most telling first$/)
  })

  it('an answer given offline stays, also after the page is reopened, and can be sent again', async () => {
    const id = await openNewResult()
    const group = await begin()
    fireEvent.click(within(group).getByRole('radio', { name: 'No' }))
    server.use(http.post('/api/v1/assessments/:id/answers', () => HttpResponse.error(), { once: true }))
    press('Show the new range')
    await screen.findByText(/There is no connection. Your answer is kept here/)
    cleanup()
    await renderSite(resultPath(id))
    const again = await screen.findByRole('group', { name: 'Did you go to school or study in Singapore?' })
    expect(within(again).getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true)
    press('Show the new range')
    await screen.findByText('2 versions of this result')
  })

  it.each([
    [errors.closed, /30 days for free changes are over/],
    [errors.tooManyVersions, /changed 50 times/],
    [errors.anotherPerson, /another person's estimate/],
    [errors.locked, /nothing was charged/],
  ])('a refusal says why and how to go on: $code', async ({ status, code, detail }, text) => {
    await openNewResult()
    const group = await begin()
    fireEvent.click(within(group).getByRole('radio', { name: 'No' }))
    server.use(
      http.post('/api/v1/assessments/:id/answers', () => HttpResponse.json({ detail, code }, { status }), {
        once: true,
      }),
    )
    press('Show the new range')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(text)
    within(alert).getByRole('button', { name: 'Use these answers again' })
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true)
  })
})
