import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../base/api.ts'
import type { Changes } from './what-if-changes.ts'

/** The stored analysis of an unlocked assessment. Remade by the server when answers that move the estimate change. */
export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: ['assessments', 'analysis', id],
    queryFn: ({ signal }) => api.analyze({ body: { assessment_id: id } }, { signal }),
  })

/** A what-if: asked, never stored. The last answer stays in sight until the next one is here. */
export const whatIfQuery = (id: string, changes: Changes) =>
  queryOptions({
    queryKey: ['assessments', 'what-if', id, changes],
    queryFn: ({ signal }) => api.analyze({ body: { assessment_id: id, changes } }, { signal }),
    select: ({ compared, no_estimate_reason }) => ({ compared, no_estimate_reason }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
