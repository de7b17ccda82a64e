import { withAnswer } from '@settlesg/form-logic'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { press } from '../../testing/fill-in.ts'
import { continues, few, heading, openForm, withDraft } from '../../testing/open-form.ts'

const pay = () => screen.getByLabelText<HTMLInputElement>(/^Fixed monthly pay/)
const typePay = (value: string) => fireEvent.change(pay(), { target: { value } })
const asks = 'S$117,600 a month? That is S$1,411,200 a year.'
async function atWork() {
  withDraft(few, 'you')
  await openForm('/tool?step=you')
  await heading('You, work and education')
}

it('a pay that is more often a slip is asked about beside its field, and taken at a word', async () => {
  await atWork()
  typePay('117600')
  expect(screen.queryByText(asks)).toBeNull()
  continues()
  expect(document.activeElement).toBe(screen.getByText(asks))
  expect(pay().getAttribute('aria-describedby')).toContain('work-monthly_pay-doubt')
  expect(pay().getAttribute('aria-invalid')).toBeNull()
  press('Yes, it is right')
  await heading('Family')
})

it('whoever goes on without a word is not held back twice', async () => {
  await atWork()
  typePay('117600')
  continues()
  continues()
  await heading('Family')
})

it('an amount that was a slip is changed in its field; another slip is questioned too', async () => {
  await atWork()
  typePay('117600')
  continues()
  press('Change it')
  expect(document.activeElement).toBe(pay())
  typePay('5')
  expect(screen.queryByText(asks)).toBeNull()
  continues()
  expect(screen.getByText('Only S$5 a month?')).toBeTruthy()
  typePay('9800')
  continues()
  await heading('Family')
})

it('an answer that was given before is not asked about again', async () => {
  withDraft(withAnswer(few, 'work.monthly_pay', 117_600), 'you')
  await openForm('/tool?step=you')
  await heading('You, work and education')
  continues()
  await heading('Family')
})
