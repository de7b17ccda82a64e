import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyScript } from './lazy-script.ts'
import { isLoadingStuck } from './stuck-loading.ts'

/** An import that comes or fails when the test says so, and that counts how often it was asked for. */
function heldImport() {
  const attempts: PromiseWithResolvers<string>[] = []
  const script = lazyScript(() => {
    const attempt = Promise.withResolvers<string>()
    attempts.push(attempt)
    return attempt.promise
  })
  return { script, attempts }
}

/** What became of it so far. */
function follow(promise: Promise<unknown>) {
  const state = { of: 'waiting' }
  promise.then(
    () => {
      state.of = 'here'
    },
    () => {
      state.of = 'rejected'
    },
  )
  return state
}

describe('a script that is loaded later', () => {
  afterEach(() => expect(isLoadingStuck()).toBe(false))

  it('a late script has 120 seconds, then a reload is offered until it is tried again', async () => {
    vi.useFakeTimers()
    const { script, attempts } = heldImport()
    const first = follow(script.load())
    await vi.advanceTimersByTimeAsync(119_999)
    expect([first.of, isLoadingStuck()]).toEqual(['waiting', false])
    await vi.advanceTimersByTimeAsync(1)
    expect([first.of, isLoadingStuck()]).toEqual(['rejected', true])

    const second = follow(script.load())
    expect([attempts.length, isLoadingStuck()]).toEqual([2, false])
    attempts[1]?.resolve('module')
    await vi.advanceTimersByTimeAsync(0)
    expect([second.of, script.here()]).toEqual(['here', 'module'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('the offer to reload disappears when a late script arrives after all', async () => {
    vi.useFakeTimers()
    const { script, attempts } = heldImport()
    follow(script.load())
    await vi.advanceTimersByTimeAsync(120_000)
    expect(isLoadingStuck()).toBe(true)
    attempts[0]?.resolve('module')
    await vi.advanceTimersByTimeAsync(0)
    expect([script.here(), isLoadingStuck()]).toEqual(['module', false])
  })

  it('a script that failed to load is requested again on the next try', async () => {
    const { script, attempts } = heldImport()
    const first = script.load()
    attempts[0]?.reject(new TypeError('Failed to fetch dynamically imported module'))
    await expect(first).rejects.toThrow('Failed to fetch')
    expect(isLoadingStuck()).toBe(true)
    const second = script.load()
    attempts[1]?.resolve('module')
    expect(await second).toBe('module')
  })

  it('a script is requested once for all who wait for it, each for their own 120 seconds', async () => {
    vi.useFakeTimers()
    const { script, attempts } = heldImport()
    script.preload()
    await vi.advanceTimersByTimeAsync(100_000)
    const pressed = follow(script.load())
    await vi.advanceTimersByTimeAsync(100_000)
    expect([pressed.of, attempts.length]).toEqual(['waiting', 1])
    attempts[0]?.resolve('module')
    await vi.advanceTimersByTimeAsync(0)
    expect(pressed.of).toBe('here')
  })

  it('a script that was preloaded on a guess and failed is not reported to anybody', async () => {
    const { script, attempts } = heldImport()
    script.preload()
    attempts[0]?.reject(new Error('offline'))
    await Promise.resolve()
    expect(isLoadingStuck()).toBe(false)
    const wanted = script.load()
    attempts[1]?.resolve('module')
    expect(await wanted).toBe('module')
  })
})
