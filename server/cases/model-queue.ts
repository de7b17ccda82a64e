import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Piscina } from 'piscina'
import { keyedQueue, sourceOfAccount } from '../platform/keyed-queue.ts'
import type { ModelDone } from './model-thread.ts'
import { type Compute, computingBy, type ModelTask } from './model-work.ts'

/** Has the model work for accounts, which take turns: one of them delays another by one computation at most. */
export interface ModelQueue {
  /**
   * Does work of an account in its turn. `compute` never holds up this thread; it must not be called in a transaction. Throws
   * `unavailable` when too many wait, or when turn and work took longer than anybody waits.
   */
  run<T>(userId: string, work: (compute: Compute) => T | Promise<T>): Promise<T>
  close(): Promise<void>
}

/** One core is left to requests and database. */
const mostThreads = Math.max(1, availableParallelism() - 1)
/** Within the limits of calls no account has so many, and 20 seconds are enough for some hundred. */
const rules = { name: 'model', mayWait: 2_000, mayWaitFromOneNetwork: 1_000, retrySeconds: 5, patienceMs: 20_000 }
/** A thread holds some 40 MB: it ends when nobody wanted anything of the model for this long. */
const idleMs = 300_000

/** The model in worker threads, each started when it is first wanted. One that dies costs one more try. */
export function modelThreads(limits: { threads?: number; patienceMs?: number } = {}): ModelQueue {
  const { threads = mostThreads } = limits
  const runInTurn = keyedQueue({ ...rules, ...limits, atOnce: threads })
  const pool = new Piscina<ModelTask, ModelDone>({
    filename: join(import.meta.dirname, 'model-thread.ts'),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
  })
  const computeUntil = (signal: AbortSignal) =>
    computingBy(async (task) => {
      const done = await pool.run(task, { signal }).catch(() => {
        signal.throwIfAborted()
        return pool.run(task, { signal })
      })
      if ('fault' in done) throw done.fault
      return done.result
    })
  return {
    run: (userId, work) => runInTurn(sourceOfAccount(userId), (patience) => work(computeUntil(patience))),
    close: () => pool.close({ force: true }),
  }
}
