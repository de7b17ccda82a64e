import type { Assessment, Prediction, Profile } from '@settlesg/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../base/api.ts'
import { analysisQuery, assessmentQuery, predictionQuery } from '../../base/assessments/assessment-queries.ts'

/**
 * Sends all answers as they are to be from now on, and shows what comes of them everywhere. Sending the same again after
 * a failure is safe: unchanged answers count nothing.
 */
export function useCorrection({ id }: Pick<Assessment, 'id'>) {
  const queries = useQueryClient()
  return async (profile: Profile): Promise<Prediction> => {
    const prediction = await api.sharpen({ id, body: { profile } })
    queries.setQueryData(predictionQuery(id).queryKey, prediction)
    queries.setQueryData(assessmentQuery(id).queryKey, (before) => before && { ...before, profile, prediction })
    // The history comes with it; the lists of the account are loaded when they are looked at.
    await queries.refetchQueries({ queryKey: assessmentQuery(id).queryKey }).catch(() => undefined)
    void queries.invalidateQueries({ queryKey: ['assessments', 'page'] })
    // Of an unlocked case: the server makes it anew from these answers.
    void queries.invalidateQueries({ queryKey: analysisQuery(id).queryKey })
    return prediction
  }
}
