import { addDays } from '@settlesg/contract/plan-days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datedSteps, dayInSingapore, isDay } from './plan-dates.ts'

const steps = [
  { id: 'papers', from_day: -83, to_day: -50 },
  { id: 'letter', from_day: -21, to_day: -8 },
  { id: 'submit', from_day: 0, to_day: 0 },
]
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map(dayInSingapore)

describe('the days of the plan', () => {
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

  it('the day in Singapore is eight hours ahead of UTC', () => {
    expect(dayInSingapore(new Date('2026-11-22T15:59:00Z'))).toBe('2026-11-22')
    expect(dayInSingapore(new Date('2026-11-22T16:00:00Z'))).toBe('2026-11-23')
  })

  it('half a date and a day that there is not are no days', () => {
    expect(['', '2026-02-30', '0026-1-1', '2026-13-01', 'soon'].map(isDay)).toEqual([false, false, false, false, false])
    expect(isDay('2028-02-29')).toBe(true)
  })
})
