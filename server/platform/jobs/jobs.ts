import type { Transaction } from 'kysely'
import {
  fromKysely,
  type ConstructorOptions as JobOptions,
  type JobResult,
  PgBoss,
  type QueueOptions,
  type WorkOptions,
} from 'pg-boss'

/** Work to be done after a transaction commits, and at its hours. A job carries ids only, never content. */
export interface Jobs {
  /** Enqueues inside the business transaction: the job exists exactly when the transaction commits. */
  enqueue<Tables>(tx: Transaction<Tables>, queue: string, data: { id: string }): Promise<void>
  /** What scheduled work last answered with, in whichever process, and when; null where it was not done within a week. */
  lastResult(name: string): Promise<{ result: object; at: Date } | null>
  stop(): Promise<void>
}

export interface JobQueue {
  name: string
  options: QueueOptions
  work(id: string): Promise<void>
}

/** Work that comes round by itself: once each time, in whichever process is there. It must be harmless to repeat. */
interface Schedule {
  name: string
  /** Minute, hour, day, month and weekday, in UTC. */
  cron: string
  /** How long it may take, where that is more than a quarter of an hour. */
  mostSeconds?: number
  /** An object that it answers with is kept for a week, for `lastResult`. */
  work(): Promise<unknown>
}

export interface JobSettings {
  queues: JobQueue[]
  schedules?: Schedule[]
  /** Names of work that an earlier version did at fixed times and that nobody does any more. */
  ended?: string[]
  /** Learns of faults of the queue itself, and of jobs that threw with their queue's name; never given a job's content. */
  onError: (error: Error, job?: string) => void
  /** Off where only enqueuing is wanted, as in most tests; nothing comes round by itself then. */
  working?: boolean
}

/** A new job wakes a worker at once; polling finds the jobs whose time to be tried again has come. */
const pollSeconds = 2
/** Workers of a queue in one process. A worker that waits for a slow job fetches nothing; the others go on. */
const workers = 4
/** Jobs a worker takes at once. Only one whose last fetch was full goes on without a pause, so it is not one. */
const batchSize = 2
/** How soon a job is given to another worker once its own has died and its time has run out. */
const superviseSeconds = 15

/** Starts the job queue on the application's own database. */
export async function startJobs(
  connection: JobOptions,
  { queues, schedules = [], ended = [], onError, working = true }: JobSettings,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection,
    supervise: working,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    schedule: working && schedules.length > 0,
    useListenNotify: working,
  })
  boss.on('error', (error) => onError(error))
  // It goes on by polling; the operator is to know why mails are two seconds slower.
  boss.on('warning', ({ message, data }) => {
    if (Reflect.get(data ?? {}, 'type') === 'listen_notify_unavailable') onError(new Error(message))
  })
  await boss.start()
  for (const { name, options, work } of queues) {
    await boss.createQueue(name, { ...options, notify: true })
    // One that is there already would keep the options that it was made with.
    await boss.updateQueue(name, { ...options, notify: true })
    // Makes pg-boss look the queue up now and remember it. Looked up while enqueuing, on a connection of its own, it
    // would wait for the very transaction that enqueues: PGlite has only one.
    await boss.findJobs(name, { key: 'none' })
    if (!working) continue
    const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds }
    await boss.work<{ id: string }, unknown, BatchOptions>(
      name,
      { ...polling, localConcurrency: workers, batchSize, burstWhenBatchFull: true, perJobResults: true },
      (jobs) => Promise.all(jobs.map((job) => jobResult(job.id, work(job.data.id), (error) => onError(error, name)))),
    )
  }
  if (working) for (const name of ended) await boss.unschedule(name)
  for (const { name, cron, mostSeconds, work } of working ? schedules : []) {
    const limit = mostSeconds ? { expireInSeconds: mostSeconds } : {}
    await boss.createQueue(name, { retryLimit: 0, notify: true, ...limit })
    await boss.schedule(name, cron)
    await boss.work<object, unknown, BatchOptions>(name, { perJobResults: true }, (jobs) =>
      Promise.all(jobs.map((job) => jobResult(job.id, work(), (error) => onError(error, name)))),
    )
  }
  return {
    async enqueue(tx, queue, data) {
      await boss.send(queue, data, { db: fromKysely(tx) })
    },
    async lastResult(name) {
      if (!(await boss.getQueue(name))) return null
      const done = (await boss.findJobs(name)).filter(({ state }) => state === 'completed')
      const last = done.toSorted((a, b) => Number(b.completedOn) - Number(a.completedOn))[0]
      return last?.completedOn ? { result: last.output ?? {}, at: last.completedOn } : null
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

type BatchOptions = WorkOptions & { perJobResults: true }

/** Each job of a batch ends by itself: one that fails is tried again, and does not take the others along. */
async function jobResult(id: string, work: Promise<unknown>, onError: (error: Error) => void): Promise<JobResult> {
  try {
    const output = await work
    return { id, status: 'completed', ...(typeof output === 'object' && output !== null && { output }) }
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error('A job failed')
    onError(error)
    return { id, status: 'failed' }
  }
}

/** What the log says of a fault outside any request. Names no person: a message of the database quotes what was stored. */
export interface FaultLine {
  /** The queue or the work that comes round; absent where the queue itself failed. */
  job?: string
  fault: string
  code?: string
  reason: string
  frames: string[]
}

/** Messages of ours, of the job queue and of the database's driver that hold nothing that a person wrote. */
const plainMessages = [
  /^LISTEN\/NOTIFY [\w ,/-]+$/,
  /^Failed to start LISTEN\/NOTIFY listener\b[\w ,/.-]*$/,
  /^Mail [\da-f-]{36}, attempt \d+: [\w .-]+$/,
  /^(timeout exceeded when trying to connect|query read timeout|connection terminated[\w ]*)$/i,
]

/** Puts a fault of a job, or of the job queue itself, in words that are safe to log. */
export function faultLine(error: Error, job?: string): FaultLine {
  const code: unknown = Reflect.get(error, 'code')
  return {
    ...(job !== undefined && { job }),
    fault: error.name,
    ...(typeof code === 'string' && { code }),
    reason: faultReason(error.message, code),
    frames: error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [],
  }
}

function faultReason(message: string, code: unknown): string {
  if (plainMessages.some((pattern) => pattern.test(message))) return message
  if (typeof code === 'string' && /^[\dA-Z]{5}$/.test(code))
    return `the database refused a statement (SQLSTATE ${code})`
  if (typeof code === 'string') return `the system answered ${code}`
  return 'see the frames'
}
