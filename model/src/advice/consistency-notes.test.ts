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
  const taxed = { variable_pay_12m: 0, assessed_income: [{ year: 2026, amount: 70_000 }] }
  it.each<[ConsistencyId, Changes, values: object, source_ids?: string[]]>([
    ['pay_against_tax', { work: taxed }, { stated: 98_400, assessed: 70_000, income_year: 2025 }],
    ['pay_below_pass', { work: { monthly_pay: 1_000 } }, { floor: 5_600 }, ['ep-floor-2025', 'ep-floor-age-2025']],
    [
      'pep_without_work',
      { route: { pass: 'pep' }, work: { work_status: 'student' } },
      { months: 6 },
      ['pep-cancel-2017'],
    ],
    ['gap_against_tenure', { work: { employer_since: '2024-11', longest_gap_months_5y: 37 } }, { gap: 37, room: 36 }],
    [
      'away_longer_than_stay',
      { residence: { away_5y: 'over_12', in_singapore_since: '2025-12' } },
      { away: 13, stay: 11 },
    ],
    [
      'pass_ends_during',
      { residence: { pass_expires: '2027-05' } },
      {},
      ['ica-processing-times', 'processing-time-2026'],
    ],
    ['age_unlikely', { you: { birth_month: '2014-11' } }, { age: 12, birth_month: '2014-11' }],
  ])('%s names the figures that it compares, and where a rule is read', (id, changes, values, source_ids = []) => {
    expect(consistency(person(changes)).find((one) => one.id === id)).toMatchObject({ values, source_ids })
  })

  it('a note on a child names the place of that child', () => {
    const notes = consistency(person({ family: { children: [child, { ...child, birth_month: '2005-10' }] } }))
    const note = notes.find(({ id }) => id === 'child_over_21')
    expect(note?.values).toMatchObject({ child: 2 })
    expect(note?.fields).toEqual(['birth_month', 'included'].map((name) => ['family', 'children', 1, name]))
  })
})
