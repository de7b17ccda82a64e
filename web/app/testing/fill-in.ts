import { fireEvent, screen, within } from '@testing-library/react'

/** Types into the fields with these labels. */
export function fillIn(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
}

/** Presses the button with this name, in the dialog where one is open. */
export function press(name: string) {
  const dialog = screen.queryByRole('dialog')
  const place = dialog ? within(dialog) : screen
  fireEvent.click(place.getByRole('button', { name }))
}

/** Opens one of the dialogs through the header. */
export async function openDialog(name: 'Sign in' | 'Create account' | 'Recover password') {
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }))
  await screen.findByRole('dialog', { name: 'Sign in' })
  if (name === 'Create account') press('Create account')
  if (name === 'Recover password') press('Forgot your password?')
  return screen.findByRole('dialog', { name })
}
