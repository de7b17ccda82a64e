import { endpoints } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import type { AssessmentTools } from '../assessments/service.ts'
import type { Database } from '../platform/database.ts'
import { perUser } from '../platform/http/limits.ts'
import { serve } from '../platform/http/serve.ts'
import type { Tables } from '../tables.ts'
import { reportOutcome, takeBackOutcome } from './service.ts'

const limits = { limits: [perUser(30)] }

export function outcomeRoutes(
  app: FastifyInstance,
  { db, transaction }: Pick<Database<Tables>, 'db' | 'transaction'>,
  tools: AssessmentTools,
): void {
  serve(app, endpoints.reportOutcome, limits, async ({ caller, body }) => {
    await transaction((tx) => reportOutcome(tx, tools, caller.id, body))
    return { message: 'Outcome kept' }
  })

  serve(app, endpoints.takeBackOutcome, limits, async ({ caller, params }) => {
    await takeBackOutcome(db, caller.id, params.assessment_id)
    return { message: 'Outcome taken back' }
  })
}
