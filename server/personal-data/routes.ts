import { type AccountExport, endpoints } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import { exportedAccount } from '../accounts/service.ts'
import { deletedAssessments, loadAnalysis, streamAssessments } from '../cases/service.ts'
import { loadCreditRecords } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import { callLimits } from '../limits/service.ts'
import { loadMails } from '../mail/service.ts'
import { loadOperatorActions } from '../operator/service.ts'
import { loadOutcomes } from '../outcomes/service.ts'
import { loadPurchases } from '../payments/service.ts'
import { type Caller, serve } from '../platform/http/serve.ts'
import { securityEvent } from '../platform/logs/security-log.ts'
import { loadAllReports } from '../reports/service.ts'
import { loadSecurityEvents } from '../security-events/service.ts'

export const dataExported = securityEvent('data_exported', 'account')

export function personalDataRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, endpoints.exportAccount, { limits: callLimits.exports }, ({ caller, request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="settlesg-my-data.json"')
    app.logSecurityEvent(request, dataExported, { account: caller.id })
    return exportData(deps, caller)
  })
}

/** Small parts are read before the first piece, so that a database that is away is reported; assessments come last. */
export async function exportData(deps: Deps, caller: Caller): Promise<AsyncIterable<string>> {
  const [own, events, operator_actions, mails, credit_records, purchases, reports, deleted_assessments] =
    await Promise.all([
      exportedAccount(deps, caller),
      loadSecurityEvents(deps, caller.id),
      loadOperatorActions(deps, caller.id),
      loadMails(deps, caller.id),
      loadCreditRecords(deps.db, caller.id),
      loadPurchases(deps, caller.id),
      loadAllReports(deps, caller.id),
      deletedAssessments(deps, caller.id),
    ])
  const head = {
    exported_at: deps.clock.now().toISOString(),
    ...own,
    security_events: events.map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
  }
  const lists = { operator_actions, mails, credit_records, purchases, reports, deleted_assessments }
  return streamExport(deps, caller.id, { ...head, ...lists })
}

async function* streamExport(deps: Deps, userId: string, head: Omit<AccountExport, 'assessments'>) {
  yield `${JSON.stringify(head).slice(0, -1)},"assessments":[`
  let separator = ''
  for await (const assessment of streamAssessments(deps, userId)) {
    const outcome = (await loadOutcomes(deps, userId, [assessment.id])).get(assessment.id) ?? null
    const analysis = await loadAnalysis(deps, assessment.id)
    const whole = { ...assessment, outcome, analysis }
    yield separator + JSON.stringify(whole satisfies AccountExport['assessments'][number])
    separator = ','
  }
  yield ']}'
}
