import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { LazyPart } from './lazy-part.tsx'

/** Nothing ever comes near the window. */
class NeverNear {
  observe() {}
  disconnect() {}
}

/** Modules are loaded afresh, so that nobody has worked the page yet. */
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('IntersectionObserver', NeverNear)
  return () => vi.unstubAllGlobals()
})

async function renderFolded() {
  const { PartInSight } = await import('./part-in-sight.tsx')
  const { printPage } = await import('./printed-scripts.ts')
  const { lazyScript } = await import('./lazy-script.ts')
  const fetched = vi.fn(async () => ({ default: () => <p>what is folded</p> }))
  const script = lazyScript(fetched)
  render(
    <PartInSight printed={script}>
      <LazyPart script={script} props={{}} />
    </PartInSight>,
  )
  return { fetched, printPage, script }
}

const isInPage = () => screen.queryByText('what is folded') !== null

it('a folded part that belongs on paper is loaded when somebody works the page, not before, and is printed then', async () => {
  const { fetched, script } = await renderFolded()
  expect(fetched).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Control' })
  await expect.poll(script.here).not.toBeNull()
  expect(isInPage()).toBe(false)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(isInPage()).toBe(true)
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('the print button prints once every folded part is in the page', async () => {
  const { printPage } = await renderFolded()
  const print = vi.fn(() => {
    window.dispatchEvent(new Event('beforeprint'))
    return isInPage()
  })
  vi.stubGlobal('print', print)
  await act(printPage)
  expect(print.mock.results).toEqual([{ type: 'return', value: true }])
})

it('a part that does not load keeps nobody from printing the rest, and nothing is said before it is wanted', async () => {
  const { fetched, printPage } = await renderFolded()
  const { isLoadingStuck } = await import('./stuck-loading.ts')
  fetched.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  fireEvent.pointerMove(document.body)
  await expect.poll(() => fetched.mock.calls.length).toBe(1)
  expect(isLoadingStuck()).toBe(false)
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await act(printPage)
  expect(print).toHaveBeenCalledTimes(1)
  expect(isLoadingStuck()).toBe(true)
})

it('what is not folded far below stands in the page as soon as the page is printed', async () => {
  const { PartInSight } = await import('./part-in-sight.tsx')
  render(<PartInSight>far below</PartInSight>)
  expect(screen.queryByText('far below')).toBeNull()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.queryByText('far below')).not.toBeNull()
})
