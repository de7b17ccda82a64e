import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSite } from '../testing/render-site.tsx'

const cases = [
  ['the dialogs', 'Log In', 'Sign in'],
  ['the drawer', 'Open menu', 'Menu'],
] as const

describe.each(cases)('%s', (_, buttonName, dialogName) => {
  async function open() {
    const button = await screen.findByRole('button', { name: buttonName })
    button.focus()
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: dialogName })
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
    return button
  }
  const isGone = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull()

  it('a closed dialog or drawer returns the focus to its button, from the first time on', async () => {
    await renderSite('/')
    for (let times = 0; times < 2; times += 1) {
      const button = await open()
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
      await isGone()
      await expect.poll(() => document.activeElement).toBe(button)
    }
  })

  it('a dialog or drawer closes when Back leads to another page', async () => {
    const router = await renderSite('/')
    await act(() => router.navigate('/terms'))
    await open()
    act(() => window.history.back())
    await expect.poll(() => router.state.location.pathname).toBe('/')
    await isGone()
  })
})
