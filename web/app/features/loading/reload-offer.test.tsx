import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** A page whose next page never comes. Modules are loaded afresh, so that no test starts with a stuck script. */
async function renderWaiting() {
  const { ReloadOffer } = await import('./reload-offer.tsx')
  const page = (
    <>
      <Outlet />
      <ReloadOffer />
    </>
  )
  const script = Promise.withResolvers<{ element: ReactNode }>()
  const router = createMemoryRouter([
    {
      path: '/',
      element: page,
      children: [
        { index: true, element: <h1>here</h1> },
        { path: 'there', lazy: () => script.promise },
        { path: 'elsewhere', element: <h1>elsewhere</h1> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  return { router, arrive: () => script.resolve({ element: <h1>there</h1> }) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const offer = () => screen.queryByRole('button', { name: 'Reload the page' })

describe('the chunk time-out', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers()
  })

  it('a page that has been loading for 120 seconds offers a reload, and not before', async () => {
    const { router } = await renderWaiting()
    act(() => void router.navigate('/there'))
    await pass(119_900)
    expect(offer()).toBeNull()
    await pass(200)
    expect(offer()).toBeTruthy()
    expect(screen.getByText('here')).toBeTruthy()
  })

  it('a page whose script comes within 120 seconds opens', async () => {
    const { router, arrive } = await renderWaiting()
    act(() => void router.navigate('/there'))
    await pass(119_900)
    arrive()
    await pass(10)
    expect(screen.getByText('there')).toBeTruthy()
    await pass(121_000)
    expect(offer()).toBeNull()
  })

  it('a page whose script comes after 120 seconds does not open any more, until the reader goes there again', async () => {
    const { router, arrive } = await renderWaiting()
    act(() => void router.navigate('/there'))
    await pass(121_000)
    arrive()
    await pass(10)
    expect(screen.getByText('here')).toBeTruthy()
    expect([router.state.location.pathname, router.state.navigation.state]).toEqual(['/', 'idle'])
    expect(offer()).toBeTruthy()
    act(() => void router.navigate('/there'))
    await pass(10)
    expect(screen.getByText('there')).toBeTruthy()
    expect(offer()).toBeNull()
  })

  it('each page that the reader tries has its own 120 seconds', async () => {
    const { router, arrive } = await renderWaiting()
    act(() => void router.navigate('/there?first'))
    await pass(100_000)
    act(() => void router.navigate('/there'))
    await pass(100_000)
    expect(offer()).toBeNull()
    arrive()
    await pass(10)
    expect(screen.getByText('there')).toBeTruthy()
  })

  it('the offer to reload disappears when the reader goes elsewhere', async () => {
    const { router } = await renderWaiting()
    act(() => void router.navigate('/there'))
    await pass(121_000)
    act(() => void router.navigate('/elsewhere'))
    await pass(10)
    expect(screen.getByText('elsewhere')).toBeTruthy()
    expect(offer()).toBeNull()
  })

  it('pressing reload works at most once a session; after that the page says that reloading did not help', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { ...window.location, reload })
    const { router } = await renderWaiting()
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
    const { reportStuckLoading } = await import('./stuck-loading.ts')
    act(reportStuckLoading)
    expect(offer()).toBeTruthy()
    expect(screen.getByText('here')).toBeTruthy()
  })
})

describe("React Router's own reloads", () => {
  const navigateEvent = (kind: string, userInitiated: boolean) =>
    Object.assign(new Event('navigate', { cancelable: true }), { navigationType: kind, userInitiated })

  it("where the browser allows it, React Router's own reloads become an offer; the reader may still reload", async () => {
    vi.resetModules()
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const { holdAutomaticReloads, isLoadingStuck } = await import('./stuck-loading.ts')
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
