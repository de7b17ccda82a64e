import { errors, type Profile } from '@settlesg/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { exampleProfile } from '../../../facts/example-profile.ts'
import { resultPath } from '../../assessments/reference.ts'
import { api } from '../../base/api.ts'
import { demo, findAccount, move } from '../../mocks/db.ts'
import { server } from '../../testing/api-server.ts'
import { beSignedIn, renderSite } from '../../testing/render-site.tsx'

/** Opens the result of a new assessment. Each is of another pay, as the mocked account stays for all tests. */
let pay = 7000
async function openNewResult(answers: Partial<Profile> = {}) {
  beSignedIn()
  const account = findAccount(demo.email)
  if (account) move(account, 1, 'trial')
  pay += 1
  const profile = { ...exampleProfile, work: { ...exampleProfile.work, monthly_pay: pay }, ...answers }
  const { assessment_id } = await api.consumeCredits({ body: { profile } })
  await renderSite(resultPath(assessment_id))
  return assessment_id
}
const rangeShown = () => document.querySelector('[data-range]')?.getAttribute('data-range')
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const press = async (name: string | RegExp) => fireEvent.click(await button(name))
const region = () => screen.findByRole('region', { name: 'Your answers' })
const dollars = (amount: number) => `S$${amount.toLocaleString('en')}`
/** The pay as the list of answers says it. */
const payNow = () => new RegExp(`^${dollars(pay).replace('$', '\\$')} a month before tax\\.Change`)
const payField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Fixed monthly salary|pay/i })

/** Opens the pay and types another one. */
async function typePay(text: string) {
  await press(payNow())
  const field = await payField()
  fireEvent.change(field, { target: { value: text } })
  return field
}
/** Every call that writes an answer, as it goes out. */
function watchWrites() {
  const writes: string[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST' && request.url.includes('/answers')) writes.push(request.url)
  })
  return writes
}

