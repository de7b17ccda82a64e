import { currentAnswers, type Month } from '@settlesg/contract'
import {
  type Answers,
  answerAt,
  describeSituation,
  firstOpenQuestion,
  isAnswered,
  questionStep,
  quickQuestions,
  readAnswers,
  relevantAnswers,
} from '@settlesg/form-logic'
import type { AnswersOwner } from '../../drafts/answers-store.ts'
import { type Draft, emptyDraft, loadDraft, saveDraft } from '../../drafts/draft.ts'
import { keptAnswers } from '../../drafts/visitor-answers.ts'

/** Where the form goes on with answers that came from the quick check, and how many came. */
export interface TakenAnswers {
  step: Draft['reached']
  /** The place of the first open question, which takes the focus. */
  focus: string | undefined
  taken: number
}

/**
 * Puts the answers that the quick check kept into the draft. `'other_answers'` where the draft answers one of those
 * questions otherwise and nobody agreed to replace it; `'damaged'` where they do not open any more; null where another
 * tab has taken them, and the draft has them, or refused them. Rejects where the browser cannot be asked for its key just
 * now; the answers are then still kept.
 */
export function takeKeptAnswers(owner: AnswersOwner, thisMonth: Month, isAgreed: boolean): Promise<Taken> {
  // A form that is shown anew meanwhile has a part in the same taking: by itself it would find the answers gone.
  onItsWay ??= take(owner, thisMonth, isAgreed).finally(() => {
    onItsWay = null
  })
  return onItsWay
}

type Taken = TakenAnswers | 'other_answers' | 'damaged' | null

let onItsWay: Promise<Taken> | null = null

async function take(owner: AnswersOwner, thisMonth: Month, isAgreed: boolean): Promise<Taken> {
  const stored = await keptAnswers.open()
  if (stored === 'damaged') keptAnswers.forget()
  if (stored === null || stored === 'damaged') return stored
  const kept = readKept(stored)
  const draft = loadDraft(owner) ?? emptyDraft
  if (!isAgreed && contradict(draft.answers, kept)) return 'other_answers'

  const answers = relevantAnswers(overAnswers(draft.answers, kept), thisMonth)
  const situation = describeSituation(answers, thisMonth)
  const open = firstOpenQuestion(situation, thisMonth)
  const step = open ? questionStep(open.path) : 'check'
  saveDraft(owner, { answers, reached: step, assessed: null })
  keptAnswers.forget()
  const taken = quickQuestions(kept, thisMonth).filter((field) =>
    isAnswered(field, describeSituation(kept, thisMonth), thisMonth),
  )
  return { step, focus: open?.path, taken: taken.length }
}

const readKept = ({ answers, schema }: { answers: unknown; schema: number }): Answers =>
  readAnswers(currentAnswers(answers, schema))

/** What the form would go on with: the draft, and over it what the quick check kept, where that can be opened now. */
export async function answersInHand(owner: AnswersOwner): Promise<Answers> {
  const stored = await keptAnswers.open().catch(() => null)
  const draft = loadDraft(owner) ?? emptyDraft
  return stored === null || stored === 'damaged' ? draft.answers : overAnswers(draft.answers, readKept(stored))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The answers of a draft with these over them, question by question: what these do not answer stays as it was. */
export const overAnswers = (draft: Answers, kept: Answers): Answers => readAnswers(over(draft, kept))

function over(below: unknown, above: unknown): unknown {
  if (above === undefined) return below
  if (!isRecord(above) || !isRecord(below)) return above
  const names = new Set([...Object.keys(below), ...Object.keys(above)])
  return Object.fromEntries([...names].map((name) => [name, over(below[name], above[name])]))
}

/** Whether both answer the same question, and not alike. */
function contradict(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other))
    return one !== undefined && other !== undefined && JSON.stringify(one) !== JSON.stringify(other)
  return Object.keys(one).some((name) => contradict(answerAt(one, name), answerAt(other, name)))
}
