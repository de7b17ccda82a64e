import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { press } from '../../testing/fill-in.ts'
import { renderSite } from '../../testing/render-site.tsx'

/** Holds the script of the dialogs back until it is opened. */
const gate = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./account-dialog.tsx', async (importOriginal) => {
  await gate.promise
  return importOriginal()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const logIn = () => screen.getByRole('button', { name: 'Log In' })
const isBusy = () => logIn().getAttribute('aria-busy') === 'true'
const offer = () => screen.queryByRole('button', { name: 'Reload the page' })

it('Log In is shown as busy while its dialog loads; after 120 seconds a reload is offered, and it can be pressed again', async () => {
  await renderSite('/')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  logIn().focus()
  press('Log In')
  expect(isBusy()).toBe(true)
  await pass(119_000)
  expect([isBusy(), offer()]).toEqual([true, null])
  await pass(1_001)
  expect(isBusy()).toBe(false)
  expect(offer()).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()

  press('Log In')
  await pass(0)
  expect([isBusy(), offer()]).toEqual([true, null])
  vi.useRealTimers()
  gate.resolve()
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
  expect(isBusy()).toBe(false)

  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(logIn())
})
