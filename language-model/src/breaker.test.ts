import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withBreaker } from './breaker.ts'
import { UnusableAnswerError } from './task.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A model that fails in this way, or answers. */
function failing() {
  const state = { error: new Error('away') as Error | null, calls: 0 }
  const { ask, isResting } = withBreaker(async () => {
    state.calls += 1
    if (state.error) throw state.error
    return 'answer'
  })
  const call = () => ask({ instructions: '', input: {} }, new AbortController().signal).catch(() => null)
  return { state, call, isResting }
}
const minuteMs = 60_000

describe('a language model that fails', () => {
  it('a model that failed three times in a row is left alone for a minute, then asked once', async () => {
    const { state, call, isResting } = failing()
    for (let count = 0; count < 5; count += 1) await call()
    expect([state.calls, isResting()]).toEqual([3, true])
    vi.setSystemTime(Date.now() + minuteMs - 1)
    await call()
    expect([state.calls, isResting()]).toEqual([3, true])
    vi.setSystemTime(Date.now() + 1)
    expect(isResting()).toBe(false)
    await call()
    await call()
    expect([state.calls, isResting()]).toEqual([4, true])
  })

  it('a model that answers after its rest is asked as before', async () => {
    const { state, call, isResting } = failing()
    for (let count = 0; count < 3; count += 1) await call()
    state.error = null
    vi.setSystemTime(Date.now() + minuteMs)
    expect([await call(), await call(), isResting()]).toEqual(['answer', 'answer', false])
  })

  it('two failures, an answer and two failures give no rest', async () => {
    const { state, call, isResting } = failing()
    for (const error of [new Error('1'), new Error('2'), null, new Error('3'), new Error('4')]) {
      state.error = error
      await call()
    }
    expect([state.calls, isResting()]).toEqual([5, false])
  })

  it('a model that was talked into prose is still asked by others', async () => {
    const { state, call, isResting } = failing()
    state.error = new UnusableAnswerError()
    for (let count = 0; count < 5; count += 1) await call()
    expect([state.calls, isResting()]).toEqual([5, false])
  })
})
