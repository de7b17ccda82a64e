import { type DatedProfile, dated, monthsBetween, profileProblems, toYear, unsureMonth } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { casePeople } from '../../testing/case-people.ts'
import { predict } from './predict.ts'

const now = '2026-11'

/** The answers that may be a year alone. */
const places: {
  name: string
  find: (profile: DatedProfile) => string | null | undefined
  replace: (profile: DatedProfile, month: string) => DatedProfile
}[] = [
  {
    name: 'in Singapore since',
    find: ({ residence }) => residence.in_singapore_since,
    replace: (one, month) => ({ ...one, residence: { ...one.residence, in_singapore_since: month } }),
  },
  {
    name: 'with the employer since',
    find: ({ work }) => work.employer_since,
    replace: (one, month) => ({ ...one, work: { ...one.work, employer_since: month } }),
  },
  {
    name: 'married since',
    find: ({ family }) => family.married_since,
    replace: (one, month) => ({ ...one, family: { ...one.family, married_since: month } }),
  },
]

/** Every such answer of the table, long enough ago, beside the same person with the year alone. */
const pairs = casePeople.flatMap(({ name, profile }) => {
  const known = dated(profile, now)
  return places.flatMap(({ name: place, find, replace }) => {
    const month = find(known)
    if (!month || monthsBetween(month, known.route.apply_month) < 36) return []
    return [{ name: `${name}, ${place}`, known, unsure: replace(known, `${toYear(month)}-${unsureMonth}`) }]
  })
})

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

  it('a month that is not known is refused where it was so lately that it matters', () => {
    const [usual] = casePeople
    if (!usual) throw new Error('There are people')
    const profile = dated(usual.profile, now)
    const lately = { ...profile, work: { ...profile.work, employer_since: `2026-${unsureMonth}` } }
    expect(profileProblems(lately)).toContainEqual({ loc: ['work', 'employer_since'], rule: 'month_matters' })
  })
})
