import type { Transaction } from 'kysely'
import {
  fromKysely,
  type ConstructorOptions as JobOptions,
  type JobResult,
  PgBoss,
  type QueueOptions,
  type WorkOptions,
} from 'pg-boss'

/** A job carries ids only, never content. */
export interface Jobs {
  /** The job exists exactly when the transaction commits. */
  enqueue<Tables>(tx: Transaction<Tables>, queue: string, data: { id: string }): Promise<void>
  /** From any process; null where it was not done within a week. */
  lastResult(name: string): Promise<{ result: object; at: Date } | null>
  stop(): Promise<void>
}

export interface JobQueue {
  name: string
  options: QueueOptions
  work(id: string): Promise<void>
}

/** Once each time, in any one process. It must be harmless to repeat. */
interface Schedule {
  name: string
  /** Minute, hour, day, month and weekday, in UTC. */
  cron: string
  /** If more than a quarter of an hour. */
  mostSeconds?: number
  /** An object that it returns is kept for a week, for `lastResult`. */
  work(): Promise<unknown>
}

export interface JobSettings {
  queues: JobQueue[]
  schedules?: Schedule[]
  /** Names of schedules to be removed from the database. */
  ended?: string[]
  /** Also for jobs that threw, with their queue's name; never gets a job's content. */
  onError: (error: Error, job?: string) => void
  /** Off to enqueue only, as in most tests: no schedule runs. */
  working?: boolean
}

/** New jobs wake a worker at once; polling finds the jobs that are to be tried again. */
const pollSeconds = 2
/** Of a queue in one process; a worker with a slow job fetches no other. */
const workers = 4
/** Not one: only a worker whose last fetch was full goes on without a pause. */
const batchSize = 2
/** How soon a job whose worker died, and whose time has run out, goes to another. */
const superviseSeconds = 15

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
  // Polling goes on; this explains to the operator why mails are two seconds slower.
  boss.on('warning', ({ message, data }) => {
    if (Reflect.get(data ?? {}, 'type') === 'listen_notify_unavailable') onError(new Error(message))
  })
  await boss.start()
  for (const { name, options, work } of queues) {
    await boss.createQueue(name, { ...options, notify: true })
    // An existing queue would keep its old options.
    await boss.updateQueue(name, { ...options, notify: true })
    // Makes pg-boss cache the queue: on PGlite, a look-up while enqueuing would wait for its own transaction.
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

/** Runs work that puts jobs into a queue, in a process that does none itself. */
export async function withQueue<T>(
  connection: JobOptions,
  queue: Pick<JobQueue, 'name' | 'options'>,
  work: (jobs: Jobs) => Promise<T>,
): Promise<T> {
  const queues = [{ ...queue, work: async () => {} }]
  const jobs = await startJobs(connection, { queues, working: false, onError: () => {} })
  return work(jobs).finally(() => jobs.stop())
}

type BatchOptions = WorkOptions & { perJobResults: true }

/** One that fails is tried again, without the others of its batch. */
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

/** Names no person: a message of the database may quote what was stored. */
export interface FaultLine {
  /** Absent where the queue itself failed. */
  job?: string
  fault: string
  code?: string
  reason: string
  frames: string[]
}

/** They hold nothing that a person wrote. */
const plainMessages = [
  /^LISTEN\/NOTIFY [\w ,/-]+$/,
  /^Failed to start LISTEN\/NOTIFY listener\b[\w ,/.-]*$/,
  /^Mail [\da-f-]{36}, attempt \d+: [\w .-]+$/,
  /^(timeout exceeded when trying to connect|query read timeout|connection terminated[\w ]*)$/i,
]

/** Makes a fault safe to log. */
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
