import type { Analysis, Assessment } from '@settlesg/contract'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '../base/api.ts'

/** All that is known of one case: its answers, what the model says of them, and the analysis of one that is unlocked. */
export interface Case extends Assessment {
  /** Null before it is unlocked. */
  analysis: Analysis | null
}

/** A case. The only place where any of it is held. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['assessments', 'case', id],
    queryFn: async ({ signal }): Promise<Case> => {
      const assessment = await api.assessment({ id }, { signal })
      const analysis = assessment.is_unlocked ? await api.analyze({ body: { assessment_id: id } }, { signal }) : null
      return { ...assessment, analysis }
    },
  })

/** One page of the assessments, newest first. */
export const assessmentsQuery = (skip: number, limit: number) =>
  queryOptions({
    queryKey: ['assessments', 'page', skip, limit],
    queryFn: ({ signal }) => api.assessments({ skip, limit }, { signal }),
  })

/**
 * Every change of a case comes to the pages through here. Where the estimate is another, or the analysis was unlocked, the
 * server has made the rest of the case anew, so all of it is loaded again; it says nothing if that fails.
 */
export function useSetCase(id: string) {
  const queries = useQueryClient()
  const { queryKey } = caseQuery(id)
  return async (news: Partial<Assessment>) => {
    // An answer from before, still on its way, would put back what was there.
    await queries.cancelQueries({ queryKey })
    const before = queries.getQueryData(queryKey)
    const now = queries.setQueryData(queryKey, before && { ...before, ...news })
    // What is equal in all its parts stays the same object.
    const isOutdated = now && (now.prediction !== before?.prediction || (now.is_unlocked && !now.analysis))
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['assessments', 'page'] }),
      isOutdated && queries.refetchQueries({ queryKey }),
    ])
  }
}
