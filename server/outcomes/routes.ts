import { endpoints } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { perUser } from '../platform/http/limits.ts'
import { serve } from '../platform/http/serve.ts'
import { reportOutcome, takeBackOutcome } from './service.ts'

const limits = { limits: [perUser(30)] }

export function outcomeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, endpoints.reportOutcome, limits, async ({ caller, body }) => {
    await deps.transaction((tx) => reportOutcome(tx, deps, caller.id, body))
    return { message: 'Outcome kept' }
  })

  serve(app, endpoints.takeBackOutcome, limits, async ({ caller, params }) => {
    await takeBackOutcome(deps, caller.id, params.assessment_id)
    return { message: 'Outcome taken back' }
  })
}
