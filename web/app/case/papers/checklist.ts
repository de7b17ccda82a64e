import { type DocumentLine, documentPersons, documentStates } from '@settlesg/contract'
import type { TickedPaper, Ticks } from '@settlesg/model'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ownerQuery, sealedAnswers } from '../../drafts/answers-store.ts'

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
 * Ticks for the papers of others than the applicant. The answers have no place for them, so they lie in this browser alone.
 */

const Stored = z.catch(z.record(z.string(), z.enum(documentStates)), {})

/** The ticks of an assessment in this browser, and how one is set or taken back. */
export function useFamilyTicks(assessmentId: string) {
  const kept = sealedAnswers('papers', assessmentId)
  const { data: owner } = useQuery(ownerQuery)
  const [changed, setChanged] = useState<Ticks | null>(null)
  const ticks = changed ?? (owner ? Stored.parse(kept.read(owner)) : {})
  const tick = (paper: string, state: PaperState) => {
    if (!owner) return
    const { [paper]: _, ...others } = Stored.parse(kept.read(owner))
    const next: Ticks = state === 'unknown' ? others : { ...others, [paper]: state }
    kept.store(owner, next)
    setChanged(next)
  }
  return { ticks, tick }
}
