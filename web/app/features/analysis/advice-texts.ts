import type { ConsistencyNote, DatedProfile, DocumentLine, PlanStep } from '@settlesg/contract'
import { wordedValues } from '@settlesg/contract/worded-values'
import { nameOfKind, nameOfPaper } from '@settlesg/model/documents'
import { ownersIn } from '@settlesg/model/plan-owners'
import type { i18n } from 'i18next'
import { gap } from '../../i18n/gap.ts'
import { textNamed } from '../../i18n/text-named.ts'

export const consistencyText = (texts: i18n, { id, values }: Pick<ConsistencyNote, 'id' | 'values'>): string =>
  textNamed(texts, `advice:consistency.${id}`, wordedValues(values, texts.language))

/** Names in a row. Some have commas of their own, so it is semicolons that part them. */
export const listed = (texts: i18n, parts: readonly string[]): string =>
  parts.join(texts.language.startsWith('zh') ? '；' : '; ')

/** Sentences in a row. */
export const together = (texts: i18n, ...sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(gap(texts))

type Family = DatedProfile['family']

/** What this paper of this person is called. */
export function paperName(
  texts: i18n,
  paper: Pick<DocumentLine, 'id' | 'person' | 'why'>,
  family: Pick<Family, 'marital_status'>,
): string {
  return paperNamed(texts, paper.id, nameOfPaper(paper, family))
}

/** What papers of one kind are called where they are named together: exactly where there is but one of them. */
export function kindName(
  texts: i18n,
  id: string,
  papers: readonly Pick<DocumentLine, 'id' | 'person' | 'why'>[],
  family: Pick<Family, 'marital_status'>,
): string {
  return paperNamed(texts, id, nameOfKind(id, papers, family))
}

/** The papers that make a step necessary; with their owners where they are not the reader's alone. */
export function papersBehind(
  texts: i18n,
  step: PlanStep,
  papers: readonly DocumentLine[],
  family: Pick<Family, 'marital_status'>,
): string {
  const named = step.because.flatMap(({ kind, id }) => {
    if (kind !== 'document') return []
    const paper = kindName(texts, id, papers, family)
    const owners = ownersIn(step, id, papers).map((person) => textNamed(texts, `advice:document_person.${person}`))
    if (owners.length === 0) return [paper]
    return [textNamed(texts, 'analysis:plan.because_of', { paper, whose: owners.join(comma(texts)) })]
  })
  return listed(texts, named)
}

const comma = (texts: i18n): string => (texts.language.startsWith('zh') ? '、' : ', ')

const paperNamed = (texts: i18n, id: string, name: string | null) =>
  textNamed(texts, name === null ? `form:option.document.${id}` : `advice:document_name.${name}`)
