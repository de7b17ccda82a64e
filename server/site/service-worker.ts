import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../platform/settings/settings.ts'

const off = readFileSync(join(import.meta.dirname, '../../web/worker/off.js'), 'utf8')

/** Where it is off, sends one that removes itself and its cache: browsers would otherwise keep it for ever. */
export function serviceWorkerRoute(
  app: FastifyInstance,
  { folder, serviceWorker }: { folder: string } & Pick<Settings, 'serviceWorker'>,
): void {
  app.get('/sw.js', (_request, reply) => {
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8')
    return serviceWorker ? reply.sendFile('service-worker.js', folder) : reply.send(off)
  })
}
