import { Histogram } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { apiPrefix } from '../http/serve.ts'
import { counts } from './metrics.ts'

const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Seconds from a request to the end of its answer',
  labelNames: ['method', 'route', 'status'],
  registers: [counts],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
})

/** By route, without health; pages and files are `site`, the rest `unknown`, where even the method is the caller's text. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions
    const method = url === undefined ? 'other' : request.method
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    if (!url?.startsWith('/health/'))
      requestDuration.observe({ method, route: routeName(url), status }, reply.elapsedTime / 1000)
    done()
  })
}

function routeName(url: string | undefined): string {
  if (url === undefined) return 'unknown'
  return url.startsWith(apiPrefix) ? url : 'site'
}
