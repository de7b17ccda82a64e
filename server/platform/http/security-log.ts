import { type ContractError, errors } from '@settlesg/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { minuteCounts } from './minute-counts.ts'
import { truncatedSource } from './source.ts'

/**
 * What the security log records, one line and one row an event (docs/operations.md). `account` events name an account by
 * its id; of an `address` that may belong to nobody only a keyed digest is written. What anybody can cause without end
 * is `counted`: one line and row a minute, process, kind and network.
 */
export const securityEvents = {
  signed_up: { level: 'info', about: 'address' },
  sign_up_refused: { level: 'warn', about: 'address' },
  address_confirmed: { level: 'info', about: 'account' },
  signed_in: { level: 'info', about: 'account' },
  sign_in_failed: { level: 'warn', about: 'account or address' },
  sign_in_throttled: { level: 'warn', about: 'account or address' },
  wrong_present_password: { level: 'warn', about: 'account' },
  recovery_requested: { level: 'info', about: 'address' },
  password_reset: { level: 'info', about: 'account' },
  password_changed: { level: 'info', about: 'account' },
  address_change_requested: { level: 'info', about: 'account' },
  address_changed: { level: 'info', about: 'account' },
  signed_out: { level: 'info', about: 'account' },
  signed_out_everywhere: { level: 'info', about: 'account' },
  session_ended: { level: 'info', about: 'account' },
  oldest_session_ended: { level: 'warn', about: 'account' },
  data_exported: { level: 'info', about: 'account' },
  refund_requested: { level: 'info', about: 'account' },
  account_deleted: { level: 'info', about: 'account' },
  superuser_called: { level: 'info', about: 'account' },
  superuser_call_refused: { level: 'warn', about: 'account' },
  access_token_refused: { level: 'warn', about: 'counted' },
  link_refused: { level: 'warn', about: 'counted' },
  webhook_refused: { level: 'warn', about: 'counted' },
  too_many_requests: { level: 'warn', about: 'counted' },
  policy_violated: { level: 'warn', about: 'counted' },
} as const satisfies Record<string, { level: 'info' | 'warn'; about: keyof Subjects }>

interface Subjects {
  account: { account: string }
  address: { address: string }
  'account or address': { account: string } | { address: string }
  counted: never
}

export type SecurityEventName = keyof typeof securityEvents
type SubjectOf<E extends SecurityEventName> = Subjects[(typeof securityEvents)[E]['about']]
type CountedEvent = {
  [E in SecurityEventName]: (typeof securityEvents)[E]['about'] extends 'counted' ? E : never
}[SecurityEventName]

/** An event as it is kept: never more than this. */
export interface SecurityEvent {
  at: Date
  event: SecurityEventName
  account: string | null
  /** A keyed digest of the address. */
  address: string | null
  /** The /24 or /48; null where nobody's is noted. */
  source: string | null
  /** What a counted event was about. */
  kind: string | null
  count: number
}

type Caller = Pick<FastifyRequest, 'ip' | 'log'>

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes one line and one row of the security log: the event, whom it is about, and a truncated source. */
    logSecurityEvent: <E extends SecurityEventName>(request: Caller, event: E, subject: SubjectOf<E>) => void
    /** Counts an event of this minute; without a request, of nobody's network. */
    countSecurityEvent: (request: Caller | null, event: CountedEvent, kind: string) => void
    /** Waits until everything so far is kept, with the counts of a minute that is not over yet. */
    keepSecurityEvents: () => Promise<void>
  }
}

export interface SecurityLogSettings {
  /** Of its own purpose, so that it matches no digest that is stored elsewhere. */
  digest: (text: string) => string
  clock: Clock
  /** Keeps events in the table, all of them or none. */
  keep: (events: SecurityEvent[]) => Promise<void>
}

/** Rows of one insert; and events that wait at most while the database is away, the oldest of which are then lost. */
const batchSize = 500
const mostWaiting = 10_000
/** Different counts of one minute at most; networks beyond are counted as one. */
const mostKinds = 5_000

export function keepSecurityLog(app: FastifyInstance, { digest, clock, keep }: SecurityLogSettings): void {
  const waiting: SecurityEvent[] = []
  let writing: Promise<void> | null = null

  /** Nobody's answer waits for it: a batch at a time, and after a failure together with the next event. */
  const writeWaiting = async () => {
    try {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, batchSize)
        await keep(batch)
        waiting.splice(0, batch.length)
      }
    } catch (error) {
      waiting.splice(0, Math.max(0, waiting.length - mostWaiting))
      const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
      app.log.error({ code, waiting: waiting.length }, 'security events are not kept')
    }
    writing = null
  }
  const write = () => {
    if (writing === null && waiting.length > 0) writing = writeWaiting()
    return writing
  }
  const add = (event: SecurityEvent) => {
    waiting.push(event)
    void write()
  }

  const counts = minuteCounts<{ event: CountedEvent; kind: string; source: string | null }>(clock, (at, counted) => {
    for (const { event, ...what } of counted) {
      app.log[securityEvents[event].level]({ event, ...what }, 'security')
      add({ at, event, account: null, address: null, ...what })
    }
  })

  app.decorate('logSecurityEvent', (request, event, subject) => {
    const who =
      'account' in subject
        ? { account: subject.account }
        : { address: digest(`security log: ${subject.address.toLowerCase()}`) }
    const source = truncatedSource(request.ip)
    request.log[securityEvents[event].level]({ event, ...who, source }, 'security')
    add({ at: clock.now(), event, account: null, address: null, ...who, source, kind: null, count: 1 })
  })
  app.decorate('countSecurityEvent', (request, event, kind) => {
    const source = request && (counts.kinds() < mostKinds ? truncatedSource(request.ip) : 'others')
    counts.add({ event, kind, source })
  })
  app.decorate('keepSecurityEvents', async () => {
    counts.finish()
    await writing
    await write()
  })
  app.addHook('onClose', () => app.keepSecurityEvents())
}

const refusals = new Map<ContractError, CountedEvent>([
  [errors.invalidCredentials, 'access_token_refused'],
  [errors.invalidToken, 'link_refused'],
  [errors.invalidSignature, 'webhook_refused'],
])

/** Tells of a failure that may be an attack; of any other one nothing. */
export function reportRefusal(request: FastifyRequest, refused: ContractError): void {
  const { server, caller, method, routeOptions } = request
  if (refused === errors.wrongPassword && caller)
    server.logSecurityEvent(request, 'wrong_present_password', { account: caller.id })
  const event = refused.status === 429 ? 'too_many_requests' : refusals.get(refused)
  if (event) server.countSecurityEvent(request, event, `${method} ${routeOptions.url ?? 'unknown'}`)
}
