import {
  type DatedProfile,
  type DocumentLine,
  type DocumentState,
  documentIds,
  documentPersons,
  type RouteId,
} from '@settlesg/contract'
import { documents } from '@settlesg/model'

/** What can be said of a paper; `unknown` where nothing was. */
export type PaperState = DocumentLine['state']

/** Ticks by the place of a paper. */
export type Ticks = Readonly<Record<string, DocumentState>>

export interface Paper extends DocumentLine {
  /** Its place: whose, which child, which paper. */
  place: string
  /** Whether the answers of the assessment hold its state; the form asks for the applicant's own papers alone. */
  isAnswer: boolean
}

export interface PaperOwner {
  person: DocumentLine['person']
  index: number | null
  papers: Paper[]
}

const placeOf = ({ person, index, id }: DocumentLine) => [person, index ?? '', id].join('.')

/** The papers of this application, person after person, with the ticks that stand beside the answers. */
export function checklist(profile: DatedProfile, route: RouteId, ticks: Ticks): PaperOwner[] {
  const allInHand = Object.fromEntries(documentIds.map((id) => [id, 'have' as const]))
  const answered = documents({ ...profile, history: { ...profile.history, documents: allInHand } }, route).documents
  const papers = documents(profile, route).documents.map((line, at): Paper => {
    const place = placeOf(line)
    const kept = answered[at]?.state === 'have'
    return { ...line, place, isAnswer: kept, state: kept ? line.state : (ticks[place] ?? 'unknown') }
  })
  const owners = documentPersons.flatMap((person) => {
    const own = papers.filter((paper) => paper.person === person)
    return [...new Set(own.map(({ index }) => index))].map((index) => ({
      person,
      index,
      papers: own.filter((paper) => paper.index === index),
    }))
  })
  return owners
}

/** Of the papers that are asked of everyone in this position: how many there are, and how many are in hand. */
export function counted(owners: readonly PaperOwner[]): { have: number; all: number } {
  const asked = owners
    .flatMap(({ papers }) => papers)
    .filter(({ required, state }) => required === 'always' && state !== 'not_applicable')
  return { have: asked.filter(({ state }) => state === 'have').length, all: asked.length }
}
