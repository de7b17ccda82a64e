import { type DatedProfile, type DocumentLine, type DocumentState, documentIds, type RouteId } from '@settlesg/contract'
import { documents } from './documents.ts'

/** Ticks of papers by their place, for those of which the answers do not hold the state. */
export type Ticks = Readonly<Record<string, DocumentState>>

export interface TickedPaper extends DocumentLine {
  /** Whose, which child, which paper: the same place in every analysis of the case. */
  place: string
  /** Whether the answers hold its state: the form asks for the applicant's own papers alone. */
  isAnswer: boolean
}

/** The papers of this application, person after person, as the answers and the ticks have them. */
export function tickedPapers(profile: DatedProfile, route: RouteId | null, ticks: Ticks): TickedPaper[] {
  const allInHand = Object.fromEntries(documentIds.map((id) => [id, 'have' as const]))
  const answered = documents({ ...profile, history: { ...profile.history, documents: allInHand } }, route).documents
  return documents(profile, route).documents.map((line, at) => {
    const place = [line.person, line.index ?? '', line.id].join('.')
    const isAnswer = answered[at]?.state === 'have'
    return { ...line, place, isAnswer, state: isAnswer ? line.state : (ticks[place] ?? 'unknown') }
  })
}
