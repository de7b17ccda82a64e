import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An unexpected console.error fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
