import type { Assessment, Profile } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { useRef, useState } from 'react'
import { useSetCase } from '../../assessments/assessment-queries.ts'
import { api } from '../../base/api.ts'
import { useCorrection } from '../your-answers/use-correction.ts'

/** What to change in the answers as they are stored now. */
export type Change = (profile: Profile) => Profile

/**
 * The answers of an unlocked assessment that only serve the advice, changed in place and stored at once. Each change is
 * made on what the server holds at that moment, so that two tabs do not undo each other; changes that come while one is
 * on its way go together with the next. What could not be stored stays in sight and is sent with the next try.
 */
export function useAnswerAutosave({ id, profile }: Assessment) {
  const setCase = useSetCase(id)
  const correct = useCorrection(id)
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'refused' | 'failed'>('idle')
  const [waiting, setWaiting] = useState<readonly Change[]>([])
  // Several changes may come before the next render.
  const latest = useRef(waiting)
  const isOnItsWay = useRef(false)

  function wait(changes: readonly Change[]) {
    latest.current = changes
    setWaiting(changes)
  }

  async function store() {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    setState('saving')
    try {
      while (latest.current.length > 0) {
        const taken = latest.current
        const stored = await api.assessment({ id })
        await setCase(stored)
        await correct(applied(taken, stored.profile))
        wait(latest.current.slice(taken.length))
      }
      setState('saved')
    } catch (failure) {
      setState(isRefusal(failure) ? 'refused' : 'failed')
      // It would be refused again; what the server holds counts.
      if (isRefusal(failure)) wait([])
    } finally {
      isOnItsWay.current = false
    }
  }

  return {
    profile: applied(waiting, profile),
    state,
    change: (change: Change) => {
      wait([...latest.current, change])
      return store()
    },
    retry: () => store(),
  }
}

/** The server has understood it and does not take it: too late, too often, or no sense together. */
const isRefusal = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 409 || failure.status === 422)

const applied = (changes: readonly Change[], profile: Profile): Profile =>
  changes.reduce((changed, change) => change(changed), profile)

export type AnswerAutosave = ReturnType<typeof useAnswerAutosave>
