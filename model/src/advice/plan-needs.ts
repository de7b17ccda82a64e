import type { ConsistencyNote, DocumentId, DocumentLine, PlanStep } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'

/** What makes a step necessary, beside papers and notes; the key of its text. */
export const planRuleIds = ['form_window', 'fee', 'processing_time'] as const

interface Found {
  because: PlanStep['because'][number]
  sources: readonly string[]
}
/** What makes a step necessary, among these papers and notes; where nothing does, the step falls away. */
export type Need = (documents: readonly DocumentLine[], consistency: readonly ConsistencyNote[]) => Found[]

/** Papers of these kinds that are still to come: those asked of everyone, and those the person says are missing. */
export const toGet =
  (...ids: DocumentId[]): Need =>
  (documents) =>
    documents.filter((line) => ids.includes(line.id) && isToCome(line)).map(document)
const isToCome = ({ state, required }: DocumentLine) =>
  state === 'can_get' || state === 'missing' || (state === 'unknown' && required === 'always')

/** Papers of these kinds, in hand or not: what is in hand today may be too old on the day. */
export const toRenew =
  (...ids: DocumentId[]): Need =>
  (documents) =>
    documents.filter(({ id, state }) => ids.includes(id) && state !== 'not_applicable').map(document)

/** Which language the papers are in is not asked, so this stays until the person says that it is settled. */
export const translations: Need = (documents) =>
  documents
    .filter(({ id, state }) => id === 'translations' && state !== 'have' && state !== 'not_applicable')
    .filter(() => documents.some(({ translation, state }) => translation && state !== 'not_applicable'))
    .map(document)

/** Notes of these kinds. */
export const noted =
  (isMeant: (id: string) => boolean): Need =>
  (_, consistency) =>
    consistency.filter(({ id }) => isMeant(id)).map(({ id, source_ids }) => found('consistency', id, source_ids))

/** A rule that holds for everyone. */
export const rule =
  (id: (typeof planRuleIds)[number], ...sources: SourceId[]): Need =>
  () => [found('rule', id, sources)]

const document = ({ id, source_ids }: DocumentLine) => found('document', id, source_ids)
const found = (kind: Found['because']['kind'], id: string, sources: readonly string[]): Found => ({
  because: { kind, id },
  sources,
})
