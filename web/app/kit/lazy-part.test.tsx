import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyScript } from '../base/loading/lazy-script.ts'
import { forgetStuckLoading, isLoadingStuck } from '../base/loading/stuck-loading.ts'
import { LazyPart } from './lazy-part.tsx'

it('a part of a page that does not load leaves the rest alone, and appears on the next try', async () => {
  let isUp = false
  const script = lazyScript(async () => {
    if (!isUp) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: ({ name }: { name: string }) => <p>{`here is ${name}`}</p> }
  })
  render(
    <>
      <p>the page</p>
      <LazyPart script={script} props={{ name: 'the part' }} whileWaiting={<p>in its place</p>} />
    </>,
  )
  await expect.poll(isLoadingStuck).toBe(true)
  expect(screen.getByText('the page')).toBeTruthy()
  expect(screen.getByText('in its place')).toBeTruthy()
  isUp = true
  await script.load()
  expect(await screen.findByText('here is the part')).toBeTruthy()
  expect(screen.queryByText('in its place')).toBeNull()
  expect(isLoadingStuck()).toBe(false)
})

it('a part of a page that throws does not break the rest, and a reload is offered', async () => {
  const script = lazyScript(async () => ({
    default: () => {
      throw new Error('broken')
    },
  }))
  render(
    <>
      <p>the page</p>
      <LazyPart script={script} props={{}} />
    </>,
  )
  await expect.poll(isLoadingStuck).toBe(true)
  expect(screen.getByText('the page')).toBeTruthy()
  // React reports what a boundary caught.
  expect(vi.mocked(console.error)).toHaveBeenCalledTimes(1)
  vi.mocked(console.error).mockClear()
  forgetStuckLoading('page')
})
