import { withAnswer } from '@settlesg/form-logic'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadDraft } from '../../drafts/draft.ts'
import { press } from '../../testing/fill-in.ts'
import { continues, few, heading, openForm, owner, withDraft } from '../../testing/open-form.ts'

describe('a number', () => {
  const pay = () => screen.getByLabelText<HTMLInputElement>(/^Fixed monthly pay/)

  it('an amount with cents is rounded when the field is left, and the step goes on', async () => {
    withDraft(few, 'you')
    await openForm('/tool?step=you')
    fireEvent.change(pay(), { target: { value: '4500.50' } })
    expect(pay().value).toBe('4500.50')
    fireEvent.blur(pay())
    expect(pay().value).toBe('4,501')
    expect(loadDraft(owner)?.answers.work.monthly_pay).toBe(4501)
    continues()
    await heading('Family')
  })

  it('a number field is as wide as its largest value, with its unit beside it', async () => {
    withDraft(few)
    await openForm('/tool?step=more')
    const figuresIn = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).size
    expect([figuresIn(/^Bonus/), figuresIn(/^Employers/)]).toEqual([11, 2])
    expect(screen.getByLabelText(/^Bonus/).nextElementSibling?.textContent).toBe('S$ a year')
    expect(screen.getByLabelText(/^Bonus/).parentElement?.classList).not.toContain('wrap')
  })

  it.each([
    ['', 'Enter the amount a month in S$. If it was nothing, enter 0.'],
    ['9k', 'Enter the amount in digits, such as 4,500.'],
    ['1,000,001', 'Enter an amount from S$0 to S$1,000,000.'],
  ])('an amount typed as %j gets a problem message that fits an amount', async (typed, message) => {
    withDraft(few, 'you')
    await openForm('/tool?step=you')
    fireEvent.change(pay(), { target: { value: typed } })
    continues()
    expect((await screen.findAllByText(new RegExp(message.replaceAll(/[$.]/g, '\\$&')))).length).toBeGreaterThan(0)
  })
})

describe('a month', () => {
  it('a job of long ago may have begun in a month that one is not sure of; a new one not', async () => {
    withDraft(few)
    await openForm('/tool?step=more')
    const group = within(screen.getByRole('group', { name: /^Since when have you been with your employer/ }))
    fireEvent.change(group.getByLabelText('Month'), { target: { value: '00' } })
    fireEvent.change(group.getByLabelText('Year'), { target: { value: '2026' } })
    press('Save and check')
    await screen.findAllByText(/This was so lately that the month matters/)
    fireEvent.change(group.getByLabelText('Year'), { target: { value: '2019' } })
    expect(loadDraft(owner)?.answers.work.employer_since).toBe('2019-00')
    press('Save and check')
    await heading('Check your answers')
  })

  it('a month picked with finger or mouse leads to its year, one picked by key does not', async () => {
    withDraft(withAnswer(few, 'you.birth_month', undefined), 'route')
    await openForm('/tool?step=route')
    const born = within(screen.getByRole('group', { name: /^Month of your birth/ }))
    const month = born.getByLabelText('Month')
    month.focus()
    fireEvent.keyDown(month, { key: 'ArrowDown' })
    fireEvent.change(month, { target: { value: '01' } })
    expect(document.activeElement).toBe(month)
    fireEvent.pointerDown(month)
    fireEvent.change(month, { target: { value: '03' } })
    expect(document.activeElement).toBe(born.getByLabelText('Year'))
  })
})

describe('the free text', () => {
  it('the free text shows its length, and covers an identity number before it is kept', async () => {
    withDraft(withAnswer(few, 'roots.plan', 'I will stay.'))
    await openForm('/tool?step=more')
    const plan = screen.getByLabelText(/^Your plans in Singapore/)
    fireEvent.change(plan, { target: { value: 'I, S1234567D, will stay.' } })
    expect(screen.getByText('24 of 600 characters')).toBeTruthy()
    expect(loadDraft(owner)?.answers.roots.plan).toBe('I, •••••••••, will stay.')
    expect(screen.getByText(/^We hid the number/)).toBeTruthy()
    expect(plan).toHaveProperty('value', 'I, S1234567D, will stay.')
    fireEvent.blur(plan)
    expect(plan).toHaveProperty('value', 'I, •••••••••, will stay.')
    fireEvent.change(plan, { target: { value: 'I will stay.' } })
    expect(screen.queryByText(/^We hid the number/)).toBeNull()
    fireEvent.change(plan, { target: { value: 'x'.repeat(601) } })
    press('Save and check')
    expect(screen.getByRole('link', { name: /Shorten this to 600 characters or fewer/ })).toBeTruthy()
  })
})
