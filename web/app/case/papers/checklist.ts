import { type DocumentLine, documentPersons, documentStates } from '@settlesg/contract'
import type { TickedPaper, Ticks } from '@settlesg/model'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { readStored, storeValue } from '../../base/storage/browser-storage.ts'
import { openText, sealText } from '../../base/storage/sealed-text.ts'
import { type DraftOwner, draftOwnerQuery } from '../../drafts/draft-owner.ts'

/** What can be said of a paper; `unknown` where nothing was. */
export type PaperState = DocumentLine['state']

export type Paper = TickedPaper

interface PaperOwner<Line> {
  person: DocumentLine['person']
  index: number | null
  papers: Line[]
}

/** The papers of an application by the person whose they are. */
export const paperOwners = <Line extends DocumentLine>(papers: readonly Line[]): PaperOwner<Line>[] =>
  documentPersons.flatMap((person) => {
    const own = papers.filter((paper) => paper.person === person)
    return [...new Set(own.map(({ index }) => index))].map((index) => ({
      person,
      index,
      papers: own.filter((paper) => paper.index === index),
    }))
  })

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
