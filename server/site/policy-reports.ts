import { endpoints, errors } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { callLimits } from '../limits/service.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { serve } from '../platform/http/serve.ts'
import { securityEvent } from '../platform/logs/security-log.ts'

/** Of our policy (server/platform/http/headers.ts), and those that a browser may name in their place. */
const directives =
  /^((default|img|font|connect|manifest|worker|frame|object|media)-src|(script|style)-src(-elem|-attr)?|form-action|base-uri|frame-ancestors|require-trusted-types-for)$/

export const policyViolated = securityEvent('policy_violated', 'counted', 'warn')

const bodyLimitBytes = 4 * 1024
const limits = callLimits.policyReports

/** `report-uri` sends one object, `report-to` a list. All other fields are dropped. */
const Text = z.catch(z.string(), '')
const OldReport = z.object({
  'csp-report': z.object({ 'effective-directive': Text, 'violated-directive': Text, 'document-uri': Text }),
})
const NewReports = z.array(
  z.object({
    type: Text,
    body: z.catch(z.object({ effectiveDirective: Text, documentURL: Text }), {
      effectiveDirective: '',
      documentURL: '',
    }),
  }),
)

/** Counts only directive and page template: a report quotes addresses and scripts, and anybody can send one. */
export function policyReportRoute(app: FastifyInstance, pages: readonly string[]): void {
  const templates = pages.map((path) => ({
    path,
    pattern: new RegExp(
      `^${path
        .split('/')
        .map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
        .join('/')}$`,
    ),
  }))
  const findTemplate = (address: string) => {
    const path = URL.canParse(address) ? new URL(address).pathname : ''
    return templates.find(({ pattern }) => pattern.test(path))?.path ?? 'another page'
  }
  serve(app, endpoints.policyReports, { limits, bodyLimit: bodyLimitBytes }, ({ request }) => {
    for (const { directive, page } of reportsIn(request.body)) {
      const known = directives.test(directive) ? directive : 'another directive'
      app.countSecurityEvent(null, policyViolated, `${known} ${findTemplate(page)}`)
    }
    return { message: 'Counted' }
  })
}

/** Throws `badRequest` for what is no report. */
function reportsIn(body: unknown): { directive: string; page: string }[] {
  const json = parsed(body)
  const many = NewReports.safeParse(json)
  if (many.success)
    return many.data
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body: { effectiveDirective, documentURL } }) => ({ directive: effectiveDirective, page: documentURL }))
  const one = OldReport.safeParse(json)
  if (!one.success) throw new HttpError(errors.badRequest)
  const report = one.data['csp-report']
  const [violated = ''] = report['violated-directive'].split(' ')
  return [{ directive: report['effective-directive'] || violated, page: report['document-uri'] }]
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString() : '')
  } catch {
    throw new HttpError(errors.badRequest)
  }
}