describe('your answers', () => {
  it("changing one's pay is press, type and keep; what was taken stands beside the new range", async () => {
    const writes = watchWrites()
    await openNewResult()
    const before = rangeShown()
    const field = await typePay('14000')
    expect(document.activeElement).toBe(field)
    await screen.findByText(/^Preview, nothing is kept yet: \d+ to \d+ of 100\. Now it is \d+ to \d+\.$/)
    expect(rangeShown()).toBe(before)
    expect(writes).toEqual([])
    await button(`Leave it at: ${dollars(pay)} a month before tax`)
    await press('Keep: S$14,000 a month before tax')
    const outcome = await screen.findByText(/^Noted: S\$14,000 a month before tax\. Now \d+ to \d+ of 100; it was/)
    await expect.poll(() => document.activeElement).toBe(outcome)
    expect(writes).toHaveLength(1)
    expect(outcome.textContent).toContain(`Now ${rangeShown()?.replace('-', ' to ')} of 100`)
    await button(/^S\$14,000 a month before tax\.Change/)
    expect((await region()).textContent).toContain('49 changes left')
  })

  it('a daughter takes the words on sons away, and the range stays', async () => {
    const child = { birth_month: '2015-08', status: 'foreign', school: 'moe', included: true } as const
    await openNewResult({ family: { ...exampleProfile.family, children: [child] } })
    const before = rangeShown()
    const notes = () => document.querySelector('#family')?.textContent
    expect(notes()).toContain('a son who becomes a permanent resident with you must serve')
    await press(/^Son or daughter\?/)
    fireEvent.click(await screen.findByRole('radio', { name: 'Daughter' }))
    expect(screen.queryByRole('radio', { name: 'No children' })).toBeNull()
    await press(/^Keep: Child, born Aug 2015, .+: Daughter$/)
    await screen.findByText(/^Noted: Child, born Aug 2015, .+: Daughter\./)
    expect(rangeShown()).toBe(before)
    expect(notes()).not.toMatch(/son who|is for sons/)
    expect(screen.queryByRole('button', { name: /^Son or daughter/ })).toBeNull()
  })

  it('who was refused is led to what has changed since, the first open question, and it opens', async () => {
    await openNewResult({ history: { ...exampleProfile.history, previous: 'rejected_once', changed: undefined } })
    const question = await button(/^What has changed since ICA's last decision\?/)
    const questions = within(await region()).getAllByRole('button', { name: /Answer$/ })
    expect(questions[0]).toBe(question)
    expect(question.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(screen.getByRole('link', { name: /^Tell us what has changed since the refusal/ }))
    await waitFor(() => expect(question.getAttribute('aria-expanded')).toBe('true'))
  })

  it('undoing what was just kept gives the range and the change back', async () => {
    await openNewResult()
    const before = rangeShown()
    await typePay('14000')
    await press(/^Keep: /)
    await screen.findByText(/this gives the change back: it does not count/)
    await press('Undo the last change')
    await waitFor(() => expect(rangeShown()).toBe(before))
    await screen.findByText('3 versions of this result')
    expect((await region()).textContent).toContain('50 changes left')
    expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull()
  })

  it('whoever lost the job says so in the place of the pay, and takes it back with the pay', async () => {
    const id = await openNewResult()
    const before = rangeShown()
    await press(payNow())
    fireEvent.click(await screen.findByRole('checkbox', { name: 'I am out of work' }))
    expect(screen.queryByRole('textbox', { name: /^Fixed monthly pay/ })).toBeNull()
    await press('Keep: Not working')
    await screen.findByText(/^Noted: Not working\. Now \d+ to \d+ of 100; it was/)
    expect(rangeShown()).not.toBe(before)
    const { work } = (await api.assessment({ id })).profile
    expect([work.work_status, work.monthly_pay ?? null]).toEqual(['not_working', null])
    await press(/^Not working\.Change/)
    fireEvent.click(await screen.findByRole('radio', { name: 'Employed' }))
    fireEvent.change(await payField(), { target: { value: String(pay) } })
    await press(/^Keep/)
    await waitFor(async () => {
      const { work: now } = (await api.assessment({ id })).profile
      expect([now.work_status, now.monthly_pay]).toEqual(['employee', pay])
    })
  })

  it('leaving an answer as it was writes nothing and forgets what was typed', async () => {
    const writes = watchWrites()
    await openNewResult()
    await typePay('14000')
    await press(/^Leave it at/)
    await press(payNow())
    expect((await payField()).value).toBe(pay.toLocaleString('en'))
    expect((await button('Keep this')).disabled).toBe(true)
    expect(writes).toEqual([])
  })

  it('a sentence among the reasons opens its answer', async () => {
    await openNewResult()
    const reasons = await screen.findByRole('region', { name: /against|Reasons|speaks/i })
    fireEvent.click(within(reasons).getAllByRole('button', { name: /Change$/ })[0] as HTMLElement)
    await screen.findByText(/Change the answer and see the people move/)
  })

  it('pressing Keep twice keeps once', async () => {
    const writes = watchWrites()
    await openNewResult()
    await typePay('14000')
    const keep = await button(/^Keep: /)
    fireEvent.click(keep)
    fireEvent.click(keep)
    await screen.findByText(/^Noted: /)
    expect(writes).toHaveLength(1)
  })

  it('an open question is answered in place; the next opens with the focus on the outcome', async () => {
    await openNewResult()
    const hints = within(await region()).getAllByRole('button', { name: /(Answer|Change)$/ })
    expect(hints.map(({ textContent }) => /Answer$/.test(textContent ?? '')).indexOf(false)).toBeGreaterThan(0)
    await press(/^Which schooling have you had in Singapore|school/i)
    const group = await screen.findByRole('group', { name: 'Did you go to school or study in Singapore?' })
    fireEvent.click(within(group).getByRole('radio', { name: 'No' }))
    await press(/^Keep/)
    const outcome = await screen.findByText(/^Noted: .*None/)
    await expect.poll(() => document.activeElement).toBe(outcome)
    await screen.findByText(/Change the answer and see the people move/)
    expect(document.activeElement).toBe(outcome)
  })

  it('birth month and ties say why they stay and what a new estimate costs, and lead to one', async () => {
    await openNewResult()
    for (const name of [/^Born /, /^No family tie/]) {
      await press(name)
      expect((await region()).textContent).toContain("another person's estimate")
      expect((await region()).textContent).toContain('that takes a new estimate')
      within(await region()).getByRole('button', { name: 'Use these answers again' })
      expect(within(await region()).queryByRole('button', { name: /^Keep/ })).toBeNull()
    }
  })

  it.each([
    ['the 30 days are over', { until: '2020-01-01T00:00:00.000Z' }, /ended on 1 Jan 2020; now it takes a new estimate/],
    ['it was changed 50 times', { left: 0 }, /changed 50 times, which is the most; now it takes a new estimate/],
  ])('once %s every answer says so and what a new estimate costs', async (_, corrections, text) => {
    const id = await openNewResult()
    cleanup()
    const made = findAccount(demo.email)?.assessments.find((one) => one.id === id)
    if (made?.corrections) Object.assign(made.corrections, corrections)
    await renderSite(resultPath(id))
    await press(payNow())
    await screen.findByText(text)
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull()
  })

  it.each([
    [errors.closed, /30 days for free changes are over/],
    [errors.tooManyVersions, /changed 50 times/],
    [errors.anotherPerson, /another person's estimate/],
    [errors.locked, /nothing was charged/],
  ])('a refusal says why and how to go on: $code', async ({ status, code, detail }, text) => {
    await openNewResult()
    await typePay('14000')
    server.use(
      http.post('/api/v1/assessments/:id/answers', () => HttpResponse.json({ detail, code }, { status }), {
        once: true,
      }),
    )
    await press(/^Keep: /)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(text)
    within(alert).getByRole('button', { name: 'Use these answers again' })
    expect((await payField()).value).toBe('14000')
  })

  it('what is no amount, and what the server refuses, is refused in its field', async () => {
    const writes = watchWrites()
    await openNewResult()
    const field = await typePay('a lot')
    await press('Keep this')
    await screen.findAllByText(/whole dollars|amount/i)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    await expect.poll(() => document.activeElement).toBe(field)
    expect(writes).toEqual([])
    fireEvent.change(field, { target: { value: '14000' } })
    const refusal = { loc: ['body', 'profile', 'work', 'monthly_pay'], msg: 'No', type: 'value_error' }
    server.use(
      http.post(
        '/api/v1/assessments/:id/answers',
        () => HttpResponse.json({ detail: [refusal], code: 'validation' }, { status: 422 }),
        { once: true },
      ),
    )
    await press(/^Keep: /)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  })
})
