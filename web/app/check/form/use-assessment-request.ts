import type { Profile } from '@settlesg/contract'
import { ApiError, NetworkError } from '@settlesg/contract/client'
import { type AnswerProblem, problemsFromServer } from '@settlesg/form-logic'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../base/api.ts'
import { meQuery } from '../../base/session/authentication.tsx'
import { useSubmit } from '../../kit/use-submit.ts'

interface Outcomes {
  /** Leads to the result; settled once the page is there, and until then the request counts as on its way. */
  onMade: (assessmentId: string) => Promise<void>
  /** The server refused some answers; each problem stands at a question of the form. */
  onRefused: (problems: AnswerProblem[]) => void
}

/**
 * Sends the answers, once however often the button is pressed. Sending them again after a failure is safe: the same
 * answers are one assessment and are charged once.
 */
export function useAssessmentRequest({ onMade, onRefused }: Outcomes) {
  const queries = useQueryClient()
  return useSubmit(async (profile: Profile) => {
    try {
      const { assessment_id } = await api.consumeCredits({ body: { profile } })
      for (const queryKey of [meQuery.queryKey, ['assessments'], ['credit-records']])
        void queries.invalidateQueries({ queryKey })
      await onMade(assessment_id)
    } catch (failure) {
      const refused = failure instanceof ApiError && failure.status === 422 ? problemsFromServer(failure.problems) : []
      if (refused.length === 0) throw failure
      onRefused(refused)
    }
  })
}

/** Whether the wallet was empty after all, whatever the page had shown. */
export const isOutOfCredits = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'not_enough_credits'

/** The text under `confirm.` that fits a failure. */
export function failureKey(failure: unknown): 'failed_network' | 'failed_free_limit' | 'failed_busy' | 'failed' {
  if (failure instanceof NetworkError) return 'failed_network'
  if (failure instanceof ApiError && failure.code === 'too_many_free_assessments') return 'failed_free_limit'
  const isBusy = failure instanceof ApiError && (failure.status === 429 || failure.status === 503)
  return isBusy ? 'failed_busy' : 'failed'
}
