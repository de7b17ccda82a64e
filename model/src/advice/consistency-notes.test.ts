import type { DatedProfile } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { type Changes, forEveryone } from '../../testing/for-everyone.ts'
import { exampleProfile, spouseProfile } from '../../testing/profiles.ts'
import { consistency } from './consistency.ts'
import type { ConsistencyId } from './consistency-notes.ts'

const ids = (profile: DatedProfile) => consistency(profile).map(({ id }) => id)

describe('the notes on what does not fit', () => {
  it('notes put mistakes first, and each names an answer', () => {
    forEveryone((profile) => {
      const notes = consistency(profile)
      const severities = notes.map(({ severity }) => severity)
      expect(severities).toEqual(severities.toSorted().reverse())
      for (const { fields } of notes) expect(fields).not.toEqual([])
    })
  })

  it('notes are few for the example people', () => {
    expect(ids(exampleProfile)).toEqual([])
    // Her pass ends in May 2027, half a year after the application in November 2026.
    expect(ids(spouseProfile)).toEqual(['pass_ends_during'])
  })

  const child = { birth_month: '2015-04', status: 'foreign', included: true } as const
  it.each<[ConsistencyId, Changes, Partial<ReturnType<typeof consistency>[number]>]>([
    [
      'pay_against_tax',
      { work: { variable_pay_12m: 0, assessed_income: [{ year: 2026, amount: 70_000 }] } },
      { values: { stated: 98_400, assessed: 70_000, assessment_year: 2026, income_year: 2025 } },
    ],
    [
      'pay_below_pass',
      { work: { monthly_pay: 1_000 } },
      { values: { monthly_pay: 1_000, floor: 5_600 }, source_ids: ['ep-floor-2025', 'ep-floor-age-2025'] },
    ],
    [
      'pep_without_work',
      { route: { pass: 'pep' }, work: { work_status: 'not_working' } },
      { values: { months: 6 }, source_ids: ['pep-cancel-2017'] },
    ],
    [
      'gap_against_tenure',
      { work: { employer_since: '2024-11', longest_gap_months_5y: 37 } },
      { values: { gap: 37, room: 36, employer_since: '2024-11' } },
    ],
    [
      'away_longer_than_stay',
      { residence: { away_5y: 'over_12', in_singapore_since: '2025-12' } },
      { values: { away: 13, stay: 11 } },
    ],
    [
      'pass_ends_during',
      { residence: { pass_expires: '2027-05' } },
      { source_ids: ['ica-processing-times', 'processing-time-2026'] },
    ],
    [
      'children_marked_differently',
      { route: { includes: { children: 2 } }, family: { children: [child, { ...child, included: false }] } },
      { values: { counted: 2, marked: 1 } },
    ],
    [
      'child_over_21',
      { family: { children: [child, { ...child, birth_month: '2005-10' }] } },
      {
        values: { child: 2, birth_month: '2005-10' },
        fields: ['birth_month', 'included'].map((name) => ['family', 'children', 1, name]),
      },
    ],
    ['age_unlikely', { you: { birth_month: '2014-11' } }, { values: { age: 12, birth_month: '2014-11' } }],
  ])('%s names the figures that it compares, their places and where a rule is read', (id, changes, expected) => {
    expect(consistency(person(changes)).find((one) => one.id === id)).toMatchObject(expected)
  })
})
