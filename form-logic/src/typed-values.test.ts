import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswers } from './answers.ts'
import { answerProblems } from './problems.ts'
import { monthFrom, monthParts, readDollars, readDollarsAMonth, readWholeNumber } from './typed-values.ts'

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
  ])('typing %j into a number field gives %j', (typed, number) => expect(readWholeNumber(typed)).toBe(number))

  it.each(['9k', '-5', '1.5', '9000.00', '1,00', '1e3', '９９９９９９９９９９９９９'])(
    'typing %j into a number field keeps the text as it is, to be corrected',
    (typed) => expect(readWholeNumber(typed)).toBe(typed),
  )

  it('a number typed with or without thousands separators is read correctly', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (number) => {
        expect(readWholeNumber(number.toLocaleString('en-SG'))).toBe(number)
      }),
    )
  })
})

describe('a typed amount of dollars', () => {
  it.each([
    ['4500.50', 4501],
    ['4500.49', 4500],
    ['S$4,500.5', 4501],
    ['4,500.', 4500],
    ['９０００．９９', 9001],
    ['0.50', 1],
    ['9,000', 9000],
    ['9500元', 9500],
    ['９,５００.５０ 新元', 9501],
    ['S$9500新币', 9500],
    ['SGD 9,800', 9800],
    ['9800 SGD', 9800],
    ['9\u00a0800', 9800],
    ["9'800", 9800],
    ['9’800', 9800],
    ['', undefined],
  ])('typing %j into a field for dollars gives %j, with cents rounded', (typed, dollars) =>
    expect(readDollars(typed)).toBe(dollars),
  )

  it.each(['4.500', '4500.505', '.50', '4500,50', '1.2.50', '-5.00', '9k', '元', '9500元元', '1万元'])(
    'typing %j into a field for dollars keeps the unclear text as it is',
    (typed) => expect(readDollars(typed)).toBe(typed),
  )

  it('an amount typed with cents is rounded to the nearest whole dollar', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(99), (dollars, cents) => {
        const typed = `${dollars.toLocaleString('en-SG')}.${String(cents).padStart(2, '0')}`
        expect(readDollars(typed)).toBe(Math.floor((dollars * 100 + cents + 50) / 100))
      }),
    )
  })
})

describe('a typed amount of dollars a month', () => {
  it.each(['9.8', 'S$9.8', '9.80', '12.5', '4.500'])('typing %j for a month is kept, to be asked about', (typed) =>
    expect(readDollarsAMonth(typed)).toBe(typed),
  )
  it.each([
    ['9800.50', 9801],
    ['980.5', 981],
    ['0.50', 1],
    ['9 800', 9800],
  ])('typing %j for a month gives %j', (typed, dollars) => expect(readDollarsAMonth(typed)).toBe(dollars))

  it('a month’s pay of 9.8 asks whether 9,800 is meant', () => {
    const answers = readAnswers({ work: { work_status: 'employee', monthly_pay: '9.8' } })
    const problem = answerProblems(answers, '2026-11').find(({ path }) => path === 'work.monthly_pay')
    expect(problem).toMatchObject({ key: 'unreadable.thousands', values: { amount: 9_800 } })
  })
})

describe('months', () => {
  it('a half-typed month is kept, and is no answer any more once both halves are empty', () => {
    expect(monthFrom({ year: '', month: '05' })).toBe('-05')
    expect(monthFrom({ ...monthParts('-05'), year: '199' })).toBe('199-05')
    expect(monthFrom({ ...monthParts('2019-'), year: '' })).toBeUndefined()
    expect(monthParts(undefined)).toEqual({ year: '', month: '' })
  })
})
