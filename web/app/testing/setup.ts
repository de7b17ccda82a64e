import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import i18next from 'i18next'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { server } from './api-server.ts'
import { forgetCookie } from './cookies.ts'
import { startTestTexts } from './test-texts.ts'
import './browser-parts.ts'

configure({
  // The message alone: the whole page printed beside it hides it.
  getElementError: (message) => new Error(message ?? 'no such element'),
  asyncUtilTimeout: 30_000,
})

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' })
  await startTestTexts()
})
afterAll(async () => {
  server.close()
  // What React has still to do needs the window, which goes with the file.
  await new Promise((resolve) => setImmediate(resolve))
})

/** An unexpected console.error is a fault that nobody looked at: it fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The mocked API tells there what it would mail.
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

afterEach(async () => {
  cleanup()
  server.resetHandlers()
  server.events.removeAllListeners()
  const errors = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  vi.useRealTimers()
  forgetEverything()
  await i18next.changeLanguage('en')
  expect(errors).toEqual([])
})

/** Every test starts as a first visit. */
function forgetEverything() {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ['CookieConsent', 'language']) forgetCookie(name)
  notifications.clean()
}
