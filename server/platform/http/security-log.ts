import type { FastifyInstance, FastifyRequest } from 'fastify'
import { truncatedSource } from './source.ts'

/**
 * What the security log tells, one line an event (docs/operations.md). `account` events name an account by its id; of
 * an `address` that may belong to nobody only a keyed digest is written.
 */
export const securityEvents = {
  signed_in: { level: 'info', about: 'account' },
  sign_in_failed: { level: 'warn', about: 'account or address' },
  sign_in_throttled: { level: 'warn', about: 'account or address' },
  recovery_requested: { level: 'info', about: 'address' },
  password_reset: { level: 'info', about: 'account' },
  password_changed: { level: 'info', about: 'account' },
  address_changed: { level: 'info', about: 'account' },
  signed_out_everywhere: { level: 'info', about: 'account' },
  session_ended: { level: 'info', about: 'account' },
  superuser_called: { level: 'info', about: 'account' },
  superuser_call_refused: { level: 'warn', about: 'account' },
} as const satisfies Record<string, { level: 'info' | 'warn'; about: keyof Subjects }>

interface Subjects {
  account: { account: string }
  address: { address: string }
  'account or address': { account: string } | { address: string }
}

export type SecurityEvent = keyof typeof securityEvents
type SubjectOf<E extends SecurityEvent> = Subjects[(typeof securityEvents)[E]['about']]

/** Writes one line of the security log: never more than the event, whom it is about, and a truncated source. */
type LogSecurityEvent = <E extends SecurityEvent>(
  request: Pick<FastifyRequest, 'ip' | 'log'>,
  event: E,
  subject: SubjectOf<E>,
) => void

declare module 'fastify' {
  interface FastifyInstance {
    logSecurityEvent: LogSecurityEvent
  }
}

/** The digest of an address is of its own purpose, so that it matches none that is stored. */
export function keepSecurityLog(app: FastifyInstance, digest: (text: string) => string): void {
  app.decorate('logSecurityEvent', (request, event, subject) => {
    const who =
      'account' in subject
        ? { account: subject.account }
        : { address: digest(`security log: ${subject.address.toLowerCase()}`) }
    request.log[securityEvents[event].level]({ event, ...who, source: truncatedSource(request.ip) }, 'security')
  })
}
