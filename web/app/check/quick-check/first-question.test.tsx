import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderSite } from '../../testing/render-site.tsx'

it('the first Continue counts the boxes that were ticked before the page could hear of it', async () => {
  await renderSite('/')
  // As the browser ticks a box while React is still waking: no event reaches anybody.
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Married to a Singapore citizen' }).checked = true
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('group', { name: 'Which pass do you hold?' }, { timeout: 60_000 })
  expect(screen.queryByText(/^Tick what applies/)).toBeNull()
})

it('two quick presses of the first Continue are one entry of the history', async () => {
  await renderSite('/')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Married to a Singapore citizen' }))
  const entries = history.length
  const proceed = screen.getByRole('button', { name: 'Continue' })
  fireEvent.click(proceed)
  fireEvent.click(proceed)
  await screen.findByRole('group', { name: 'Which pass do you hold?' }, { timeout: 60_000 })
  expect(history.length).toBe(entries + 1)
})
