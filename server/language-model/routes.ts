import { endpoints } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import { ownAssessment } from '../cases/service.ts'
import type { Deps } from '../deps.ts'
import { perUser } from '../platform/http/limits.ts'
import { securityEvent } from '../platform/http/security-log.ts'
import { serve } from '../platform/http/serve.ts'
import { createBreaker } from './breaker.ts'
import { openAiModel } from './provider.ts'
import { rewordCase } from './service.ts'

/** That the person agreed to send their case to the language model: once for each call, and part of what they can download. */
export const agreedToSend = securityEvent('language_model_agreed', 'account')

export function languageModelRoutes(app: FastifyInstance, deps: Deps): void {
  const { languageModel } = deps.settings
  const model = languageModel && openAiModel(languageModel)
  const rewording = { ...deps, model, breaker: createBreaker(deps.clock) }

  serve(
    app,
    endpoints.rewordCase,
    {
      limits: [perUser(10)],
      authorize: ({ caller, body }) => ownAssessment(deps, caller.id, body.assessment_id),
    },
    ({ caller, body, owned, request }) =>
      rewordCase(rewording, owned, body.language, {
        report: (call) => request.log.info(call, 'language model'),
        onSend: () => app.logSecurityEvent(request, agreedToSend, { account: caller.id }),
      }),
  )
}
