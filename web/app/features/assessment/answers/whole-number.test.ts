import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWholeNumber } from './whole-number.ts'

describe('a typed number', () => {
  it.each([
    ['9000', 9000],
    [' 9,000 ', 9000],
    ['S$12,345', 12345],
    ['$ 800', 800],
    ['９０００', 9000],
    ['1 000 000', 1_000_000],
    ['0', 0],
    ['  ', undefined],
  ])('%j is %j', (typed, number) => expect(readWholeNumber(typed)).toBe(number))

  it.each(['9k', '-5', '1.5', '9000.00', '1,00', '1e3', '９９９９９９９９９９９９９'])(
    '%j stays as typed, to be mended',
    (typed) => expect(readWholeNumber(typed)).toBe(typed),
  )

  it('is read back from every way of writing its thousands', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (number) => {
        expect(readWholeNumber(number.toLocaleString('en-SG'))).toBe(number)
      }),
    )
  })
})
