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
