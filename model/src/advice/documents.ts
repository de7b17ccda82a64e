import type { DatedProfile, DocumentId, DocumentLine, DocumentNotes, RouteId } from '@settlesg/contract'
import { papers } from './papers.ts'
import { ifAny, type Wanted } from './papers-of.ts'
import { type Scheme, schemes } from './schemes.ts'

export { nameOfKind, nameOfPaper } from './papers.ts'

/** How long ICA's form stays open: days to fill it in, then to submit. ICA's own answer (2024). */
export const formDays = { fill_days: 7, fill_hours: 168, submit_days: 7 }

const notes: DocumentNotes = {
  caveat: 'current_lists_not_seen',
  url: 'https://www.ica.gov.sg/reside/PR',
  source_ids: ['ica-who-may-apply'],
  form: { ...formDays, source_ids: ['form-window-2024', 'pts-documents-2024'] },
}

/** The papers for an application by this route, person after person; none for `gip`, `forarts` and no route. */
export function documents(
  profile: DatedProfile,
  route: RouteId | null,
): { documents: DocumentLine[]; document_notes: DocumentNotes } {
  const scheme = route === null ? undefined : schemes[route]
  const wanted = scheme
    ? ofOneOnly(
        [...scheme.papers(profile), ...ifAny('applicant', 'translations')].map((paper) => line(profile, scheme, paper)),
      )
    : []
  return { documents: wanted, document_notes: structuredClone(notes) }
}

function line(profile: DatedProfile, scheme: Scheme, wanted: Wanted): DocumentLine {
  const { id, person, index, required } = wanted
  const paper = papers[id]
  const lists = paper.basis === undefined ? scheme.lists(wanted) : []
  return {
    id,
    person,
    index: index ?? null,
    state: findState(profile, id, person),
    required,
    why: wanted.why ?? id,
    window: paper.window ?? null,
    valid_for_days: paper.validForDays ?? null,
    translation: paper.translation === true && !isFromSingapore(profile, id, person),
    basis: wanted.basis ?? paper.basis ?? scheme.basis,
    source_ids: [...new Set([...lists, ...(paper.sources ?? [])])],
  }
}

/** One answer cannot stand for the papers of several people: that of one would be taken for that of all. */
const ofOneOnly = (lines: DocumentLine[]): DocumentLine[] =>
  lines.map((one) =>
    lines.filter(({ id, state }) => id === one.id && state !== 'unknown').length > 1
      ? { ...one, state: 'unknown' }
      : one,
  )

const neededPapers = <Paper extends DocumentLine>(papers: readonly Paper[]): Paper[] =>
  papers.filter(({ required, state }) => required === 'always' && state !== 'not_applicable')

/** Of these papers, those that everyone in this position is asked for and that are not said to be in hand. */
export const notInHand = <Paper extends DocumentLine>(papers: readonly Paper[]): Paper[] =>
  neededPapers(papers).filter(({ state }) => state !== 'have')

/** How many papers everyone in this position needs, each person's counted apart; how many are in hand, of how many people. */
export function countPapers(papers: readonly DocumentLine[]): { have: number; all: number; persons: number } {
  const needed = neededPapers(papers)
  const all = needed.length
  const persons = new Set(needed.map(({ person, index }) => `${person} ${index}`)).size
  return { have: all - notInHand(papers).length, all, persons }
}

/** Papers that only others have, but that the applicant was asked about all the same. */
const askedOfOthers: readonly DocumentId[] = ['children_birth_certificates', 'sponsor_identity', 'sponsor_income']

/** The form asks once for each kind of paper, and means the applicant's own. */
function findState(
  { history, education: { certificates } }: DatedProfile,
  id: DocumentId,
  person: DocumentLine['person'],
): DocumentLine['state'] {
  if (person !== 'applicant' && !askedOfOthers.includes(id)) return 'unknown'
  const answered = history.documents?.[id]
  if (answered != null) return answered
  if (id !== 'education_certificates' || certificates == null) return 'unknown'
  return certificates === 'yes' ? 'have' : certificates === 'no' ? 'missing' : 'can_get'
}

/** Certificates of a school of Singapore are in English. */
const isFromSingapore = (
  { education: { awarded_in_singapore } }: DatedProfile,
  id: DocumentId,
  person: DocumentLine['person'],
) =>
  person === 'applicant' && (id === 'education_certificates' || id === 'transcripts') && awarded_in_singapore === true
