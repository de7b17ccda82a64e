import { addMonths, changedAnswers } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { profileArbitrary } from '../../testing/profiles.ts'
import { later } from './later.ts'

/** The answers that time alone can change. All else that time moves is counted from dates, which stay. */
const movedByTime = [
  'route.apply_month',
  'route.includes.children',
  'residence.schooling_years',
  'work.employers_5y',
  'work.longest_gap_months_5y',
]

describe('the same answers in a later application', () => {
  it('no answer of a later application is another but those that time changes', () => {
    const moved = new Set<string>()
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(6, 12), (profile, months) => {
        const then = later(profile, months)
        if (then === null) return
        expect(then.route.apply_month).toBe(addMonths(profile.route.apply_month, months))
        const changed = changedAnswers(profile, then)
        expect(movedByTime).toEqual(expect.arrayContaining(changed))
        for (const path of changed) moved.add(path)
      }),
      { numRuns: 2_000 },
    )
    expect(moved.size).toBeGreaterThanOrEqual(4)
  })

  it('a later application counts employers, gaps and years at school up to its own month', () => {
    const workAfter = (months: number, employer_since: string, longest_gap_months_5y: number) =>
      later(person({ work: { employer_since, employers_5y: 3, longest_gap_months_5y } }), months)?.work
    expect(workAfter(6, '2022-02', 20)).toMatchObject({ employers_5y: 1, longest_gap_months_5y: 0 })
    expect(workAfter(6, '2024-11', 20)).toMatchObject({ employers_5y: 3, longest_gap_months_5y: 20 })
    expect(workAfter(12, '2024-11', 35)).toMatchObject({ employers_5y: 3, longest_gap_months_5y: 24 })
    const student = person({
      route: { pass: 'student_pass' },
      residence: { schooling_here: 'university', schooling_years: 4 },
    })
    expect([6, 12].map((months) => later(student, months)?.residence.schooling_years)).toEqual([4, 5])
  })
})
