import { answersSchema, currentAnswers, dated, type Month, monthInSingapore, type Profile } from '@settlesg/contract'
import { type Answers, noAnswers, questionSteps, readAnswers } from '@settlesg/form-logic'
import { readQuestion } from '@settlesg/model'
import * as z from 'zod/mini'
import { type AnswersOwner, sealedAnswers } from './answers-store.ts'

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

/** One draft a person. */
export const draftAnswers = sealedAnswers('draft')
/** Drafts carry the number of the answers' schema. */
const version = answersSchema
const StoredDraft = z.object({
  version: z.int(),
  answers: z.unknown(),
  reached: z.catch(z.enum(formSteps), 'route'),
  assessed: z.catch(z.nullable(z.object({ id: z.uuid(), month: z.string() })), null),
})

export const emptyDraft: Draft = { answers: noAnswers, reached: 'route', assessed: null }

/** The draft in what was opened; null for none, for a damaged one and for one of another schema. Never throws. */
export function readDraft(opened: unknown): Draft | null {
  try {
    const stored = z.safeParse(StoredDraft, opened)
    if (!stored.success) return null
    const { version, reached, assessed, answers } = stored.data
    return { reached, assessed, answers: readAnswers(currentAnswers(answers, version)) }
  } catch {
    return null
  }
}

/** The draft of this person as it was stored. */
export const loadDraft = (owner: AnswersOwner): Draft | null => readDraft(draftAnswers.read(owner))

export const saveDraft = (owner: AnswersOwner, draft: Draft): void => draftAnswers.store(owner, { version, ...draft })

/** After an assessment is deleted: makes the draft no longer point at it. */
export function forgetAssessed(owner: AnswersOwner, assessmentId: string): void {
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
