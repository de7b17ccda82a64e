import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitShrinking } from './properties.ts'

/** A clock that goes on by a second with each case. */
function slowCases() {
  let seconds = 0
  const isSmall = (numbers: number[]) => {
    seconds += 1
    return numbers.every((number) => number < 10)
  }
  return { isSmall, now: () => seconds * 1000, seconds: () => seconds }
}

const twenty = fc.array(fc.nat(), { minLength: 20, maxLength: 20 })

it('shrinking ends after its time and reports the smallest counterexample found by then', () => {
  const { isSmall, now, seconds } = slowCases()
  const property = fc.property(twenty, isSmall)
  const { numRuns, numShrinks } = fc.check(property, { seed: 1, plugins: [limitShrinking(30_000, now)] })
  expect(seconds()).toBe(numRuns + 31)
  expect(numShrinks).toBeGreaterThan(0)
})

it('shrinking of an asynchronous property ends after its time too', async () => {
  const { isSmall, now, seconds } = slowCases()
  const property = fc.asyncProperty(twenty, async (numbers) => isSmall(numbers))
  const { numRuns, numShrinks } = await fc.check(property, { seed: 1, plugins: [limitShrinking(30_000, now)] })
  expect(seconds()).toBe(numRuns + 31)
  expect(numShrinks).toBeGreaterThan(0)
})

it('a property that holds draws all its cases however long they take', () => {
  const { isSmall, now, seconds } = slowCases()
  const property = fc.property(fc.array(fc.nat(9)), isSmall)
  const { failed } = fc.check(property, { numRuns: 500, plugins: [limitShrinking(30_000, now)] })
  expect({ failed, seconds: seconds() }).toEqual({ failed: false, seconds: 500 })
})
