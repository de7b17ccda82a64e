import type { ConsistencyNote, QuestionPath } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'

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
  'pep_without_work',
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
  'age_unlikely',
] as const
export type ConsistencyId = (typeof consistencyIds)[number]

/** A note before its place in the answer: what a rule gives. */
export interface Note extends Pick<ConsistencyNote, 'id' | 'severity' | 'fields' | 'values'> {
  sources: readonly SourceId[]
}

/** An answer of the form; one of a child with its number: `family.children.0.status`. */
type Place = QuestionPath | `family.children.${number}.${'birth_month' | 'included' | 'status'}`

const noteOn =
  (severity: Note['severity']) =>
  (
    id: ConsistencyId,
    places: readonly Place[],
    values: Note['values'] = {},
    sources: readonly SourceId[] = [],
  ): Note[] => {
    const fields = places.map((place) => place.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)))
    return [{ id, severity, fields, values, sources }]
  }

/** Something to be put right before applying. */
export const fix = noteOn('fix')
/** Something that may well be right, but then the papers must show why. */
export const check = noteOn('check')
