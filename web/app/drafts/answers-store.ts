import type { DraftKeys } from '@settlesg/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../base/api.ts'
import { readStored, removeStored, storedPlaces, storeValue } from '../base/storage/browser-storage.ts'
import { openText, sealText } from '../base/storage/sealed-text.ts'

/*
 * The answers of a person that the server does not have yet, in this browser only: a draft of the form, changes of a case,
 * ticks of papers. They survive a reload and the end of a session, sealed with a key that the server tells only to who is
 * signed in (docs/decisions/035-drafts-are-sealed.md). Signing out clears the whole storage; those of one person go when
 * another opens the form or the account. visitor-answers.ts has those of somebody without an account.
 */

/** Whose answers they are, and what opens them. It is in memory only, and goes with the session like every answer. */
export type AnswersOwner = DraftKeys

/** The signed-in account as the owner of its answers. */
export const ownerQuery = queryOptions({
  queryKey: ['draft-owner'],
  queryFn: ({ signal }) => api.draftKeys({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

const kinds = ['draft', 'sharpen', 'papers'] as const

/** A place for answers, one for each person: the draft, the changes of a case (`sharpen`) or the ticks of its papers. */
export function sealedAnswers(kind: (typeof kinds)[number], caseId?: string) {
  const end = caseId === undefined ? '' : `.${caseId}`
  const placeOf = (userId: string) => `${kind}.${userId}${end}`
  /** What a stored text holds; null for none, for a damaged one and for what the owner's keys do not open. */
  const open = ({ keys }: AnswersOwner, text: string | null): unknown => {
    try {
      return text === null ? null : JSON.parse(openText(keys, text) ?? 'null')
    } catch {
      return null
    }
  }
  return {
    placeOf,
    open,
    read: (owner: AnswersOwner): unknown => open(owner, readStored(placeOf(owner.user_id))),
    store: ({ user_id, keys: [newest = ''] }: AnswersOwner, value: unknown): void =>
      storeValue(placeOf(user_id), sealText(newest, JSON.stringify(value))),
    remove: ({ user_id }: AnswersOwner): void => removeStored(placeOf(user_id)),
    /** Whether something lies there; whose it is shows only once its owner is known. */
    isTaken: () => storedPlaces().some((place) => place.startsWith(`${kind}.`) && place.endsWith(end)),
  }
}

/** Removes the answers of everyone else from this device. */
export function removeAnswersOfOthers(userId: string): void {
  for (const place of storedPlaces()) {
    const [kind, owner] = place.split('.')
    if (kinds.some((one) => one === kind) && owner !== userId) removeStored(place)
  }
}
