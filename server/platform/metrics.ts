import { AsyncLocalStorage } from 'node:async_hooks'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type BatchObservableCallback,
  type Histogram,
  type Observable,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { DatabaseConnections } from './postgres.ts'

/*
 * What a process counts of itself, by OpenTelemetry's names where there are some. It always counts; METRICS_PORT decides
 * whether anybody can read it. A label is one of a few words that the code names: never an id, an address or what a
 * person wrote (docs/operations.md, "What to watch").
 */

const reader = new PrometheusExporter({ preventServerStart: true })
const meter = new MeterProvider({ readers: [reader] }).getMeter('settlesg')

/** The unit is part of a name in Prometheus, and this exporter does not add it. */
const seconds = (name: string, description: string, explicitBucketBoundaries: number[]) =>
  meter.createHistogram(`${name}_seconds`, { description, advice: { explicitBucketBoundaries } })

/*
 * A histogram is a dozen series, so its labels are few: with the route among them there would be two thousand. The route
 * has counters: how many, and how many seconds together.
 */
const requestDuration = seconds(
  'http.server.request.duration',
  'Seconds from a request to the end of its answer',
  [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
)
const requests = meter.createCounter('http.server.requests', { description: 'Requests answered' })
const requestSeconds = meter.createCounter('http.server.route.duration_seconds', {
  description: 'Seconds spent on the requests of a route, together',
})

/** Of an estimate that was charged, from the call to the stored result. */
export const estimateDuration = seconds(
  'settlesg.estimate.duration',
  'Seconds that a charged estimate took',
  [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
)
export const reportDuration = seconds(
  'settlesg.report.duration',
  'Seconds that the printing of a report took, its waiting included',
  [0.1, 0.25, 0.5, 1, 2.5, 5, 20],
)
export const mailTries = meter.createCounter('settlesg.mail.tries', { description: 'Tries to send a mail' })
/** Payments whose state became another, by `outcome`. */
export const payments = meter.createCounter('settlesg.payments', { description: 'Payments by what became of them' })
export const securityEvents = meter.createCounter('settlesg.security.events', {
  description: 'Events of the security log',
})

const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description })

const lines = new Map<string, () => number>()
gauge('settlesg.line.waiting', 'Pieces of work that wait for their turn, such as passwords to be hashed').addCallback(
  (result) => {
    for (const [line, length] of lines) result.observe(length(), { line })
  },
)

/** Has the length of a line of work shown; a later one of the same name takes its place. */
export const watchLine = (name: string, length: () => number) => void lines.set(name, length)

/** What is asked of the database for its gauges; null where nothing is known yet. */
export interface StoredFigures {
  waitingMails: number
  /** Of the oldest waiting mail, in seconds; 0 where none waits. */
  oldestMailSeconds: number
  deadMails: number
  /** Of the last nightly look at the books: what was wrong, and when it was, in seconds since 1970. */
  books: { violations: number; differences: number; checkedAt: number } | null
}

interface Watched {
  /** When the newest dump was done, or null; not there where no folder of dumps is known. */
  newestBackup?: () => Promise<Date | null>
  /** Of the pool for requests; null for a database that has none. */
  connections: () => DatabaseConnections | null
  /** Where it rejects, or takes longer than a second, its gauges are NaN. */
  readFigures: () => Promise<StoredFigures>
}

/** However many ask, and however often: the database is asked once in this time. */
const figuresKeptMs = 15_000
/** One that is away must not hold up what else there is to read. */
const databasePatienceMs = 1_000

const loopDelay = {
  p50: gauge('nodejs.eventloop.delay.p50_seconds', 'Median delay of the event loop since the last scrape'),
  p99: gauge('nodejs.eventloop.delay.p99_seconds', 'The same, 99th percentile'),
}
const poolCount = gauge('db.client.connection.count', 'Connections of the pool for requests, by state')
const poolPending = gauge('db.client.connection.pending_requests', 'Statements that wait for a connection')
const backupNewest = gauge('settlesg.backup.newest.timestamp_seconds', 'When the newest dump was done, since 1970')
const stored = {
  waiting: gauge('settlesg.mail.waiting', 'Mails that wait to be sent'),
  oldest: gauge('settlesg.mail.oldest.age_seconds', 'Age of the oldest waiting mail'),
  dead: gauge('settlesg.mail.dead', 'Mails that were given up and are still known'),
  violations: gauge('settlesg.ledger.violations', 'Rules of the books that the last nightly check found broken'),
  differences: gauge('settlesg.payment.differences', 'Differences to the payment provider in the last nightly check'),
  checked: gauge('settlesg.ledger.checked_timestamp_seconds', 'When the books were last checked, since 1970'),
}

