import type { DocumentId } from '@settlesg/contract'
import type { DatedFact } from './dated-fact.ts'
import type { SourceId } from './sources.ts'

type Row = `paper_${DocumentId}`

/** Forms change without notice, so every paper is looked at again after half a year. */
const looked = { kind: 'form', looked_at: '2026-11-28', good_for: 6 } as const
/** The day on which ICA's new form took the place of Form 4A. */
const newForm = '2024-06-26'

const paper = (
  id: DocumentId,
  sources: readonly SourceId[],
  { from = null, values = {} }: Partial<Pick<DatedFact, 'from' | 'values'>> = {},
): { [Key in Row]?: DatedFact } => ({
  [`paper_${id}`]: {
    ...{ ...looked, from, values, sources, docs: ['4.1', `\`${id}\``] },
    used_in: [`paper:${id}`, `advice:document_why.${id}`, 'model/src/advice/papers.ts'],
  },
})

const passHolder = ['pts-documents-2024', 'pts-documents-2019'] as const
const family = 'family-documents-2021'

/** Every paper of a checklist as a dated fact: what ICA asks for is a form of others, like its fees. */
export const datedPapers: { [Key in Row]?: DatedFact } = {
  ...paper('passport', [...passHolder, family]),
  ...paper('national_id', [...passHolder, family]),
  ...paper('birth_certificate', ['form-before-after-2024', ...passHolder, family], { from: newForm }),
  ...paper('pass_card', [...passHolder, family]),
  ...paper('photo', ['pts-notes-2024', family]),
  ...paper('education_certificates', ['form-before-after-2024', ...passHolder, family]),
  ...paper('transcripts', ['form-before-after-2024', ...passHolder, family]),
  ...paper('professional_membership', [...passHolder, family]),
  ...paper('employer_letter', ['form-before-after-2024', ...passHolder, family], {
    ...{ from: newForm, values: { newer_months: 3 } },
  }),
  ...paper('payslips', ['form-changes-zh-2024', ...passHolder, family]),
  ...paper('testimonials', passHolder),
  ...paper('tax_assessments', ['form-before-after-2024', 'form-changes-zh-2024', 'pts-documents-2019'], {
    ...{ from: newForm, values: { years: 3 } },
  }),
  ...paper('annex_a', ['form-before-after-2024', 'form-changes-2024', 'form-changes-zh-2024', 'pts-notes-2024'], {
    ...{ from: newForm, values: { years: 3 } },
  }),
  ...paper('business_registration', ['self-employed-2026', 'pts-documents-2019', family]),
  ...paper('business_accounts', ['self-employed-2026', 'form-changes-zh-2024', 'pts-documents-2017'], {
    ...{ from: newForm, values: { years: 3 } },
  }),
  ...paper('marriage_certificate', ['pts-documents-2019', family]),
  ...paper('children_birth_certificates', ['pts-documents-2019', family]),
  ...paper('custody_papers', ['pts-documents-2019', family]),
  ...paper('name_change', [...passHolder, family]),
  ...paper('sponsor_identity', [family]),
  ...paper('sponsor_income', [family]),
  ...paper('school_results', ['student-guide-2026']),
}
