import { setupWorker } from 'msw/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startMocksIfAsked } from './mocked-development.ts'
import { handlers } from './mocks/handlers.ts'

const start = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('msw/browser', () => ({ setupWorker: vi.fn(() => ({ start, events: { on: () => undefined } })) }))

describe('mocked development', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    start.mockClear()
  })

  it('the mocked API starts in development with VITE_MOCKS, and lets unanswered requests pass', async () => {
    vi.stubEnv('VITE_MOCKS', 'on')
    await startMocksIfAsked()
    expect(setupWorker).toHaveBeenCalledWith(...handlers)
    expect(start).toHaveBeenCalledExactlyOnceWith({ onUnhandledFrame: 'bypass' })
  })

  it.each([undefined, '', 'off', 'never', 'true'])(
    'the mocked API does not start when VITE_MOCKS is %s',
    async (value) => {
      vi.stubEnv('VITE_MOCKS', value)
      await startMocksIfAsked()
      expect(start).not.toHaveBeenCalled()
    },
  )

  it('the mocked API never starts outside of development', async () => {
    vi.stubEnv('VITE_MOCKS', 'on')
    vi.stubEnv('DEV', false)
    await startMocksIfAsked()
    expect(start).not.toHaveBeenCalled()
  })
})
