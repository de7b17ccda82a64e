import { endpoints } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { callLimits } from '../limits/service.ts'
import { serve } from '../platform/http/serve.ts'
import { countRecords, findRecords } from './queries.ts'
import { loadBalance, presentRecord } from './service.ts'

export function creditRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, endpoints.creditRecords, { limits: callLimits.reads }, async ({ caller, query }) => {
    const [rows, { count }, balance] = await Promise.all([
      findRecords(db, caller.id, query),
      countRecords(db, caller.id),
      loadBalance(db, caller.id),
    ])
    return { data: rows.map(presentRecord), count, balance }
  })
}
