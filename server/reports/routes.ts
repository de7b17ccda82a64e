import { type AnswerPictureRequest, endpoints, type PRReportRequest } from '@settlesg/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ownAssessment } from '../cases/service.ts'
import type { Deps } from '../deps.ts'
import { callLimits } from '../limits/service.ts'
import { type Caller, serve } from '../platform/http/serve.ts'
import { keyedQueue, sourceOfAccount } from '../platform/jobs/keyed-queue.ts'
import {
  checkReport,
  drawAnswer,
  type IssuedReport,
  issueReport,
  loadReportFile,
  loadReports,
  mailReport,
  mailUploadedReport,
  reportFileName,
} from './service.ts'

const limits = callLimits.reports
const reads = { limits: callLimits.reads }

/** One after the other for an account, and at the same time for different accounts. */
const oneByOne = keyedQueue({
  name: 'uploads',
  atOnce: Number.POSITIVE_INFINITY,
  onePerHost: true,
  mayWait: 2_000,
  mayWaitFromOneNetwork: 100,
  retrySeconds: 5,
})

const onItsWay = { message: 'The report is on its way to the address of your account' }

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  const asFile = (reply: FastifyReply, { bytes, number, sha256 }: IssuedReport): Buffer => {
    reply
      .header('content-disposition', `attachment; filename="${reportFileName(deps, number)}"`)
      .header('x-report-number', number)
      .header('x-report-sha256', sha256.toString('hex'))
    return bytes
  }
  const makes = {
    limits,
    authorize: ({ caller, body }: { caller: Caller; body: PRReportRequest }) =>
      ownAssessment(deps, caller.id, body.assessment_id),
  }

  serve(app, endpoints.generateReport, makes, async ({ caller, body, reply }) =>
    asFile(reply, await oneByOne(sourceOfAccount(caller.id), () => issueReport(deps, caller.id, body))),
  )

  const draws = {
    limits,
    authorize: ({ caller, body }: { caller: Caller; body: AnswerPictureRequest }) =>
      ownAssessment(deps, caller.id, body.assessment_id),
  }
  serve(app, endpoints.drawAnswer, draws, async ({ caller, body, reply }) => {
    reply.header('content-disposition', `attachment; filename="${deps.product}-answer.png"`)
    return oneByOne(sourceOfAccount(caller.id), () => drawAnswer(deps, caller.id, body))
  })

  serve(app, endpoints.sendReport, makes, async ({ caller, body }) => {
    await oneByOne(sourceOfAccount(caller.id), () => mailReport(deps, caller.id, body))
    return onItsWay
  })

  serve(app, endpoints.mailUploadedReport, { limits }, async ({ caller, file }) => {
    await oneByOne(sourceOfAccount(caller.id), () => mailUploadedReport(deps, caller.id, file))
    return onItsWay
  })

  serve(app, endpoints.reports, reads, ({ caller, query }) => loadReports(deps, caller.id, query))

  serve(
    app,
    endpoints.reportFile,
    { ...reads, authorize: ({ caller, params }) => loadReportFile(deps, caller.id, params.sha256) },
    ({ owned, reply }) => asFile(reply, owned),
  )

  serve(app, endpoints.verifyReport, { limits: callLimits.reportChecks }, ({ params }) =>
    checkReport(deps, params.sha256),
  )
}
