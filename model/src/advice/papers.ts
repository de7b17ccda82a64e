import type { DatedProfile, DocumentId, DocumentLine } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'
import type { AdviceKey } from '../text-keys.ts'

/** Why a paper is asked for: its own id, unless the case is a special one. */
export type DocumentWhy = AdviceKey<'document_why'>

type DocumentName = AdviceKey<'document_name'>

/** What one paper of one person is called; null where the form's name, which is wide, fits as it is. */
export function nameOfPaper(
  { id, person, why }: Pick<DocumentLine, 'id' | 'person' | 'why'>,
  { marital_status }: Pick<DatedProfile['family'], 'marital_status'>,
): DocumentName | null {
  if (id === 'children_birth_certificates' && person === 'child') return 'child_birth'
  if (id !== 'marriage_certificate') return null
  if (why !== 'marriage_ended') return 'marriage'
  return marital_status === 'widowed' ? 'death' : 'divorce'
}

/** What papers of one kind are called where they are named together: exactly where there is but one of them. */
export function nameOfKind(
  id: string,
  papers: readonly Pick<DocumentLine, 'id' | 'person' | 'why'>[],
  family: Pick<DatedProfile['family'], 'marital_status'>,
): DocumentName | null {
  const [only, ...others] = papers.filter((paper) => paper.id === id)
  return only && others.length === 0 ? nameOfPaper(only, family) : null
}

/** True of a paper for everyone. `sources`, `basis`: beyond the list that it is on. `translation`: may need one. */
interface Paper {
  translation?: true
  window?: AdviceKey<'document_window'>
  validForDays?: number
  basis?: DocumentLine['basis']
  sources?: readonly SourceId[]
}

/** docs/facts.md 4, and the copies of ICA's lists in sources.ts. */
export const papers: Record<DocumentId, Paper> = {
  passport: { window: 'valid_six_months', sources: ['pts-documents-2024'] },
  national_id: { translation: true },
  // The household register beside it, of people from some countries, is from the report of 2024 alone.
  birth_certificate: { translation: true, sources: ['form-before-after-2024'] },
  pass_card: {},
  photo: { window: 'within_three_months', validForDays: 90, sources: ['pts-notes-2024'] },
  education_certificates: { translation: true },
  transcripts: { translation: true },
  professional_membership: { translation: true },
  // Three months by a report on the form of June 2024, one month by a copy of September 2024: the shorter fits both.
  employer_letter: {
    window: 'within_one_month',
    validForDays: 30,
    sources: ['form-before-after-2024', 'pts-documents-2024'],
  },
  payslips: { window: 'last_six_months' },
  testimonials: { translation: true },
  // Since June 2024 of who works abroad alone; before, three years or a consent that ICA may ask the tax authority.
  tax_assessments: {
    window: 'three_years_abroad',
    sources: ['form-before-after-2024', 'form-changes-zh-2024', 'pts-documents-2019', 'pts-documents-2017'],
  },
  // The form asks for the figures itself since June 2024. The name is that of the answers that are stored.
  annex_a: { sources: ['form-before-after-2024', 'form-changes-2024', 'form-changes-zh-2024', 'pts-notes-2024'] },
  business_registration: { sources: ['self-employed-2026'] },
  business_accounts: {
    window: 'last_three_years',
    sources: ['self-employed-2026', 'form-changes-zh-2024', 'pts-documents-2017'],
  },
  marriage_certificate: { translation: true },
  children_birth_certificates: { translation: true },
  custody_papers: { translation: true },
  name_change: { translation: true },
  sponsor_identity: {},
  sponsor_income: { window: 'two_or_three_years' },
  // No list for students was seen in full; the exam is a condition, so its result must be shown.
  school_results: { basis: 'judgement', sources: ['student-guide-2026'] },
  translations: { basis: 'published', sources: ['ica-who-may-apply'] },
}
