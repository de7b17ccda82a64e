import { readStored, removeStored, storeValue } from '../../session/browser-storage.ts'
import { type Answers, readAnswers } from '../answers/answers.ts'
import type { DraftOwner } from '../draft/draft-owner.ts'
import { openText, sealText } from '../draft/sealed-text.ts'
import { pendingPlace } from './pending.ts'

/*
 * What was typed into a question of the result and is not sent yet, in this browser only, sealed like a draft: it
 * survives a reload and the end of a session. Signing out clears the whole storage.
 */

export interface Pending {
  /** The first place of the set of questions that is open. */
  question: string
  answers: Answers
}

/** What was begun here by this person; null for none and for what their keys do not open. Never throws. */
export function loadPending({ keys }: DraftOwner, assessmentId: string): Pending | null {
  const sealed = readStored(pendingPlace(assessmentId))
  if (sealed === null) return null
  try {
    const stored: unknown = JSON.parse(openText(keys, sealed) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('question' in stored) || !('answers' in stored)) return null
    const { question, answers } = stored
    return typeof question === 'string' ? { question, answers: readAnswers(answers) } : null
  } catch {
    return null
  }
}

export const savePending = ({ keys: [newest = ''] }: DraftOwner, assessmentId: string, pending: Pending): void =>
  storeValue(pendingPlace(assessmentId), sealText(newest, JSON.stringify(pending)))

export const removePending = (assessmentId: string): void => removeStored(pendingPlace(assessmentId))
