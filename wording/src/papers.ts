import type { DatedProfile, Day, DocumentLine } from '@settlesg/contract'
import {
  countPapers,
  nameOfKind,
  nameOfPaper,
  notInHand,
  type PaperDays,
  paperDays,
  type Schedule,
} from '@settlesg/model'
import { formatDay, formatMonth } from './dates-and-money.ts'
import type { Texts } from './texts.ts'

type Paper = Pick<DocumentLine, 'id' | 'person' | 'why'>
type Family = Pick<DatedProfile['family'], 'marital_status'>

export const paperName = (texts: Texts, paper: Paper, family: Family): string =>
  paperNamed(texts, paper.id, nameOfPaper(paper, family))

/** What papers of one kind are called where they are named together: exactly where there is but one of them. */
export const kindName = (texts: Texts, id: string, papers: readonly Paper[], family: Family): string =>
  paperNamed(texts, id, nameOfKind(id, papers, family))

export const kindNames = (texts: Texts, papers: readonly Paper[], family: Family): string[] =>
  [...new Set(papers.map(({ id }) => id))].map((id) => kindName(texts, id, papers, family))

const paperNamed = ({ t }: Texts, id: string, name: string | null) =>
  t(name === null ? `form:option.document.${id}` : `advice:document_name.${name}`)

/** One of the children: "Child 2, born Sep 2019"; without a month of birth "Child 2". */
export function childName(
  { t, language }: Texts,
  index: number,
  { children }: Pick<DatedProfile['family'], 'children'>,
): string {
  const born = children?.[index]?.birth_month
  return born == null
    ? t('analysis:papers.child_other', { number: index + 1 })
    : t('analysis:papers.child', { number: index + 1, month: formatMonth(born, language) })
}

/** Whose papers these are; a child of whom no more is known is "Child". */
export const paperOwner = (
  texts: Texts,
  { person, index }: Pick<DocumentLine, 'person' | 'index'>,
  family: Pick<DatedProfile['family'], 'children'>,
): string =>
  person === 'child' && index !== null ? childName(texts, index, family) : texts.t(`advice:document_person.${person}`)

/** The days of a paper in a row: dated on or after, valid beyond, in hand by. Empty where it has none. */
export function paperDates({ t, language }: Texts, { from, validBeyond, by }: PaperDays): string[] {
  const named = (key: string, day: Day | null) =>
    day === null ? [] : [t(`analysis:papers.${key}`, { date: formatDay(day, language) })]
  return [...named('dated', from), ...named('valid_beyond', validBeyond), ...named('by', by)]
}

export function papersSummary(texts: Texts, papers: readonly DocumentLine[], family: Family, days: Schedule): string {
  const { have, all } = countPapers(papers)
  const [next] = notInHand(papers)
    .map((paper) => ({ paper, by: paperDays(paper, days).by ?? days.submission }))
    .sort((one, other) => (one.by < other.by ? -1 : Number(one.by > other.by)))
  if (!next) return texts.t(all === 0 ? 'analysis:papers.head_none' : 'analysis:papers.head_all', { all })
  return texts.t('analysis:papers.head', {
    have,
    all,
    paper: paperName(texts, next.paper, family),
    date: formatDay(next.by, texts.language),
  })
}
