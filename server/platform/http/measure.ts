import type { Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginRequest, endRequest } from '../metrics.ts'
import { apiPrefix } from './serve.ts'

/**
 * Counts each request by the template of its route. Pages and files are one route, `site`, since their addresses are
 * many and cost alike; so is whatever no route matches, `unknown`, where even the method is the stranger's choice. The
 * questions for health are not counted: they come all the time, and nobody waits for them.
 */
export function measureRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    beginRequest((span) => {
      if (span) spans.set(request, span)
      done()
    })
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions
    const method = url === undefined ? '_OTHER' : request.method
    if (!url?.startsWith('/health/'))
      endRequest(spans.get(request) ?? null, method, routeName(url), reply.statusCode, reply.elapsedTime)
    done()
  })
}

function routeName(url: string | undefined): string {
  if (url === undefined) return 'unknown'
  return url.startsWith(apiPrefix) ? url : 'site'
}
