import { endpoints } from '@settlesg/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerMailbox } from '../accounts/service.ts'
import type { Deps } from '../deps.ts'
import { callLimits } from '../limits/service.ts'
import { type Caller, serve } from '../platform/http/serve.ts'
import { securityEvent } from '../platform/logs/security-log.ts'
import { languageModelService } from './service.ts'

/** That the person agreed to send a question or a description to the language model: once for each call. */
export const agreedToSend = securityEvent('language_model_agreed', 'account')

export function languageModelRoutes(app: FastifyInstance, deps: Deps): void {
  const service = languageModelService(deps)
  const limits = callLimits.languageModel
  const from = ({ caller, request, reply }: { caller: Caller; request: FastifyRequest; reply: FastifyReply }) => ({
    mailbox: callerMailbox(caller),
    left: whenClosed(reply),
    onSend: () => app.logSecurityEvent(request, agreedToSend, { account: caller.id }),
    report: (call: object) => request.log.info(call, 'language model'),
  })
  serve(app, endpoints.pointToPassages, { limits }, (call) => service.pointToPassages(call.body, from(call)))
  serve(app, endpoints.proposeAnswers, { limits }, (call) => service.proposeAnswers(call.body, from(call)))
}

/** Ends when the connection does, or the answer is given. */
function whenClosed({ raw }: FastifyReply): AbortSignal {
  const closing = new AbortController()
  raw.once('close', () => closing.abort())
  return closing.signal
}
