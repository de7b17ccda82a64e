import { endpoints, errors, type ReportedOutcome } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { perUser } from '../platform/http/limits.ts'
import { serve } from '../platform/http/serve.ts'
import { correctAnswers } from './correct.ts'
import { labelOf, sealedLabel } from './labels.ts'
import { presentSummary } from './present.ts'
import { count, label, newestFirst } from './queries.ts'
import {
  deleteAssessment,
  type KeepsAnalyses,
  ownAssessment,
  spendCreditOnEstimate,
  wholeAssessment,
} from './service.ts'
import { openSummary } from './summary.ts'
import { versionOf } from './versions.ts'

const reads = { limits: [perUser(120)] }

interface AssessmentRouteDeps extends Deps, KeepsAnalyses {
  /** What the person reported of the application that an assessment was for. */
  outcomesOf(userId: string, assessmentIds: readonly string[]): Promise<Map<string, ReportedOutcome>>
}

export function assessmentRoutes(app: FastifyInstance, deps: AssessmentRouteDeps): void {
  const { db } = deps
  const outcomeOf = async (userId: string, id: string) => (await deps.outcomesOf(userId, [id])).get(id) ?? null
  const summary = (row: Awaited<ReturnType<typeof newestFirst>>[number], outcome: ReportedOutcome | null) => ({
    ...presentSummary(row, labelOf(deps, row), openSummary(deps.secrets, row)),
    outcome,
  })

  serve(app, endpoints.consumeCredits, { limits: [perUser(30)] }, ({ caller, body }) =>
    spendCreditOnEstimate(deps, caller.id, body.profile),
  )

  serve(app, endpoints.assessments, reads, async ({ caller, query }) => {
    const [rows, total] = await Promise.all([newestFirst(db, caller.id, query), count(db, caller.id)])
    const outcomes = await deps.outcomesOf(
      caller.id,
      rows.map(({ id }) => id),
    )
    return { data: rows.map((row) => summary(row, outcomes.get(row.id) ?? null)), count: total.count }
  })

  serve(app, endpoints.assessment, reads, async ({ caller, params }) => {
    const row = await ownAssessment(deps, caller.id, params.id)
    return { ...(await wholeAssessment(deps, row)), outcome: await outcomeOf(caller.id, params.id) }
  })

  serve(app, endpoints.sharpen, { limits: [perUser(30)] }, ({ caller, params, body }) =>
    correctAnswers(deps, caller.id, params.id, body.profile),
  )

  serve(app, endpoints.assessmentVersion, reads, async ({ caller, params }) =>
    versionOf(deps, await ownAssessment(deps, caller.id, params.id), Number(params.number)),
  )

  serve(app, endpoints.labelAssessment, reads, async ({ caller, params, body }) => {
    const row = await label(db, caller.id, params.id, sealedLabel(deps, body.label))
    if (!row) throw new HttpError(errors.assessmentNotFound)
    return summary(row, await outcomeOf(caller.id, params.id))
  })

  serve(app, endpoints.deleteAssessment, reads, async ({ caller, params }) => {
    await deleteAssessment(deps, caller.id, params.id)
    return { message: 'Assessment deleted' }
  })
}
