import type { ConsistencyNote, DatedProfile } from '@settlesg/contract'
import type { Note } from './consistency-notes.ts'
import { familyNotes } from './consistency-of-family.ts'
import { stayNotes } from './consistency-of-stay.ts'
import { workNotes } from './consistency-of-work.ts'

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
