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
  const { turn } = withBreaker(async () => {
    state.calls += 1
    if (state.error) throw state.error
    return 'answer'
  })
  const task = { instructions: '', input: {} }
  /** What it answers, or how the call ended. */
  const call = async (signal = new AbortController().signal) => {
    const answer = turn((ask) => ask(task, signal))
    return answer === null ? 'resting' : answer.catch(() => 'failed')
  }
  return { state, call, turn }
}
const minuteMs = 60_000
const refusal = (status: number) => Object.assign(new Error('refused'), { status })

describe('a language model that fails', () => {
  it('a model that failed three times in a row is left alone for a minute, then asked once', async () => {
    const { state, call } = failing()
    for (let count = 0; count < 3; count += 1) expect(await call()).toBe('failed')
    expect(await call()).toBe('resting')
    vi.setSystemTime(Date.now() + minuteMs - 1)
    expect(await call()).toBe('resting')
    vi.setSystemTime(Date.now() + 1)
    expect([await call(), await call(), state.calls]).toEqual(['failed', 'resting', 4])
  })

  it('a model that answers after its rest is asked as before', async () => {
    const { state, call } = failing()
    for (let count = 0; count < 3; count += 1) await call()
    state.error = null
    vi.setSystemTime(Date.now() + minuteMs)
    expect([await call(), await call()]).toEqual(['answer', 'answer'])
  })

  it('after its rest one call tries, and others rest until that one is through', async () => {
    const { state, call, turn } = failing()
    for (let count = 0; count < 3; count += 1) await call()
    state.error = null
    vi.setSystemTime(Date.now() + minuteMs)
    const trial = Promise.withResolvers<string>()
    const trying = turn(() => trial.promise)
    expect(await Promise.all([call(), call()])).toEqual(['resting', 'resting'])
    // Given up before it asked, as where the calls of the day are used up.
    trial.resolve('nothing asked')
    expect([await trying, await call(), state.calls]).toEqual(['nothing asked', 'answer', 4])
  })

  it('two failures, an answer and two failures give no rest', async () => {
    const { state, call } = failing()
    for (const error of [new Error('1'), new Error('2'), null, new Error('3'), new Error('4')]) {
      state.error = error
      await call()
    }
    state.error = null
    expect(await call()).toBe('answer')
  })

  it.each([new UnusableAnswerError(), ...[400, 413, 422].map(refusal)])(
    'a model that one person made refuse or write prose is still asked by others: $name $status',
    async (error) => {
      const { state, call } = failing()
      state.error = error
      for (let count = 0; count < 5; count += 1) expect(await call()).toBe('failed')
    },
  )

  it.each([401, 403, 404, 408, 429, 500, 503])(
    'a model whose provider answers %s three times gets its rest',
    async (status) => {
      const { state, call } = failing()
      state.error = refusal(status)
      for (let count = 0; count < 3; count += 1) await call()
      expect(await call()).toBe('resting')
    },
  )

  it('people who leave before the answer give a model no rest, and time-outs do', async () => {
    const { call } = failing()
    for (let count = 0; count < 4; count += 1) expect(await call(AbortSignal.abort())).toBe('failed')
    const timeOut = new DOMException('too slow', 'TimeoutError')
    for (let count = 0; count < 3; count += 1) expect(await call(AbortSignal.abort(timeOut))).toBe('failed')
    expect(await call()).toBe('resting')
  })
})
