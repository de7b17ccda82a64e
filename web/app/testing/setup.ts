import { cleanup, configure } from '@testing-library/react'
import i18next from 'i18next'
import { clear } from 'idb-keyval'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { currentNotices, dismissNotice } from '../base/notices/notify.ts'
import { server } from './api-server.ts'
import { cleanPage } from './clean-page.ts'
import { standStill } from './clock.ts'
import { forgetCookie } from './cookies.ts'
import { startTestTexts } from './test-texts.ts'
import './browser-parts.ts'

// Already for what a file makes before its tests.
standStill()

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
  await clear()
  // React's pending work needs its page.
  await new Promise((resolve) => setImmediate(resolve))
  cleanPage()
})

/** An unexpected console.error fails the test, because it is a fault that would go unnoticed. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The mocked API prints there what it would mail.
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

afterEach(async () => {
  cleanup()
  server.resetHandlers()
  server.events.removeAllListeners()
  const errors = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  vi.useRealTimers()
  standStill()
  forgetEverything()
  await i18next.changeLanguage('en')
  expect(errors).toEqual([])
})

/** Every test starts as a first visit. */
function forgetEverything() {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ['CookieConsent', 'language']) forgetCookie(name)
  for (const { id } of currentNotices()) dismissNotice(id)
}
