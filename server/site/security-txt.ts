import type { FastifyInstance } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { Settings } from '../platform/settings.ts'

const validDays = 180
const dayMs = 86_400_000

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. It has to name a day until which it holds; that is
 * half a year from whenever it is read, since a server that still sends it still stands behind it.
 */
export function securityTxtRoute(
  app: FastifyInstance,
  { settings, clock }: { settings: Pick<Settings, 'publicUrl' | 'contactEmail'>; clock: Clock },
): void {
  const path = '/.well-known/security.txt'
  app.get(path, (_request, reply) => {
    const today = Math.floor(clock.now().getTime() / dayMs) * dayMs
    const lines = [
      `Contact: mailto:${settings.contactEmail}`,
      `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
      'Preferred-Languages: en, zh',
      `Canonical: ${settings.publicUrl}${path}`,
    ]
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
