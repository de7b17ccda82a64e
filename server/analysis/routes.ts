import { endpoints } from '@settlesg/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openPrediction, ownAssessment, predictionForAnswers } from '../assessments/service.ts'
import type { Deps } from '../deps.ts'
import { perUser } from '../platform/http/limits.ts'
import { type Caller, serve } from '../platform/http/serve.ts'
import { analysisOfWhatIf, keepsAnalyses, loadOwnAnalysis, predictionOfWhatIf } from './service.ts'
import type { Subject } from './subject.ts'
import { unlock } from './unlock.ts'

/** What-ifs are tried one after the other by hand; everything else is requested once. */
const [whatIfs, others] = [perUser(120), perUser(30)]

interface Named {
  caller: Caller
  body: Subject
}

export function analysisRoutes(app: FastifyInstance, deps: Deps): void {
  const assessments = { ...deps, ...keepsAnalyses(deps) }
  /** Answers are the caller's own; the schema has made sure that it is these or an assessment. */
  const ownSubject = async ({ caller, body }: Named) =>
    body.profile ?? ownAssessment(deps, caller.id, body.assessment_id ?? '')
  /** What is no what-if is counted apart, and before anything is looked up. */
  const ownSubjectOnce = () => {
    const limit = app.limiter(others)
    return async (named: Named & { body: { changes?: object | undefined }; request: FastifyRequest }) => {
      if (!named.body.changes) await limit(named.request, { user: named.caller.id })
      return ownSubject(named)
    }
  }

  serve(app, endpoints.consumeSupercredits, { limits: [others], authorize: ownSubject }, ({ caller, body }) =>
    unlock(deps, caller.id, body),
  )

  serve(app, endpoints.predict, { limits: [whatIfs], authorize: ownSubjectOnce() }, async ({ caller, body, owned }) => {
    if (body.changes) return predictionOfWhatIf(deps, caller.id, body, body.changes)
    return 'id' in owned ? openPrediction(deps, owned) : predictionForAnswers(assessments, caller.id, owned)
  })

  serve(app, endpoints.analyze, { limits: [whatIfs], authorize: ownSubjectOnce() }, async ({ caller, body }) => {
    if (body.changes) return analysisOfWhatIf(deps, caller.id, body, body.changes)
    return loadOwnAnalysis(deps, caller.id, body)
  })
}
