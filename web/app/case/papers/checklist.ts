import {
  type DatedProfile,
  type DocumentLine,
  type DocumentState,
  documentIds,
  documentPersons,
  documentStates,
  type RouteId,
} from '@settlesg/contract'
import { documents } from '@settlesg/model'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { readStored, storeValue } from '../../base/session/browser-storage.ts'
import { type DraftOwner, draftOwnerQuery } from '../../base/session/draft-owner.ts'
import { openText, sealText } from '../../base/session/sealed-text.ts'

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

const documentKey = ({ person, index, id }: DocumentLine) => [person, index ?? '', id].join('.')

/** The papers of this application, person after person, with the ticks that stand beside the answers. */
export function checklist(profile: DatedProfile, route: RouteId, ticks: Ticks): PaperOwner[] {
  const allInHand = Object.fromEntries(documentIds.map((id) => [id, 'have' as const]))
  const answered = documents({ ...profile, history: { ...profile.history, documents: allInHand } }, route).documents
  const papers = documents(profile, route).documents.map((line, at): Paper => {
    const place = documentKey(line)
    const kept = answered[at]?.state === 'have'
    return { ...line, place, isAnswer: kept, state: kept ? line.state : (ticks[place] ?? 'unknown') }
  })
  return documentPersons.flatMap((person) => {
    const own = papers.filter((paper) => paper.person === person)
    return [...new Set(own.map(({ index }) => index))].map((index) => ({
      person,
      index,
      papers: own.filter((paper) => paper.index === index),
    }))
  })
}

export const papersOf = (owners: readonly PaperOwner[]): Paper[] => owners.flatMap(({ papers }) => papers)

/*
 * Ticks for the papers of others than the applicant. The answers have no place for them, so they lie in this browser
 * alone, sealed like a draft with a key that only who is signed in gets; signing out clears the whole storage.
 */

const placeFor = (userId: string, assessmentId: string) => `papers.${userId}.${assessmentId}`

const Stored = z.catch(z.record(z.string(), z.enum(documentStates)), {})

/** What lies there; nothing for damaged text and for what none of the owner's keys opens. Never throws. */
function readTicks({ keys, user_id }: DraftOwner, assessmentId: string): Ticks {
  const sealed = readStored(placeFor(user_id, assessmentId))
  const text = sealed === null ? null : openText(keys, sealed)
  return text === null ? {} : Stored.parse(JSON.parse(text))
}

/** The ticks of an assessment in this browser, and how one is set or taken back. */
export function useFamilyTicks(assessmentId: string) {
  const { data: owner } = useQuery(draftOwnerQuery)
  const [changed, setChanged] = useState<Ticks | null>(null)
  const ticks = changed ?? (owner ? readTicks(owner, assessmentId) : {})
  const tick = (place: string, state: PaperState) => {
    if (!owner) return
    const { [place]: _, ...others } = readTicks(owner, assessmentId)
    const next: Ticks = state === 'unknown' ? others : { ...others, [place]: state }
    const [newest = ''] = owner.keys
    storeValue(placeFor(owner.user_id, assessmentId), sealText(newest, JSON.stringify(next)))
    setChanged(next)
  }
  return { ticks, tick }
}
