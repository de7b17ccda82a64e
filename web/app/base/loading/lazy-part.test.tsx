import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'

/** A part that comes like this, on a page of its own; what is stuck is kept by the module. */
async function show(load: () => Promise<{ default: () => string }>) {
  vi.resetModules()
  const { lazyPart } = await import('./lazy-part.ts')
  const { isLoadingStuck } = await import('./stuck-loading.ts')
  const Part = lazyPart(load)
  render(
    <Suspense fallback="loading">
      <Part />
    </Suspense>,
  )
  return isLoadingStuck
}

describe('a part whose script comes late', () => {
  it('a part of a page is shown once its script is there, and nothing is stuck', async () => {
    const isStuck = await show(async () => ({ default: () => 'the part' }))
    await screen.findByText('the part')
    expect(isStuck()).toBe(false)
  })

  it('a part whose script does not arrive leaves the page and offers a reload', async () => {
    const isStuck = await show(() => Promise.reject(new TypeError('Failed to fetch')))
    await waitFor(() => expect(isStuck()).toBe(true))
    screen.getByText('loading')
  })
})
