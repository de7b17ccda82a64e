import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readInput } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { ValidationError } from '../platform/http/http-error.ts'
import { checkoutPage, returnUrlOf } from './checkout-page.ts'
import { operatorRoutes } from './operator-routes.ts'
import { isFromHere } from './same-origin.ts'
import { type SiteOfPages, sendForeign, sendPage, sendUnknown } from './send-page.ts'

const stylesheet = readFileSync(join(import.meta.dirname, 'templates', 'sandbox.css'))

const Completion = z.object({
  outcome: z.enum(['paid', 'pending', 'async_paid', 'async_failed', 'expired', 'declined']),
  /** How it is paid at once; by card unless said. */
  method: z.optional(z.enum(['card', 'paynow'])),
})

type OfSession = { Params: { id: string }; Querystring: { declined?: string } }

/**
 * The sandbox's hosted page, for people and, by `POST <page>/complete` with a form field `outcome`, for scripts. None where
 * payments are real or off.
 */
export function sandboxPages(
  app: FastifyInstance,
  { sandbox, settings, site }: Pick<Deps, 'sandbox' | 'settings'> & { site: SiteOfPages },
): void {
  if (!sandbox) return
  if (!settings.production) operatorRoutes(app, { sandbox, settings, site })

  app.get('/sandbox/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))

  app.get<OfSession>('/sandbox/checkout/:id', async (request, reply) => {
    const view = await sandbox.checkout(request.params.id)
    if (!view) return sendUnknown(request, reply, site)
    const page = checkoutPage(view, site.product, { isDeclined: request.query.declined !== undefined })
    return sendPage(reply, page, view.session.success_url)
  })

  app.post<OfSession>('/sandbox/checkout/:id/complete', async (request, reply) => {
    if (!isFromHere(request, settings.publicUrl)) return sendForeign(request, reply, site)
    const read = readInput(Completion, request.body, 'body')
    if ('problems' in read) throw new ValidationError(read.problems)
    const { outcome, method } = read.value

    const { id } = request.params
    const page = `/sandbox/checkout/${encodeURIComponent(id)}`
    if (outcome === 'declined') return reply.redirect(`${page}?declined`, 303)
    const completed = await sandbox.complete(id, outcome, method)
    // Of one that is promised the page asks what the bank answers, and of one that has expired it says so.
    const staysHere = outcome === 'pending' || outcome === 'expired'
    if (completed) return reply.redirect(staysHere ? page : returnUrlOf(completed), 303)

    const view = await sandbox.checkout(id)
    if (!view) return sendUnknown(request, reply, site)
    return sendPage(
      reply.status(409),
      checkoutPage(view, site.product, { isDeclined: false }),
      view.session.success_url,
    )
  })
}
