import {
  type ConsistencyNote,
  type DocumentId,
  type DocumentLine,
  documentPersons,
  type PlanStep,
} from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'
import type { AdviceKey } from '../text-keys.ts'

interface Found {
  because: PlanStep['because'][number]
  sources: readonly string[]
}
/** What makes a step necessary, among these papers and notes; where nothing does, the step falls away. */
type Need = (documents: readonly DocumentLine[], consistency: readonly ConsistencyNote[]) => Found[]

const toGet =
  (...ids: DocumentId[]): Need =>
  (documents) =>
    documents.filter((line) => ids.includes(line.id) && isToCome(line)).map(document)

/** Whether a paper is still to come: one that is asked of everyone, or that the person says is missing. */
export const isToCome = ({ state, required }: Pick<DocumentLine, 'state' | 'required'>): boolean =>
  state === 'can_get' || state === 'missing' || (state === 'unknown' && required === 'always')

/** Papers of these kinds, in hand or not: what is in hand today may be too old on the day. */
const toRenew =
  (...ids: DocumentId[]): Need =>
  (documents) =>
    documents.filter(({ id, state }) => ids.includes(id) && state !== 'not_applicable').map(document)

/** Which language the papers are in is not asked, so this stays until the person says that it is settled. */
const translations: Need = (documents) =>
  documents
    .filter(({ id, state }) => id === 'translations' && state !== 'have' && state !== 'not_applicable')
    .filter(() => documents.some(({ translation, state }) => translation && state !== 'not_applicable'))
    .map(document)

const noted =
  (isMeant: (id: string) => boolean): Need =>
  (_, consistency) =>
    consistency.filter(({ id }) => isMeant(id)).map(({ id, source_ids }) => found('consistency', id, source_ids))

const rule =
  (id: AdviceKey<'plan_rule'>, ...sources: SourceId[]): Need =>
  () => [found('rule', id, sources)]

const document = ({ id, source_ids }: DocumentLine) => found('document', id, source_ids)
const found = (kind: Found['because']['kind'], id: string, sources: readonly string[]): Found => ({
  because: { kind, id },
  sources,
})

interface Step {
  id: AdviceKey<'plan'>
  from: number
  to: number
  needs: Need[]
}

/** Day 0 is that of submission. What takes others' time comes first, what grows old comes late. The days are ours. */
const steps: Step[] = [
  { id: 'settle_differences', from: -83, to: -57, needs: [noted((id) => !id.startsWith('pass_ends_'))] },
  { id: 'renew_pass', from: -83, to: -29, needs: [noted((id) => id === 'pass_ends_before')] },
  {
    id: 'family_papers',
    from: -83,
    to: -50,
    needs: [
      toGet('passport', 'pass_card', 'national_id', 'birth_certificate', 'name_change'),
      toGet('marriage_certificate', 'children_birth_certificates', 'custody_papers'),
    ],
  },
  {
    id: 'certificates',
    from: -83,
    to: -50,
    needs: [
      toGet('education_certificates', 'transcripts', 'professional_membership', 'school_results', 'testimonials'),
    ],
  },
  { id: 'translations', from: -62, to: -29, needs: [translations] },
  {
    id: 'income_papers',
    from: -49,
    to: -22,
    needs: [toGet('tax_assessments', 'business_registration', 'business_accounts')],
  },
  { id: 'sponsor_papers', from: -49, to: -22, needs: [toGet('sponsor_identity', 'sponsor_income')] },
  { id: 'photos', from: -28, to: -8, needs: [toRenew('photo')] },
  { id: 'employer_papers', from: -23, to: -8, needs: [toRenew('employer_letter', 'payslips', 'annex_a')] },
  { id: 'fill_in_form', from: -7, to: -1, needs: [rule('form_window', 'form-window-2024', 'form-before-after-2024')] },
  { id: 'submit', from: 0, to: 0, needs: [rule('fee', 'e-pr-2017', 'processing-time-2026', 'singpass-consent-2024')] },
  {
    id: 'after_submission',
    from: 1,
    to: 6,
    needs: [
      rule('processing_time', 'ica-processing-times', 'processing-time-2026'),
      noted((id) => id === 'pass_ends_during'),
    ],
  },
]

/** The steps that these papers and notes make necessary. Empty without papers: other authorities take those applications. */
export function plan(documents: readonly DocumentLine[], consistency: readonly ConsistencyNote[]): PlanStep[] {
  if (documents.length === 0) return []
  return steps.flatMap(({ id, from, to, needs }) => {
    const found = needs.flatMap((need) => need(documents, consistency))
    if (found.length === 0) return []
    return [
      {
        id,
        from_day: from,
        to_day: to,
        because: eachOnce(found.map(({ because }) => because)),
        source_ids: [...new Set(found.flatMap(({ sources }) => sources))],
      },
    ]
  })
}

/** The same paper of several persons is one reason. */
const eachOnce = (because: PlanStep['because']) =>
  because.filter(
    ({ kind, id }, place) => because.findIndex((other) => other.kind === kind && other.id === id) === place,
  )

type Person = DocumentLine['person']

const isNamedForItsOwner = (id: string) => id.startsWith('sponsor_') || id.startsWith('children_')

/** Whose papers of this kind make this step necessary, where the name of the paper alone would mislead; else nobody. */
export function ownersIn(step: Pick<PlanStep, 'id'>, paper: string, papers: readonly DocumentLine[]): Person[] {
  if (isNamedForItsOwner(paper)) return []
  const owners = documentPersons.filter((person) =>
    plan(
      papers.filter((line) => line.person === person),
      [],
    ).some(({ id, because }) => id === step.id && because.some((one) => one.kind === 'document' && one.id === paper)),
  )
  return owners.some((person) => person !== 'applicant') ? owners : []
}

export function employersAsked(papers: readonly DocumentLine[]): {
  whose: 'own' | 'sponsor' | 'both'
  /** Whether the sponsor's papers are needed only if the sponsor turns out to be employed. */
  isSponsorOpen: boolean
} {
  const requested = papers.filter(
    ({ id, state }) => (id === 'employer_letter' || id === 'payslips') && state !== 'not_applicable',
  )
  const own = requested.some(({ person }) => person === 'applicant')
  const sponsors = requested.filter(({ person }) => person === 'sponsor')
  return {
    whose: sponsors.length === 0 ? 'own' : own ? 'both' : 'sponsor',
    isSponsorOpen: sponsors.length > 0 && sponsors.every(({ required }) => required !== 'always'),
  }
}
