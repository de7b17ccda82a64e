import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { checkoutPage, type Language, missingPage, returnUrl } from './checkout-page.ts'
import { disputeMoves } from './disputes.ts'
import { operatorPage } from './operator-page.ts'
import { integer, parse, text } from './parameters.ts'
import type { PaymentSandbox } from './payment-sandbox.ts'
import { outcomes } from './sessions.ts'

/** Reached through the site, with its host in `x-forwarded-host` and the reader's language in `accept-language`. */

const stylesheet = readFileSync(join(import.meta.dirname, 'templates', 'sandbox.css'))

const Completion = z.strictObject({
  outcome: z.enum([...outcomes, 'declined']),
  /** How it is paid at once; by card by default. */
  method: z.optional(z.enum(['card', 'paynow'])),
})

const id = text(100)
const Act = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['hold', 'release', 'release_newest_first']) }),
  z.strictObject({ do: z.literal('refund'), id, amount: integer(1) }),
  z.strictObject({
    do: z.enum(['send', 'send_twice', 'inquiry', 'dispute', 'refund_succeeded', 'refund_failed', ...disputeMoves]),
    id,
  }),
])
type Act = z.output<typeof Act>

type OfSession = { Params: { id: string }; Querystring: { declined?: string } }

interface PagesOptions {
  publicUrl: string
  /** What the buyer's page calls who is paid. */
  seller: string
  /** Whether there is `/sandbox/`, on which anyone can act as the provider's dashboard and the banks. */
  hasOperatorPage: boolean
}

/** `POST <page>/complete` with a form field `outcome` is there for scripts too. */
export function servePages(app: FastifyInstance, sandbox: PaymentSandbox, options: PagesOptions): void {
  const { seller, publicUrl, hasOperatorPage } = options
  const missing = (request: FastifyRequest, reply: FastifyReply, reason: 'unknown' | 'foreign') =>
    sendPage(reply.status(reason === 'unknown' ? 404 : 403), missingPage(reason, preferredLanguage(request), seller))

  if (hasOperatorPage) {
    app.get('/sandbox/', async (_request, reply) => sendPage(reply, operatorPage(sandbox.overview(), null)))
    app.post('/sandbox/act', async (request, reply) => {
      if (!isFromHere(request, publicUrl)) return missing(request, reply, 'foreign')
      const problem = await carryOut(sandbox, parse(Act, String(request.body ?? '')))
      if (problem === null) return reply.redirect('/sandbox/', 303)
      return sendPage(reply.status(409), operatorPage(sandbox.overview(), problem))
    })
  }
  app.get('/sandbox/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))

  app.get<OfSession>('/sandbox/checkout/:id', async (request, reply) => {
    const view = sandbox.checkout(request.params.id)
    if (!view) return missing(request, reply, 'unknown')
    const page = checkoutPage(view, seller, { isDeclined: request.query.declined !== undefined })
    return sendPage(reply, page, view.session.success_url)
  })

  app.post<OfSession>('/sandbox/checkout/:id/complete', async (request, reply) => {
    if (!isFromHere(request, publicUrl)) return missing(request, reply, 'foreign')
    const { outcome, method } = parse(Completion, String(request.body ?? ''))
    const { id } = request.params
    const page = `/sandbox/checkout/${encodeURIComponent(id)}`
    if (outcome === 'declined') return reply.redirect(`${page}?declined`, 303)
    const completed = sandbox.complete(id, outcome, method)
    // Of one that is promised the page asks what the bank answers, and of one that has expired it says so.
    const staysHere = outcome === 'pending' || outcome === 'expired'
    if (completed) return reply.redirect(staysHere ? page : returnUrl(completed), 303)

    const view = sandbox.checkout(id)
    if (!view) return missing(request, reply, 'unknown')
    return sendPage(reply.status(409), checkoutPage(view, seller, { isDeclined: false }), view.session.success_url)
  })
}

/** Null once it is done, else why it could not be. */
async function carryOut(sandbox: PaymentSandbox, act: Act): Promise<string | null> {
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
        return unless(sandbox.refund(act.id, act.amount))
      } catch (error) {
        if (error instanceof ApiError) return error.message
        throw error
      }
    case 'refund_succeeded':
      return unless(sandbox.settleRefund(act.id, 'succeeded'))
    case 'refund_failed':
      return unless(sandbox.settleRefund(act.id, 'failed'))
    case 'inquiry':
      return unless(sandbox.openDispute(act.id, 'inquiry'))
    case 'dispute':
      return unless(sandbox.openDispute(act.id))
    default:
      return unless(sandbox.moveDispute(act.id, act.do))
  }
}

/** Sends a page. A form may lead only back here and, by the redirect that follows it, to `returnUrl`. */
function sendPage(reply: FastifyReply, page: string, returnUrl: string | null = null): FastifyReply {
  const wayBack = returnUrl && URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : ''
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'${wayBack}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page)
}

const preferredLanguage = ({ headers }: FastifyRequest): Language =>
  headers['accept-language']?.startsWith('zh') ? 'zh' : 'en'

/** A browser names the origin of every form. There is no session to abuse, but another site could pay in a visitor's name. */
function isFromHere({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers
  if (origin === undefined || origin === publicUrl) return true
  return URL.canParse(origin) && new URL(origin).host === headers['x-forwarded-host']
}
