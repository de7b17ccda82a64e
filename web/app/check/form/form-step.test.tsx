import { toProfile, withAnswer } from '@settlesg/form-logic'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadDraft } from '../../drafts/draft.ts'
import { press } from '../../testing/fill-in.ts'
import { choose, continues, few, heading, openForm, owner, question, tick, withDraft } from '../../testing/open-form.ts'

describe('a step', () => {
  it('a step with problems lists them, takes the focus there, and links to each question', async () => {
    await openForm()
    await heading('Where you stand')
    continues()
    const summary = screen.getByRole('region', { name: 'Some answers need your attention' })
    expect(document.activeElement).toBe(summary)
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Which of these ties do you have in Singapore? – Tick what applies, or “None of these”.',
      'Which pass do you hold? – Choose one of the answers.',
      'Month of your birth – Give the month and the year.',
      'Does any of these apply to you? – Tick what applies, or “None of these”.',
      'Has ICA refused you permanent residence before? – Choose one of the answers.',
    ])
    fireEvent.click(links[3] as HTMLElement)
    expect(document.activeElement).toBe(within(question(/^Does any/)).getByLabelText('None of these'))
    expect(question(/^Which pass/).textContent).toContain('Choose one of the answers.')
    expect(screen.getByLabelText('S Pass').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('S Pass').getAttribute('aria-describedby')).toContain('route-pass-problem')
  })

  it('a year in a list of problems has no thousands separator', async () => {
    const first = withAnswer(few, 'work.assessed_income', [{ year: 1850, amount: 1 }])
    withDraft(first)
    await openForm('/tool?step=check')
    await heading('More answers')
    expect(screen.getByRole('region', { name: 'Some answers need your attention' }).textContent).toContain(
      'Enter a year from 1990 to 2099.',
    )
  })

  it('a corrected problem disappears at once, and the next step opens with focus on its heading', async () => {
    await openForm()
    await heading('Where you stand')
    continues()
    choose('S Pass')
    choose('Once')
    const born = within(question(/^Month of your birth/))
    fireEvent.change(born.getByLabelText('Month'), { target: { value: '03' } })
    fireEvent.change(born.getByLabelText('Year'), { target: { value: '1994' } })
    expect(screen.queryByText('Choose one of the answers.')).toBeNull()
    tick(/^Which of these ties/, 'None of these')
    tick(/^Does any/, 'None of these')
    expect(screen.queryByRole('region', { name: 'Some answers need your attention' })).toBeNull()
    continues()
    const next = await heading('You, work and education')
    await expect.poll(() => document.activeElement).toBe(next)
    expect(window.location.search).toBe('?step=you')
  })

  it('the holder of a pass for work who is out of work says so instead of the pay', async () => {
    withDraft({ ...few, work: {} }, 'you')
    await openForm('/tool?step=you')
    fireEvent.click(await screen.findByRole('checkbox', { name: 'I am out of work' }))
    expect(screen.queryByLabelText(/^Fixed monthly pay/)).toBeNull()
    expect(question(/^Do you work/).contains(document.activeElement)).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not working' }).checked).toBe(true)
    continues()
    await heading('Family')
    expect((await loadDraft(owner))?.answers.work).toEqual({ work_status: 'not_working' })
  })

  it('a question is shown only where it matters, and its answer is dropped when it is hidden', async () => {
    withDraft(few, 'family')
    await openForm('/tool?step=family')
    choose('Married')
    choose("Dependant's Pass")
    choose('Divorced')
    expect(screen.queryByRole('group', { name: /^Status of your husband or wife/ })).toBeNull()
    continues()
    await heading('Check your answers')
    expect(loadDraft(owner)?.answers.family).toEqual({ marital_status: 'divorced' })
  })

  it('less usual answers stand behind "another", which is no answer itself', async () => {
    await openForm()
    await heading('Where you stand')
    expect(screen.queryByRole('radio', { name: 'Tech.Pass' })).toBeNull()
    choose('S Pass')
    choose('Another pass, or none')
    expect(loadDraft(owner)?.answers.route.pass).toBeUndefined()
    choose('Tech.Pass')
    expect(loadDraft(owner)?.answers.route.pass).toBe('tech_pass')
    choose('S Pass')
    expect(screen.queryByRole('radio', { name: 'Tech.Pass' })).toBeNull()
  })

  it('the reason for a question stands behind "?", and no question carries a badge', async () => {
    await openForm()
    await heading('Where you stand')
    const why = screen.getByRole('button', { name: 'Why we ask: Which pass do you hold?' })
    expect(screen.queryByText(/the pass decides which routes/)).toBeNull()
    fireEvent.click(why)
    expect(why.getAttribute('aria-expanded')).toBe('true')
    expect(question(/^Which pass/).getAttribute('aria-describedby')).toBe('route-pass-why')
    expect(document.getElementById('route-pass-why')?.textContent).toMatch(/the pass decides which routes are open/)
  })

  it('the number of questions left falls with every answer, and never grows on the way', async () => {
    await openForm()
    await heading('Where you stand')
    const left = () => Number(/At most (\d+) to go/.exec(document.body.textContent ?? '')?.[1])
    expect(left()).toBe(14)
    choose('Employment Pass (EP)')
    expect(left()).toBe(13)
    tick(/^Which of these ties/, 'None of these')
    tick(/^Does any/, 'None of these')
    expect(left()).toBe(11)
    expect(await screen.findByText(/^You have \d+ estimates? left\. If we cannot give one,/)).toBeTruthy()
  })

  it('the gates are one question for three answers, where a later tick undoes its opposite', async () => {
    await openForm()
    await heading('Where you stand')
    const history = () => loadDraft(owner)?.answers.history
    tick(/^Does any/, 'None of these')
    expect(history()).toEqual({ pending: false, conviction: 'no', former_pr: 'no' })
    tick(/^Does any/, 'I gave up permanent residence before')
    tick(/^Does any/, 'My permanent residence lapsed before')
    expect(history()).toEqual({ pending: false, conviction: 'no', former_pr: 'lapsed' })
    tick(/^Does any/, 'My permanent residence lapsed before')
    expect(history()).toEqual({})
  })

  it('a citizen’s spouse counts as married without a question, and the profile says to whom', async () => {
    withDraft(withAnswer(withAnswer(few, 'route.links', ['spouse_of_citizen']), 'family.marital_status', undefined))
    await openForm('/tool?step=family')
    await heading('Family')
    expect(screen.queryByRole('group', { name: /^Marital status/ })).toBeNull()
    expect(screen.queryByRole('group', { name: /^Status of your husband/ })).toBeNull()
    continues()
    await heading('Check your answers')
    expect(screen.getByText('Married to a Singapore citizen.')).toBeTruthy()
  })

  it('an answer that contradicts a tie is in sight, to be mended at its question', async () => {
    withDraft(withAnswer(few, 'route.links', ['spouse_of_citizen']))
    await openForm('/tool?step=check')
    await heading('Family')
    expect(screen.getByRole('link', { name: /You said in the first step that you are married/ })).toBeTruthy()
    choose('Married')
    press('Save and check')
    await heading('Check your answers')
  })

  it('an optional answer can be cleared, and the focus stays on its question', async () => {
    withDraft(few, 'you')
    await openForm('/tool?step=you')
    const awarded = within(question(/^Was this qualification awarded in Singapore/))
    fireEvent.click(awarded.getByRole('radio', { name: 'Yes' }))
    fireEvent.click(
      awarded.getByRole('button', { name: 'Clear the answer: Was this qualification awarded in Singapore?' }),
    )
    expect(awarded.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(false)
    expect(document.activeElement).toBe(awarded.getByRole('radio', { name: 'Yes' }))
  })

  it('an address beyond the answered steps leads to the first open step, so none is skipped', async () => {
    withDraft(withAnswer(few, 'residence.in_singapore_since', undefined), 'family')
    await openForm('/tool?step=check')
    await heading('You, work and education')
    expect(screen.getByRole('region', { name: 'Some answers need your attention' })).toBeTruthy()
    await expect.poll(() => window.location.search).toBe('?step=you&then=check')
  })

  it('the open step stays while its answers are being typed', async () => {
    withDraft(withAnswer(few, 'residence.in_singapore_since', '2019-'), 'check')
    await openForm('/tool?step=check')
    await heading('You, work and education')
    fireEvent.change(within(question(/^Since when have you lived/)).getByLabelText('Month'), {
      target: { value: '03' },
    })
    await heading('You, work and education')
    press('Save and check')
    await heading('Check your answers')
  })
})

