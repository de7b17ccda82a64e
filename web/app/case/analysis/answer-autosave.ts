import type { Assessment, Profile } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../base/api.ts'
import { assessmentQuery } from '../../base/assessments/assessment-queries.ts'

/** What to change in the answers as they are stored now. */
export type Change = (profile: Profile) => Profile

/**
 * The answers of an unlocked assessment that only serve the advice, changed in place and stored at once. Each change is
 * made on what the server holds at that moment, so that two tabs do not undo each other; changes that come while one is
 * on its way go together with the next. What could not be stored stays in sight and is sent with the next try.
 */
export function useAnswerAutosave(assessment: Assessment) {
  const queries = useQueryClient()
  const { id } = assessment
  const [profile, setProfile] = useState(assessment.profile)
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'refused' | 'failed'>('idle')
  const waiting = useRef<readonly Change[]>([])
  const isOnItsWay = useRef(false)
  /** As the server has them, as far as this page knows. */
  const held = useRef(assessment.profile)

  async function store() {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    setState('saving')
    try {
      while (waiting.current.length > 0) {
        const taken = waiting.current
        const stored = await api.assessment({ id })
        held.current = stored.profile
        const next = applied(taken, stored.profile)
        const prediction = await api.sharpen({ id, body: { profile: next } })
        waiting.current = waiting.current.slice(taken.length)
        queries.setQueryData(assessmentQuery(id).queryKey, { ...stored, profile: next, prediction })
        setProfile(applied(waiting.current, next))
      }
      setState('saved')
    } catch (failure) {
      setState(isRefusal(failure) ? 'refused' : 'failed')
      if (isRefusal(failure)) {
        // It would be refused again; what stands on the server holds.
        waiting.current = []
        setProfile(held.current)
      }
    } finally {
      isOnItsWay.current = false
    }
  }

  return {
    profile,
    state,
    change: (change: Change) => {
      waiting.current = [...waiting.current, change]
      setProfile((now) => change(now))
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
