import { addDays } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datedSteps, firstUnhurriedDay, passEndingBy, suggestedDay } from './plan-days.ts'

const steps = [
  { from_day: -83, to_day: -50 },
  { from_day: 0, to_day: 0 },
]

const day = fc.integer({ min: 0, max: 1800 }).map((days) => addDays('2026-01-01', days))

describe('the calendar of the plan', () => {
  it('the plan suggests the first of the month of application, later if steps need it', () => {
    expect(firstUnhurriedDay(steps, '2026-11-22')).toBe('2027-02-13')
    expect(suggestedDay(steps, '2026-11', '2026-11-22')).toBe('2027-02-13')
    expect(suggestedDay(steps, '2027-06', '2026-11-22')).toBe('2027-06-01')
    expect(suggestedDay(steps, '2025-01', '2026-11-22')).toBe('2027-02-13')
    expect(suggestedDay([], '2026-11', '2026-11-22')).toBe('2026-11-22')
  })

  it('the plan suggests the last day before the month in which somebody gets too old', () => {
    expect(suggestedDay(steps, '2026-11', '2026-11-22', '2027-01')).toBe('2026-12-31')
    expect(suggestedDay(steps, '2026-11', '2026-11-22', '2027-03')).toBe('2027-02-13')
    expect(suggestedDay(steps, '2026-11', '2026-11-22', '2026-11')).toBe('2027-02-13')
  })

  it('a pass that ends in the month of submission is named, unless a step renews it', () => {
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

  it('no step of a plan lies before today or ends before it begins, on any chosen day', () => {
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
