import { endpoints } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { perHour, perUser } from '../platform/http/limits.ts'
import { securityEvent } from '../platform/http/security-log.ts'
import { serve } from '../platform/http/serve.ts'
import { exportData } from './export.ts'

export const dataExported = securityEvent('data_exported', 'account')

export function personalDataRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, endpoints.exportAccount, { limits: [perUser(10, perHour)] }, ({ caller, request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="settlesg-my-data.json"')
    app.logSecurityEvent(request, dataExported, { account: caller.id })
    return exportData(deps, caller)
  })
}
