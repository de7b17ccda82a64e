import type { ConsistencyNote, DatedProfile, DocumentLine, PlanStep } from '@settlesg/contract'
import * as wording from '@settlesg/wording'
import type { i18n } from 'i18next'
import { asTexts } from '../../base/i18n/texts.ts'

type Paper = Pick<DocumentLine, 'id' | 'person' | 'why'>
type Family = Pick<DatedProfile['family'], 'marital_status'>

export const consistencyText = (texts: i18n, note: Pick<ConsistencyNote, 'id' | 'values'>): string =>
  wording.consistencySentence(asTexts(texts), note)
export const listed = (texts: i18n, parts: readonly string[]): string =>
  parts.join(wording.punctuation(texts).semicolon)
export const together = (texts: i18n, ...sentences: readonly string[]): string => wording.sentences(texts, ...sentences)
export const paperName = (texts: i18n, paper: Paper, family: Family): string =>
  wording.paperName(asTexts(texts), paper, family)
export const kindName = (texts: i18n, id: string, papers: readonly Paper[], family: Family): string =>
  wording.kindName(asTexts(texts), id, papers, family)
export const papersBehind = (texts: i18n, step: PlanStep, papers: readonly DocumentLine[], family: Family): string =>
  listed(
    texts,
    step.because.flatMap(({ kind, id }) =>
      kind === 'document' ? [wording.paperBehind(asTexts(texts), step, id, papers, family)] : [],
    ),
  )
