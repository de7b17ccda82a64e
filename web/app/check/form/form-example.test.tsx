import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../testing/fill-in.ts'
import { heading, openForm } from '../../testing/open-form.ts'

describe('the example', () => {
  it('the tool’s example is marked as one, sums up what the model says, and links to all of it', async () => {
    await openForm()
    await heading('Where you stand')
    press('See an example result')
    const dialog = within(await screen.findByRole('dialog', { name: 'An example result' }))
    expect(await dialog.findByText(/A made-up person/)).toBeTruthy()
    expect(
      dialog.getByText(/^Of 100 applications like this, we would expect roughly \d+ to \d+ to succeed/),
    ).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'See the whole example result' }).getAttribute('href')).toBe('/example')
  })
})
