import { queryOptions } from '@tanstack/react-query'
import { api } from '../../base/api.ts'

/** The stored analysis of an unlocked assessment. Remade by the server when answers that move the estimate change. */
export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: ['assessments', 'analysis', id],
    queryFn: ({ signal }) => api.analyze({ body: { assessment_id: id } }, { signal }),
  })
