import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type Draft,
  draftKey,
  emptyDraft,
  loadDraft,
  readDraft,
  removeDraft,
  removeDraftsOfOthers,
  saveDraft,
} from './draft.ts'

/**
 * The draft of a person, kept with every change. A tab that shows the same draft follows what another tab writes, so
 * neither can overwrite the other unnoticed; `followed` says that it just did.
 */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => loadDraft(userId) ?? emptyDraft)
  const [followed, setFollowed] = useState(false)
  // What was written last: several changes may come before the next render.
  const latest = useRef(draft)
  const show = useCallback((next: Draft) => {
    latest.current = next
    setDraft(next)
  }, [])

  useEffect(() => {
    removeDraftsOfOthers(userId)
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== draftKey(userId)) return
      show(readDraft(newValue) ?? emptyDraft)
      setFollowed(true)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [userId, show])

  const change = useCallback(
    (next: (draft: Draft) => Draft) => {
      const changed = next(latest.current)
      setFollowed(false)
      if (changed === latest.current) return
      saveDraft(userId, changed)
      show(changed)
    },
    [userId, show],
  )
  const startAgain = useCallback(() => {
    removeDraft(userId)
    show(emptyDraft)
  }, [userId, show])
  return { draft, followed, change, startAgain }
}
