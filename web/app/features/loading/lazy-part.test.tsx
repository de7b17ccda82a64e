import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, it, vi } from 'vitest'
import { LazyPart } from './lazy-part.tsx'
import { isLoadingStuck } from './stuck-loading.ts'

it('a part that does not arrive leaves the rest of the page alone', async () => {
  const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  render(
    <>
      <p>the page</p>
      <LazyPart>
        <Missing />
      </LazyPart>
    </>,
  )
  await expect.poll(isLoadingStuck).toBe(true)
  expect(screen.getByText('the page')).toBeTruthy()
  // React reports what a boundary caught.
  expect(vi.mocked(console.error)).toHaveBeenCalledTimes(1)
  vi.mocked(console.error).mockClear()
})
