import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errors } from '@settlesg/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import mustache from 'mustache'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { isLoopback } from '../platform/settings/setting-forms.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { isMailbox, type Mailbox } from './mailbox.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, 'templates', file), 'utf8')
const page = read('mailbox.mustache')
const stylesheet = read('mailbox.css')

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A mail brings its own styles only; sandboxed, so that it has no origin and can run nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** `/dev/mail` for people and `/dev/mail.json?to=` for scripts, where there is no mail server; for development alone. */
export function mailboxRoutes(
  app: FastifyInstance,
  { settings, mailer }: Pick<Deps, 'mailer'> & { settings: Pick<Settings, 'publicUrl'> },
): void {
  if (!isMailbox(mailer)) return
  const mailbox = mailer
  // Any name can be made to lead to this machine, and a page of that name could then read the tokens in the mails.
  app.addHook('onRequest', async ({ url, headers }) => {
    if (/^\/dev\/mail\b/.test(url) && !isOurs(headers.host, settings.publicUrl)) throw new HttpError(errors.notFound)
  })

  app.get<{ Querystring: { to?: string | string[] } }>('/dev/mail.json', async ({ query }) =>
    mailbox.list([query.to ?? []].flat()[0]),
  )
  app.get('/dev/mail.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))
  app.get('/dev/mail', async (_request, reply) => sendPage(reply, mailbox))
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async ({ params }, reply) => sendPage(reply, mailbox, params.id))
  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async ({ params }, reply) => {
    const mail = (await mailbox.list()).find(({ id }) => id === params.id)
    if (!mail) throw new HttpError(errors.notFound)
    return reply
      .headers({ 'content-security-policy': mailPolicy, 'x-frame-options': 'SAMEORIGIN' })
      .type(html)
      .send(mail.html)
  })
}

const html = 'text/html; charset=utf-8'

/** Whether a `Host` names this machine, or the site's own address. */
function isOurs(host: string | undefined, publicUrl: string): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return isLoopback(hostname.replace(/^\[|\]$/g, '')) || hostname === new URL(publicUrl).hostname
}

async function sendPage(reply: FastifyReply, mailbox: Mailbox, chosenId?: string): Promise<FastifyReply> {
  const mails = (await mailbox.list()).map((mail) => ({ ...mail, open: mail.id === chosenId }))
  const chosen = mails.find(({ open }) => open) ?? null
  if (chosenId !== undefined && chosen === null) throw new HttpError(errors.notFound)
  return reply
    .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
    .type(html)
    .send(mustache.render(page, { mails, chosen }))
}
