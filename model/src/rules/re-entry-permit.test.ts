import { addDays, type DatedProfile, type Day } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { adviceWithoutEstimate } from '../advice/without-estimate.ts'
import { readQuestion } from './question.ts'
import { reEntryPermit } from './re-entry-permit.ts'

const resident = (re_entry_permit_expires: string | null) =>
  person({ route: { pass: 'already_pr' }, history: { re_entry_permit_expires } })
const lapsed = (re_entry_permit_expires: string | null, pass: DatedProfile['route']['pass'] = 'visit_or_abroad') =>
  person({ route: { pass }, history: { former_pr: 'lapsed', re_entry_permit_expires } })
const found = (profile: DatedProfile, today: Day) => {
  const permit = reEntryPermit(profile, today)
  return permit && [permit.state, permit.lastDay]
}

describe('the re-entry permit', () => {
  it('the last safe day is the 180th without a permit that ended on the first of its month', () => {
    const last = addDays('2026-09-01', 180)
    expect(last).toBe('2027-02-28')
    for (const days of [0, 60, 179, 180])
      expect(found(lapsed('2026-09'), addDays('2026-09-01', days))).toEqual(['within_180_days', last])
  })

  it('after the last safe day the days run on for who had it to the end of the month', () => {
    const end = addDays('2026-09-30', 180)
    expect(found(lapsed('2026-09'), addDays('2026-09-01', 181))).toEqual(['may_be_over', end])
    expect(found(lapsed('2026-09'), end)).toEqual(['may_be_over', end])
    expect(found(lapsed('2026-09'), addDays(end, 1))).toEqual(['over', end])
  })

  it('no day before 1 December 2025 counts, since the rule began on it', () => {
    expect(found(resident('2024-03'), '2026-05-29')).toEqual(['within_180_days', '2026-05-29'])
    expect(found(resident('2024-03'), '2026-05-30')).toEqual(['over', '2026-05-29'])
    expect(found(lapsed('2025-11'), '2026-01-10')).toBeNull()
    expect(found(lapsed('2025-12'), '2026-01-10')).toEqual(['within_180_days', '2026-05-30'])
  })

  it('a permit that runs is valid, and about to end from six months before', () => {
    expect(found(resident('2027-06'), '2026-11-27')).toEqual(['valid', '2027-11-28'])
    expect(found(resident('2027-05'), '2026-11-27')).toEqual(['about_to_end', '2027-10-28'])
    expect(found(resident('2027-02'), '2026-11-27')).toEqual(['about_to_end', '2027-07-31'])
  })

  it('an unknown month has no day, and a year alone says only what holds for all of it', () => {
    for (const month of [null, '2026-00', '2027-00'])
      expect([month, found(lapsed(month), '2026-11-27')]).toEqual([month, ['not_known', null]])
    expect(found(resident('2029-00'), '2026-11-27')?.[0]).toBe('valid')
    expect(found(resident('2025-00'), '2026-11-27')?.[0]).toBe('over')
  })

  it('a status that lapsed while the permit runs is not known, and others have no permit to lose', () => {
    expect(found(lapsed('2028-01'), '2026-11-27')).toEqual(['not_known', null])
    for (const other of [person({}), person({ history: { former_pr: 'gave_up' } })])
      expect(found(other, '2026-11-27')).toBeNull()
  })

  it.each(['visit_or_abroad', 'already_pr', 'ep', 'work_permit'] as const)(
    'within 180 days the permit comes before routes, convictions and applications: %s',
    (pass) => {
      for (const history of [{}, { pending: true }, { conviction: 'yes' as const }])
        for (const route of ['gip', 'pts', 'child', null] as const) {
          const profile = person({ route: { route }, history }, lapsed('2026-09', pass))
          expect(readQuestion(profile).no_estimate_reason).toBe('re_entry_permit')
          const [first] = adviceWithoutEstimate(profile, { today: '2027-02-28' })?.next_steps ?? []
          expect(first).toMatchObject({ id: 'apply_for_permit', month: '2026-09', last_day: '2027-02-28' })
        }
    },
  )
})
