import type { DatedProfile, DocumentId, DocumentLine } from '@settlesg/contract'
import type { DocumentWhy } from './papers.ts'

/** A paper that a person hands in; what is true of the paper itself stands in papers.ts. */
export interface Wanted {
  id: DocumentId
  person: DocumentLine['person']
  required: DocumentLine['required']
  index?: number
  why?: DocumentWhy
  basis?: DocumentLine['basis']
}
type Person = Wanted['person']
type WorkStatus = DatedProfile['work']['work_status'] | 'retired'

export const always = (person: Person, ...ids: DocumentId[]) =>
  ids.map((id): Wanted => ({ id, person, required: 'always' }))
export const ifAny = (person: Person, ...ids: DocumentId[]) =>
  ids.map((id): Wanted => ({ id, person, required: 'if_applicable' }))

export const holdsPass = ({ route: { pass } }: DatedProfile) => pass !== 'visit_or_abroad' && pass !== 'other'

export const identity = (person: Person, hasPass: boolean): Wanted[] => [
  ...always(person, 'passport'),
  ...(hasPass ? always : ifAny)(person, 'pass_card'),
  ...ifAny(person, 'national_id'),
  ...always(person, 'birth_certificate', 'photo'),
  ...ifAny(person, 'name_change'),
]

export function education({ education: { registration } }: DatedProfile): Wanted[] {
  const isRegistered = registration != null && registration !== 'none'
  return [
    ...always('applicant', 'education_certificates', 'transcripts'),
    ...(isRegistered ? always : ifAny)('applicant', 'professional_membership'),
  ]
}

const isEmployed = (status: WorkStatus) => status === 'employee' || status === 'both'
const isInBusiness = (status: WorkStatus) => status === 'self_employed' || status === 'both'

export const work = (person: Person, status: WorkStatus): Wanted[] => [
  ...(isEmployed(status) ? always(person, 'employer_letter', 'payslips') : []),
  ...(isInBusiness(status) ? always(person, 'business_registration', 'business_accounts') : []),
  ...(isEmployed(status) || isInBusiness(status) ? ifAny(person, 'tax_assessments') : []),
]

/** What only work pass holders are asked for: figures of the employer, and word of earlier employers. */
export const careerOfPassHolder = ({ work: { work_status } }: DatedProfile): Wanted[] => [
  ...(isEmployed(work_status) ? always('applicant', 'annex_a') : []),
  ...ifAny('applicant', 'testimonials'),
]

export const marriage = (profile: DatedProfile): Wanted[] =>
  marriageItself(profile).flatMap((proof) => [
    proof,
    { id: 'custody_papers', person: 'applicant', required: 'if_applicable', why: 'earlier_marriage' },
  ])

/** The same of a parent whose children are grown up. */
export function marriageItself({ family: { marital_status } }: DatedProfile): Wanted[] {
  if (marital_status === 'single') return []
  const hasEnded = marital_status === 'divorced' || marital_status === 'widowed'
  return [
    {
      id: 'marriage_certificate',
      person: 'applicant',
      required: 'always',
      why: hasEnded ? 'marriage_ended' : 'marriage_certificate',
    },
  ]
}

/** The citizen or permanent resident who applies with or for the applicant: the same as of an applicant who earns. */
export function sponsor({ family: { sponsor: answers } }: DatedProfile): Wanted[] {
  const status = answers?.work_status
  const earnsNothing = status === 'not_working' || status === 'retired'
  return [
    ...always('sponsor', 'sponsor_identity', 'education_certificates'),
    ...(status == null ? ifAny('sponsor', 'employer_letter', 'payslips', 'business_registration') : []),
    ...(status === 'employee' ? always('sponsor', 'employer_letter', 'payslips') : []),
    ...(status === 'self_employed' ? always('sponsor', 'business_registration') : []),
    earnsNothing
      ? { id: 'sponsor_income', person: 'sponsor', required: 'if_applicable', why: 'sponsor_not_earning' }
      : { id: 'sponsor_income', person: 'sponsor', required: 'always' },
  ]
}

export const births = ({ family: { children } }: DatedProfile): Wanted[] =>
  (children ?? []).map((_, index) => ({
    id: 'children_birth_certificates',
    person: 'child',
    index,
    required: 'always',
  }))
