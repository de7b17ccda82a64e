import { errors } from '@settlesg/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

/**
 * Answers what no route matches: 405 with `Allow` where the path exists for another method, the site's own
 * not-found page for pages, and else 404. Knows the routes that are registered after it.
 */
export function answerUnknownPaths(
  app: FastifyInstance,
  sendPage: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | null,
): void {
  const routes: { method: string; pattern: RegExp }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    const parts = url
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : RegExp.escape(part)))
    const pattern = new RegExp(`^${parts.join('/')}$`)
    for (const each of [method].flat()) routes.push({ method: each, pattern })
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    // A route that found nothing to send hands over to this one, too.
    if (allowed.length > 0 && !allowed.includes(request.method))
      throw new HttpError(errors.methodNotAllowed, { allow: allowed.join(', ') })
    const isPage = !path.startsWith('/api/') && !path.startsWith('/health/')
    if (isPage && !['GET', 'HEAD'].includes(request.method))
      throw new HttpError(errors.methodNotAllowed, { allow: 'GET, HEAD' })
    if (isPage && sendPage) return sendPage(request, reply)
    throw new HttpError(errors.notFound)
  })
}
