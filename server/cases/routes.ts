import { type Endpoint, endpoints, errors, type ReportedOutcome } from '@settlesg/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { callLimits } from '../limits/service.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { type Caller, serve } from '../platform/http/serve.ts'
import { analysisOfWhatIf, loadOwnAnalysis, predictionOfWhatIf } from './analysis.ts'
import { correctAnswers } from './correct.ts'
import { ownAssessment, renewed, type Subject } from './look-up.ts'
import { presentSummary } from './present.ts'
import { count, label, newestFirst } from './queries.ts'
import { deleteAssessment, predictionForAnswers, spendCreditOnEstimate, wholeAssessment } from './service.ts'
import { openLabel, openPrediction, openSummary, sealLabel } from './summary.ts'
import { unlock } from './unlock.ts'
import { loadVersion } from './versions.ts'

const reads = { limits: callLimits.reads }

interface CaseRouteDeps extends Deps {
  loadOutcomes(userId: string, assessmentIds: readonly string[]): Promise<Map<string, ReportedOutcome>>
}

export function caseRoutes(app: FastifyInstance, deps: CaseRouteDeps): void {
  const { db } = deps
  const authorize = ({ caller, params }: { caller: Caller; params: { id: string } }) =>
    ownAssessment(deps, caller.id, params.id)
  const loadOutcome = async (userId: string, id: string) => (await deps.loadOutcomes(userId, [id])).get(id) ?? null
  const summary = (row: Awaited<ReturnType<typeof newestFirst>>[number], outcome: ReportedOutcome | null) => ({
    ...presentSummary(row, openLabel(deps, row), openSummary(deps.secrets, row)),
    outcome,
  })

  serve(app, endpoints.consumeCredits, { limits: callLimits.estimates }, ({ caller, body }) =>
    spendCreditOnEstimate(deps, caller.id, body.profile),
  )

  serve(app, endpoints.assessments, reads, async ({ caller, query }) => {
    const [rows, total] = await Promise.all([newestFirst(db, caller.id, query), count(db, caller.id)])
    const outcomes = await deps.loadOutcomes(
      caller.id,
      rows.map(({ id }) => id),
    )
    const data = []
    for (const row of rows) data.push(summary(await renewed(deps, caller.id, row), outcomes.get(row.id) ?? null))
    return { data, count: total.count }
  })

  serve(app, endpoints.assessment, { ...reads, authorize }, async ({ caller, owned }) => ({
    ...(await wholeAssessment(deps, await renewed(deps, caller.id, owned))),
    outcome: await loadOutcome(caller.id, owned.id),
  }))

  serve(app, endpoints.sharpen, { limits: callLimits.estimates, authorize }, ({ caller, params, body }) =>
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
  modelRoutes(app, deps)
}

interface Named {
  caller: Caller
  body: Subject
}

function modelRoutes(app: FastifyInstance, deps: Deps): void {
  /** Answers are the caller's own; the schema has made sure that it is these or an assessment. */
  const ownSubject = async ({ caller, body }: Named) =>
    body.profile ?? ownAssessment(deps, caller.id, body.assessment_id ?? '')
  /** What is no what-if is counted apart, and before anything is looked up. */
  const ownSubjectOnce = ({ method, path }: Endpoint) => {
    const limit = app.limiter(callLimits.estimates, `${method} ${path} of no what-if`)
    return async (named: Named & { body: { changes?: object | undefined }; request: FastifyRequest }) => {
      if (!named.body.changes) await limit(named.request, { user: named.caller.id })
      return ownSubject(named)
    }
  }

  serve(
    app,
    endpoints.consumeSupercredits,
    { limits: callLimits.estimates, authorize: ownSubject },
    ({ caller, body }) => unlock(deps, caller.id, body),
  )

  serve(
    app,
    endpoints.predict,
    { limits: callLimits.whatIfs, authorize: ownSubjectOnce(endpoints.predict) },
    async ({ caller, body, owned }) => {
      if (body.changes) return predictionOfWhatIf(deps, caller.id, body, body.changes)
      return 'id' in owned
        ? openPrediction(deps, await renewed(deps, caller.id, owned))
        : predictionForAnswers(deps, caller.id, owned)
    },
  )

  serve(
    app,
    endpoints.analyze,
    { limits: callLimits.whatIfs, authorize: ownSubjectOnce(endpoints.analyze) },
    async ({ caller, body }) => {
      if (body.changes) return analysisOfWhatIf(deps, caller.id, body, body.changes)
      return loadOwnAnalysis(deps, caller.id, body)
    },
  )
}
