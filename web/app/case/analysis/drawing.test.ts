import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axis, divergingBars, percent, rangeBar } from './drawing.ts'

describe('the drawing rules of the analysis', () => {
  it('bars start at the middle, point to their sign, stay inside and keep their proportions', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -90, max: 90 }), { minLength: 1, maxLength: 6 }), (values) => {
        const bars = divergingBars(values.map((value, index) => ({ key: `${index}`, value })))
        const reach = Math.max(5, ...values.map(Math.abs))
        for (const { value, side, from, to } of bars) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThanOrEqual(1)
          expect(side === 'more' ? from : side === 'fewer' ? to : from).toBe(axis)
          expect(to - from).toBeCloseTo((axis * Math.abs(value)) / reach)
        }
      }),
    )
  })

  it('one person more never fills the whole width of the chart', () => {
    const [bar] = divergingBars([{ key: 'age', value: 1 }])
    expect(bar).toMatchObject({ side: 'more', from: 0.5, to: 0.6 })
  })

  it('a range stands on the scale of 0 to 100 people', () => {
    expect(rangeBar({ low: 22, mid: 36, high: 50 })).toEqual({ from: 0.22, to: 0.5, middle: 0.36 })
    expect([percent(1 / 3), percent(0), percent(1)]).toEqual(['33.33%', '0%', '100%'])
  })
})
