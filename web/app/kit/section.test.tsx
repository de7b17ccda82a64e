import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Fold, FoldedSection } from './section.tsx'

async function open() {
  const page = (
    <>
      <FoldedSection id="papers" title="Papers">
        <Fold title="Photos">
          <p id="photo">One photo</p>
        </Fold>
      </FoldedSection>
      <FoldedSection id="plan" title="Plan">
        <p>Three days</p>
      </FoldedSection>
    </>
  )
  const router = createMemoryRouter([{ path: '/', element: page }])
  render(<RouterProvider router={router} />)
  const fold = (text: string) => screen.getByText(text).closest('details') as HTMLDetailsElement
  return { go: (hash: string) => act(() => router.navigate(`/${hash}`)), fold }
}

it('a section that was closed by hand opens again by the same link', async () => {
  const { go, fold } = await open()
  await go('#plan')
  expect(fold('Three days').open).toBe(true)
  fold('Three days').open = false
  await go('#plan')
  expect(fold('Three days').open).toBe(true)
})

it('a link to something inside a fold opens every fold around it, and no other', async () => {
  const { go, fold } = await open()
  await go('#photo')
  expect([fold('One photo').open, fold('Photos').open, fold('Papers').open]).toEqual([true, true, true])
  expect(fold('Three days').open).toBe(false)
})
