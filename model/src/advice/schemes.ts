import type { DatedProfile, DocumentId, DocumentLine, RouteId } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'
import { childrenOfPassHolder, spouseOfPassHolder } from './family-of-pass-holder.ts'
import {
  always,
  births,
  careerOfPassHolder,
  education,
  holdsPass,
  identity,
  ifAny,
  marriage,
  marriageItself,
  sponsor,
  type Wanted,
  work,
} from './papers-of.ts'

export interface Scheme {
  basis: DocumentLine['basis']
  lists: (wanted: Wanted) => readonly SourceId[]
  papers: (profile: DatedProfile) => Wanted[]
}

const familyList: Pick<Scheme, 'basis' | 'lists'> = { basis: 'copied', lists: () => ['family-documents-2021'] }

const spouses: Scheme = {
  ...familyList,
  papers: (profile) => [
    ...identity('applicant', holdsPass(profile)),
    ...always('applicant', 'education_certificates'),
    ...ifAny('applicant', 'transcripts', 'professional_membership'),
    ...work('applicant', profile.work.work_status),
    ...marriage(profile),
    ...births(profile),
    ...sponsor(profile),
  ],
}

/** The routes by which people apply to ICA itself. For `gip` and `forarts` other authorities have lists of their own. */
export const schemes: Partial<Record<RouteId, Scheme>> = {
  pts: {
    basis: 'copied',
    lists: listsOfPassHolder,
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
      ...marriageItself(profile),
      // Only a son's or daughter's birth certificate ties them to the parent; the list that was seen does not name it.
      { id: 'birth_certificate', person: 'sponsor', required: 'always', why: 'tie_to_sponsor', basis: 'judgement' },
      ...sponsor(profile),
    ],
  },
  student: {
    // No list for students was seen in full; we expect what every other list has.
    basis: 'judgement',
    lists: () => ['pts-documents-2024', 'student-guide-2026'],
    papers: (profile) => [
      ...identity('applicant', true),
      ...always('applicant', 'school_results'),
      ...ifAny('applicant', 'education_certificates', 'transcripts'),
      ...work('applicant', profile.work.work_status),
      ...marriage(profile),
    ],
  },
}

/** Of the copy of 2024 only the part on the applicant was seen (A1 to A9), of that of 2019 all but the last lines. */
function listsOfPassHolder({ id, person }: Wanted): readonly SourceId[] {
  if (id === 'photo' || id === 'annex_a') return []
  return person === 'applicant' && !notSeen.includes(id) && !id.startsWith('business_')
    ? ['pts-documents-2024', 'pts-documents-2019']
    : ['pts-documents-2019']
}
const notSeen: readonly DocumentId[] = ['tax_assessments', 'marriage_certificate', 'custody_papers']