/** Adds the gauges of a running server; answers with how to take them away again. */
export function watch({ connections, newestBackup, readFigures }: Watched): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const figures = keptFor(figuresKeptMs, readFigures)
  const own: BatchObservableCallback = (result) => {
    observeDelay(result, delay)
    const pool = connections()
    if (!pool) return
    result.observe(poolCount, pool.used, { state: 'used' })
    result.observe(poolCount, pool.idle, { state: 'idle' })
    result.observe(poolPending, pool.waiting)
  }
  const ofDatabase: BatchObservableCallback = async (result) => {
    // A gauge that is not observed again would go on showing what it last was.
    const known = await figures().catch(() => null)
    const observe = (of: Observable, value: number | undefined) => result.observe(of, value ?? Number.NaN)
    observe(stored.waiting, known?.waitingMails)
    observe(stored.oldest, known?.oldestMailSeconds)
    observe(stored.dead, known?.deadMails)
    observe(stored.violations, known?.books?.violations)
    observe(stored.differences, known?.books?.differences)
    observe(stored.checked, known?.books?.checkedAt)
  }
  const ofBackups: BatchObservableCallback = async (result) => {
    // A folder that cannot be read is as bad as an empty one.
    const at = await newestBackup?.().catch(() => null)
    if (at !== undefined) result.observe(backupNewest, at ? at.getTime() / 1000 : Number.NaN)
  }
  const ownGauges: Observable[] = [loopDelay.p50, loopDelay.p99, poolCount, poolPending]
  meter.addBatchObservableCallback(own, ownGauges)
  meter.addBatchObservableCallback(ofDatabase, Object.values(stored))
  meter.addBatchObservableCallback(ofBackups, [backupNewest])
  return () => {
    delay.disable()
    meter.removeBatchObservableCallback(own, ownGauges)
    meter.removeBatchObservableCallback(ofDatabase, Object.values(stored))
    meter.removeBatchObservableCallback(ofBackups, [backupNewest])
  }
}

function observeDelay(
  result: Parameters<BatchObservableCallback>[0],
  delay: ReturnType<typeof monitorEventLoopDelay>,
): void {
  if (delay.count === 0) return
  result.observe(loopDelay.p50, delay.percentile(50) / 1e9)
  result.observe(loopDelay.p99, delay.percentile(99) / 1e9)
  delay.reset()
}

async function tooLate(): Promise<never> {
  await wait(databasePatienceMs, undefined, { ref: false })
  throw new Error('the database took too long')
}

function keptFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let until = Number.NEGATIVE_INFINITY
  return () => {
    if (answer && performance.now() < until) return answer
    until = performance.now() + ms
    answer = Promise.race([read(), tooLate()])
    return answer
  }
}

const serializer = new PrometheusSerializer('', false, undefined, true, true)

/** Everything as Prometheus reads it. */
export async function scrape(): Promise<string> {
  const { resourceMetrics } = await reader.collect()
  return serializer.serialize(resourceMetrics)
}

let tracer: Tracer | null = null
const current = new AsyncLocalStorage<Span>()

/** From now on requests, and what takes long in them, are spans of this tracer; null ends that. */
export const traceWith = (next: Tracer | null) => {
  tracer = next
}

/** Begins the span of a request, and runs what belongs to it; null where there are no traces. */
export function beginRequest(run: (span: Span | null) => void): void {
  const span = tracer?.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT) ?? null
  if (span) current.run(span, run, span)
  else run(span)
}

/** Counts a request that was answered; `route` is a template, and `ms` what it took. */
export function endRequest(span: Span | null, method: string, route: string, status: number, ms: number): void {
  const statusClass = `${Math.floor(status / 100)}xx`
  const ofRoute = { 'http.request.method': method, 'http.route': route }
  requestDuration.record(ms / 1000, { 'http.request.method': method, status: statusClass })
  requests.add(1, { ...ofRoute, status: statusClass })
  requestSeconds.add(ms / 1000, ofRoute)
  span
    ?.updateName(`${method} ${route}`)
    .setAttributes({ ...ofRoute, 'http.response.status_code': status })
    .end()
}

/** Does a named part of a request, as a span within that of the request, and records its seconds where it ends well. */
export async function timed<T>(
  name: string,
  duration: Histogram,
  work: () => Promise<T>,
  counts: (result: T) => boolean = () => true,
): Promise<T> {
  const parent = current.getStore()
  const span = parent && tracer?.startSpan(name, {}, trace.setSpan(ROOT_CONTEXT, parent))
  const start = performance.now()
  try {
    const result = await work()
    if (counts(result)) duration.record((performance.now() - start) / 1000)
    return result
  } finally {
    span?.end()
  }
}
