import { describe, expect, it } from 'vitest'
import { TestClock } from '../testing/test-app.ts'
import { createLoginBrake } from './login-brake.ts'

function brakeUnderTest(rateLimits = true) {
  const clock = new TestClock()
  const pauses: number[] = []
  const brake = createLoginBrake({ clock, settings: { rateLimits } }, async (ms) => pauses.push(ms))
  const fail = (who: string, times: number) => {
    for (let n = 0; n < times; n += 1) brake.countFailure(who)
  }
  return { clock, pauses, brake, fail }
}

describe('the brake on guessing one password from many places', () => {
  it('holds each attempt for two seconds after 100 failures, and never refuses one', async () => {
    const { brake, fail, pauses } = brakeUnderTest()
    fail('ann', 99)
    await brake.hold('ann')
    expect(pauses).toEqual([])
    fail('ann', 1)
    await brake.hold('ann')
    await brake.hold('ann')
    expect(pauses).toEqual([2000, 2000])
  })

  it('holds nobody else', async () => {
    const { brake, fail, pauses } = brakeUnderTest()
    fail('ann', 100)
    await brake.hold('ben')
    expect(pauses).toEqual([])
  })

  it('lets go an hour after the first failure', async () => {
    const { brake, fail, pauses, clock } = brakeUnderTest()
    fail('ann', 1)
    clock.pass(1800)
    fail('ann', 99)
    clock.pass(1800)
    await brake.hold('ann')
    expect(pauses).toEqual([])
    fail('ann', 100)
    await brake.hold('ann')
    expect(pauses).toEqual([2000])
  })

  it('remembers a limited number of addresses, the latest', async () => {
    const { brake, fail, pauses } = brakeUnderTest()
    fail('first', 100)
    fail('second', 100)
    for (let n = 0; n < 9_999; n += 1) fail(`n${n}`, 1)
    await brake.hold('first')
    expect(pauses).toEqual([])
    await brake.hold('second')
    expect(pauses).toEqual([2000])
  })

  it('is off where rate limits are', async () => {
    const { brake, fail, pauses } = brakeUnderTest(false)
    fail('ann', 200)
    await brake.hold('ann')
    expect(pauses).toEqual([])
  })
})
