import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, it } from 'vitest'
import { heldPromise } from '../testing/held-promise.ts'
import { useBusyLink } from './use-busy-link.ts'

const There = () => 'there'

function Frame() {
  useBusyLink()
  return (
    <>
      <Link to="/there">first</Link>
      <Link to="/there">second</Link>
      <Link to="/here">back</Link>
      <Outlet />
    </>
  )
}

/** A site whose page `/there` comes when `arrive` is called. */
function renderFrame() {
  const page = heldPromise<{ Component: () => string }>()
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: 'here', element: 'here' },
          { path: 'there', lazy: () => page.promise },
        ],
      },
    ],
    { initialEntries: ['/here'] },
  )
  render(<RouterProvider router={router} />)
  return { router, arrive: () => page.resolve({ Component: There }) }
}

const busyLinks = () => screen.getAllByRole('link', { busy: true }).map((link) => link.textContent)
const noLinkIsBusy = () => expect.poll(() => screen.queryAllByRole('link', { busy: true })).toEqual([])

it('only the link that was pressed is shown as busy, until its page is there', async () => {
  const { arrive } = renderFrame()
  fireEvent.click(screen.getByText('second'))
  await expect.poll(busyLinks).toEqual(['second'])
  arrive()
  await screen.findByText('there')
  await noLinkIsBusy()
})

it('a link is no longer shown as busy when the reader goes elsewhere instead', async () => {
  const { router } = renderFrame()
  fireEvent.click(screen.getByText('first'))
  await expect.poll(busyLinks).toEqual(['first'])
  fireEvent.click(screen.getByText('back'))
  await noLinkIsBusy()
  // The site goes there by itself: nothing was pressed for it.
  fireEvent.click(document.body)
  act(() => void router.navigate('/there'))
  await expect.poll(() => router.state.navigation.state).toBe('loading')
  await noLinkIsBusy()
})
