import { endpoints } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import { ownAssessment, predictionForAnswers, predictionOf } from '../assessments/service.ts'
import type { Deps } from '../deps.ts'
import { perUser } from '../platform/http/limits.ts'
import { serve } from '../platform/http/serve.ts'
import { analysisOfWhatIf, keepsAnalyses, ownAnalysis, predictionOfWhatIf } from './service.ts'
import { unlock } from './unlock.ts'

/** What-ifs are tried one after the other by hand; everything else is asked for once. */
const [whatIfs, others] = [perUser(120), perUser(30)]

export function analysisRoutes(app: FastifyInstance, deps: Deps): void {
  const assessments = { ...deps, ...keepsAnalyses(deps) }

  serve(app, endpoints.consumeSupercredits, { limits: [others] }, ({ caller, body }) => unlock(deps, caller.id, body))

  const limitPredictions = app.limiter(others)
  serve(app, endpoints.predict, { limits: [whatIfs] }, async ({ caller, body, request }) => {
    if (body.changes) return predictionOfWhatIf(deps, caller.id, body, body.changes)
    await limitPredictions(request, { user: caller.id })
    if (body.profile) return predictionForAnswers(assessments, caller.id, body.profile)
    return predictionOf(deps, await ownAssessment(deps, caller.id, body.assessment_id ?? ''))
  })

  const limitAnalyses = app.limiter(others)
  serve(app, endpoints.analyze, { limits: [whatIfs] }, async ({ caller, body, request }) => {
    if (body.changes) return analysisOfWhatIf(deps, caller.id, body, body.changes)
    await limitAnalyses(request, { user: caller.id })
    return ownAnalysis(deps, caller.id, body)
  })
}
