import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const never = () => new Promise<never>(() => {})

/** A page whose next page never comes. Modules are loaded afresh, so that no test starts with a stuck script. */
async function renderWaiting() {
  const { ReloadOffer } = await import('./reload-offer.tsx')
  const page = (
    <>
      <Outlet />
      <ReloadOffer />
    </>
  )
  const router = createMemoryRouter([
    {
      path: '/',
      element: page,
      children: [
        { index: true, element: <h1>here</h1> },
        { path: 'there', lazy: never },
        { path: 'elsewhere', element: <h1>elsewhere</h1> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  return router
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const offer = () => screen.queryByRole('button', { name: 'Reload the page' })

describe('the chunk time-out', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers()
  })

  it('a page that has been loading for 120 seconds offers a reload, and not before', async () => {
    const router = await renderWaiting()
    act(() => void router.navigate('/there'))
    await pass(119_900)
    expect(offer()).toBeNull()
    await pass(200)
    expect(offer()).toBeTruthy()
    expect(screen.getByText('here')).toBeTruthy()
  })

  it('the offer to reload disappears when the reader goes elsewhere', async () => {
    const router = await renderWaiting()
    act(() => void router.navigate('/there'))
    await pass(121_000)
    act(() => void router.navigate('/elsewhere'))
    await pass(10)
    expect(screen.getByText('elsewhere')).toBeTruthy()
    expect(offer()).toBeNull()
  })

  it('pressing reload works once a session; after that the page says that it did not help', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { ...window.location, reload })
    const router = await renderWaiting()
    act(() => void router.navigate('/there'))
    await pass(121_000)
    fireEvent.click(offer() as HTMLElement)
    expect(reload).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()

    act(() => void router.navigate('/elsewhere'))
    await pass(10)
    act(() => void router.navigate('/there'))
    await pass(121_000)
    expect(screen.getByRole('alert').textContent).toContain('Reloading did not help')
    expect(offer()).toBeNull()
  })

  it('a part of the page that did not arrive offers a reload at once, and the page stays', async () => {
    await renderWaiting()
    const { reportStuckLoading } = await import('../base/loading/stuck-loading.ts')
    act(reportStuckLoading)
    expect(offer()).toBeTruthy()
    expect(screen.getByText('here')).toBeTruthy()
  })
})

describe("React Router's own reloads", () => {
  const navigateEvent = (kind: string, userInitiated: boolean) =>
    Object.assign(new Event('navigate', { cancelable: true }), { navigationType: kind, userInitiated })

  it('React Router’s own reloads become an offer where possible; the reader may still reload', async () => {
    vi.resetModules()
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const { holdAutomaticReloads, isLoadingStuck } = await import('../base/loading/stuck-loading.ts')
    holdAutomaticReloads()
    for (const event of [navigateEvent('push', false), navigateEvent('reload', true)]) {
      navigation.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(false)
    }
    const automatic = navigateEvent('reload', false)
    navigation.dispatchEvent(automatic)
    expect(automatic.defaultPrevented).toBe(true)
    expect(isLoadingStuck()).toBe(true)
    vi.unstubAllGlobals()
  })
})
