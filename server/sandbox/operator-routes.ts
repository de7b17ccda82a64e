import { readInput } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { ValidationError } from '../platform/http/http-error.ts'
import { ApiError } from './api-error.ts'
import { disputeMoves } from './disputes.ts'
import { operatorPage } from './operator-page.ts'
import { isFromHere } from './same-origin.ts'
import { type SiteOfPages, sendForeign, sendPage } from './send-page.ts'
import type { Sandbox } from './service.ts'

const id = z.string().check(z.maxLength(100))
const cents = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number))

/** What the page can be asked to do. */
const Act = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['hold', 'release', 'release_newest_first']) }),
  z.object({ do: z.enum(['send', 'send_twice', 'inquiry', 'dispute']), id }),
  z.object({ do: z.literal('refund'), id, amount: cents }),
  z.object({ do: z.enum(['refund_succeeded', 'refund_failed']), id }),
  z.object({ do: z.enum(disputeMoves), id }),
])
type Act = z.output<typeof Act>

/** `/sandbox/`: what the provider's dashboard and the banks do. In development only: nobody signs in to it. */
export function operatorRoutes(
  app: FastifyInstance,
  { sandbox, settings, site }: Pick<Deps, 'settings'> & { sandbox: Sandbox; site: SiteOfPages },
): void {
  app.get('/sandbox', async (_request, reply) => reply.redirect('/sandbox/', 308))
  app.get('/sandbox/', async (_request, reply) => sendPage(reply, operatorPage(await sandbox.overview(), null)))
  app.post('/sandbox/act', async (request, reply) => {
    if (!isFromHere(request, settings.publicUrl)) return sendForeign(request, reply, site)
    const read = readInput(Act, request.body, 'body')
    if ('problems' in read) throw new ValidationError(read.problems)
    const said = await carryOut(sandbox, read.value)
    if (said === null) return reply.redirect('/sandbox/', 303)
    return sendPage(reply.status(409), operatorPage(await sandbox.overview(), said))
  })
}

/** Null once it is done, else why it could not be. */
async function carryOut(sandbox: Sandbox, act: Act): Promise<string | null> {
  const unless = (done: unknown) => (done ? null : 'It is too late for that.')
  switch (act.do) {
    case 'hold':
      sandbox.hold()
      return null
    case 'release':
    case 'release_newest_first':
      await sandbox.release({ newestFirst: act.do === 'release_newest_first' })
      return null
    case 'send':
      return unless(await sandbox.deliverEvent(act.id))
    case 'send_twice':
      return unless((await Promise.all([sandbox.deliverEvent(act.id), sandbox.deliverEvent(act.id)]))[0])
    case 'refund':
      try {
        await sandbox.refund(act.id, act.amount)
        return null
      } catch (error) {
        if (error instanceof ApiError) return error.message
        throw error
      }
    case 'refund_succeeded':
      return unless(await sandbox.settleRefund(act.id, 'succeeded'))
    case 'refund_failed':
      return unless(await sandbox.settleRefund(act.id, 'failed'))
    case 'inquiry':
      return unless(await sandbox.openDispute(act.id, 'inquiry'))
    case 'dispute':
      return unless(await sandbox.openDispute(act.id))
    default:
      return unless(await sandbox.moveDispute(act.id, act.do))
  }
}
