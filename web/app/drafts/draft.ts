import { answersSchema, currentAnswers, dated, type Month, monthInSingapore, type Profile } from '@settlesg/contract'
import { type Answers, noAnswers, questionSteps, readAnswers } from '@settlesg/form-logic'
import { readQuestion } from '@settlesg/model'
import * as z from 'zod/mini'
import { readStored, removeStored, storeValue } from '../base/storage/browser-storage.ts'
import { openText, sealText } from '../base/storage/sealed-text.ts'
import { type DraftOwner, draftPlace } from './draft-owner.ts'

/*
 * The answers that are not sent yet, in this browser only, one draft a person. It survives reload and session expiry,
 * sealed with a key that the server tells only to who is signed in: docs/decisions/035-drafts-are-sealed.md. Signing out
 * clears the whole storage; another person's draft goes when someone else opens the form or the account.
 */

/** The steps with questions and "check your answers", in order. */
export const formSteps = [...questionSteps, 'check'] as const
export type FormStep = (typeof formSteps)[number]

export interface Draft {
  answers: Answers
  /** The step that the person got to. */
  reached: FormStep
  /** The assessment that was made from exactly these answers, and in which month; null once an answer changes. */
  assessed: { id: string; month: Month } | null
}

/** Drafts carry the number of the answers' schema. */
const version = answersSchema
const StoredDraft = z.object({
  version: z.int(),
  answers: z.unknown(),
  reached: z.catch(z.enum(formSteps), 'route'),
  assessed: z.catch(z.nullable(z.object({ id: z.uuid(), month: z.string() })), null),
})

export const emptyDraft: Draft = { answers: noAnswers, reached: 'route', assessed: null }

/**
 * The draft in a stored text; null for none, for a damaged one, for one of another schema and for one that the owner's
 * keys do not open. Never throws.
 */
export function readDraft({ keys }: DraftOwner, text: string | null): Draft | null {
  if (text === null) return null
  try {
    const stored = z.safeParse(StoredDraft, JSON.parse(openText(keys, text) ?? 'null'))
    if (!stored.success) return null
    const { version, reached, assessed, answers } = stored.data
    return { reached, assessed, answers: readAnswers(currentAnswers(answers, version)) }
  } catch {
    return null
  }
}

/** The draft of this person as it was stored. */
export const loadDraft = (owner: DraftOwner): Draft | null => readDraft(owner, readStored(draftPlace(owner.user_id)))

export const saveDraft = ({ user_id, keys: [newest = ''] }: DraftOwner, draft: Draft): void =>
  storeValue(draftPlace(user_id), sealText(newest, JSON.stringify({ version, ...draft })))

export const removeDraft = ({ user_id }: DraftOwner): void => removeStored(draftPlace(user_id))

/** After an assessment is deleted: makes the draft no longer point at it. */
export function forgetAssessed(owner: DraftOwner, assessmentId: string): void {
  const draft = loadDraft(owner)
  if (draft?.assessed?.id === assessmentId) saveDraft(owner, { ...draft, assessed: null })
}

/**
 * A new draft with the answers of an assessment. It is for "now" again: the month of that time may have passed. A route
 * that was only filled in, because nothing else was asked for, is left to be filled in again.
 */
export function draftFrom(profile: Profile): Draft {
  const { apply_month, route: chosen, ...route } = profile.route
  const filledIn = readQuestion(
    dated({ ...profile, route: { ...route, apply_month } }, monthInSingapore(new Date())),
  ).route
  const answers = readAnswers({ ...profile, route: chosen === filledIn ? route : { ...route, route: chosen } })
  return { answers, reached: 'check', assessed: null }
}

/** Whether a draft holds answers that would be lost: some, not assessed, and other than those of the new one. */
export const holdsOtherAnswers = (draft: Draft | null, next: Draft): boolean =>
  draft !== null &&
  draft.assessed === null &&
  [JSON.stringify(noAnswers), JSON.stringify(next.answers)].every((text) => JSON.stringify(draft.answers) !== text)
