import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, datedSteps, daysBetween, firstUnhurriedDay, passEndingBy, suggestedDay } from './plan-days.ts'

const steps = [
  { from_day: -83, to_day: -50 },
  { from_day: 0, to_day: 0 },
]

const day = fc.integer({ min: 0, max: 1800 }).map((days) => addDays('2026-01-01', days))

describe('the calendar of the plan', () => {
  it('the plan suggests the first of the month of application, or a later day where the steps need longer', () => {
    expect(firstUnhurriedDay(steps, '2026-11-22')).toBe('2027-02-13')
    expect(suggestedDay(steps, '2026-11', '2026-11-22')).toBe('2027-02-13')
    expect(suggestedDay(steps, '2027-06', '2026-11-22')).toBe('2027-06-01')
    expect(suggestedDay(steps, '2025-01', '2026-11-22')).toBe('2027-02-13')
    expect(suggestedDay([], '2026-11', '2026-11-22')).toBe('2026-11-22')
  })

  it('the plan suggests the last day before a month in which somebody becomes too old, if that is still to come', () => {
    expect(suggestedDay(steps, '2026-11', '2026-11-22', '2027-01')).toBe('2026-12-31')
    expect(suggestedDay(steps, '2026-11', '2026-11-22', '2027-03')).toBe('2027-02-13')
    expect(suggestedDay(steps, '2026-11', '2026-11-22', '2026-11')).toBe('2027-02-13')
  })

  it('a pass that ends in the month of the day of submission is named, unless a step renews it first', () => {
    const ending = (expires: string | null, ids: string[] = []) =>
      passEndingBy(
        expires,
        '2027-02-13',
        ids.map((id) => ({ id })),
      )
    expect(ending('2027-02')).toBe('2027-02')
    expect(ending('2027-01')).toBe('2027-01')
    expect([ending('2027-03'), ending(null), ending('2026-10', ['renew_pass'])]).toEqual([null, null, null])
  })

  it('days are counted over the end of a month, of a year and of February in a leap year', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2027-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2027-02-28',
    ])
    expect(daysBetween('2026-11-22', '2027-02-13')).toBe(83)
  })

  it('no step of a plan begins or ends before today, whichever day was chosen, and none ends before it begins', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), (today, ahead) => {
        const dated = datedSteps(steps, addDays(today, ahead), today)
        for (const { from, to } of dated) {
          expect(from >= today).toBe(true)
          expect(to >= from).toBe(true)
        }
        expect(dated.some(({ isShortened }) => isShortened)).toBe(ahead < 83)
        expect(dated.at(-1)).toMatchObject({ from: addDays(today, ahead), to: addDays(today, ahead) })
      }),
    )
  })
})
