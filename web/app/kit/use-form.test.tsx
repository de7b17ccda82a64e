import { ApiError } from '@settlesg/contract/client'
import { act, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { heldPromise } from '../testing/held-promise.ts'
import { TextInput } from './field.tsx'
import { useForm } from './use-form.ts'

const schema = z.object({
  name: z.string().check(z.minLength(1)),
  code: z.string().check(z.minLength(1), z.minLength(8)),
})

function TestForm({ send }: { send: (values: { name: string; code: string }) => Promise<unknown> }) {
  const form = useForm({
    schema,
    initial: { name: '', code: '' },
    texts: {
      name: { otherwise: 'please_input_email', email_taken: 'email_already_registered' },
      code: { missing: 'please_input_password', too_small: 'password_too_short', otherwise: 'password_refused' },
    },
    send,
    freeText: ['name'],
    isEmptiedAfter: true,
  })
  return (
    <form {...form.props} data-testid="form">
      <TextInput label="Name" {...form.field('name')} />
      <TextInput label="Code" {...form.field('code')} />
      {form.unexplained !== null && <p>Something else</p>}
      {form.isDone && <p>Done</p>}
    </form>
  )
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const valueIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const submit = () => fireEvent.submit(screen.getByTestId('form'))
const fill = () => {
  type('Name', 'Mei')
  type('Code', 'long enough')
}
const failing = (status: number, code: string, field?: string) =>
  vi.fn(async () => {
    throw new ApiError(status, code, '', field ? [{ type: 'value_error', loc: ['body', field], msg: '' }] : [], null)
  })

it('a form sends nothing while a field is wrong, and says at each field what it is', () => {
  const send = vi.fn(async () => {})
  render(<TestForm send={send} />)
  submit()
  expect(screen.getByText('Please input an email address.')).toBeTruthy()
  expect(screen.getByText('Please input a password.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  type('Name', 'Mei')
  type('Code', 'short')
  submit()
  expect(screen.getByText('The password needs at least 8 characters.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  expect(send).not.toHaveBeenCalled()
})

it('what is wrong with a field of a form is said in the language that is chosen afterwards', async () => {
  render(<TestForm send={async () => {}} />)
  submit()
  await act(() => i18next.changeLanguage('zh'))
  expect(screen.queryByText('Please input a password.')).toBeNull()
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(i18next.getFixedT('zh')('please_input_password'))).toBeTruthy()
})

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
it.each([
  ['no event', () => {}],
  ['a change alone', () => input('Code').dispatchEvent(new Event('change', { bubbles: true }))],
  ['no event before another field was typed in', () => type('Name', 'Mei Ling')],
])('what a browser filled in with %s is sent', async (_, fire) => {
  const send = vi.fn(async () => {})
  render(<TestForm send={send} />)
  input('Name').value = 'Mei Ling'
  input('Code').value = 'long enough'
  act(fire)
  submit()
  await screen.findByText('Done')
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Mei Ling', code: 'long enough' })
})

it('a form that is sent twice in the same moment makes one call', async () => {
  const answer = heldPromise<void>()
  const send = vi.fn(() => answer.promise)
  render(<TestForm send={send} />)
  fill()
  act(() => {
    submit()
    submit()
  })
  answer.resolve()
  await screen.findByText('Done')
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Mei', code: 'long enough' })
  expect(valueIn('Code')).toBe('')
})

it.each([
  ['a field that the server refuses', failing(422, 'validation', 'code'), 'Code', /too easy to guess/],
  ['a failure that has a text at a field', failing(400, 'email_taken'), 'Name', /already registered/],
])('%s is reported there, where the focus goes, and keeps what was typed', async (_, send, label, text) => {
  render(<TestForm send={send} />)
  fill()
  submit()
  expect(await screen.findByText(text)).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(label))
  expect([valueIn('Name'), valueIn('Code')]).toEqual(['Mei', 'long enough'])
  expect(screen.queryByText('Something else')).toBeNull()
  type(label, 'another one')
  expect(screen.queryByText(text)).toBeNull()
})

it.each([
  ['another field', failing(422, 'validation', 'token')],
  ['no field', failing(500, 'internal')],
])('a failure that concerns %s of a form is the failure of the whole form', async (_, send) => {
  render(<TestForm send={send} />)
  fill()
  submit()
  expect(await screen.findByText('Something else')).toBeTruthy()
  expect(valueIn('Code')).toBe('long enough')
})

it('a free text is covered where it identifies a person, when left and when sent', async () => {
  const send = vi.fn(async () => {})
  render(<TestForm send={send} />)
  fill()
  type('Name', 'Mei, S1234567D')
  fireEvent.blur(screen.getByLabelText('Name'))
  expect(valueIn('Name')).toBe('Mei, •••••••••')
  expect(screen.getByText(/^We hid the number/)).toBeTruthy()
  type('Name', 'Mei, +65 8123 4567, 9,800')
  submit()
  await screen.findByText('Done')
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Mei, •••••••••••••, 9,800', code: 'long enough' })
})
