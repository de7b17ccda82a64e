import type { FastifyInstance } from 'fastify'
import { preferredLanguage } from './pages.ts'

const requestHeaders = ['content-type', 'origin']
const responseHeaders = ['content-type', 'location', 'cache-control', 'content-security-policy']

/** Forwards `/sandbox/` to the payment sandbox on this machine; no route where payments are real or off. */
export function sandboxPages(app: FastifyInstance, sandboxAddress: string | null): void {
  if (sandboxAddress === null) return
  app.get('/sandbox', async (_request, reply) => reply.redirect('/sandbox/', 308))
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    pages.route({
      method: ['GET', 'POST'],
      url: '/sandbox/*',
      handler: async (request, reply) => {
        const headers = new Headers({ 'accept-language': preferredLanguage(request), 'x-forwarded-host': request.host })
        for (const name of requestHeaders) {
          const value = request.headers[name]
          if (typeof value === 'string') headers.set(name, value)
        }
        const answer = await fetch(`${sandboxAddress}${request.url}`, {
          method: request.method,
          headers,
          redirect: 'manual',
          ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
        })
        for (const name of responseHeaders) {
          const value = answer.headers.get(name)
          if (value !== null) reply.header(name, value)
        }
        return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()))
      },
    })
  })
}
