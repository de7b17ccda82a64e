import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import texts from '../../../locales/en/translation.json' with { type: 'json' }
import { fillIn, openDialog, press } from '../testing/fill-in.ts'
import { recordCalls } from '../testing/record-calls.ts'
import { renderSite } from '../testing/render-site.tsx'

const good = 'a quiet morning'

/** Fills in the form, submits it, and sees that the message appears and nothing is sent. */
async function refused(
  dialog: 'Sign in' | 'Create account' | 'Recover password',
  fields: Record<string, string>,
  message: string,
) {
  const calls = recordCalls()
  await renderSite('/')
  await openDialog(dialog)
  fillIn(fields)
  press({ 'Sign in': 'Sign in', 'Create account': 'Create account', 'Recover password': 'Send recovery email' }[dialog])
  expect(await screen.findByText(message)).toBeTruthy()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
}

describe('validation rules', () => {
  it('sign-up without an email says that it is required (please_input_email)', () =>
    refused('Create account', { Password: good, 'Password again': good }, texts.please_input_email))

  it('sign-up without a password says that it is required (please_input_password)', () =>
    refused('Create account', { 'E-mail': 'a@b.co', 'Password again': good }, texts.please_input_password))

  it('sign-up without the re-entered password says it is required (please_input_repassword)', () =>
    refused('Create account', { 'E-mail': 'a@b.co', Password: good }, texts.please_input_repassword))

  it("sign-up with two different passwords says 'The passwords entered do not match.'", () =>
    refused(
      'Create account',
      { 'E-mail': 'a@b.co', Password: good, 'Password again': `${good}!` },
      'The passwords entered do not match.',
    ))

  it('the sign-up password has 8 to 128 characters, and the field says so beforehand', async () => {
    await refused(
      'Create account',
      { 'E-mail': 'a@b.co', Password: 'seven77' },
      'The password needs at least 8 characters.',
    )
    expect(screen.getByText(/8 to 128 characters/)).toBeTruthy()
    fillIn({ Password: 'x'.repeat(129) })
    press('Create account')
    expect(await screen.findByText('The password can have at most 128 characters.')).toBeTruthy()
  })

  it('sign-in without an email says that it is required (please_input_your_email)', () =>
    refused('Sign in', { Password: good }, texts.please_input_your_email))

  it('sign-in without a password says that it is required (please_input_your_password)', () =>
    refused('Sign in', { 'E-mail': 'a@b.co' }, texts.please_input_your_password))

  it("recovery without an email says 'Please input your email!'", () =>
    refused('Recover password', {}, 'Please input your email!'))

  it("recovery with something that is no e-mail address says 'The input is not valid E-mail!'", () =>
    refused('Recover password', { 'E-mail': 'someone at example' }, 'The input is not valid E-mail!'))

  it.each(['a..b@x.com', 'a@b..co', 'a,b@x.sg', '陈@x.sg', '.a@x.sg', 'a@-x.sg', 'a@x.s1', `${'a'.repeat(65)}@x.sg`])(
    'recovery refuses %s before it is sent, as the server would',
    (address) => refused('Recover password', { 'E-mail': address }, 'The input is not valid E-mail!'),
  )

  it('sending a form moves the cursor to the first wrong field, where editing ends the message', async () => {
    await refused('Create account', { 'E-mail': 'a@b.co', Password: good }, texts.please_input_repassword)
    expect(document.activeElement).toBe(screen.getByLabelText('Password again', { selector: 'input' }))
    fillIn({ 'Password again': 'x' })
    expect(screen.queryByText(texts.please_input_repassword)).toBeNull()
  })
})
