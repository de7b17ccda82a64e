import type { DatedProfile, DocumentId, DocumentLine, DocumentNotes, RouteId } from '@settlesg/contract'
import type { SourceId } from '../sources.ts'
import { childrenOfPassHolder, spouseOfPassHolder } from './family-of-pass-holder.ts'
import { papers } from './papers.ts'
import {
  always,
  births,
  careerOfPassHolder,
  education,
  identity,
  ifAny,
  marriage,
  sponsor,
  type Wanted,
  work,
} from './papers-of.ts'

interface Scheme {
  basis: DocumentLine['basis']
  /** The lists that the scheme stands on. */
  sources: readonly SourceId[]
  papers: (profile: DatedProfile) => Wanted[]
}

const familyList = { basis: 'copied', sources: ['family-documents-2021'] } as const

const spouses: Scheme = {
  ...familyList,
  papers: (profile) => [
    ...identity('applicant', holdsPass(profile)),
    ...education(profile),
    ...work('applicant', profile.work.work_status),
    ...marriage(profile),
    ...births(profile),
    ...sponsor(profile),
  ],
}

/** The routes by which people apply to ICA itself. For `gip` and `forarts` other authorities have lists of their own. */
const schemes: Partial<Record<RouteId, Scheme>> = {
  pts: {
    basis: 'copied',
    sources: ['pts-documents-2024', 'pts-documents-2019'],
    papers: (profile) => [
      ...identity('applicant', true),
      ...education(profile),
      ...work('applicant', profile.work.work_status),
      ...careerOfPassHolder(profile),
      ...marriage(profile),
      ...spouseOfPassHolder(profile),
      ...childrenOfPassHolder(profile),
    ],
  },
  spouse_of_citizen: spouses,
  spouse_of_pr: spouses,
  child: {
    ...familyList,
    papers: (profile) => [
      ...identity('applicant', holdsPass(profile)),
      { id: 'custody_papers', person: 'applicant', required: 'if_applicable', why: 'adoption' },
      ...ifAny('applicant', 'education_certificates', 'school_results'),
      { id: 'marriage_certificate', person: 'sponsor', required: 'always', why: 'parents_marriage' },
      ...sponsor(profile),
    ],
  },
  aged_parent: {
    ...familyList,
    papers: (profile) => [
      ...identity('applicant', holdsPass(profile)),
      ...ifAny('applicant', 'education_certificates'),
      ...work('applicant', profile.work.work_status),
      ...marriage(profile),
      // Only a son's or daughter's birth certificate ties them to the parent; the list that was seen does not name it.
      { id: 'birth_certificate', person: 'sponsor', required: 'always', why: 'tie_to_sponsor', basis: 'judgement' },
      ...sponsor(profile),
    ],
  },
  student: {
    // No list for students was seen in full; we expect what every other list has.
    basis: 'judgement',
    sources: ['pts-documents-2024', 'student-guide-2026'],
    papers: (profile) => [
      ...identity('applicant', true),
      ...always('applicant', 'school_results'),
      ...ifAny('applicant', 'education_certificates', 'transcripts'),
      ...work('applicant', profile.work.work_status),
      ...marriage(profile),
    ],
  },
}

const holdsPass = ({ route: { pass } }: DatedProfile) => pass !== 'visit_or_abroad' && pass !== 'other'

/** What goes with every checklist. The days to fill in and to submit are ICA's own answer (2024). */
const notes: DocumentNotes = {
  caveat: 'current_lists_not_seen',
  url: 'https://www.ica.gov.sg/reside/PR',
  source_ids: ['ica-who-may-apply'],
  form: { fill_days: 7, fill_hours: 168, submit_days: 7, source_ids: ['form-window-2024', 'pts-documents-2024'] },
}

/**
 * The papers for an application by this route, person after person, and what goes with every such list: that ICA's
 * current lists were not seen and decide. No lines for `gip` and `forarts`.
 */
export function documents(
  profile: DatedProfile,
  route: RouteId,
): { documents: DocumentLine[]; document_notes: DocumentNotes } {
  const scheme = schemes[route]
  const wanted = scheme
    ? [...scheme.papers(profile), ...ifAny('applicant', 'translations')].map((paper) => line(profile, scheme, paper))
    : []
  return { documents: wanted, document_notes: structuredClone(notes) }
}

function line(profile: DatedProfile, scheme: Scheme, wanted: Wanted): DocumentLine {
  const { id, person, index, required } = wanted
  const paper = papers[id]
  const lists = paper.basis === undefined ? scheme.sources : []
  return {
    id,
    person,
    index: index ?? null,
    state: stateOf(profile, id, person),
    required,
    why: wanted.why ?? id,
    window: paper.window ?? null,
    valid_for_days: paper.validForDays ?? null,
    translation: paper.translation === true && !isFromSingapore(profile, id, person),
    basis: wanted.basis ?? paper.basis ?? scheme.basis,
    source_ids: [...new Set([...lists, ...(paper.sources ?? [])])],
  }
}

/** Papers that only others have, but that the applicant was asked about all the same. */
const askedOfOthers: readonly DocumentId[] = ['children_birth_certificates', 'sponsor_identity', 'sponsor_income']

/** The form asks once for each kind of paper, and means the applicant's own. */
function stateOf(
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
