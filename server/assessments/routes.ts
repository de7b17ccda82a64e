import { endpoints, errors, type ReportedOutcome } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { perUser } from '../platform/http/limits.ts'
import { type Caller, serve } from '../platform/http/serve.ts'
import { correctAnswers } from './correct.ts'
import { presentSummary } from './present.ts'
import { count, label, newestFirst } from './queries.ts'
import {
  deleteAssessment,
  type KeepsAnalyses,
  ownAssessment,
  spendCreditOnEstimate,
  wholeAssessment,
} from './service.ts'
import { openLabel, openSummary, sealLabel } from './summary.ts'
import { loadVersion } from './versions.ts'

const reads = { limits: [perUser(120)] }

interface AssessmentRouteDeps extends Deps, KeepsAnalyses {
  /** What the person reported of the application that an assessment was for. */
  loadOutcomes(userId: string, assessmentIds: readonly string[]): Promise<Map<string, ReportedOutcome>>
}

export function assessmentRoutes(app: FastifyInstance, deps: AssessmentRouteDeps): void {
  const { db } = deps
  const authorize = ({ caller, params }: { caller: Caller; params: { id: string } }) =>
    ownAssessment(deps, caller.id, params.id)
  const loadOutcome = async (userId: string, id: string) => (await deps.loadOutcomes(userId, [id])).get(id) ?? null
  const summary = (row: Awaited<ReturnType<typeof newestFirst>>[number], outcome: ReportedOutcome | null) => ({
    ...presentSummary(row, openLabel(deps, row), openSummary(deps.secrets, row)),
    outcome,
  })

  serve(app, endpoints.consumeCredits, { limits: [perUser(30)] }, ({ caller, body }) =>
    spendCreditOnEstimate(deps, caller.id, body.profile),
  )

  serve(app, endpoints.assessments, reads, async ({ caller, query }) => {
    const [rows, total] = await Promise.all([newestFirst(db, caller.id, query), count(db, caller.id)])
    const outcomes = await deps.loadOutcomes(
      caller.id,
      rows.map(({ id }) => id),
    )
    return { data: rows.map((row) => summary(row, outcomes.get(row.id) ?? null)), count: total.count }
  })

  serve(app, endpoints.assessment, { ...reads, authorize }, async ({ caller, owned }) => ({
    ...(await wholeAssessment(deps, owned)),
    outcome: await loadOutcome(caller.id, owned.id),
  }))

  serve(app, endpoints.sharpen, { limits: [perUser(30)], authorize }, ({ caller, params, body }) =>
    correctAnswers(deps, caller.id, params.id, body.profile),
  )

  serve(app, endpoints.assessmentVersion, { ...reads, authorize }, ({ owned, params }) =>
    loadVersion(deps, owned, Number(params.number)),
  )

  serve(app, endpoints.labelAssessment, { ...reads, authorize }, async ({ caller, params, body }) => {
    const row = await label(db, caller.id, params.id, sealLabel(deps, body.label))
    if (!row) throw new HttpError(errors.assessmentNotFound)
    return summary(row, await loadOutcome(caller.id, params.id))
  })

  serve(app, endpoints.deleteAssessment, { ...reads, authorize }, async ({ caller, params }) => {
    await deleteAssessment(deps, caller.id, params.id)
    return { message: 'Assessment deleted' }
  })
}
