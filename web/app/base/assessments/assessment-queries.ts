import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

/** A stored result never changes. */
const never = Number.POSITIVE_INFINITY

/** The stored result of an assessment. */
export const predictionQuery = (id: string) =>
  queryOptions({
    queryKey: ['prediction', id],
    queryFn: ({ signal }) => api.predict({ body: { assessment_id: id } }, { signal }),
    staleTime: never,
  })

/** An assessment with the answers it was made from. */
export const assessmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['assessments', 'one', id],
    queryFn: ({ signal }) => api.assessment({ id }, { signal }),
  })

/** One page of the assessments, newest first. */
export const assessmentsQuery = (skip: number, limit: number) =>
  queryOptions({
    queryKey: ['assessments', 'page', skip, limit],
    queryFn: ({ signal }) => api.assessments({ skip, limit }, { signal }),
  })

/** The stored analysis of an unlocked assessment. Remade by the server when answers that move the estimate change. */
export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: ['assessments', 'analysis', id],
    queryFn: ({ signal }) => api.analyze({ body: { assessment_id: id } }, { signal }),
  })
