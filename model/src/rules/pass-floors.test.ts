import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { floorSources, leastHeldPay, leastPay, payFloor } from './pass-floors.ts'

/** Somebody of that age in the month of the application. */
const aged = (years: number, apply_month: string) =>
  person({
    you: { birth_month: `${Number(apply_month.slice(0, 4)) - years}${apply_month.slice(4)}` },
    route: { apply_month },
  })

describe('the least pay of a pass', () => {
  it.each([
    ['ep', '2026-12', 5_600, 10_700],
    ['ep', '2027-01', 6_000, 11_500],
    ['s_pass', '2026-12', 3_300, 4_800],
    ['s_pass', '2027-01', 3_600, 5_100],
  ] as const)('a new %s of %s asks for S$%i at 23, and for S$%i at 45', (pass, month, least, most) => {
    expect([payFloor(pass, aged(23, month)), payFloor(pass, aged(45, month))]).toEqual([least, most])
    expect(leastPay(pass, month)).toBe(least)
  })

  it('a pass that is held is renewed by the older figure a year longer', () => {
    expect([leastHeldPay('ep', '2027-12').least, leastHeldPay('ep', '2028-01').least]).toEqual([5_600, 6_000])
  })

  it('each figure names where it is read', () => {
    expect(floorSources('s_pass', '2026-11')).toEqual(['s-pass-floor-2025'])
    expect(floorSources('s_pass', '2027-02')).toEqual(['pass-floors-2027'])
  })
})
