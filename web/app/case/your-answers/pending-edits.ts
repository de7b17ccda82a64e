import { type AnswerPath, type Answers, withAnswer } from '@settlesg/form-logic'
import { useRef, useState } from 'react'
import { type AnswersOwner, sealedAnswers } from '../../drafts/answers-store.ts'

/*
 * What was changed in the answers of a result and is not kept yet. Only the changes are held, so that they go on top of
 * whatever the server has meanwhile.
 */

/** Places with what stands there now, in the order in which they were changed. */
export type Edits = readonly (readonly [path: AnswerPath, value: unknown])[]
/** By the question that is open. */
type Pending = Readonly<Record<string, Edits>>

/** The answers with these changes. */
export const applyEdits = (answers: Answers, edits: Edits): Answers =>
  edits.reduce((changed, [path, value]) => withAnswer(changed, path, value), answers)

/** One more change; what was changed at this place and inside it before is replaced. */
const withEdit = (edits: Edits, path: AnswerPath, value: unknown): Edits => [
  ...edits.filter(([place]) => place !== path && !place.startsWith(`${path}.`)),
  [path, value],
]

/** Whether something was begun here; whether it can be read shows only once its owner is known. */
export const hasPending = (assessmentId: string): boolean => sealedAnswers('sharpen', assessmentId).isTaken()

/** The changes of this person that are not kept yet, by question; null until it is known who it is. */
export function usePendingEdits(assessmentId: string, owner: AnswersOwner | undefined) {
  const place = sealedAnswers('sharpen', assessmentId)
  const [pending, setPending] = useState<Pending | null>(null)
  // What was changed last: several places may change before the next render.
  const latest = useRef<Pending>({})
  if (owner && pending === null) {
    latest.current = readPending(place.read(owner))
    setPending(latest.current)
  }
  const save = (next: Pending) => {
    latest.current = next
    setPending(next)
    if (!owner) return
    if (Object.keys(next).length === 0) place.remove(owner)
    else place.store(owner, next)
  }
  return {
    pending,
    edit(question: string, path: AnswerPath, value: unknown) {
      save({ ...latest.current, [question]: withEdit(latest.current[question] ?? [], path, value) })
    },
    forget(question: string) {
      const { [question]: _, ...others } = latest.current
      save(others)
    },
  }
}

/** What was begun here by this person; nothing where that is damaged. */
function readPending(stored: unknown): Pending {
  if (typeof stored !== 'object' || stored === null) return {}
  const lists = Object.entries(stored).map(([question, edits]): [string, Edits] => [
    question,
    Array.isArray(edits) ? edits.filter(isEdit) : [],
  ])
  return Object.fromEntries(lists.filter(([, edits]) => edits.length > 0))
}

/** A value that is undefined, an answer taken away, is null in JSON. */
const isEdit = (edit: unknown): edit is Edits[number] => Array.isArray(edit) && typeof edit[0] === 'string'