describe('lists', () => {
  it('a new list entry gets the focus, and the question gets it when the last one is removed', async () => {
    withDraft(few, 'family')
    await openForm('/tool?step=family')
    choose('I have children')
    const child = question('Child 1')
    expect(document.activeElement).toBe(within(child).getByLabelText('Month'))
    fireEvent.click(within(child).getByRole('radio', { name: 'Singapore citizen' }))
    press('Remove Child 1')
    expect(screen.queryByRole('group', { name: 'Child 1' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'No children' }))
    expect(screen.getByText('Child 1 removed')).toBeTruthy()
    expect(loadDraft(owner)?.answers.family.children).toBeUndefined()
  })

  it('the first step asks about refusals, also of a draft that ticked “None of these”', async () => {
    const { previous: _, ...history } = few.history
    withDraft({ ...few, history })
    await openForm('/tool?step=route')
    const refused = within(question(/^Has ICA refused/))
    const options = refused.getAllByRole('radio')
    expect(options.map((one) => one.closest('label')?.textContent)).toEqual([
      'Never',
      'Once',
      'More than once',
      'Rather not say',
    ])
    expect(options.some((one) => (one as HTMLInputElement).checked)).toBe(false)
    choose('Rather not say')
    expect(loadDraft(owner)?.answers.history.previous).toBe('rather_not_say')
  })

  it('an older answer that an application was withdrawn stays in sight and can be changed', async () => {
    withDraft(withAnswer(few, 'history.previous', 'withdrawn'))
    await openForm('/tool?step=route')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No, but I withdrew one' }).checked).toBe(true)
    choose('Never')
    expect(screen.queryByRole('radio', { name: 'No, but I withdrew one' })).toBeNull()
  })

  it('no children is an answer, and children typed in before come back when it was a slip', async () => {
    withDraft(few, 'family')
    await openForm('/tool?step=family')
    choose('I have children')
    fireEvent.click(within(question('Child 1')).getByRole('radio', { name: 'Preschool' }))
    choose('No children')
    expect(loadDraft(owner)?.answers.family.children).toEqual([])
    choose('I have children')
    expect(loadDraft(owner)?.answers.family.children).toEqual([{ school: 'preschool' }])
  })

  it('one question is who of the family applies too, about those who can; it counts children', async () => {
    const child = { birth_month: '2019-04', status: 'foreign', school: 'moe' } as const
    const family = { marital_status: 'married', spouse_status: 'dependant_pass', children: [child] } as const
    withDraft(withAnswer(few, 'family', { ...family, children: [child, { ...child, status: 'citizen' }] }), 'family')
    await openForm('/tool?step=family')
    const who = question(/^Who would apply with you/)
    expect(within(who).getAllByRole('checkbox')).toHaveLength(3)
    tick(/^Who would apply/, 'Child, born Apr 2019, local school (MOE)')
    const answers = loadDraft(owner)?.answers
    expect(answers?.route.includes).toEqual({ spouse: false })
    expect(answers?.family.children?.map(({ included }) => included)).toEqual([true, undefined])
    expect(answers && toProfile(answers)?.route.includes).toEqual({ spouse: false, children: 1 })
  })

  it('a list takes no more entries than the contract allows', async () => {
    withDraft(few)
    await openForm('/tool?step=more')
    for (const _ of [1, 2, 3]) press('Add a year')
    expect(screen.queryByRole('button', { name: 'Add a year' })).toBeNull()
    expect(screen.getByText('This list holds up to 3 entries.')).toBeTruthy()
  })

  it('a problem in a list says which entry it is in', async () => {
    withDraft(few)
    await openForm('/tool?step=more')
    press('Add a year')
    press('Save and check')
    expect(screen.getByRole('link', { name: 'Year 1, Year of assessment – Enter a year.' })).toBeTruthy()
  })
})
