import type { ConsistencyNote, QuestionPath } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'
import type { AdviceKey } from '../text-keys.ts'

export type ConsistencyId = AdviceKey<'consistency'>

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
