import { daySeconds, daysLater } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { Settings } from '../platform/settings.ts'

const validDays = 180

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
    const lines = [
      `Contact: mailto:${settings.contactEmail}`,
      `Expires: ${daysLater(clock.now(), validDays).toISOString().slice(0, 10)}T00:00:00.000Z`,
      'Preferred-Languages: en, zh',
      `Canonical: ${settings.publicUrl}${path}`,
    ]
    return reply
      .header('cache-control', `public, max-age=${daySeconds}`)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
