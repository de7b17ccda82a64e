import { monthsBetween, profileProblems, toYear, unsureMonth } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { casePeople } from '../../testing/case-people.ts'
import { merged } from '../rules/changes.ts'
import { predict } from './predict.ts'

/** The answers that may be a year alone. */
const places = [
  ['residence', 'in_singapore_since'],
  ['work', 'employer_since'],
  ['family', 'married_since'],
] as const

/** Every such answer of long enough ago, beside the same person with the year alone. */
const pairs = casePeople.flatMap(({ name, profile: known }) =>
  places.flatMap(([step, place]) => {
    const month = (known[step] as Record<string, unknown>)[place]
    if (typeof month !== 'string' || monthsBetween(month, known.route.apply_month) < 36) return []
    const unsure = merged(known, { [step]: { [place]: `${toYear(month)}-${unsureMonth}` } })
    return [{ name: `${name}, ${place}`, known, unsure }]
  }),
)

describe('a month that nobody is sure of', () => {
  it('a month of long ago that is not known moves no end of the range by over two people', () => {
    expect(pairs.length).toBeGreaterThan(20)
    for (const { name, known, unsure } of pairs) {
      expect(profileProblems(unsure), name).toEqual([])
      const [one, other] = [predict(known).estimate, predict(unsure).estimate]
      for (const end of ['low', 'mid', 'high'] as const)
        expect(Math.abs((one?.[end] ?? 0) - (other?.[end] ?? 0)), `${name}: ${end}`).toBeLessThanOrEqual(2)
    }
  })
})
