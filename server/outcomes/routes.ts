import { endpoints } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import { ownAssessment } from '../cases/service.ts'
import type { Deps } from '../deps.ts'
import { callLimits } from '../limits/service.ts'
import { type Caller, serve } from '../platform/http/serve.ts'
import { deleteOutcome } from './queries.ts'
import { reportOutcome } from './service.ts'

const limits = callLimits.outcomes

export function outcomeRoutes(app: FastifyInstance, deps: Deps): void {
  const own = (caller: Caller, { assessment_id }: { assessment_id: string }) =>
    ownAssessment(deps, caller.id, assessment_id)

  serve(
    app,
    endpoints.reportOutcome,
    { limits, authorize: ({ caller, body }) => own(caller, body) },
    async ({ caller, body }) => {
      await deps.transaction((tx) => reportOutcome(tx, deps, caller.id, body))
      return { message: 'Outcome kept' }
    },
  )

  serve(
    app,
    endpoints.takeBackOutcome,
    { limits, authorize: ({ caller, params }) => own(caller, params) },
    async ({ caller, owned }) => {
      await deleteOutcome(deps.db, caller.id, owned.id)
      return { message: 'Outcome taken back' }
    },
  )
}
