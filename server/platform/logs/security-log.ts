import type { ContractError } from '@settlesg/contract'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { truncatedSource } from '../http/source.ts'
import { securityEvents } from '../metrics/metrics.ts'

interface Subjects {
  account: { account: string }
  address: { address: string }
  'account or address': { account: string } | { address: string }
  counted: never
}

/** Addresses only as a keyed digest; `counted`: one line a minute, process, kind and network (docs/security-log.md). */
export interface SecurityEventKind<About extends keyof Subjects = keyof Subjects> {
  name: string
  about: About
  level: 'info' | 'warn'
}
type CountedEvent = SecurityEventKind<'counted'>
type Level = SecurityEventKind['level']

/** `warn` is for what may be an attack. */
export const securityEvent = <About extends keyof Subjects>(
  name: string,
  about: About,
  level: 'info' | 'warn' = 'info',
): SecurityEventKind<About> => ({ name, about, level })

export const callEvents = {
  superuserCalled: securityEvent('superuser_called', 'account'),
  superuserCallRefused: securityEvent('superuser_call_refused', 'account', 'warn'),
  tooManyRequests: securityEvent('too_many_requests', 'counted', 'warn'),
}

/** Failures that may be an attack, with their event. */
export type RefusalEvents = readonly (readonly [ContractError, SecurityEventKind<'account' | 'counted'>])[]

/** Never store more than this. */
export interface SecurityEvent {
  at: Date
  event: string
  account: string | null
  /** A keyed digest of the address. */
  address: string | null
  /** The /24 or /48; null if none is recorded. */
  source: string | null
  /** What a counted event was about. */
  kind: string | null
  count: number
}

type Caller = Pick<FastifyRequest, 'ip' | 'log'>

declare module 'fastify' {
  interface FastifyInstance {
    logSecurityEvent: <About extends keyof Subjects>(
      request: Caller,
      kind: SecurityEventKind<About>,
      subject: Subjects[About],
    ) => void
    /** Without a request, no network is recorded. */
    countSecurityEvent: (request: Caller | null, event: CountedEvent, kind: string) => void
    /** Records failures that may be an attack, and no others. */
    reportRefusal: (request: FastifyRequest, refused: ContractError) => void
    /** Resolves when everything is stored, with the counts of the current minute. */
    keepSecurityEvents: () => Promise<void>
  }
}

export interface SecurityLogSettings {
  /** Its own purpose, so that it matches no digest that is stored elsewhere. */
  digest: (text: string) => string
  clock: Clock
  /** All of them or none. */
  keep: (events: SecurityEvent[]) => Promise<void>
  refusals: RefusalEvents
}

export const addressDigest = (digest: SecurityLogSettings['digest'], address: string): string =>
  digest(`security log: ${address.toLowerCase()}`)

/** Rows of one insert; and the most events that wait while the database is away: beyond that the oldest are lost. */
const batchSize = 500
const mostWaiting = 10_000
/** Different counts of one minute at most; networks beyond are counted as one. */
const mostKinds = 5_000
const minuteMs = 60_000

export function writeSecurityLine(log: FastifyBaseLogger, level: Level, line: { event: string; count?: number }): void {
  securityEvents.inc({ event: line.event }, line.count)
  log[level]({ kind: 'security', ...line }, 'security event')
}

export function keepSecurityLog(app: FastifyInstance, { digest, clock, keep, refusals }: SecurityLogSettings): void {
  const refusalEvents = new Map(refusals)
  const waiting: SecurityEvent[] = []
  let writing: Promise<void> | null = null

  /** No answer waits for it: a batch at a time, and after a failure together with the next event. */
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
  const record = (log: FastifyBaseLogger, level: Level, row: SecurityEvent) => {
    const { at: _, event, kind: what, count, ...who } = row
    const known = Object.entries({ ...who, what }).filter(([, value]) => value !== null)
    writeSecurityLine(log, level, { event, ...Object.fromEntries(known), count })
    waiting.push(row)
    void write()
  }

  const counted = new Map<string, { level: Level; row: SecurityEvent }>()
  let timer: NodeJS.Timeout | undefined
  const recordCounted = () => {
    clearTimeout(timer)
    timer = undefined
    for (const { level, row } of counted.values()) record(app.log, level, row)
    counted.clear()
  }

  app.decorate('logSecurityEvent', (request, { name: event, level }, subject: Subjects[keyof Subjects]) => {
    const who =
      'account' in subject
        ? { account: subject.account, address: null }
        : { account: null, address: addressDigest(digest, subject.address) }
    const source = truncatedSource(request.ip)
    record(request.log, level, { at: clock.now(), event, ...who, source, kind: null, count: 1 })
  })
  app.decorate('countSecurityEvent', (request, { name: event, level }, kind) => {
    const source = request && (counted.size < mostKinds ? truncatedSource(request.ip) : 'others')
    const at = new Date(Math.floor(clock.now().getTime() / minuteMs) * minuteMs)
    const key = JSON.stringify([at, event, kind, source])
    const known = counted.get(key)
    if (known) known.row.count += 1
    else counted.set(key, { level, row: { at, event, account: null, address: null, source, kind, count: 1 } })
    timer ??= setTimeout(recordCounted, minuteMs).unref()
  })
  app.decorate('keepSecurityEvents', async () => {
    recordCounted()
    await writing
    await write()
  })
  app.decorate('reportRefusal', (request, refused) => {
    const { caller, method, routeOptions } = request
    const kind = refused.status === 429 ? callEvents.tooManyRequests : refusalEvents.get(refused)
    if (kind && isCounted(kind)) app.countSecurityEvent(request, kind, `${method} ${routeOptions.url ?? 'unknown'}`)
    else if (kind && caller) app.logSecurityEvent(request, kind, { account: caller.id })
  })
  app.addHook('onClose', () => app.keepSecurityEvents())
}

const isCounted = (kind: SecurityEventKind<'account' | 'counted'>): kind is CountedEvent => kind.about === 'counted'
