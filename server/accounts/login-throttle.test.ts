import { describe, expect, it } from 'vitest'
import { TestClock } from '../testing/test-app.ts'
import { createLoginThrottle } from './login-throttle.ts'

function brakeUnderTest(rateLimits = true) {
  const clock = new TestClock()
  const pauses: number[] = []
  const throttle = createLoginThrottle({ clock, settings: { rateLimits } }, async (ms) => pauses.push(ms))
  const fail = (who: string, times: number) => {
    for (let n = 0; n < times; n += 1) throttle.countFailure(who)
  }
  return { clock, pauses, throttle, fail }
}

describe('the throttle on guessing one password from many places', () => {
  it('the throttle on guessing one password from many places holds each attempt for two seconds after 100 failures, and never refuses one', async () => {
    const { throttle, fail, pauses } = brakeUnderTest()
    fail('ann', 99)
    await throttle.hold('ann')
    expect(pauses).toEqual([])
    fail('ann', 1)
    await throttle.hold('ann')
    await throttle.hold('ann')
    expect(pauses).toEqual([2000, 2000])
  })

  it('the throttle on guessing one password from many places holds nobody else', async () => {
    const { throttle, fail, pauses } = brakeUnderTest()
    fail('ann', 100)
    await throttle.hold('ben')
    expect(pauses).toEqual([])
  })

  it('the throttle on guessing one password from many places lets go an hour after the first failure', async () => {
    const { throttle, fail, pauses, clock } = brakeUnderTest()
    fail('ann', 1)
    clock.pass(1800)
    fail('ann', 99)
    clock.pass(1800)
    await throttle.hold('ann')
    expect(pauses).toEqual([])
    fail('ann', 100)
    await throttle.hold('ann')
    expect(pauses).toEqual([2000])
  })

  it('the throttle on guessing one password from many places remembers a limited number of addresses, the latest', async () => {
    const { throttle, fail, pauses } = brakeUnderTest()
    fail('first', 100)
    fail('second', 100)
    for (let n = 0; n < 9_999; n += 1) fail(`n${n}`, 1)
    await throttle.hold('first')
    expect(pauses).toEqual([])
    await throttle.hold('second')
    expect(pauses).toEqual([2000])
  })

  it('the throttle on guessing one password from many places is off where rate limits are', async () => {
    const { throttle, fail, pauses } = brakeUnderTest(false)
    fail('ann', 200)
    await throttle.hold('ann')
    expect(pauses).toEqual([])
  })
})
