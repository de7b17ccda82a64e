import { endpoints } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { perSource, perUser } from '../platform/http/limits.ts'
import { type PdfFile, serve } from '../platform/http/serve.ts'
import { inTurnByAccount } from './in-turn.ts'
import {
  checkReport,
  fileNameOf,
  type IssuedReport,
  issueReport,
  mailReport,
  mailUploadedReport,
  reportFileOf,
  reportsOf,
} from './service.ts'

const makes = { limits: [perUser(5)] }
const reads = { limits: [perUser(120)] }

const onItsWay = { message: 'The report is on its way to the address of your account' }

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  const inTurn = inTurnByAccount()
  const asFile = ({ bytes, number, sha256 }: IssuedReport): PdfFile => ({
    bytes,
    number,
    sha256: sha256.toString('hex'),
    fileName: fileNameOf(deps, number),
  })

  serve(app, endpoints.generateReport, makes, async ({ caller, body }) =>
    asFile(await inTurn(caller.id, () => issueReport(deps, caller.id, body))),
  )

  serve(app, endpoints.sendReport, makes, async ({ caller, body }) => {
    await inTurn(caller.id, () => mailReport(deps, caller.id, body))
    return onItsWay
  })

  serve(app, endpoints.mailUploadedReport, makes, async ({ caller, file }) => {
    await inTurn(caller.id, () => mailUploadedReport(deps, caller.id, file))
    return onItsWay
  })

  serve(app, endpoints.reports, reads, ({ caller, query }) => reportsOf(deps, caller.id, query))

  serve(app, endpoints.reportFile, reads, async ({ caller, params }) =>
    asFile(await reportFileOf(deps, caller.id, params.sha256)),
  )

  serve(app, endpoints.verifyReport, { limits: perSource(60) }, ({ params }) => checkReport(deps, params.sha256))
}
