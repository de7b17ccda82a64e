import { useCallback, useEffect, useRef, useState } from 'react'
import { type AnswersOwner, removeAnswersOfOthers } from '../../drafts/answers-store.ts'
import { type Draft, draftAnswers, emptyDraft, loadDraft, readDraft, saveDraft } from '../../drafts/draft.ts'

/**
 * The draft of a person, kept with every change. A tab that shows the same draft follows what another tab writes, so
 * neither can overwrite the other unnoticed; `followed` says that it just did.
 */
export function useDraft(owner: AnswersOwner) {
  const [draft, setDraft] = useState(() => loadDraft(owner) ?? emptyDraft)
  const [followed, setFollowed] = useState(false)
  // What was written last: several changes may come before the next render.
  const latest = useRef(draft)
  const show = useCallback((next: Draft) => {
    latest.current = next
    setDraft(next)
  }, [])

  useEffect(() => {
    removeAnswersOfOthers(owner.user_id)
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== draftAnswers.placeOf(owner.user_id)) return
      show(readDraft(draftAnswers.open(owner, newValue)) ?? emptyDraft)
      setFollowed(true)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [owner, show])

  const change = useCallback(
    (next: (draft: Draft) => Draft) => {
      const changed = next(latest.current)
      setFollowed(false)
      if (changed === latest.current) return
      saveDraft(owner, changed)
      show(changed)
    },
    [owner, show],
  )
  const startAgain = useCallback(() => {
    draftAnswers.remove(owner)
    show(emptyDraft)
  }, [owner, show])
  return { draft, followed, change, startAgain }
}
