import { type AnswerPath, type Answers, withAnswer } from '@settlesg/form-logic'
import { useRef, useState } from 'react'
import { readStored, removeStored, storeValue } from '../../base/storage/browser-storage.ts'
import { openText, sealText } from '../../base/storage/sealed-text.ts'
import type { DraftOwner } from '../../drafts/draft-owner.ts'

/*
 * What was changed in the answers of a result and is not kept yet, in this browser only, sealed like a draft: it survives
 * a reload and the end of a session. Signing out clears the whole storage. Only the changes are held, so that they stand
 * on top of whatever the server has meanwhile.
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

const storagePlace = (assessmentId: string) => `sharpen.${assessmentId}`

/** Whether something was begun here; whether it can be read shows only once its owner is known. */
export const hasPending = (assessmentId: string): boolean => readStored(storagePlace(assessmentId)) !== null

/** The changes of this person that are not kept yet, by question; null until it is known who it is. */
export function usePendingEdits(assessmentId: string, owner: DraftOwner | undefined) {
  const [pending, setPending] = useState<Pending | null>(null)
  // What was changed last: several places may change before the next render.
  const latest = useRef<Pending>({})
  if (owner && pending === null) {
    latest.current = loadPending(owner, assessmentId)
    setPending(latest.current)
  }
  const save = (next: Pending) => {
    latest.current = next
    setPending(next)
    if (!owner) return
    if (Object.keys(next).length === 0) removeStored(storagePlace(assessmentId))
    else storeValue(storagePlace(assessmentId), sealText(owner.keys[0] ?? '', JSON.stringify(next)))
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

/** What was begun here by this person; nothing for what their keys do not open. Never throws. */
function loadPending({ keys }: DraftOwner, assessmentId: string): Pending {
  const sealed = readStored(storagePlace(assessmentId))
  if (sealed === null) return {}
  try {
    const stored: unknown = JSON.parse(openText(keys, sealed) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const lists = Object.entries(stored).map(([question, edits]): [string, Edits] => [
      question,
      Array.isArray(edits) ? edits.filter(isEdit) : [],
    ])
    return Object.fromEntries(lists.filter(([, edits]) => edits.length > 0))
  } catch {
    return {}
  }
}

/** A value that is undefined, an answer taken away, is null in JSON. */
const isEdit = (edit: unknown): edit is Edits[number] => Array.isArray(edit) && typeof edit[0] === 'string'
