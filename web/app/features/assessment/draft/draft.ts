import { answersSchema, currentAnswers, type Month, type Profile, steps } from '@settlesg/contract'
import * as z from 'zod/mini'
import { readStored, removeStored, storeValue } from '../../session/browser-storage.ts'
import { type Answers, noAnswers, readAnswers } from '../answers/answers.ts'

/*
 * The answers that are not sent yet, in this browser only, one draft a person. It survives reload and session expiry.
 * Signing out clears the whole storage; another person's draft goes when someone else opens the form or the account.
 */

/** The eight steps and "check your answers", in order. */
export const formSteps = [...steps, 'check'] as const
export type FormStep = (typeof formSteps)[number]

export interface Draft {
  answers: Answers
  /** The step that the person got to. */
  reached: FormStep
  /** The assessment that was made from exactly these answers, and in which month; null once an answer changes. */
  assessed: { id: string; month: Month } | null
}

/** Drafts carry the number of the answers' schema; older ones are converted. */
const version = answersSchema
const StoredDraft = z.object({
  version: z.int(),
  answers: z.unknown(),
  reached: z.catch(z.enum(formSteps), 'route'),
  assessed: z.catch(z.nullable(z.object({ id: z.uuid(), month: z.string() })), null),
})

export const emptyDraft: Draft = { answers: noAnswers, reached: 'route', assessed: null }

const prefix = 'draft.'
export const draftKey = (userId: string): string => `${prefix}${userId}`

/** The draft in a stored text; null for none, for a damaged one and for one of a later version. Never throws. */
export function readDraft(text: string | null): Draft | null {
  try {
    const stored = z.safeParse(StoredDraft, JSON.parse(text ?? 'null'))
    if (!stored.success) return null
    const { version, reached, assessed, answers } = stored.data
    return { reached, assessed, answers: readAnswers(currentAnswers(answers, version)) }
  } catch {
    return null
  }
}

export const loadDraft = (userId: string): Draft | null => readDraft(readStored(draftKey(userId)))

export const saveDraft = (userId: string, draft: Draft): void =>
  storeValue(draftKey(userId), JSON.stringify({ version, ...draft }))

export const removeDraft = (userId: string): void => removeStored(draftKey(userId))

/** Removes the drafts of everyone else from this device. */
export function removeDraftsOfOthers(userId: string): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    for (const key of keys) if (key.startsWith(prefix) && key !== draftKey(userId)) localStorage.removeItem(key)
  } catch {
    // Without local storage nothing was kept.
  }
}

/** After an assessment is deleted: makes the draft no longer point at it. */
export function forgetAssessed(userId: string, assessmentId: string): void {
  const draft = loadDraft(userId)
  if (draft?.assessed?.id === assessmentId) saveDraft(userId, { ...draft, assessed: null })
}

/** A new draft with the answers of an assessment. It is for "now" again: the month of that time may have passed. */
export function draftFrom(profile: Profile): Draft {
  const { apply_month: _, ...route } = profile.route
  return { answers: readAnswers({ ...profile, route }), reached: 'check', assessed: null }
}

/** Whether a draft holds answers that would be lost: some, not assessed, and other than those of the new one. */
export const holdsOtherAnswers = (draft: Draft | null, next: Draft): boolean =>
  draft !== null &&
  draft.assessed === null &&
  [JSON.stringify(noAnswers), JSON.stringify(next.answers)].every((text) => JSON.stringify(draft.answers) !== text)
