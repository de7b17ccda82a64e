import { answersSchema, currentAnswers, dated, type Month, monthInSingapore, type Profile } from '@settlesg/contract'
import { questionOf } from '@settlesg/model/rules'
import * as z from 'zod/mini'
import { readStored, removeStored, storeValue } from '../../session/browser-storage.ts'
import { type Answers, noAnswers, readAnswers } from '../answers/answers.ts'
import { questionSteps } from '../answers/steps.ts'
import type { DraftOwner } from './draft-owner.ts'
import { draftPlace } from './draft-places.ts'
import { openText, sealText } from './sealed-text.ts'

/*
 * The answers that are not sent yet, in this browser only, one draft a person. It survives reload and session expiry,
 * sealed with a key that the server tells only to who is signed in: docs/decisions/035-drafts-are-sealed.md. Signing out
 * clears the whole storage; another person's draft goes when someone else opens the form or the account.
 */

/** The steps with questions and "check your answers", in order. */
export const formSteps = [...questionSteps, 'check'] as const
export type FormStep = (typeof formSteps)[number]

/** Where someone stands in today's form who had got to a step that it no longer has; whatever is open comes first. */
const formerSteps = { residence: 'you', roots: 'check', history: 'check' } as const
const ReachedStep = z.union([
  z.enum(formSteps),
  z.pipe(
    z.enum(['residence', 'roots', 'history']),
    z.transform((step) => formerSteps[step]),
  ),
])

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
  reached: z.catch(ReachedStep, 'route'),
  assessed: z.catch(z.nullable(z.object({ id: z.uuid(), month: z.string() })), null),
})

export const emptyDraft: Draft = { answers: noAnswers, reached: 'route', assessed: null }

/** Drafts from before they were sealed lie there as JSON; a sealed one is hexadecimal. */
const isPlain = (text: string) => text.startsWith('{')

/**
 * The draft in a stored text; null for none, for a damaged one, for one of a later version and for one that the owner's
 * keys do not open. Never throws.
 */
export function readDraft({ keys }: DraftOwner, text: string | null): Draft | null {
  if (text === null) return null
  try {
    const stored = z.safeParse(StoredDraft, JSON.parse(isPlain(text) ? text : (openText(keys, text) ?? 'null')))
    if (!stored.success) return null
    const { version, reached, assessed, answers } = stored.data
    return { reached, assessed, answers: readAnswers(currentAnswers(answers, version)) }
  } catch {
    return null
  }
}

/** The draft of this person as it was stored; one that lay there plain is sealed from then on. */
export function loadDraft(owner: DraftOwner): Draft | null {
  const text = readStored(draftPlace(owner.user_id))
  const draft = readDraft(owner, text)
  if (draft && text !== null && isPlain(text)) saveDraft(owner, draft)
  return draft
}

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
  const filledIn = questionOf(
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
