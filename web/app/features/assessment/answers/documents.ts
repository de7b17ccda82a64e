import { type DocumentId, documentIds, workingStatuses } from '@settlesg/contract'
import { hasLink, type Situation } from './field.ts'

const works = ({ answers }: Situation) => workingStatuses.some((status) => status === answers.work.work_status)
const isEmployed = ({ answers }: Situation) =>
  answers.work.work_status === 'employee' || answers.work.work_status === 'both'
const runsBusiness = ({ answers }: Situation) =>
  answers.work.work_status === 'self_employed' || answers.work.work_status === 'both'
const wasEverMarried = ({ answers }: Situation) =>
  answers.family.marital_status !== undefined && answers.family.marital_status !== 'single'
const hasChildren = ({ answers }: Situation) => (answers.family.children?.length ?? 0) > 0
const hasSponsor = ({ route }: Situation) =>
  route === 'spouse_of_citizen' || route === 'spouse_of_pr' || route === 'child' || route === 'aged_parent'
const goesToSchool = (situation: Situation) =>
  situation.answers.route.pass === 'student_pass' || hasLink(situation, 'child_of_citizen_or_pr')

/** Papers that only some people are asked for; the others concern everyone. */
const onlyWhere: Partial<Record<DocumentId, (situation: Situation) => boolean>> = {
  pass_card: ({ answers }) => answers.route.pass !== 'visit_or_abroad',
  professional_membership: ({ answers }) => answers.education.registration !== 'none',
  employer_letter: isEmployed,
  payslips: isEmployed,
  testimonials: works,
  annex_a: (situation) => situation.route === 'pts' && isEmployed(situation),
  tax_assessments: works,
  business_registration: runsBusiness,
  business_accounts: runsBusiness,
  marriage_certificate: wasEverMarried,
  children_birth_certificates: hasChildren,
  custody_papers: hasChildren,
  sponsor_identity: hasSponsor,
  sponsor_income: hasSponsor,
  school_results: goesToSchool,
}

/** The papers that an application like this one is asked for, in the order of the list. */
export const documentsFor = (situation: Situation): DocumentId[] =>
  documentIds.filter((id) => onlyWhere[id]?.(situation) ?? true)
