import type { ConsistencyNote, DatedProfile } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'
import { familyNotes } from './consistency-of-family.ts'
import { stayNotes } from './consistency-of-stay.ts'
import { workNotes } from './consistency-of-work.ts'

/** Every note there is; the id is the key of its text. */
export const consistencyIds = [
  'pay_against_tax',
  'pay_below_pass',
  'employer_before_arrival',
  'employer_before_16',
  'employers_against_tenure',
  'gap_against_tenure',
  'employer_without_work',
  'pass_without_work',
  'pass_with_own_business',
  'pass_ends_before',
  'pass_ends_during',
  'away_longer_than_stay',
  'schooling_longer_than_stay',
  'schooling_longer_than_life',
  'schooling_years_without_school',
  'children_more_than_listed',
  'children_marked_differently',
  'child_over_21',
  'child_21_this_month',
  'child_already_citizen_or_pr',
  'citizen_child_without_tie',
  'citizen_child_of_no_citizen',
  'spouse_already_citizen_or_pr',
  'spouse_pay_without_spouse',
  'spouse_pay_on_dependant_pass',
  'spouse_pay_differs_from_sponsor',
  'known_differences',
  'papers_not_sure',
  'papers_mostly',
] as const
export type ConsistencyId = (typeof consistencyIds)[number]

/** A note before its place in the answer: what a rule gives. */
export interface Note {
  id: ConsistencyId
  severity: ConsistencyNote['severity']
  fields: ConsistencyNote['fields']
  values?: ConsistencyNote['values']
  sources?: readonly SourceId[]
}

/**
 * Answers that do not fit together, or not with the rules; those that cannot all be right first. A note says what to
 * compare, never what to answer: a false statement to ICA is an offence, which stands with every list of them.
 */
export function consistency(profile: DatedProfile): ConsistencyNote[] {
  const notes = [...workNotes(profile), ...stayNotes(profile), ...familyNotes(profile), ...ownWord(profile)]
  return [...notes.filter(isFix), ...notes.filter((note) => !isFix(note))].map(
    ({ id, severity, fields, values = {}, sources = [] }) => ({
      id,
      severity,
      fields,
      values,
      source_ids: [...sources],
    }),
  )
}

const isFix = ({ severity }: Note) => severity === 'fix'

/** What the person says of the papers. */
function ownWord({ history: { consistent } }: DatedProfile): Note[] {
  const fields = [['history', 'consistent']]
  if (consistent === 'known_differences') return [{ id: 'known_differences', severity: 'fix', fields }]
  if (consistent === 'not_sure') return [{ id: 'papers_not_sure', severity: 'check', fields }]
  return consistent === 'mostly' ? [{ id: 'papers_mostly', severity: 'check', fields }] : []
}
